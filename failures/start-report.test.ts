import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { startSystem, type System } from './support/system.ts'

let system: System
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system?.stop())

const reportsOf = (orderId: string) =>
  system.query<{ id: string; generation: number }>(
    'select id, generation from reports.business_reports where order_id = $1',
    [orderId],
  )

test('S1 start-report twice, and 100 at once', async ({ task }) => {
  await system.cardFault({ webhooks: { mode: 'off' } })
  const order = await system.paidOrder()
  await system.cardFault({ webhooks: { mode: 'on' } })
  const first = await system.startReport(order)
  const body = { businessData: system.business(order.website), paymentType: 'stripe', paymentId: order.intentId }
  // Bypasses the gateway, whose limit for one address is 30 a minute.
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => system.internal('reports', '/api/start-report', body)),
  )
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { reportId: string }).reportId))
  expect(new Set([first.body.reportId, ...ids]).size).toBe(1)
  const outcome = await system.settled(order.orderId)
  expect(await reportsOf(order.orderId)).toMatchObject([{ generation: 1 }])
  expectOutcome(task, outcome, 'DELIVERED')
})

test('S2 start-report with unpaid, declined, foreign or unknown payment', async ({ task }) => {
  const unpaid = await system.order()
  expect(await system.startReport(unpaid)).toMatchObject({ status: 402, body: { code: 'payment-required' } })
  await system.pay(unpaid, '4000000000000002')
  expect(await system.startReport(unpaid)).toMatchObject({ status: 402, body: { code: 'payment-required' } })
  const foreign = await system.stripe<{ id: string }>('/payment_intents', { amount: '2000', currency: 'aud' })
  for (const intentId of [foreign.id, 'pi_unknown', 'nonsense']) {
    expect(await system.startReport({ ...unpaid, intentId })).toMatchObject({
      status: 404,
      body: { code: 'payment-not-found' },
    })
  }
  expect(await reportsOf(unpaid.orderId)).toEqual([])
  noteOutcome(task, '402 and 404, no job')
})

test('S2 start-report with a processing payment', async ({ task }) => {
  await system.cardFault({ payments: { mode: 'processing' } })
  const order = await system.order()
  expect((await system.pay(order)).body.status).toBe('processing')
  expect(await system.startReport(order)).toMatchObject({ status: 409, body: { code: 'payment-pending' } })
  expect(await reportsOf(order.orderId)).toEqual([])
  await system.cardFault({ payments: { mode: 'on' } })
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', '409 and no job before')
})

test('S3 two tabs, one order', async ({ task }) => {
  const first = await system.order()
  const second = await system.order(first.website, first.key)
  expect(second.clientSecret).toBe(first.clientSecret)
  await system.pay(first)
  await system.orderIs(first.orderId, 'paid').catch(() => {})
  const { body } = await system.openCheckout(first.key)
  expect(body.reportId).toBe((await reportsOf(first.orderId))[0]!.id)
  expect((await system.pay(second)).status).toBe(400)
  expectOutcome(task, await system.settled(first.orderId), 'DELIVERED')
})

test('S4 two orders for one site, both paid', async ({ task }) => {
  const [first, second] = [await system.paidOrder(), await system.paidOrder()]
  expect(await system.settled(first.orderId)).toBe('DELIVERED')
  const outcome = await system.settled(second.orderId)
  expect((await reportsOf(first.orderId))[0]!.id).not.toBe((await reportsOf(second.orderId))[0]!.id)
  expectOutcome(task, outcome, 'DELIVERED', 'two reports')
})

test('S5 decline, then authenticated success', async ({ task }) => {
  const order = await system.order()
  expect((await system.pay(order, '4000000000009995')).status).toBe(402)
  expect((await system.pay(order, '4000002500003155')).body.status).toBe('requires_action')
  const form = new URLSearchParams({ key: 'pk_test_sandbox', client_secret: order.clientSecret, result: 'complete' })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const path = `/sandbox/stripe/payment_intents/${order.intentId}/authentication`
  expect((await system.post(path, form.toString(), type)).status).toBe(200)
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('S6 promo double submit', async ({ task }) => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => system.startPromoReport(key)))
  expect(new Set(answers.map(({ body }) => body.reportId)).size).toBe(1)
  expect((await system.startPromoReport(randomUUID(), 'WRONG')).status).toBe(400)
  expectOutcome(task, await system.settled(await system.orderIdOf(key)), 'DELIVERED')
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
