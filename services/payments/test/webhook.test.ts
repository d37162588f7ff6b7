import { randomUUID } from 'node:crypto'
import { retentionDays } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { business, cards, openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

describe('the webhook', () => {
  it('alone makes a paid order, with the address from the payment form', async () => {
    const { intentId } = await payments.charged()
    const event = await payments.eventOf('payment_intent.succeeded', intentId)
    expect((await payments.webhook(event)).json()).toEqual({ received: true })
    expect((await payments.orders())[0]).toMatchObject({ state: 'paid', email: 'owner@example.com.au' })
    expect((await payments.messages())[0]).toMatchObject({ step: 'orderPaid', payload: { paymentId: intentId } })
  })

  it('has the order go on under the id of the request that opened it', async () => {
    const opening = { 'x-request-id': 'request-that-opened', 'idempotency-key': randomUUID() }
    const { body } = await payments.call(
      'POST',
      '/api/create-payment-intent',
      { amount: 20, businessData: business() },
      opening,
    )
    const { id } = await payments.pay(body.clientSecret)
    await payments.webhook(await payments.eventOf('payment_intent.succeeded', id))
    expect((await payments.messages())[0]!.payload).toMatchObject({ requestId: 'request-that-opened' })
    const claimed = await payments.claim(id)
    expect(claimed.body).toMatchObject({ requestId: 'request-that-opened' })
  })

  it('takes the same event fifty times and owes one report', async () => {
    const { intentId } = await payments.charged()
    const event = await payments.eventOf('payment_intent.succeeded', intentId)
    const answers = await Promise.all(Array.from({ length: 50 }, () => payments.webhook(event)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await payments.messages()).toHaveLength(1)
  })

  it('changes nothing for news that is older than the payment', async () => {
    const { body } = await payments.createIntent()
    await payments.pay(body.clientSecret, cards.declined)
    const { id } = await payments.pay(body.clientSecret)
    await payments.webhook(await payments.eventOf('payment_intent.succeeded', id))
    await payments.webhook(await payments.eventOf('payment_intent.payment_failed', id))
    expect((await payments.orders())[0]!.state).toBe('paid')
  })

  it('believes the provider, not the event', async () => {
    const { body } = await payments.createIntent()
    const id = body.clientSecret.split('_secret_')[0]
    const intent = await payments.stripe.paymentIntents.retrieve(id)
    const lie = {
      id: 'evt_lie',
      object: 'event',
      created: 1,
      type: 'payment_intent.succeeded',
      data: { object: { ...intent, status: 'succeeded' } },
    }
    expect((await payments.webhook(lie)).statusCode).toBe(200)
    expect((await payments.orders())[0]!.state).toBe('created')
  })

  it.each([
    ['none', { signature: '' }],
    ['of another secret', { secret: 'whsec_other' }],
    ['301 seconds old', { signedAt: Math.floor(Date.now() / 1000) - 301 }],
    ['an hour ahead', { signedAt: Math.floor(Date.now() / 1000) + 3_600 }],
    ['without a time', { signature: 'v1=abc' }],
  ])('refuses a signature: %s', async (_what, options) => {
    const { intentId } = await payments.charged()
    const event = await payments.eventOf('payment_intent.succeeded', intentId)
    const answer = await payments.webhook(event, options)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('invalid-signature')
    expect((await payments.orders())[0]!.state).toBe('created')
  })

  it.each([
    ['no JSON', '{"id": '],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', '{}'],
    ['without its object', { id: 'evt_1', type: 'payment_intent.succeeded', created: 1, data: {} }],
    ['with an object without an id', { id: 'evt_1', type: 'charge.refunded', created: 1, data: { object: {} } }],
    [
      'of a payment that is no id',
      { id: 'evt_1', type: 'charge.refunded', created: 1, data: { object: { id: 'ch_1', payment_intent: 7 } } },
    ],
    ['with a NUL', { id: 'evt_\0', type: 'payment_intent.succeeded', created: 1, data: { object: { id: 'pi_1' } } }],
  ])('refuses an event that is signed and malformed: %s', async (_what, event) => {
    const answer = await payments.webhook(event)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('unreadable-event')
    expect(await payments.events()).toEqual([])
  })

  it('takes events that it does not act on', async () => {
    const event = { id: 'evt_1', type: 'customer.created', created: 1, data: { object: { id: 'cus_1' } } }
    expect((await payments.webhook(event)).statusCode).toBe(200)
    expect(await payments.events()).toEqual([])
  })

  it('acknowledges a payment that is not ours and starts nothing', async () => {
    const foreign = await payments.stripe.paymentIntents.create({ amount: 2000, currency: 'aud' })
    const event = { id: 'evt_foreign', created: 1, type: 'payment_intent.succeeded', data: { object: foreign } }
    expect((await payments.webhook(event)).statusCode).toBe(200)
    expect(await payments.messages()).toEqual([])
  })

  it('keeps each event with what it changed', async () => {
    const { body } = await payments.createIntent()
    await payments.pay(body.clientSecret, cards.declined)
    const { id } = await payments.pay(body.clientSecret)
    await payments.webhook(await payments.eventOf('payment_intent.payment_failed', id))
    await payments.webhook(await payments.eventOf('payment_intent.succeeded', id))
    expect(await payments.events()).toMatchObject([
      { type: 'payment_intent.payment_failed', payment_intent_id: id, changed: 'paid' },
      { type: 'payment_intent.succeeded', payment_intent_id: id, changed: 'nothing' },
    ])
  })

  it('changes nothing for an intent that was declined or canceled', async () => {
    const { body } = await payments.createIntent()
    const { id } = await payments.pay(body.clientSecret, cards.declined)
    await payments.webhook(await payments.eventOf('payment_intent.payment_failed', id))
    await payments.stripe.paymentIntents.cancel(id)
    await payments.webhook(await payments.eventOf('payment_intent.canceled', id))
    expect((await payments.orders())[0]).toMatchObject({ state: 'created', payment_id: null })
    expect((await payments.events()).map(({ changed }) => changed)).toEqual(['nothing', 'nothing'])
    expect(await payments.messages()).toEqual([])
  })
})

describe('a payment that does not fit', () => {
  /** An intent that refers to one of our orders, paid by card. */
  const paidIntent = async (orderId: string, amount: number, currency = 'aud') => {
    const intent = await payments.stripe.paymentIntents.create({ amount, currency, metadata: { order_id: orderId } })
    await payments.pay(intent.client_secret!)
    return intent.id
  }
  const openOrder = async () => {
    await payments.createIntent()
    await payments.db.updateTable('orders').set({ payment_intent_id: null }).execute()
    return (await payments.orders())[0]!.id
  }

  it.each([
    ['too little', 500, 'aud'],
    ['too much', 20_000, 'aud'],
    ['another currency', 2_000, 'usd'],
  ])('%s goes back, once, and starts no report', async (_what, amount, currency) => {
    const intentId = await paidIntent(await openOrder(), amount, currency)
    const event = await payments.eventOf('payment_intent.succeeded', intentId)
    await payments.webhook(event)
    await payments.webhook({ ...event, id: 'evt_again' })
    await payments.payOut()
    await payments.payOut()
    expect(await payments.orders()).toMatchObject([{ state: 'refunded', payment_id: intentId }])
    expect(await payments.refunds()).toMatchObject([
      { reason: 'wrong-payment', state: 'done', amount_cents: amount, currency },
    ])
    expect(await payments.refundsOf(intentId)).toMatchObject([{ amount }])
    expect(await payments.steps()).not.toContain('orderPaid')
  })

  it('a second one for the same order goes back, and the order stays paid', async () => {
    const { orderId, intentId } = await payments.paid()
    const second = await paidIntent(orderId, 2_000)
    const event = await payments.eventOf('payment_intent.succeeded', second)
    await payments.webhook(event)
    await payments.webhook({ ...event, id: 'evt_again' })
    expect(await payments.refundsOf(second)).toHaveLength(1)
    expect(await payments.refundsOf(intentId)).toEqual([])
    expect(await payments.orders()).toMatchObject([{ state: 'paid', payment_id: intentId }])
    expect(await payments.refunds()).toEqual([])
    expect(await payments.claim(second)).toMatchObject({ status: 404, body: { code: 'payment-not-found' } })
  })

  it('one of two at the same moment counts, and the other goes back', async () => {
    const orderId = await openOrder()
    const intents = [await paidIntent(orderId, 2_000), await paidIntent(orderId, 2_000)]
    const events = await Promise.all(intents.map((id) => payments.eventOf('payment_intent.succeeded', id)))
    await Promise.all(events.map((event) => payments.webhook(event)))
    // The provider sends an event until it is accepted.
    for (const event of events) expect((await payments.webhook(event)).statusCode).toBe(200)
    const [order] = await payments.orders()
    const [kept, returned] = intents[0] === order!.payment_id ? intents : intents.toReversed()
    expect(order).toMatchObject({ state: 'paid', payment_id: kept })
    expect(await payments.refundsOf(kept!)).toEqual([])
    expect(await payments.refundsOf(returned!)).toHaveLength(1)
    expect(await payments.steps()).toEqual(['orderPaid'])
  })

  it('is left alone when it is no order of ours', async () => {
    const intent = await payments.stripe.paymentIntents.create({ amount: 2_000, currency: 'aud' })
    await payments.pay(intent.client_secret!)
    await payments.webhook(await payments.eventOf('payment_intent.succeeded', intent.id))
    expect(await payments.refundsOf(intent.id)).toEqual([])
    expect(await payments.events()).toMatchObject([{ payment_intent_id: intent.id, changed: 'nothing' }])
    expect(payments.alerts).toEqual(['unknown-payment'])
  })

  it('is no alert once it went back, as the alert advises', async () => {
    const intent = await payments.stripe.paymentIntents.create({ amount: 2_000, currency: 'aud' })
    await payments.pay(intent.client_secret!)
    await payments.stripe.refunds.create({ payment_intent: intent.id })
    await payments.webhook(await payments.eventOf('charge.refunded', intent.id))
    expect(payments.alerts).toEqual([])
  })

  it.each([
    ['is no alert when the order is past retention', retentionDays.reportsAndOrders + 1, []],
    ['is an alert when the order would still be kept', retentionDays.reportsAndOrders - 1, ['unknown-payment']],
  ])('%s', async (_what, days, alerts) => {
    const { intentId } = await payments.charged()
    await sql`delete from orders`.execute(payments.db)
    const { findIntent } = payments.card
    vi.spyOn(payments.card, 'findIntent').mockImplementation(async (id) => {
      const intent = (await findIntent(id))!
      const charge = intent.latest_charge as Stripe.Charge
      return { ...intent, latest_charge: { ...charge, created: charge.created - days * 24 * 3_600 } }
    })
    await payments.dispute(intentId)
    await payments.webhook(await payments.eventOf('charge.dispute.created', intentId))
    expect(payments.alerts).toEqual(alerts)
  })
})

describe('money that goes back without us', () => {
  const refundAtProvider = async (intentId: string, amount?: number) => {
    await payments.stripe.refunds.create({ payment_intent: intentId, ...(amount && { amount }) })
    for (const type of ['refund.created', 'charge.refunded'] as const) {
      expect((await payments.webhook(await payments.eventOf(type, intentId))).statusCode).toBe(200)
    }
  }
  const nothingMore = async (orderId: string, intentId: string, refunds: number) => {
    await payments.deliver(orderId)
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toHaveLength(refunds)
    expect(await payments.steps()).not.toContain('orderDelivered')
    expect(await payments.steps()).not.toContain('refundMade')
  }

  it('ends an order that waits for its report: no second refund, no mail', async () => {
    const { orderId, intentId } = await payments.paid()
    await refundAtProvider(intentId)
    expect(await payments.orders()).toMatchObject([{ state: 'refunded' }])
    const [refund] = await payments.refundsOf(intentId)
    expect(await payments.refunds()).toMatchObject([
      { reason: 'made-elsewhere', state: 'done', stripe_refund_id: refund!.id },
    ])
    await nothingMore(orderId, intentId, 1)
  })

  it('is recorded for a delivered order', async () => {
    const { orderId, intentId } = await payments.paid()
    await payments.deliver(orderId)
    await refundAtProvider(intentId)
    expect(await payments.orders()).toMatchObject([{ state: 'refunded', delivered_at: expect.any(Date) }])
    expect((await payments.messages()).at(-1)).toMatchObject({ step: 'orderRefunded', payload: { wasDelivered: true } })
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
  })

  it('is known before the payment is: the order never counts as paid', async () => {
    const { orderId, intentId } = await payments.charged()
    await refundAtProvider(intentId)
    await payments.webhook(await payments.eventOf('payment_intent.succeeded', intentId))
    expect(await payments.orders()).toMatchObject([{ state: 'refunded' }])
    expect(await payments.steps()).toEqual(['orderRefunded'])
    expect(await payments.claim(intentId)).toMatchObject({ status: 409, body: { code: 'order-refunded' } })
    await nothingMore(orderId, intentId, 1)
  })

  it('changes nothing while it is only a part', async () => {
    const { intentId } = await payments.paid()
    await refundAtProvider(intentId, 500)
    expect(await payments.orders()).toMatchObject([{ state: 'paid' }])
  })
})
