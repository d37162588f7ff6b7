import { endpoints, internalEndpoints } from '@findable/contracts'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAdmin, type Admin } from './harness.ts'

const password = 'a good password'
let admin: Admin
let db: Admin['db']

interface Person {
  id: string
  username: string
  password: string
}
let owner: Person
let helper: Person

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  admin = await openAdmin({ password })
  ;({ db } = admin)
  owner = { id: '1', username: 'Owner', password }
  const body = { username: 'Helper', email: 'helper@example.com.au', role: 'viewer' }
  const added = (await call(endpoints.addStaffMember, { body })).body
  helper = { id: added.member.id, username: 'Helper', password: added.password }
})
afterEach(async () => {
  vi.useRealTimers()
  await admin.close()
})

const call: Admin['call'] = (endpoint, input) => admin.call(endpoint, input)
const login = (person: Person, code?: string) => {
  const { username } = person
  const body = { username, password: person.password, ...(code !== undefined && { code }) }
  return call(internalEndpoints.verifyLogin, { body })
}
const start = (person: Person) =>
  call(internalEndpoints.startSecondFactor, { body: { staffId: person.id, currentPassword: person.password } })
const confirm = (person: Person, code: string) => call(endpoints.confirmSecondFactor, { as: person, body: { code } })
const end = (person: Person, code: string, currentPassword = person.password) =>
  call(internalEndpoints.endSecondFactor, { body: { staffId: person.id, currentPassword, code } })
const state = async (person: Person) => (await call(endpoints.secondFactor, { as: person })).body
const entries = async () => (await call(endpoints.auditLog)).body as { staffName: string; action: string }[]
const actions = async () => (await entries()).map(({ action }) => action)
const next = () => vi.advanceTimersByTime(30_000)

/** Switches it on for somebody and returns their app and recovery codes; the code of this moment is used up. */
async function enrol(person: Person) {
  const { secret } = (await start(person)).body
  const phone = new TOTP({ secret })
  const { recoveryCodes } = (await confirm(person, phone.generate())).body as { recoveryCodes: string[] }
  next()
  return { secret, phone, recoveryCodes }
}

describe('switching a second factor on', () => {
  it('takes the password and a code that the app shows, and from then on a login takes a code', async () => {
    const { body } = await start(helper)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.address).toMatch(/^otpauth:\/\/totp\/Findable:Helper\?issuer=Findable&secret=[A-Z2-7]{32}&/)
    // Nothing counts before the code was confirmed.
    expect((await login(helper)).status).toBe(200)
    const phone = new TOTP({ secret: body.secret })
    expect((await confirm(helper, '12345')).body.code).toBe('wrong-code')
    const { recoveryCodes } = (await confirm(helper, phone.generate())).body
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(await state(helper)).toEqual({ on: true, recoveryCodesLeft: 10 })
    expect(await login(helper)).toMatchObject({ status: 401, body: { code: 'code-required' } })
    next()
    expect((await login(helper, phone.generate())).body).toMatchObject({ username: 'Helper', role: 'viewer' })
    expect((await login(owner)).status).toBe(200)
  })

  it('is refused with a wrong password, and when it is on already', async () => {
    const wrong = { staffId: helper.id, currentPassword: 'wrong' }
    expect((await call(internalEndpoints.startSecondFactor, { body: wrong })).body.code).toBe('wrong-password')
    const { phone } = await enrol(helper)
    expect((await start(helper)).body.code).toBe('second-factor-on')
    expect((await confirm(helper, phone.generate())).body.code).toBe('second-factor-on')
  })

  it('has to be confirmed within 15 minutes, with the secret that was shown last, and happens once', async () => {
    expect((await confirm(helper, '123456')).body.code).toBe('enrolment-over')
    const first = new TOTP({ secret: (await start(helper)).body.secret })
    const second = new TOTP({ secret: (await start(helper)).body.secret })
    expect((await confirm(helper, first.generate())).body.code).toBe('wrong-code')
    const answers = await Promise.all([confirm(helper, second.generate()), confirm(helper, second.generate())])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await state(helper)).toEqual({ on: true, recoveryCodesLeft: 10 })
    const late = new TOTP({ secret: (await start(owner)).body.secret })
    await db
      .updateTable('admin_users')
      .set({ second_factor_started_at: new Date(Date.now() - 16 * 60_000) })
      .where('id', '=', Number(owner.id))
      .execute()
    expect((await confirm(owner, late.generate())).body.code).toBe('enrolment-over')
    expect((await login(owner)).status).toBe(200)
  })

  it('leaves neither the secret nor a recovery code in the database', async () => {
    const { secret, recoveryCodes } = await enrol(helper)
    const everything = JSON.stringify([
      await db.selectFrom('admin_users').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ])
    expect(everything).not.toContain(secret)
    for (const code of recoveryCodes) {
      expect(everything).not.toContain(code)
      expect(everything).not.toContain(code.replaceAll('-', ''))
    }
    expect(JSON.stringify(await call(endpoints.staffMembers))).not.toContain('second_factor')
  })
})

describe('a code', () => {
  it('works once, also when it is sent several times at once, and so do none before it', async () => {
    const { phone } = await enrol(helper)
    const before = phone.generate()
    next()
    const code = phone.generate()
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(helper, code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
    expect((await login(helper, code)).body.code).toBe('wrong-code')
    expect((await login(helper, before)).body.code).toBe('wrong-code')
    next()
    expect((await login(helper, phone.generate())).status).toBe(200)
  })

  it('that confirmed the second factor does not also sign in', async () => {
    const phone = new TOTP({ secret: (await start(helper)).body.secret })
    const code = phone.generate()
    await confirm(helper, code)
    expect((await login(helper, code)).body.code).toBe('wrong-code')
  })

  it('may be half a minute early or late, and no more', async () => {
    const { phone } = await enrol(helper)
    const at = (seconds: number) => phone.generate({ timestamp: Date.now() + seconds * 1_000 })
    next()
    next()
    expect((await login(helper, at(60))).body.code).toBe('wrong-code')
    expect((await login(helper, at(-60))).body.code).toBe('wrong-code')
    expect((await login(helper, at(-30))).status).toBe(200)
    expect((await login(helper, at(30))).status).toBe(200)
  })

  it('of another person does not work, nor does one without the password', async () => {
    const mine = await enrol(helper)
    const theirs = await enrol(owner)
    expect((await login(helper, theirs.phone.generate())).body.code).toBe('wrong-code')
    expect((await login(helper, theirs.recoveryCodes[0])).body.code).toBe('wrong-code')
    const stranger = { ...helper, password: 'wrong' }
    for (const code of [mine.phone.generate(), mine.recoveryCodes[0], '000000', undefined])
      expect((await login(stranger, code)).body.code).toBe('login-failed')
    // None of these has used up anything.
    expect((await login(helper, mine.phone.generate())).status).toBe(200)
    expect((await state(helper)).recoveryCodesLeft).toBe(10)
  })

  it.each(['', ' ', '12345', '1234567', '１２３４５６', 'abcdef', '-1.5e3', '0x1234', 'x'.repeat(40)])(
    'such as "%s" is refused and breaks nothing',
    async (code) => {
      await enrol(helper)
      expect((await login(helper, code)).status).toBe(400)
    },
  )
})

describe('a recovery code', () => {
  it('signs in once, with capitals and without hyphens too, and the account says how many are left', async () => {
    const { recoveryCodes } = await enrol(helper)
    const [first, second] = recoveryCodes as [string, string]
    expect((await login(helper, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await login(helper, first)).body.code).toBe('wrong-code')
    expect((await login(helper, second.replaceAll('-', ''))).status).toBe(200)
    expect(await state(helper)).toEqual({ on: true, recoveryCodesLeft: 8 })
    expect(await actions()).toContain('use-recovery-code')
  })

  it('used by two at once lets one in', async () => {
    const { recoveryCodes } = await enrol(helper)
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(helper, recoveryCodes[0])))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    expect((await state(helper)).recoveryCodesLeft).toBe(9)
  })

  it('still works after the key of the settings was changed, when the codes of the app do not', async () => {
    const { phone, recoveryCodes } = await enrol(helper)
    await admin.restartWith('another key for settings')
    expect((await login(helper, phone.generate())).status).toBe(500)
    expect((await login(helper, recoveryCodes[0])).status).toBe(200)
    const problem = 'Second factors that cannot be read: 1. Their recovery codes work.'
    expect(await admin.renewSecrets()).toEqual({ alert: 'settings-unreadable', problem })
  })

  it('is not needed when the key before is given as well, nor afterwards', async () => {
    const { phone } = await enrol(helper)
    await admin.restartWith('another key for settings', 'a key for settings')
    expect(await admin.renewSecrets()).toBeUndefined()
    await admin.restartWith('another key for settings')
    expect((await login(helper, phone.generate())).status).toBe(200)
  })
})

describe('switching it off', () => {
  it('takes the password and a code, and happens once', async () => {
    const { phone, recoveryCodes } = await enrol(helper)
    expect((await end(helper, phone.generate(), 'wrong')).body.code).toBe('wrong-password')
    expect((await end(helper, '12345')).body.code).toBe('wrong-code')
    expect((await login(helper)).body.code).toBe('code-required')
    const answers = await Promise.all([end(helper, phone.generate()), end(helper, phone.generate())])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await state(helper)).toEqual({ on: false, recoveryCodesLeft: 0 })
    expect((await login(helper)).status).toBe(200)
    expect((await end(helper, recoveryCodes[0]!)).body.code).toBe('second-factor-off')
    // Old recovery codes do not come back with a new phone.
    await enrol(helper)
    expect((await login(helper, recoveryCodes[0])).body.code).toBe('wrong-code')
  })

  it('for somebody who lost their phone is for other administrators, and ends the sessions of that person', async () => {
    await enrol(helper)
    await enrol(owner)
    const session = { body: { staffId: helper.id, passwordVersion: 1 } }
    expect((await call(internalEndpoints.verifySession, session)).status).toBe(200)
    const listed = async () =>
      (await call(endpoints.staffMembers)).body.map((each: { secondFactor: boolean }) => each.secondFactor)
    expect(await listed()).toEqual([true, true])
    const { body } = await call(endpoints.removeSecondFactor, { id: helper.id })
    expect(body).toMatchObject({ username: 'Helper', secondFactor: false })
    expect(await listed()).toEqual([false, true])
    expect((await call(internalEndpoints.verifySession, session)).status).toBe(401)
    expect((await login(helper)).status).toBe(200)
    expect((await call(endpoints.removeSecondFactor, { id: helper.id })).body.code).toBe('second-factor-off')
    expect((await call(endpoints.removeSecondFactor, { id: owner.id })).body.code).toBe('own-second-factor')
    expect((await call(endpoints.removeSecondFactor, { id: '999' })).body.code).toBe('staff-not-found')
    expect((await login(owner)).body.code).toBe('code-required')
  })

  it('is in the audit log, as is everything that was tried with codes', async () => {
    const { phone } = await enrol(helper)
    await login(helper, '12345')
    await end(helper, phone.generate())
    await enrol(helper)
    await call(endpoints.removeSecondFactor, { id: helper.id })
    expect((await entries()).slice(0, 5)).toMatchObject([
      {
        staffName: 'Owner',
        action: 'remove-second-factor',
        subject: { type: 'staff', id: helper.id, label: 'Helper' },
      },
      { staffName: 'Helper', action: 'start-second-factor' },
      { staffName: 'Helper', action: 'end-second-factor' },
      { staffName: 'Helper', action: 'login-code-failed' },
      { staffName: 'Helper', action: 'start-second-factor' },
    ])
  })
})
