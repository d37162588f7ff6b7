import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '@findable/service-kit'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const view = (reference: string) => payments.staffCall('GET', `/api/admin/orders/${reference}`)
const replay = async (reference: string) => (await payments.act(reference, 'replay')).body
const concerns = async (): Promise<{ reference: string | null; why: string }[]> =>
  (await payments.staffCall('GET', '/api/admin/order-concerns')).body.concerns

/** A delivered order whose payment a bank disputed; its reference. */
async function disputed(status: string, event: 'created' | 'closed'): Promise<string> {
  const { reference, intentId } = await payments.delivered()
  await payments.dispute(intentId, status)
  await payments.webhook(await payments.eventOf(`charge.dispute.${event}`, intentId))
  return reference
}

describe('looking at an order', () => {
  it('shows its state, payment, refund, reruns and what the card provider told', async () => {
    const { reference, orderId, intentId } = await payments.delivered()
    await payments.act(reference, 'rerun')
    await payments.act(reference, 'refund')
    const { body } = await view(reference.toLowerCase())
    expect(body).toMatchObject({
      orderId,
      reference,
      state: 'refunded',
      businessName: expect.any(String),
      email: 'owner@example.com.au',
      paymentId: intentId,
      deliveredAt: expect.any(String),
      refund: { state: 'requested', reason: 'on-request', amountCents: 2_000 },
      reruns: [{ state: 'canceled' }],
      events: [{ type: 'payment_intent.succeeded', changed: 'paid' }],
    })
  })

  it('says when there is none', async () => {
    expect(await view('FND-AAAA-AAAA')).toMatchObject({ status: 404, body: { code: 'order-not-found' } })
  })
})

describe('what an operator should look at', () => {
  it('is nothing while all goes well', async () => {
    await payments.delivered()
    await payments.paid()
    await payments.createIntent()
    await payments.age(0.4)
    expect((await concerns()).filter(({ reference }) => reference)).toEqual([])
  })

  it.each([
    ['no report yet', async () => (await payments.paid()).reference],
    [
      'not paid out',
      async () => {
        const { reference } = await payments.paid()
        await payments.act(reference, 'refund')
        return reference
      },
    ],
    [
      'sent the refund back',
      async () => {
        const { reference, intentId } = await payments.paid()
        await payments.act(reference, 'refund')
        await payments.payOut()
        await payments.sendBack((await payments.refunds())[0]!.stripe_refund_id!)
        await payments.webhook(await payments.eventOf('refund.failed', intentId))
        return reference
      },
    ],
    [
      'rerun is not ready',
      async () => {
        const { reference } = await payments.delivered()
        await payments.act(reference, 'rerun')
        return reference
      },
    ],
    [
      'rerun failed',
      async () => {
        const { reference } = await payments.delivered()
        await payments.act(reference, 'rerun')
        await sql`update reruns set state = 'failed', ended_at = clock_timestamp()`.execute(payments.db)
        return reference
      },
    ],
    ['disputes the payment', () => disputed('needs_response', 'created')],
    ['asks about the payment', () => disputed('warning_needs_response', 'created')],
    ['dispute is won', () => disputed('won', 'closed')],
    ['dispute is lost', () => disputed('lost', 'closed')],
  ])('names an order: %s', async (why, open) => {
    const reference = await open()
    await payments.age(1)
    expect(await concerns()).toContainEqual(expect.objectContaining({ reference, why: expect.stringContaining(why) }))
  })

  it('names no dispute that ended more than a week ago', async () => {
    await disputed('won', 'closed')
    await payments.age(7.1 * 24)
    expect(await concerns()).toEqual([])
  })
})

describe('replaying an order', () => {
  it('takes a payment whose webhook never came', async () => {
    const { reference } = await payments.charged()
    expect(await replay(reference)).toEqual({ pushed: true })
    expect(await payments.orders()).toMatchObject([{ state: 'paid' }])
  })

  it('has nothing to do for an unpaid order', async () => {
    const { body } = await payments.createIntent()
    expect(await replay(body.reference)).toEqual({ pushed: false })
  })

  it('finds money that went back without our knowing', async () => {
    const { reference, intentId } = await payments.delivered()
    await payments.stripe.refunds.create({ payment_intent: intentId })
    expect(await replay(reference)).toEqual({ pushed: true })
    expect((await view(reference)).body).toMatchObject({ state: 'refunded', refund: { reason: 'made-elsewhere' } })
  })

  it('tells the next step again, whatever that is', async () => {
    const { reference, orderId } = await payments.paid()
    await replay(reference)
    await payments.deliver(orderId)
    await replay(reference)
    await payments.act(reference, 'rerun')
    await replay(reference)
    expect(await payments.steps()).toEqual([
      'orderPaid',
      'orderPaid',
      'orderDelivered',
      'orderDelivered',
      'rerunRequested',
      'rerunRequested',
    ])
  })

  it('tries a refund now that would wait for its next try', async () => {
    const { reference, intentId } = await payments.paid()
    await payments.act(reference, 'refund')
    await payments.fault({ nextWrite: { mode: 'error-before', count: 3 } })
    await payments.payOut()
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toEqual([])
    await payments.fault({ nextWrite: { mode: 'error-before', count: 1 } })
    await replay(reference)
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
  })

  it('says when there is no such order', async () => {
    expect(await replay('FND-AAAA-AAAA')).toMatchObject({ code: 'order-not-found' })
  })
})
