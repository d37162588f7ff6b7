import type { ChangingStaffCall } from '@findable/contracts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const by = { staff: { id: '7', name: 'Owner' } }

/** An order whose refund the customer's bank sent back. */
async function sentBack() {
  const order = await payments.paid()
  await payments.act(order.reference, 'refund')
  await payments.payOut()
  await payments.sendBack((await payments.refunds())[0]!.stripe_refund_id!)
  await payments.webhook(await payments.eventOf('refund.failed', order.intentId))
  return order
}

/** Every call, each with an order that it changes. */
const calls: Record<
  ChangingStaffCall<'payments'>,
  readonly [what: string, open: () => Promise<{ reference: string }>]
> = {
  refundOrder: ['refund', () => payments.delivered()],
  rerunOrder: ['rerun', () => payments.delivered()],
  settleRefund: ['refund/settled', sentBack],
  replayOrder: ['replay', () => payments.paid()],
}
it.each(Object.entries(calls))('%s leaves an entry for the audit log', async (_name, [what, open]) => {
  const { reference } = await open()
  const before = await payments.acts()
  expect((await payments.act(reference, what)).status).toBe(200)
  expect(await payments.acts()).toHaveLength(before.length + 1)
})

describe.each(['refund', 'rerun'])('a %s', (what) => {
  it.each([
    ['without a reason', '', 'Please give a reason of at least 3 characters.'],
    ['whose reason is too short', '  ?  ', 'Please give a reason of at least 3 characters.'],
    ['whose reason is too long', 'x'.repeat(501), 'A reason has at most 500 characters.'],
    ['whose reason is no text', 'one\u001B[2J', 'Please leave out line breaks and invisible characters.'],
  ])('%s is refused and changes nothing', async (_name, reason, error) => {
    const { reference } = await payments.delivered()
    expect(await payments.act(reference, what, { reason })).toMatchObject({ status: 400, body: { error } })
    expect(await payments.orders()).toMatchObject([{ state: 'delivered' }])
    expect(await payments.reruns()).toEqual([])
    expect(await payments.acts()).toEqual([])
  })

  it('has its reason with the order', async () => {
    const { reference } = await payments.delivered()
    await payments.act(reference, what, { reason: 'x'.repeat(500) })
    const { body } = await payments.staffCall('GET', `/api/admin/orders/${reference}`)
    expect(body.refund?.staffReason ?? body.reruns[0].reason).toBe('x'.repeat(500))
  })
})

it('a refund is told to the audit log once, with the state the order was in', async () => {
  const { reference, orderId } = await payments.delivered()
  const refund = (reason: string) => payments.act(reference, 'refund', { reason })
  await Promise.all([refund('Bought by mistake'), refund('  Bought by mistake ')])
  await refund('Another reason')
  expect(await payments.acts()).toEqual([
    {
      ...by,
      action: 'refund-order',
      subject: { type: 'order', id: orderId, label: reference },
      changes: [{ field: 'orderState', before: 'delivered', after: 'refunded' }],
      reason: 'Bought by mistake',
      requestId: expect.any(String),
    },
  ])
})

it('a rerun is told once for each key, and a refused one not at all', async () => {
  const { reference } = await payments.delivered()
  const headers = { 'idempotency-key': randomUUID() }
  await payments.act(reference, 'rerun', { headers, reason: 'The trade was wrong' })
  await payments.act(reference, 'rerun', { headers, reason: 'Another one' })
  expect((await payments.act(reference, 'rerun')).status).toBe(409)
  expect(await payments.acts()).toMatchObject([
    { ...by, action: 'rerun-order', subject: { label: reference }, reason: 'The trade was wrong' },
  ])
})

it('a refund that was paid another way is told once', async () => {
  const { reference } = await sentBack()
  await payments.act(reference, 'refund/settled')
  await payments.act(reference, 'refund/settled')
  expect((await payments.acts()).slice(1)).toMatchObject([
    { ...by, action: 'settle-refund', changes: [{ field: 'refundState', before: 'refused', after: 'done' }] },
  ])
})

it('an order that is pushed on is told, unless there was nothing to do', async () => {
  const { reference } = await payments.paid()
  await payments.act(reference, 'replay')
  const { body } = await payments.createIntent()
  expect((await payments.act(body.reference, 'replay')).body).toEqual({ pushed: false })
  expect(await payments.acts()).toMatchObject([{ ...by, action: 'push-order', subject: { label: reference } }])
})
