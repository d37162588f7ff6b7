import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../src/reconciler.ts'
import { repeatRefundNews } from '../src/sweeps.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const minute = 60_000
const refund = (reference: string) => payments.act(reference, 'refund')
const settle = (reference: string) => payments.act(reference, 'refund/settled')
const told = async (step: string) => (await payments.steps()).filter((name) => name === step).length

/** An order whose refund the card provider took. */
async function refunded() {
  const order = await payments.delivered()
  await refund(order.reference)
  await payments.payOut()
  return { ...order, refundId: (await payments.refunds())[0]!.stripe_refund_id! }
}

/** The same, sent back by the bank, with the card provider's events about it. */
async function refused() {
  const order = await refunded()
  await payments.sendBack(order.refundId)
  for (const type of ['refund.updated', 'refund.failed'] as const) {
    expect((await payments.webhook(await payments.eventOf(type, order.intentId))).statusCode).toBe(200)
  }
  return order
}

describe('a refund that the bank sends back', () => {
  it('is recorded as refused, with one alert and one mail, however many events report it', async () => {
    const { reference, orderId } = await refused()
    expect(await payments.refunds()).toMatchObject([
      { state: 'refused', problem: 'refund failed: expired_or_canceled_card' },
    ])
    expect((await refund(reference)).body).toMatchObject({ state: 'refused' })
    expect(payments.alerts).toEqual(['refund-refused'])
    expect((await payments.messages()).filter(({ step }) => step === 'refundRefused')).toMatchObject([
      { payload: { orderId, reference, amountCents: 2_000, currency: 'aud', email: 'owner@example.com.au' } },
    ])
    expect(await payments.orders()).toMatchObject([{ state: 'refunded' }])
    const told = (await payments.events()).filter(({ type }) => type.startsWith('refund.'))
    expect(told.map(({ changed }) => changed)).toEqual(['refund refused', 'nothing'])
  })

  it('is not tried on the same card again', async () => {
    const { intentId } = await refused()
    await payments.age(48)
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toMatchObject([{ status: 'failed' }])
  })

  it('is found though its events never came', async () => {
    const { refundId } = await refunded()
    await reconcile(payments, 2 * minute)
    expect(await payments.refunds()).toMatchObject([{ state: 'done' }])
    await payments.sendBack(refundId)
    await payments.age(10 * 24)
    await reconcile(payments, 2 * minute)
    expect(await payments.refunds()).toMatchObject([{ state: 'refused' }])
    expect(payments.alerts).toEqual(['refund-refused'])
  })

  it('is announced again, as the refund was', async () => {
    await refused()
    await payments.age(1)
    await repeatRefundNews(payments, 5 * minute)
    expect([await told('refundMade'), await told('refundRefused'), await told('orderRefunded')]).toEqual([1, 2, 2])
  })

  it('is settled once staff paid it another way, and stays so', async () => {
    const { reference } = await refused()
    expect(await settle(reference)).toMatchObject({ status: 200, body: { state: 'done' } })
    expect(await settle(reference)).toMatchObject({ status: 200, body: { state: 'done' } })
    await payments.age(24)
    await reconcile(payments, 2 * minute)
    expect(await payments.refunds()).toMatchObject([{ state: 'done', settled_by: '7' }])
  })

  it('is nothing to settle when it was kept, or there was none', async () => {
    const { reference } = await refunded()
    expect(await settle(reference)).toMatchObject({ status: 409, body: { code: 'refund-not-refused' } })
    expect(await settle((await payments.paid()).reference)).toMatchObject({ status: 409 })
    expect(await settle('FND-AAAA-AAAA')).toMatchObject({ status: 404, body: { code: 'order-not-found' } })
  })

  it('raises an alert for a second payment too, which has no record of its own', async () => {
    const { orderId } = await payments.paid()
    const second = await payments.stripe.paymentIntents.create({
      amount: 2_000,
      currency: 'aud',
      metadata: { order_id: orderId },
    })
    await payments.pay(second.client_secret!)
    await payments.webhook(await payments.eventOf('payment_intent.succeeded', second.id))
    const [made] = await payments.refundsOf(second.id)
    await payments.sendBack(made!.id)
    await payments.webhook(await payments.eventOf('refund.failed', second.id))
    expect(payments.alerts).toContain('refund-refused')
    expect(await payments.refunds()).toEqual([])
  })
})

it('a part that staff refund in the dashboard leaves the order as it is, and the rest goes back on request', async () => {
  const { reference, intentId } = await payments.delivered()
  await payments.stripe.refunds.create({ payment_intent: intentId, amount: 500 })
  await payments.webhook(await payments.eventOf('charge.refunded', intentId))
  expect(await payments.orders()).toMatchObject([{ state: 'delivered' }])
  await refund(reference)
  await payments.payOut()
  expect((await payments.refundsOf(intentId)).map(({ amount }) => amount)).toEqual([1_500, 500])
})
