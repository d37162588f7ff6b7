import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { startSystem, until, type System } from './support/system.ts'

let system: System
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system?.stop())

const mailOf = async (orderId: string) =>
  (
    await system.query<{ state: string; attempts: number; problem: string | null }>(
      'select state, attempts, problem from mail.messages where order_id = $1',
      [orderId],
    )
  )[0]
/** Whether the customer can read the report by its link, mail or no mail. */
async function isReadable(orderId: string): Promise<boolean> {
  const [order] = await system.query<{ report_id: string }>('select report_id from payments.orders where id = $1', [
    orderId,
  ])
  return (await fetch(`${system.siteUrl}/api/download-report/${order!.report_id}`)).status === 200
}
/** An order whose report is delivered and whose first mail did not go out. */
async function orderWithMailInTrouble(): Promise<string> {
  const { orderId } = await system.paidOrder()
  await until('the first try failed', async () => (await mailOf(orderId))?.problem != null)
  expect(await isReadable(orderId)).toBe(true)
  return orderId
}

test('M1 SMTP down', async ({ task }) => {
  await system.processes.restart('mail', {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '1',
    MAIL_FROM: 'reports@findable.example',
  })
  const orderId = await orderWithMailInTrouble()
  expect((await mailOf(orderId))!.state).toBe('queued')
  await system.processes.restart('mail')
  expectOutcome(task, await system.settled(orderId), 'DELIVERED', 'readable all the while')
})

test('M2 greylisted 4xx', async ({ task }) => {
  await system.mailFault('greylist', 1)
  const orderId = await orderWithMailInTrouble()
  const outcome = await system.settled(orderId)
  expect((await mailOf(orderId))!.attempts).toBe(2)
  expectOutcome(task, outcome, 'DELIVERED', 'one acceptance')
})

test('M3 stalls at banner, then at DATA', async ({ task }) => {
  for (const mode of ['stall-banner', 'stall-data']) {
    await system.mailFault(mode, 1)
    const orderId = await orderWithMailInTrouble()
    // The slot is free again: another order's mail does not wait for this one's next try.
    expect(await system.settled((await system.paidOrder()).orderId)).toBe('DELIVERED')
    expect(await system.settled(orderId)).toBe('DELIVERED')
  }
  noteOutcome(task, 'DELIVERED; timeout, slot freed')
})

test('M4 550', async ({ task }) => {
  await system.mailFault('reject', 1)
  const { orderId } = await system.paidOrder()
  const outcome = await system.settled(orderId)
  expect(await mailOf(orderId)).toMatchObject({ state: 'failed', attempts: 1 })
  expect(system.alerts('mail-failed')).toHaveLength(1)
  expect(await isReadable(orderId)).toBe(true)
  expectOutcome(task, outcome, 'DELIVERED', 'mail failed, staff alerted')
})

test('M5 wrong credentials', async ({ task }) => {
  const server = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(system.ports['sandbox-smtp']),
    MAIL_FROM: 'reports@findable.example',
  }
  await system.mailFault('bad-credentials')
  await system.processes.restart('mail', { ...server, SMTP_USER: 'findable', SMTP_PASSWORD: 'wrong' })
  const { orderId } = await system.paidOrder()
  await until('mail is held', async () => system.alerts('mail-login-refused').length > 0)
  const { orderId: another } = await system.paidOrder()
  await system.orderIs(another, 'delivered')
  await until('its mail is kept', async () => (await mailOf(another))?.state === 'queued')
  expect(system.alerts('mail-login-refused')).toHaveLength(1)
  expect(await isReadable(orderId)).toBe(true)
  await system.mailFault('ok')
  await system.processes.restart('mail', { ...server, SMTP_USER: 'findable', SMTP_PASSWORD: 'right' })
  expect(await system.settled(orderId)).toBe('DELIVERED')
  expectOutcome(task, await system.settled(another), 'DELIVERED', 'queue paused, mails kept')
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
