import { randomUUID } from 'node:crypto'
import { createLogger } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refundForFailure } from '../src/refunds.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const log = createLogger('test', 'silent')
const fail = (orderId: string) =>
  refundForFailure(
    { db: payments.db, log },
    { orderId, reportId: 'report-1', requestId: 'request-1', failure: 'website-unreadable' },
  )
const refundByStaff = (reference: string) => payments.act(reference, 'refund')

describe('an order whose report cannot be made', () => {
  it('is refunded in full, once, however often that is said', async () => {
    const { orderId, intentId } = await payments.paid()
    await Promise.all(Array.from({ length: 10 }, () => fail(orderId)))
    await Promise.all(Array.from({ length: 5 }, payments.payOut))
    const made = await payments.refundsOf(intentId)
    expect(made).toMatchObject([{ amount: 2_000, status: 'succeeded' }])
    expect(await payments.refunds()).toMatchObject([
      {
        order_id: orderId,
        reason: 'website-unreadable',
        state: 'done',
        amount_cents: 2_000,
        stripe_refund_id: made[0]!.id,
      },
    ])
    expect((await payments.orders())[0]!.state).toBe('refunded')
    const withdrawals = (await payments.messages()).filter(({ step }) => step === 'orderRefunded')
    expect(withdrawals[0]!.payload).toEqual({ orderId, requestId: expect.any(String), wasDelivered: false })
  })

  it('is delivered or refunded, never both, when both come at once', async () => {
    for (let i = 0; i < 4; i++) {
      const { orderId } = await payments.paid()
      await Promise.all([payments.deliver(orderId), fail(orderId)])
      const order = (await payments.orders()).at(-1)!
      const told = (await payments.messages()).filter(
        ({ payload }) => (payload as { orderId: string }).orderId === orderId,
      )
      const outcomes = told
        .map(({ step }) => step)
        .filter((step) => step === 'orderDelivered' || step === 'orderRefunded')
      expect(new Set(outcomes)).toEqual(new Set([order.state === 'delivered' ? 'orderDelivered' : 'orderRefunded']))
      const refund = await payments.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute()
      expect(refund).toHaveLength(order.state === 'refunded' ? 1 : 0)
    }
  })

  it('stays as it is when it was delivered, or never paid', async () => {
    const { orderId } = await payments.paid()
    await payments.deliver(orderId)
    await fail(orderId)
    await payments.createIntent()
    const open = (await payments.orders()).at(-1)!
    await fail(open.id)
    expect((await payments.orders()).map(({ state }) => state)).toEqual(['delivered', 'created'])
    expect(await payments.refunds()).toEqual([])
  })

  it('costs nothing to refund when a promo code paid it', async () => {
    const { body } = await payments.claimPromo('findable-free', randomUUID())
    await fail(body.orderId)
    await payments.fault({ nextWrite: { mode: 'error-before', count: 100 } })
    await payments.payOut()
    expect(await payments.refunds()).toMatchObject([{ amount_cents: 0, state: 'done', stripe_refund_id: null }])
  })

  it('no longer shows a report', async () => {
    const { orderId, intentId, key } = await payments.paid()
    await fail(orderId)
    expect(await payments.claim(intentId)).toMatchObject({ status: 409, body: { code: 'order-refunded' } })
    expect(await payments.createIntent(undefined, key)).toMatchObject({ status: 409, body: { code: 'order-refunded' } })
  })

  it('has its report withdrawn again when that report comes after all', async () => {
    const { orderId } = await payments.paid()
    await fail(orderId)
    await payments.deliver(orderId)
    expect(await payments.steps()).toEqual(['orderPaid', 'orderRefunded', 'orderRefunded'])
  })
})

describe('giving the money back', () => {
  it('is tried again after a failure, later and later, without an end', async () => {
    const { orderId, intentId } = await payments.paid()
    await fail(orderId)
    await payments.fault({ nextWrite: { mode: 'error-before', count: 1_000 } })
    await payments.payOut()
    await payments.payOut()
    expect(await payments.refunds()).toMatchObject([
      { state: 'requested', attempts: 1, problem: expect.stringContaining('card provider') },
    ])
    const waits: number[] = []
    for (let i = 0; i < 9; i++) {
      const before = (await payments.refunds())[0]!
      waits.push((before.next_attempt_at.getTime() - Date.now()) / 1_000)
      await payments.db
        .updateTable('refunds')
        .set({ next_attempt_at: new Date(0) })
        .execute()
      await payments.payOut()
    }
    expect(waits.map((wait) => Math.round(wait / 30) * 30)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
    await payments.fault({ nextWrite: { mode: 'error-before', count: 1 } })
    await payments.age(2)
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
    expect(await payments.refunds()).toMatchObject([{ state: 'done', problem: null }])
  }, 60_000)

  it.each(['error-after', 'crash'])('makes one refund though its first try ended badly: %s', async (how) => {
    const { orderId, intentId } = await payments.paid()
    await fail(orderId)
    if (how === 'error-after') await payments.fault({ nextWrite: { mode: 'error-after' } })
    // As after a crash: the provider has the refund, and we have no record of it.
    else await payments.card.refund({ intentId, orderId, idempotencyKey: `refund-${orderId}` })
    await payments.payOut()
    await payments.forgetKeys()
    await payments.age(2)
    await payments.payOut()
    const made = await payments.refundsOf(intentId)
    expect(made).toHaveLength(1)
    expect(await payments.refunds()).toMatchObject([{ state: 'done', stripe_refund_id: made[0]!.id }])
  })

  it('gives back what is left after a part was refunded elsewhere', async () => {
    const { orderId, intentId } = await payments.paid()
    await payments.stripe.refunds.create({ payment_intent: intentId, amount: 500 })
    await fail(orderId)
    await payments.payOut()
    const made = await payments.refundsOf(intentId)
    expect(made.map(({ amount }) => amount)).toEqual([1_500, 500])
  })

  it('takes a refund made in the dashboard meanwhile for its own', async () => {
    const { orderId, intentId } = await payments.paid()
    await fail(orderId)
    const { id } = await payments.stripe.refunds.create({ payment_intent: intentId })
    await payments.payOut()
    expect(await payments.refunds()).toMatchObject([{ state: 'done', stripe_refund_id: id }])
  })
})

describe('the customer', () => {
  it('is told once the card provider has the refund, not before', async () => {
    const { orderId, reference } = await payments.paid()
    await fail(orderId)
    expect(await payments.steps()).not.toContain('refundMade')
    await payments.payOut()
    await payments.payOut()
    const told = (await payments.messages()).filter(({ step }) => step === 'refundMade')
    expect(told.map(({ payload }) => payload)).toMatchObject([
      {
        orderId,
        reference,
        email: 'owner@example.com.au',
        amountCents: 2_000,
        currency: 'aud',
        reason: 'website-unreadable',
      },
    ])
  })

  it('gets no mail about a refund without an address to write to', async () => {
    const { body } = await payments.claimPromo('findable-free', randomUUID())
    await fail(body.orderId)
    await payments.payOut()
    expect(await payments.steps()).not.toContain('refundMade')
  })
})

describe('a refund on request', () => {
  it('is made within the guarantee, once, by reference in any case', async () => {
    const { orderId, reference, intentId } = await payments.paid()
    await payments.deliver(orderId)
    await payments.age(6.9 * 24)
    const expected = { status: 200, body: { reference, amountCents: 2_000, currency: 'aud', state: 'requested' } }
    expect(await refundByStaff(reference.toLowerCase())).toEqual(expected)
    expect(await refundByStaff(reference)).toEqual(expected)
    await payments.payOut()
    expect((await refundByStaff(reference)).body.state).toBe('done')
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
    expect((await payments.messages()).slice(-2)).toMatchObject([
      { step: 'orderRefunded', payload: { wasDelivered: true } },
      { step: 'refundMade', payload: { reference, reason: 'on-request', amountCents: 2_000, currency: 'aud' } },
    ])
  })

  it('is made for an order that still waits', async () => {
    const { reference } = await payments.paid()
    expect((await refundByStaff(reference)).status).toBe(200)
    expect((await payments.orders())[0]!.state).toBe('refunded')
  })

  it.each([
    [
      'after the guarantee',
      409,
      'guarantee-over',
      async () => {
        const { orderId, reference } = await payments.paid()
        await payments.deliver(orderId)
        await payments.age(7.01 * 24)
        return reference
      },
    ],
    [
      'while the bank takes the money back',
      409,
      'payment-disputed',
      async () => {
        const { orderId, reference, intentId } = await payments.paid()
        await payments.deliver(orderId)
        await payments.dispute(intentId)
        await payments.webhook(await payments.eventOf('charge.dispute.created', intentId))
        return reference
      },
    ],
    ['for what was never paid', 402, 'payment-required', async () => (await payments.createIntent()).body.reference],
    ['for no order', 404, 'order-not-found', async () => 'FND-AAAA-AAAA'],
  ])('is refused %s', async (_when, status, code, open) => {
    const answer = await refundByStaff(await open())
    expect(answer).toMatchObject({ status, body: { code } })
    expect(await payments.refunds()).toEqual([])
  })
})
