import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const act = (reference: string, what: string, headers?: Record<string, string>) =>
  payments.staffCall('POST', `/api/admin/orders/${reference}/${what}`, headers)
const by = { staff: { id: '7', name: 'Owner' } }

it('a refund is told to the audit log once, with the state the order was in', async () => {
  const { reference, orderId } = await payments.delivered()
  await Promise.all([act(reference, 'refund'), act(reference, 'refund')])
  await act(reference, 'refund')
  expect(await payments.acts()).toEqual([
    {
      ...by,
      action: 'refund-order',
      subject: { type: 'order', id: orderId, label: reference },
      changes: [{ field: 'orderState', before: 'delivered', after: 'refunded' }],
      reason: null,
      requestId: expect.any(String),
    },
  ])
})

it('a rerun is told once for each key, and a refused one not at all', async () => {
  const { reference } = await payments.delivered()
  const key = { 'idempotency-key': randomUUID() }
  await act(reference, 'rerun', key)
  await act(reference, 'rerun', key)
  expect((await act(reference, 'rerun')).status).toBe(409)
  expect(await payments.acts()).toMatchObject([{ ...by, action: 'rerun-order', subject: { label: reference } }])
})

it('a refund that was paid another way is told once', async () => {
  const { reference, intentId } = await payments.paid()
  await act(reference, 'refund')
  await payments.payOut()
  await payments.sendBack((await payments.refunds())[0]!.stripe_refund_id!)
  await payments.webhook(await payments.eventOf('refund.failed', intentId))
  await act(reference, 'refund/settled')
  await act(reference, 'refund/settled')
  expect((await payments.acts()).slice(1)).toMatchObject([
    { ...by, action: 'settle-refund', changes: [{ field: 'refundState', before: 'refused', after: 'done' }] },
  ])
})

it('an order that is pushed on is told, unless there was nothing to do', async () => {
  const { reference } = await payments.paid()
  await act(reference, 'replay')
  const { body } = await payments.createIntent()
  expect((await act(body.reference, 'replay')).body).toEqual({ pushed: false })
  expect(await payments.acts()).toMatchObject([{ ...by, action: 'push-order', subject: { label: reference } }])
})
