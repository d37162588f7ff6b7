import { endpoints, internalEndpoints, type ChangingStaffCall } from '@findable/contracts'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mailResets } from '../src/password-resets.ts'
import { openAdmin, type Admin } from './harness.ts'

const password = 'a good password'
const staffId = '1'
const owner = { staffId, currentPassword: password }
let admin: Admin
beforeEach(async () => {
  admin = await openAdmin({ password })
})
afterEach(() => admin.close())

const call: Admin['call'] = (endpoint, input) => admin.call(endpoint, input)
const add = async () => {
  const body = { username: 'Helper', email: 'helper@example.com.au', role: 'viewer' }
  return (await call(endpoints.addStaffMember, { body })).body.member.id as string
}
/** Switches the second factor of somebody on, and returns the app on their phone. */
async function enrol(id: string, currentPassword: string) {
  const { secret } = (await call(internalEndpoints.startSecondFactor, { body: { staffId: id, currentPassword } })).body
  return new TOTP({ secret })
}
const confirm = (id: string, phone: TOTP) =>
  call(endpoints.confirmSecondFactor, { as: { id, username: 'somebody' }, body: { code: phone.generate() } })
const ask = () => call(endpoints.askPasswordReset, { as: null, body: { login: 'owner' } })
/** Hands the mails that were asked for over to the mail service. Returns the id of the last. */
async function mailed(): Promise<string> {
  let id = ''
  await mailResets(admin.db, (async (_endpoint: unknown, { body }: { body: { id: string } }) => {
    ;({ id } = body)
    return { ok: true }
  }) as never)
  return id
}

/** Calls that leave no entry: a logout and a look at a link change no data, and an enrolment counts once confirmed. */
type Quiet = 'logout' | 'checkPasswordReset' | 'startSecondFactor'
type Logged = Exclude<ChangingStaffCall<'admin' | 'gateway'>, Quiet>

/** Every other call: what has to be there before it, and the call. Some reach this service through the gateway. */
const calls: Record<Logged, () => Promise<() => ReturnType<Admin['call']>>> = {
  login: async () => () => call(internalEndpoints.verifyLogin, { as: null, body: { username: 'owner', password } }),
  updateAccount: async () => () =>
    call(internalEndpoints.changeAccount, { body: { ...owner, username: 'Keeper', email: 'keeper@example.com.au' } }),
  changePassword: async () => () =>
    call(internalEndpoints.changePassword, { body: { ...owner, newPassword: 'a better password' } }),
  // Recorded with the mail, as an answer that took longer would say that there is such an account.
  askPasswordReset: async () => async () => {
    const answer = await ask()
    await mailed()
    return answer
  },
  resetPassword: async () => {
    await ask()
    const { token } = (await call(internalEndpoints.passwordResetToken, { as: null, id: await mailed() })).body
    return () => call(endpoints.resetPassword, { as: null, body: { token, newPassword: 'a better password' } })
  },
  confirmSecondFactor: async () => {
    const phone = await enrol(staffId, password)
    return () => confirm(staffId, phone)
  },
  endSecondFactor: async () => {
    const phone = await enrol(staffId, password)
    const { recoveryCodes } = (await confirm(staffId, phone)).body
    return () => call(internalEndpoints.endSecondFactor, { body: { ...owner, code: recoveryCodes[0] } })
  },
  removeSecondFactor: async () => {
    const id = await add()
    const given = (await call(endpoints.givePassword, { id })).body.password
    await confirm(id, await enrol(id, given))
    return () => call(endpoints.removeSecondFactor, { id })
  },
  addStaffMember: async () => () =>
    call(endpoints.addStaffMember, { body: { username: 'Helper', email: 'helper@example.com.au', role: 'viewer' } }),
  changeRole: async () => {
    const id = await add()
    return () => call(endpoints.changeRole, { id, body: { role: 'admin' } })
  },
  givePassword: async () => {
    const id = await add()
    return () => call(endpoints.givePassword, { id })
  },
  endSessions: async () => {
    const id = await add()
    return () => call(endpoints.endSessions, { id })
  },
  updateEmailSettings: async () => () =>
    call(endpoints.updateEmailSettings, {
      body: {
        smtpHost: 'smtp.example.com.au',
        smtpPort: 465,
        smtpUser: 'findable',
        smtpPassword: 'secret',
        emailFrom: 'reports@example.com.au',
        enableEmailNotifications: true,
      },
    }),
  updateAppSettings: async () => async () => {
    const { app } = (await call(endpoints.settings)).body
    return call(endpoints.updateAppSettings, { body: { ...app, debugMode: true } })
  },
}

it.each(Object.entries(calls))('%s leaves an entry in the audit log', async (_name, prepare) => {
  const entries = async () => (await call(endpoints.auditLog)).body as object[]
  const act = await prepare()
  const before = await entries()
  expect((await act()).status).toBe(200)
  expect(await entries()).toHaveLength(before.length + 1)
})
