import { endpoints, internalEndpoints, type Endpoint } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAdmin, type Admin } from './harness.ts'

let admin: Admin
let db: Admin['db']
beforeEach(async () => {
  admin = await openAdmin()
  ;({ db } = admin)
})
afterEach(() => admin.close())

const first = (password?: string) => admin.ensureFirst(password)
const call = (endpoint: Endpoint, body: object) => admin.call(endpoint, { as: null, body })
const login = (username: string, password: string) => call(internalEndpoints.verifyLogin, { username, password })
const entries = async (query = '') => (await admin.call(endpoints.auditLog, { query })).body
const me = (id: string) => admin.call(endpoints.me, { as: { id, username: 'Owner' } })

describe('the first administrator', () => {
  it('is created once, however many processes start at the same time, and never overwritten', async () => {
    await Promise.all([first('a good password'), first('a good password'), first('a good password')])
    await first('another password')
    expect(await db.selectFrom('admin_users').selectAll().execute()).toHaveLength(1)
    expect((await login('owner', 'a good password')).status).toBe(200)
    expect((await login('owner', 'another password')).status).toBe(401)
  })

  it('is not created without a password', async () => {
    await first()
    expect(await db.selectFrom('admin_users').selectAll().execute()).toEqual([])
  })
})

describe('a login', () => {
  it('answers who it is, by a name in any case, and is written down', async () => {
    await first('a good password')
    const { body } = await login('OWNER', 'a good password')
    expect(body).toEqual({
      id: expect.any(String),
      passwordVersion: 1,
      username: 'Owner',
      role: 'admin',
      email: 'owner@example.com.au',
    })
    expect((await me(body.id)).body).toEqual({ username: 'Owner', role: 'admin', email: 'owner@example.com.au' })
    expect((await db.selectFrom('admin_users').select('last_login').execute())[0]!.last_login).toBeInstanceOf(Date)
    expect((await db.selectFrom('audit_log').select('action').execute())[0]).toEqual({ action: 'login' })
  })

  it('says the same to a wrong name and a wrong password', async () => {
    await first('a good password')
    const wrongPassword = await login('owner', 'wrong')
    const wrongName = await login('nobody', 'a good password')
    expect(wrongPassword.body).toMatchObject({ code: 'login-failed' })
    expect({ ...wrongName.body, requestId: '' }).toEqual({ ...wrongPassword.body, requestId: '' })
  })

  it('costs the same work for a name that does not exist, so that its time tells nothing', async () => {
    await first('a good password')
    const cpuOf = async (username: string) => {
      const before = process.cpuUsage()
      for (let i = 0; i < 5; i++) await login(username, 'wrong')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    // The first login also pays for one-time loading, which must not count.
    await cpuOf('nobody')
    const [known, unknown] = [await cpuOf('owner'), await cpuOf('nobody')]
    // Without hashing a password the call costs less than a tenth of this.
    expect(unknown / known).toBeGreaterThan(1 / 3)
    expect(unknown / known).toBeLessThan(3)
  })

  it('takes long passwords whole', async () => {
    const long = 'x'.repeat(200)
    await first(long)
    expect((await login('owner', long)).status).toBe(200)
    expect((await login('owner', long.slice(0, 199))).status).toBe(401)
  })

  it('keeps no password that can be read', async () => {
    await first('a good password')
    const [stored] = await db.selectFrom('admin_users').select('password').execute()
    expect(stored!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

it('finds no one by an id that is gone', async () => {
  expect((await me('12')).status).toBe(401)
})

describe('a changed password', () => {
  let staffId: string
  beforeEach(async () => {
    await first('a good password')
    staffId = (await login('owner', 'a good password')).body.id
  })
  const change = (currentPassword: string, newPassword: string) =>
    call(internalEndpoints.changePassword, { staffId, currentPassword, newPassword })
  const session = async (passwordVersion: number) =>
    (await call(internalEndpoints.verifySession, { staffId, passwordVersion })).status

  it('is the only one that works, and ends what was begun with the last one', async () => {
    expect(await session(1)).toBe(200)
    expect(await change('a good password', 'a better password')).toEqual({ status: 200, body: { passwordVersion: 2 } })
    expect([await session(1), await session(2)]).toEqual([401, 200])
    expect((await login('owner', 'a good password')).status).toBe(401)
    expect((await login('owner', 'a better password')).body.passwordVersion).toBe(2)
  })

  it('ends a session whose login was under way', async () => {
    const logins = Array.from({ length: 6 }, () => login('owner', 'a good password'))
    await change('a good password', 'a better password')
    const begun = (await Promise.all(logins)).filter(({ status }) => status === 200)
    for (const { body } of begun) expect(await session(body.passwordVersion)).toBe(401)
  })

  it('needs the current one, and is changed once by two who do it at the same time', async () => {
    expect(await change('wrong', 'a better password')).toMatchObject({
      status: 400,
      body: { code: 'wrong-password', error: 'The current password is not correct.' },
    })
    const answers = await Promise.all(
      ['a second password', 'a third password'].map((to) => change('a good password', to)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect((await change('a good password', 'short')).body.error).toMatch(/password/)
  })

  it('is in the audit log without its value', async () => {
    await change('a good password', 'a better password')
    const [entry] = await entries()
    expect(entry).toMatchObject({
      staffName: 'Owner',
      action: 'change-password',
      changes: [{ field: 'password', before: null, after: 'changed' }],
    })
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain('better')
  })
})

describe('an account', () => {
  const account = { username: 'Keeper', email: 'keeper@example.com.au' }

  it('can be changed, and the log says from what to what', async () => {
    await first('a good password')
    const { id } = (await login('owner', 'a good password')).body
    const change = { ...account, staffId: id, currentPassword: 'a good password' }
    expect((await call(internalEndpoints.changeAccount, change)).body).toEqual({ ...account, role: 'admin' })
    expect((await login('keeper', 'a good password')).status).toBe(200)
    expect((await entries())[1]).toMatchObject({
      action: 'change-account',
      changes: [
        { field: 'username', before: 'Owner', after: 'Keeper' },
        { field: 'email', before: 'owner@example.com.au', after: 'keeper@example.com.au' },
      ],
    })
  })

  it('changes its address with the password only, and a wrong one changes nothing else either', async () => {
    await first('a good password')
    const staffId = (await login('owner', 'a good password')).body.id
    const change = (changes: object) =>
      call(internalEndpoints.changeAccount, { username: 'Owner', email: 'new@example.com.au', staffId, ...changes })
    expect((await change({})).body).toMatchObject({
      code: 'wrong-password',
      error: 'Enter your current password to change the email address.',
    })
    expect((await change({ currentPassword: 'wrong' })).body.code).toBe('wrong-password')
    const same = { email: 'owner@example.com.au', username: 'Renamed' }
    expect((await change({ ...same, currentPassword: 'wrong' })).body.code).toBe('wrong-password')
    expect((await me(staffId)).body).toMatchObject({ username: 'Owner', email: 'owner@example.com.au' })
    expect((await change(same)).body.username).toBe('Renamed')
    expect((await change({ currentPassword: 'a good password' })).body.email).toBe('new@example.com.au')
  })

  it('cannot take the name of another, in any case, nor a name or an address that is none', async () => {
    await first('a good password')
    const { id } = (await login('owner', 'a good password')).body
    await db
      .insertInto('admin_users')
      .values({ ...account, password: 'x' })
      .execute()
    const unchanged = { staffId: id, email: 'owner@example.com.au' }
    const change = (changes: object) => call(internalEndpoints.changeAccount, { ...account, ...unchanged, ...changes })
    expect(await change({ username: 'KEEPER' })).toMatchObject({ status: 409, body: { code: 'username-taken' } })
    expect((await change({ username: 'ab' })).body.error).toBe('Username must be at least 3 characters')
    expect((await change({ email: 'nobody' })).body.error).toBe('Please enter a valid email address')
    expect((await change({ username: 'owner' })).status).toBe(200)
  })
})

describe('the audit log', () => {
  it('has failed logins too, but no name that is no account: it may be a mistyped password', async () => {
    await first('a good password')
    await login('owner', 'wrong')
    await login('my-secret-password', 'wrong')
    expect(
      (await entries()).map(({ staffName, action }: { staffName: string; action: string }) => [staffName, action]),
    ).toEqual([
      [null, 'login-failed'],
      ['Owner', 'login-failed'],
    ])
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain('my-secret')
  })

  it('comes in pages, newest first, and is for staff only', async () => {
    await first('a good password')
    for (let i = 0; i < 120; i++) {
      await db
        .insertInto('audit_log')
        .values({ action: 'login', admin_id: null, staff_name: `${i}`, request_id: null })
        .execute()
    }
    const names: string[] = []
    for (let page = await entries(); page.length > 0; page = await entries(`?before=${page.at(-1).id}`)) {
      expect(page.length).toBeLessThanOrEqual(50)
      names.push(...page.map(({ staffName }: { staffName: string }) => staffName))
    }
    expect(names).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)))
    expect((await admin.call(endpoints.auditLog, { as: null })).status).toBe(401)
  })

  it('can be added to, and never changed', async () => {
    await first('a good password')
    await login('owner', 'a good password')
    await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('never changed')
  })
})
