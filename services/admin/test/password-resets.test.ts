import { randomUUID } from 'node:crypto'
import { endpoints, internalEndpoints, type Endpoint } from '@findable/contracts'
import { sql, type InternalClient } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAdmin, type Admin } from './harness.ts'
import { mailResets } from '../src/password-resets.ts'

let admin: Admin
let db: Admin['db']
let woken = 0
beforeEach(async () => {
  admin = await openAdmin({ password: 'a good password', resetAsked: () => void woken++ })
  ;({ db } = admin)
})
afterEach(() => admin.close())

interface Mailed {
  id: string
  email: string
}
/** Hands over what waits, and returns what the mail service was asked to mail. */
async function mailed(): Promise<Mailed[]> {
  const asked: Mailed[] = []
  const mail = async (_endpoint: Endpoint, { body }: { body: Mailed }) => (asked.push(body), { ok: true })
  while (await mailResets(db, mail as unknown as InternalClient));
  return asked
}
const call = (endpoint: Endpoint, body: object, id = '1') => admin.call(endpoint, { body, id })
const ask = (login: string) => call(endpoints.askPasswordReset, { login })
const tokenOf = ({ id }: Mailed) => call(internalEndpoints.passwordResetToken, {}, id)
const check = (token: string) => call(endpoints.checkPasswordReset, { token })
const reset = (token: string, newPassword = 'a better password') =>
  call(endpoints.resetPassword, { token, newPassword })
const login = async (password: string, username = 'owner') =>
  (await call(internalEndpoints.verifyLogin, { username, password })).status
const add = async (username: string, email: string, role = 'viewer') =>
  (await call(endpoints.addStaffMember, { username, email, role })).body.member.id as string
const later = (minutes: number) =>
  sql`update password_resets set created_at = created_at - make_interval(mins => ${minutes}),
    mailed_at = mailed_at - make_interval(mins => ${minutes}),
    token_made_at = token_made_at - make_interval(mins => ${minutes})`.execute(db)
/** A link as somebody gets it. */
async function link(username = 'owner'): Promise<string> {
  await ask(username)
  const [mail] = await mailed()
  return (await tokenOf(mail!)).body.token
}

describe('asking for a new password', () => {
  it('mails a link to the stored address, by username or address in any case', async () => {
    for (const typed of ['OWNER', ' owner@Example.com.au ']) {
      expect(await ask(typed)).toEqual({ status: 200, body: { ok: true } })
      expect(await mailed()).toEqual([{ id: expect.any(String), email: 'owner@example.com.au' }])
    }
    expect(woken).toBe(2)
    expect((await call(endpoints.auditLog, {})).body[0]).toMatchObject({
      staffName: 'Owner',
      action: 'ask-password-reset',
    })
  })

  it('answers the same and stores as much for a name that does not exist or may not sign in, and mails nothing', async () => {
    const gone = await add('Gone', 'gone@example.com.au')
    await call(endpoints.changeRole, { role: 'none' }, gone)
    for (const typed of ['nobody', 'gone', 'gone@example.com.au', "' or true --", '%', '*']) {
      expect(await ask(typed)).toEqual({ status: 200, body: { ok: true } })
      expect(await db.selectFrom('password_resets').select('admin_id').execute()).toEqual([{ admin_id: null }])
      expect(await mailed()).toEqual([])
    }
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([])
    expect(JSON.stringify((await call(endpoints.auditLog, {})).body)).not.toContain('reset')
    expect((await ask('')).body.error).toBe('Enter your username or email address')
  })

  it('is answered for each account that shares an address', async () => {
    await add('Helper', 'owner@example.com.au')
    await ask('owner@example.com.au')
    expect(await mailed()).toHaveLength(2)
  })

  it('mails at most three an hour to one account', async () => {
    for (let i = 0; i < 5; i++) await ask('owner')
    expect(await mailed()).toHaveLength(3)
    await ask('owner')
    expect(await mailed()).toEqual([])
    await later(61)
    await ask('owner')
    expect(await mailed()).toHaveLength(1)
  })

  it('waits while the mail service is away, but no longer than half an hour', async () => {
    const away = (() => Promise.reject(new Error('away'))) as unknown as InternalClient
    await ask('owner')
    await expect(mailResets(db, away)).rejects.toThrow('away')
    await later(29)
    const [first] = await mailed()
    expect(first).toBeDefined()
    await ask('owner')
    await later(31)
    expect(await mailed()).toEqual([])
    expect((await tokenOf(first!)).body.code).toBe('reset-over')
  })
})

describe('the link', () => {
  it('sets the password once, ends all sessions, and does not sign in', async () => {
    const token = await link()
    expect((await check(token)).body).toEqual({ username: 'Owner' })
    expect(await reset(token)).toEqual({ status: 200, body: { ok: true } })
    const session = await call(internalEndpoints.verifySession, { staffId: '1', passwordVersion: 1 })
    expect(session.status).toBe(401)
    expect([await login('a good password'), await login('a better password')]).toEqual([401, 200])
    for (const again of [await check(token), await reset(token, 'a third password')])
      expect(again).toMatchObject({ status: 410, body: { code: 'reset-over' } })
    expect(await login('a better password')).toBe(200)
    const entries = (await call(endpoints.auditLog, {})).body as { action: string; staffName: string }[]
    expect(entries).toContainEqual(expect.objectContaining({ action: 'reset-password', staffName: 'Owner' }))
  })

  it('used by several at once sets one password', async () => {
    const token = await link()
    const passwords = ['password one', 'password two', 'password three', 'password four']
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
    const right = answers.findIndex(({ status }) => status === 200)
    expect(await login(passwords[right]!)).toBe(200)
  })

  it('of several links is used once, whichever it is', async () => {
    const tokens = [await link(), await link()]
    const answers = await Promise.all(tokens.map((token, index) => reset(token, `password ${index}`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  it('ends after half an hour', async () => {
    const token = await link()
    await later(29)
    expect((await check(token)).status).toBe(200)
    await later(2)
    expect((await check(token)).status).toBe(410)
    expect((await reset(token)).status).toBe(410)
  })

  it.each([
    [
      'changes',
      () =>
        call(internalEndpoints.changePassword, {
          staffId: '1',
          currentPassword: 'a good password',
          newPassword: 'another password',
        }),
    ],
    ['is reset by another link', async () => reset(await link())],
  ])('ends when the password %s', async (_how, act) => {
    const token = await link()
    await act()
    expect((await reset(token, 'an unwanted password')).body.code).toBe('reset-over')
    expect(await login('an unwanted password')).toBe(401)
  })

  it('ends when an administrator ends the sessions or takes the access of that person', async () => {
    const id = await add('Helper', 'helper@example.com.au')
    const token = await link('helper')
    await call(endpoints.changeRole, { role: 'none' }, id)
    expect((await reset(token)).status).toBe(410)
    await call(endpoints.changeRole, { role: 'viewer' }, id)
    expect((await check(token)).status).toBe(200)
    await call(endpoints.endSessions, {}, id)
    expect((await reset(token)).status).toBe(410)
  })

  it('leaves its token nowhere, and the mail sent again has another', async () => {
    await ask('owner')
    const [mail] = await mailed()
    const first = (await tokenOf(mail!)).body.token
    const stored = JSON.stringify([
      await db.selectFrom('password_resets').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ])
    expect(stored).not.toContain(first)
    const second = (await tokenOf(mail!)).body.token
    expect([(await check(first)).status, (await check(second)).status]).toEqual([410, 200])
    expect((await tokenOf({ id: randomUUID(), email: '' })).status).toBe(410)
  })

  it.each(['', 'x', 'null', '0'.repeat(43), '%'])('that is made up, such as "%s", opens nothing', async (token) => {
    await link()
    expect([400, 410]).toContain((await check(token)).status)
    expect([400, 410]).toContain((await reset(token)).status)
  })

  it('keeps working after a new password that is too short', async () => {
    const token = await link()
    expect((await reset(token, 'short')).body.error).toBe('New password must be at least 8 characters')
    expect((await reset(token)).status).toBe(200)
  })
})
