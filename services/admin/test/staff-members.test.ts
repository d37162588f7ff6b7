import { endpoints, internalEndpoints, type StaffMember } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAdmin, type Admin } from './harness.ts'

let admin: Admin
let db: Admin['db']
let owner: StaffMember

const call: Admin['call'] = (endpoint, input) => admin.call(endpoint, input)
const members = async (): Promise<StaffMember[]> => (await call(endpoints.staffMembers)).body
const login = (username: string, password: string) =>
  call(internalEndpoints.verifyLogin, { body: { username, password } })
const session = (staffId: string, passwordVersion: number) =>
  call(internalEndpoints.verifySession, { body: { staffId, passwordVersion } })
const setRole = (id: string, role: string) => call(endpoints.changeRole, { id, body: { role } })
const add = async (role: string, username = 'Helper') =>
  (await call(endpoints.addStaffMember, { body: { username, email: 'helper@example.com.au', role } })).body as {
    member: StaffMember
    password: string
  }

beforeEach(async () => {
  admin = await openAdmin({ password: 'a good password' })
  ;({ db } = admin)
  owner = (await members())[0]!
})
afterEach(() => admin.close())

describe('a new member of staff', () => {
  it('signs in with the password that was shown once, and may do what the role says', async () => {
    const { member, password } = await add('viewer')
    expect(member).toMatchObject({ username: 'Helper', role: 'viewer', lastLogin: null })
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/)
    expect((await login('helper', password)).body).toMatchObject({ username: 'Helper', role: 'viewer' })
    expect((await members()).map(({ username }) => username)).toEqual(['Helper', 'Owner'])
    const everything = JSON.stringify([
      await members(),
      await db.selectFrom('audit_log').selectAll().execute(),
      await db.selectFrom('admin_users').selectAll().execute(),
    ])
    expect(everything).not.toContain(password)
  })

  it('needs a name that is free and long enough, an address and a role', async () => {
    const account = { username: 'Helper', email: 'helper@example.com.au', role: 'viewer' }
    const refused = async (changes: object) =>
      (await call(endpoints.addStaffMember, { body: { ...account, ...changes } })).body.error
    expect(await refused({ username: 'OWNER' })).toBe('Somebody else already has this username.')
    expect(await refused({ username: 'ab' })).toBe('Username must be at least 3 characters')
    expect(await refused({ email: 'nobody' })).toBe('Please enter a valid email address')
    expect(await refused({ role: 'king' })).toBe('Please choose a role')
    expect(await members()).toHaveLength(1)
  })

  it('is added once by two who use the same name at the same time', async () => {
    const added = await Promise.all([add('viewer'), add('admin')])
    expect(added.filter(({ member }) => member)).toHaveLength(1)
    expect(await members()).toHaveLength(2)
  })
})

describe('a role', () => {
  it('holds at once in sessions that are open', async () => {
    const { member, password } = await add('admin')
    const { passwordVersion } = (await login('helper', password)).body
    await setRole(member.id, 'viewer')
    expect((await session(member.id, passwordVersion)).body.role).toBe('viewer')
    await setRole(member.id, 'none')
    expect((await session(member.id, passwordVersion)).status).toBe(401)
    expect((await login('helper', password)).body.code).toBe('login-failed')
  })

  it('is never taken from the last administrator, also not by several at once', async () => {
    expect(await setRole(owner.id, 'viewer')).toMatchObject({ status: 409, body: { code: 'last-administrator' } })
    expect((await setRole(owner.id, 'none')).status).toBe(409)
    const { member } = await add('admin')
    const answers = await Promise.all([
      setRole(owner.id, 'viewer'),
      setRole(member.id, 'none'),
      setRole(owner.id, 'none'),
      setRole(member.id, 'viewer'),
    ])
    expect(answers.map(({ status }) => status)).toContain(409)
    expect((await members()).filter(({ role }) => role === 'admin')).toHaveLength(1)
  })

  it('of nobody cannot be changed', async () => {
    expect(await setRole('999', 'viewer')).toMatchObject({ status: 404, body: { code: 'staff-not-found' } })
    expect((await setRole('x', 'viewer')).status).toBe(400)
  })
})

describe('an administrator', () => {
  it('ends the sessions of somebody, who signs in again with the same password', async () => {
    const { member, password } = await add('viewer')
    const { passwordVersion } = (await login('helper', password)).body
    expect((await call(endpoints.endSessions, { id: member.id })).body).toEqual({ ok: true })
    expect((await session(member.id, passwordVersion)).status).toBe(401)
    const again = (await login('helper', password)).body
    expect((await session(member.id, again.passwordVersion)).status).toBe(200)
    expect((await call(endpoints.endSessions, { id: '999' })).status).toBe(404)
  })

  it('gives a new password to somebody who forgot theirs, which ends their sessions', async () => {
    const { member, password: old } = await add('viewer')
    const { passwordVersion } = (await login('helper', old)).body
    const { password } = (await call(endpoints.givePassword, { id: member.id })).body
    expect((await session(member.id, passwordVersion)).status).toBe(401)
    expect((await login('helper', old)).status).toBe(401)
    expect((await login('helper', password)).status).toBe(200)
  })

  it('cannot give themselves a password without knowing the present one', async () => {
    expect(await call(endpoints.givePassword, { id: owner.id })).toMatchObject({
      status: 409,
      body: { code: 'own-password' },
    })
    expect((await login('owner', 'a good password')).status).toBe(200)
  })

  it('finds all of it in the audit log, with whom it was about', async () => {
    const { member } = await add('viewer')
    await setRole(member.id, 'admin')
    await call(endpoints.givePassword, { id: member.id })
    await call(endpoints.endSessions, { id: member.id })
    const subject = { type: 'staff', id: member.id, label: 'Helper' }
    expect((await call(endpoints.auditLog)).body).toMatchObject([
      { staffName: 'Owner', action: 'end-sessions', subject, changes: [] },
      { action: 'give-password', subject, changes: [] },
      { action: 'change-role', subject, changes: [{ field: 'role', before: 'viewer', after: 'admin' }] },
      {
        action: 'add-staff',
        subject,
        changes: [
          { field: 'username', before: null, after: 'Helper' },
          { field: 'email', before: null, after: 'helper@example.com.au' },
          { field: 'role', before: null, after: 'viewer' },
        ],
      },
    ])
  })
})
