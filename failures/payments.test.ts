import { randomUUID } from 'node:crypto'
import { retentionDays } from '@findable/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlacedOrder } from './support/customer.ts'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { slowSite } from './support/sites.ts'
import { startSystem, until, type System } from './support/system.ts'

let system: System
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system?.stop())

/** Runs with the provider's own webhooks in this mode, and restores working ones afterwards. */
async function withWebhooks<T>(mode: object, run: () => Promise<T>): Promise<T> {
  await system.cardFault({ webhooks: mode })
  try {
    return await run()
  } finally {
    await system.cardFault({ webhooks: { mode: 'on' } })
  }
}
const paidWithoutWebhook = () => withWebhooks({ mode: 'off' }, () => system.paidOrder())
const succeeded = async ({ intentId }: PlacedOrder) => (await system.eventOf('payment_intent.succeeded', intentId))!
const count = async (table: string, orderId: string) =>
  (await system.query(`select from ${table} where order_id = $1`, [orderId])).length
const orderRows = ({ orderId }: PlacedOrder) => system.query('select from payments.orders where id = $1', [orderId])
/** What a payment's stored events changed, in the order they came. */
const changes = async ({ intentId }: PlacedOrder) =>
  (
    await system.query<{ changed: string }>(
      'select changed from payments.stripe_events where payment_intent_id = $1 order by received_at',
      [intentId],
    )
  ).map(({ changed }) => changed)
const alertsOf = ({ orderId }: PlacedOrder) =>
  (['payment-inquiry', 'payment-disputed', 'dispute-ended'] as const).filter((name) =>
    system.alerts(name).some((line) => line.orderId === orderId),
  )
const expectAlerts = (order: PlacedOrder, names: string[]) => expect(alertsOf(order)).toEqual(names)

test('P1 browser gone right after confirm; webhook only', async ({ task }) => {
  const order = await system.paidOrder()
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('P2 webhook before our own create-intent answer is stored', async ({ task }) => {
  const key = randomUUID()
  await system.processes.dieAt('payments', 'intent-created', () => system.openCheckout(key))
  const orderId = await system.orderIdOf(key)
  const [intent] = await system.intentsOf(orderId)
  await system.pay({ intentId: intent!.id, clientSecret: intent!.client_secret })
  expectOutcome(task, await system.settled(orderId), 'DELIVERED')
})

test('P3 webhook after start-report', async ({ task }) => {
  const order = await withWebhooks({ mode: 'late', delayMs: 3_000 }, () => system.paidOrder())
  expect((await system.startReport(order)).status).toBe(200)
  await until('the webhook came', async () => (await succeeded(order)).pending_webhooks === 0)
  // Once, whichever came first: the browser, the webhook or the reconciler.
  expect(await changes(order)).toHaveLength(1)
  const outcome = await system.settled(order.orderId)
  expect(await count('reports.business_reports', order.orderId)).toBe(1)
  expectOutcome(task, outcome, 'DELIVERED')
})

test('P4 webhook never', async ({ task }) => {
  const order = await paidWithoutWebhook()
  const outcome = await system.settled(order.orderId)
  expectOutcome(task, outcome, 'DELIVERED')
})

test('P4 webhook never, behind 10,000 open orders', async ({ task }) => {
  await system.query(`insert into payments.orders
    (reference, website, business_name, amount_cents, currency, payment_intent_id, created_at)
    select 'FND-' || i, 'https://ryeandshine.com.au', 'ryeandshine.com.au', 2000, 'aud', 'pi_left' || i,
      clock_timestamp() - interval '90 minutes' * random()
    from generate_series(1, 10000) i`)
  const order = await paidWithoutWebhook()
  const outcome = await system.settled(order.orderId)
  await system.query(`delete from payments.orders where payment_intent_id like 'pi_left%'`)
  expectOutcome(task, outcome, 'DELIVERED')
})

test('P5 the same event 50 times at once; two events for one payment', async ({ task }) => {
  const order = await withWebhooks({ mode: 'repeated', times: 50 }, async () => {
    const placed = await system.paidOrder()
    await until('all fifty were taken', async () => (await succeeded(placed)).pending_webhooks === 0)
    return placed
  })
  const event = await succeeded(order)
  expect(await system.deliver({ ...event, id: `${event.id}_second` })).toBe(200)
  // None of them, when the reconciler came first.
  expect((await changes(order)).filter((changed) => changed === 'paid').length).toBeLessThanOrEqual(1)
  const outcome = await system.settled(order.orderId)
  expect(await count('reports.business_reports', order.orderId)).toBe(1)
  expectOutcome(task, outcome, 'DELIVERED')
})

test('P6 succeeded before payment_failed', async ({ task }) => {
  const order = await withWebhooks({ mode: 'off' }, async () => {
    const placed = await system.order()
    expect((await system.pay(placed, '4000000000000002')).status).toBe(402)
    await system.pay(placed)
    return placed
  })
  expect(await system.deliver(await succeeded(order))).toBe(200)
  expect(await system.deliver((await system.eventOf('payment_intent.payment_failed', order.intentId))!)).toBe(200)
  expect((await changes(order)).at(-1)).toBe('nothing')
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('P7 bad, old, missing signature; re-serialised body', async ({ task }) => {
  const order = await paidWithoutWebhook()
  const event = { ...(await succeeded(order)), id: 'evt_forged' }
  const forged = [
    { secret: 'whsec_other' },
    { age: 301 },
    { age: -3_600 },
    { signature: '' },
    { sent: JSON.stringify(event) },
  ]
  for (const how of forged) expect(await system.deliver(event, how)).toBe(400)
  expect(await system.query(`select from payments.stripe_events where id = 'evt_forged'`)).toEqual([])
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', '400 and no rows before')
})

test('P8 good signature, wrong amount', async ({ task }) => {
  const { orderId } = await system.order()
  await system.query('update payments.orders set payment_intent_id = null where id = $1', [orderId])
  const form = {
    amount: '500',
    currency: 'aud',
    'metadata[order_id]': orderId,
    'automatic_payment_methods[enabled]': 'true',
  }
  const intent = await system.stripe<{ id: string; client_secret: string }>('/payment_intents', form)
  await system.pay({ intentId: intent.id, clientSecret: intent.client_secret })
  const outcome = await system.settled(orderId)
  expect(await system.refundsOf(intent.id)).toEqual([500])
  expect(await count('reports.business_reports', orderId)).toBe(0)
  expect(system.alerts('wrong-payment').some((line) => line.orderId === orderId)).toBe(true)
  expectOutcome(task, outcome, 'REFUNDED: wrong-payment')
})

test('P8 good signature, a payment that is not ours', async ({ task }) => {
  const form = { amount: '2000', currency: 'aud', 'automatic_payment_methods[enabled]': 'true' }
  const intent = await system.stripe<{ id: string; client_secret: string }>('/payment_intents', form)
  await system.pay({ intentId: intent.id, clientSecret: intent.client_secret })
  await until('it was noticed', async () =>
    system.alerts('unknown-payment').some((line) => line.paymentId === intent.id),
  )
  expect(await system.refundsOf(intent.id)).toEqual([])
  noteOutcome(task, 'left alone, with an alert')
})

test('P9 Postgres down during the webhook', async ({ task }) => {
  const order = await paidWithoutWebhook()
  const event = await succeeded(order)
  const statuses = new Set<number>()
  let back = false
  const restarting = system.postgres.restart().then(() => (back = true))
  while (!back) statuses.add(await system.deliver(event))
  await restarting
  await until('a repeat is taken', async () => (await system.deliver(event)) === 200)
  expect([...statuses].some((status) => status >= 500)).toBe(true)
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

/** An order whose audit has started and takes a while. */
async function orderInTheCrawl(): Promise<PlacedOrder> {
  const order = await system.paidOrder(slowSite)
  await system.reportIs(order.orderId, 'researching')
  return order
}

test('P10 refund in the dashboard during the crawl', async ({ task }) => {
  const order = await orderInTheCrawl()
  await system.stripe('/refunds', { payment_intent: order.intentId })
  const outcome = await system.settled(order.orderId)
  expect(await system.refundsOf(order.intentId)).toEqual([2_000])
  expect(await count('mail.messages', order.orderId)).toBe(0)
  expectOutcome(task, outcome, 'REFUNDED: made-elsewhere')
})

test('P10 dispute during the crawl, lost', async ({ task }) => {
  const order = await orderInTheCrawl()
  await system.dispute(order.intentId)
  await system.orderIs(order.orderId, 'refunded')
  await system.dispute(order.intentId, 'lost')
  const outcome = await system.settled(order.orderId)
  expect(await system.refundsOf(order.intentId)).toEqual([])
  expect(await count('mail.messages', order.orderId)).toBe(0)
  expectAlerts(order, ['payment-disputed', 'dispute-ended'])
  expectOutcome(task, outcome, 'CHARGED BACK')
})

test('P10 dispute during the crawl, won', async ({ task }) => {
  const order = await orderInTheCrawl()
  await system.dispute(order.intentId)
  await system.orderIs(order.orderId, 'refunded')
  await system.dispute(order.intentId, 'won')
  const outcome = await system.settled(order.orderId)
  expect(await system.refundsOf(order.intentId)).toEqual([2_000])
  expectAlerts(order, ['payment-disputed', 'dispute-ended'])
  expectOutcome(task, outcome, 'REFUNDED: disputed')
})

test('P10 inquiry by the bank during the crawl', async ({ task }) => {
  const order = await orderInTheCrawl()
  await system.dispute(order.intentId, 'warning_needs_response')
  const outcome = await system.settled(order.orderId)
  expectAlerts(order, ['payment-inquiry'])
  expectOutcome(task, outcome, 'DELIVERED')
})

test('P10 refund in the dashboard during the crawl; webhook never', async ({ task }) => {
  const order = await orderInTheCrawl()
  await withWebhooks({ mode: 'off' }, () => system.stripe('/refunds', { payment_intent: order.intentId }))
  const outcome = await system.settled(order.orderId)
  expect(await system.refundsOf(order.intentId)).toEqual([2_000])
  expect(await count('mail.messages', order.orderId)).toBe(0)
  expectOutcome(task, outcome, 'REFUNDED: made-elsewhere')
})

test('P10 dispute during the crawl, lost; webhooks never', async ({ task }) => {
  const order = await orderInTheCrawl()
  await withWebhooks({ mode: 'off' }, async () => {
    await system.dispute(order.intentId)
    await system.orderIs(order.orderId, 'refunded')
    await system.dispute(order.intentId, 'lost')
  })
  const outcome = await system.settled(order.orderId)
  expect(await count('mail.messages', order.orderId)).toBe(0)
  expectOutcome(task, outcome, 'CHARGED BACK')
})

test('P13 refund in the dashboard after delivery; webhook never', async ({ task }) => {
  const order = await system.paidOrder()
  expect(await system.settled(order.orderId)).toBe('DELIVERED')
  await withWebhooks({ mode: 'off' }, () => system.stripe('/refunds', { payment_intent: order.intentId }))
  expect((await system.rerunByStaff(order.reference)).status).toBe(200)
  await system.orderIs(order.orderId, 'refunded')
  expect((await system.rerunByStaff(order.reference)).status).toBe(409)
  const outcome = await system.settled(order.orderId)
  expectOutcome(task, outcome, 'REFUNDED: made-elsewhere', 'the report stays readable')
})

test('P15 dispute of an order past retention', async ({ task }) => {
  const order = await system.paidOrder()
  expect(await system.settled(order.orderId)).toBe('DELIVERED')
  const days = retentionDays.reportsAndOrders + 1
  await system.agePayment(order.intentId, days)
  await system.query(`update payments.orders set delivered_at = delivered_at - $2 * interval '1 day' where id = $1`, [
    order.orderId,
    days,
  ])
  // The daily job runs at start as well.
  await system.processes.restart('payments')
  await until('the order is removed', async () => (await orderRows(order)).length === 0)
  await system.dispute(order.intentId)
  await until('the event is taken', async () => (await changes(order)).includes('nothing'))
  expect(system.alerts('unknown-payment').filter(({ paymentId }) => paymentId === order.intentId)).toEqual([])
  noteOutcome(task, 'left alone, without an alert')
})

test('P14 dispute after delivery, lost; webhooks never', async ({ task }) => {
  const order = await system.paidOrder()
  expect(await system.settled(order.orderId)).toBe('DELIVERED')
  await withWebhooks({ mode: 'off' }, async () => {
    await system.dispute(order.intentId)
    await until('the dispute is found', async () => alertsOf(order).includes('payment-disputed'))
    const refused = [system.rerunByStaff(order.reference), system.refundByStaff(order.reference)]
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([409, 409])
    await system.dispute(order.intentId, 'lost')
  })
  const outcome = await system.settled(order.orderId)
  expect(await system.refundsOf(order.intentId)).toEqual([])
  expectOutcome(task, outcome, 'CHARGED BACK', 'the report stays readable')
})

test('P11 provider 500, then no answer, after creating the intent', async ({ task }) => {
  for (const mode of ['error-after', 'no-answer']) {
    await system.cardFault({ nextWrite: { mode } })
    const order = await system.order()
    expect(await system.intentsOf(order.orderId)).toHaveLength(1)
    await system.pay(order)
    expect(await system.settled(order.orderId)).toBe('DELIVERED')
  }
  noteOutcome(task, 'DELIVERED; one intent each')
})

test('P12 retry after the key was forgotten', async ({ task }) => {
  const order = await system.order()
  await system.forgetKeys()
  expect((await system.order(order.website, order.key)).clientSecret).toBe(order.clientSecret)
  expect(await system.intentsOf(order.orderId)).toHaveLength(1)
  await system.pay(order)
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
