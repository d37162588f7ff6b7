import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { startSystem, until, type System } from './support/system.ts'

const mailEventsKey = 'only for the failure matrix'

let system: System
beforeAll(async () => {
  system = await startSystem({ env: { MAIL_EVENTS_KEY: mailEventsKey } })
})
afterAll(() => system?.stop())

const mailOf = async (orderId: string) =>
  (
    await system.query<{ state: string; attempts: number; problem: string | null }>(
      'select state, attempts, problem from mail.messages where order_id = $1',
      [orderId],
    )
  )[0]
/** Whether the customer can read the report by its link, with or without the mail. */
async function isReadable(orderId: string): Promise<boolean> {
  const [order] = await system.query<{ report_id: string }>('select report_id from payments.orders where id = $1', [
    orderId,
  ])
  return (await fetch(`${system.siteUrl}/api/download-report/${order!.report_id}`)).status === 200
}
/** An order whose report is delivered and whose first mail was not sent. */
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
  await system.tryMailsNow()
  expectOutcome(task, await system.settled(orderId), 'DELIVERED', 'readable all the while')
})

test('M2 greylisted 4xx', async ({ task }) => {
  await system.mailFault('greylist', 1)
  const orderId = await orderWithMailInTrouble()
  // Here the wait runs out by itself; the other rows cut it short.
  const outcome = await system.settled(orderId)
  expect((await mailOf(orderId))!.attempts).toBe(2)
  expectOutcome(task, outcome, 'DELIVERED', 'one acceptance')
})

test('M3 stalls at banner, then at DATA', async ({ task }) => {
  for (const mode of ['stall-banner', 'stall-data']) {
    await system.mailFault(mode, 1)
    const orderId = await orderWithMailInTrouble()
    // The slot is free again: another order's mail does not wait for this one's next attempt.
    expect(await system.settled((await system.paidOrder()).orderId)).toBe('DELIVERED')
    await system.tryMailsNow()
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

test('M6 mail that kills its process', async ({ task }) => {
  const alerts = system.alerts('mail-failed').length
  await system.processes.stop('mail')
  const { orderId } = await system.paidOrder()
  await system.orderIs(orderId, 'delivered')
  for (let deaths = 0; deaths < 3; deaths++) {
    expect(await system.processes.dieOnStart('mail', 'mail-claimed')).toBe('SIGKILL')
  }
  await system.processes.start('mail')
  const outcome = await system.settled(orderId)
  expect(await mailOf(orderId)).toMatchObject({ state: 'failed', problem: expect.stringContaining('3 tries') })
  expect(system.alerts('mail-failed')).toHaveLength(alerts + 1)
  expect(await isReadable(orderId)).toBe(true)
  expect(await system.settled((await system.paidOrder()).orderId)).toBe('DELIVERED')
  expectOutcome(task, outcome, 'DELIVERED', 'mail failed after 3 deaths, staff alerted, others go out')
})

test('M7 mail that comes back after it was accepted', async ({ task }) => {
  const { orderId } = await system.paidOrder()
  const outcome = await system.settled(orderId)
  const [message] = await system.query<{ message_id: string; recipient: string }>(
    'select message_id, recipient from mail.messages where order_id = $1',
    [orderId],
  )
  const at = new Date().toISOString()
  const bounce = { messageId: message!.message_id, recipient: message!.recipient, reason: '550 no such user', at }
  const body = JSON.stringify({ bounces: [bounce] })
  const seconds = Math.floor(Date.now() / 1_000)
  const tell = (key: string) =>
    fetch(`${system.siteUrl}/api/mail-events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-findable-signature': `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`,
      },
      body,
    })
  expect((await tell('a key of somebody else')).status).toBe(400)
  expect((await mailOf(orderId))!.state).toBe('sent')
  for (let times = 0; times < 3; times++) expect((await tell(mailEventsKey)).status).toBe(200)
  const select = `select from reports.business_reports where order_id = $1 and email_status = 'failed'`
  await until('the report says so', async () => (await system.query(select, [orderId])).length === 1)
  expect(system.alerts('mail-bounced')).toHaveLength(1)
  expect(await isReadable(orderId)).toBe(true)
  expectOutcome(task, outcome, 'DELIVERED', 'email status failed, staff alerted once')
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
