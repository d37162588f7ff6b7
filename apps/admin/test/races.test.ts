import { endpoints } from '@findable/contracts'
import { runningProduct } from '@findable/test-kit'
import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { addAccount } from './staff.ts'
import { staffClient } from './staff-client.ts'

// What somebody gains by doing a thing several times at once, through the gateway like everybody.

/** Somebody new who is signed in. */
async function newcomer(username: string) {
  const password = runningProduct().adminPassword
  await addAccount(username, 'viewer')
  const client = staffClient()
  const login = (code?: string, by = client) =>
    by.call(endpoints.login, { body: { username, password, ...(code !== undefined && { code }) } })
  expect((await login()).status).toBe(200)
  const startSecondFactor = async () => {
    const { body } = await client.call(endpoints.startSecondFactor, { body: { currentPassword: password } })
    return new TOTP({ secret: body.secret })
  }
  const confirm = (phone: TOTP) => client.call(endpoints.confirmSecondFactor, { body: { code: phone.generate() } })
  return { client, password, login, startSecondFactor, confirm }
}
type Answers = readonly { status: number }[]
const statuses = (answers: Answers) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const five = Array.from({ length: 5 })

it('a code of the app that five people use at once signs one of them in', async () => {
  const { login, startSecondFactor, confirm } = await newcomer('raced-code')
  const phone = await startSecondFactor()
  await confirm(phone)
  const code = phone.generate({ timestamp: Date.now() + 30_000 })
  const thieves = five.map(staffClient)
  expect(statuses(await Promise.all(thieves.map((thief) => login(code, thief))))).toEqual([200, 400, 400, 400, 400])
  const sessions = await Promise.all(thieves.map((thief) => thief.call(endpoints.me)))
  expect(statuses(sessions)).toEqual([200, 401, 401, 401, 401])
})

it('a recovery code that five people use at once signs one of them in, and is used up', async () => {
  const { client, login, startSecondFactor, confirm } = await newcomer('raced-recovery')
  const { recoveryCodes } = (await confirm(await startSecondFactor())).body
  const thieves = five.map(staffClient)
  const answers = await Promise.all(thieves.map((thief) => login(recoveryCodes[0], thief)))
  expect(statuses(answers)).toEqual([200, 400, 400, 400, 400])
  expect((await client.call(endpoints.secondFactor)).body).toEqual({ on: true, recoveryCodesLeft: 9 })
})

it('a second factor that is confirmed twice at once is switched on once, with one set of recovery codes', async () => {
  const { client, startSecondFactor, confirm } = await newcomer('raced-confirmation')
  const phone = await startSecondFactor()
  expect(statuses(await Promise.all([confirm(phone), confirm(phone)]))).toEqual([200, 409])
  expect((await client.call(endpoints.secondFactor)).body).toEqual({ on: true, recoveryCodesLeft: 10 })
})

it('somebody who signs in while the password is changed is not signed in with the old one', async () => {
  const { client, password, login } = await newcomer('raced-password')
  const others = five.slice(1).map(staffClient)
  const [changed] = await Promise.all([
    client.call(endpoints.changePassword, { body: { currentPassword: password, newPassword: 'a better password' } }),
    ...others.map((other) => login(undefined, other)),
  ])
  expect(changed.status).toBe(200)
  const sessions = await Promise.all(others.map((other) => other.call(endpoints.me)))
  expect(statuses(sessions)).toEqual([401, 401, 401, 401])
  expect((await client.call(endpoints.me)).status).toBe(200)
})
