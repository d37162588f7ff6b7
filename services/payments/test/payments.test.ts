import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver } from '../src/orders.ts'
import { createLogger } from '@findable/service-kit'
import { business, cards, openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const paidOrder = async (key: string = randomUUID()) => {
  const { body } = await payments.createIntent(business(), key)
  const { id } = await payments.pay(body.clientSecret)
  return { key, intentId: id, reference: body.reference as string }
}

describe('create-payment-intent', () => {
  it('sets the price itself and refuses any other amount', async () => {
    for (const amount of [19, 0, -20, 20.01, 2000]) {
      expect(await payments.createIntent(business(), randomUUID(), amount)).toMatchObject({ status: 400, body: { code: 'wrong-amount' } })
    }
    expect(await payments.orders()).toEqual([])
    const { body } = await payments.createIntent()
    const intent = await payments.stripe.paymentIntents.retrieve(body.clientSecret.split('_secret_')[0])
    expect(intent).toMatchObject({ amount: 2000, currency: 'aud' })
    expect(body.reference).toMatch(/^FND-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/)
  })

  it('stores nothing for an address that leads inside or is none', async () => {
    payments.refusedWebsites.add('https://inside.com.au')
    const inside = await payments.createIntent(business({ businessWebsite: 'https://inside.com.au' }))
    expect(inside).toMatchObject({ status: 400, body: { code: 'refused-website' } })
    const none = await payments.createIntent(business({ businessWebsite: 'http://127.0.0.1/' }))
    expect(none).toMatchObject({ status: 400, body: { code: 'validation-failed' } })
    expect(await payments.orders()).toEqual([])
  })

  it('gives one order one intent: a reload, a second tab, fifty at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => payments.createIntent(business(), key)))
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
    expect(await payments.orders()).toHaveLength(1)
    expect((await payments.stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(1)
  })

  it('makes a new order for every call without a key', async () => {
    const body = { amount: 20, businessData: business() }
    const first = await payments.call('POST', '/api/create-payment-intent', body)
    const second = await payments.call('POST', '/api/create-payment-intent', body)
    expect(first.body.clientSecret).not.toBe(second.body.clientSecret)
  })

  it('refuses another website under the same key', async () => {
    const key = randomUUID()
    await payments.createIntent(business(), key)
    const other = await payments.createIntent(business({ businessWebsite: 'https://other.com.au' }), key)
    expect(other).toMatchObject({ status: 409, body: { code: 'order-mismatch' } })
  })

  it('sends a paid order to its report instead of a second charge', async () => {
    const { key } = await paidOrder()
    const again = await payments.createIntent(business(), key)
    expect(again.body.reportId).toBe(`report-of-${(await payments.orders())[0]!.id}`)
    expect((await payments.messages()).map(({ step }) => step)).toEqual(['orderPaid'])
  })
})

describe('claiming a card order', () => {
  it('owes one report for one payment, however often it is claimed', async () => {
    const { intentId, reference } = await paidOrder()
    const claims = await Promise.all(Array.from({ length: 20 }, () => payments.claim(intentId)))
    expect(claims.every(({ status }) => status === 200)).toBe(true)
    expect(claims[0]!.body).toMatchObject({ reference, paymentId: intentId, email: 'owner@example.com.au' })
    expect((await payments.messages()).map(({ step }) => step)).toEqual(['orderPaid'])
  })

  it.each([
    ['not paid yet', 402, 'payment-required', async () => (await payments.createIntent()).body.clientSecret.split('_secret_')[0]],
    ['declined', 402, 'payment-required', async () => {
      const { body } = await payments.createIntent()
      const { id, status } = await payments.pay(body.clientSecret, cards.declined)
      expect(status).toBe(402)
      return id
    }],
    ['waiting for authentication', 402, 'payment-required', async () => {
      const { body } = await payments.createIntent()
      const paid = await payments.pay(body.clientSecret, cards.authentication)
      expect(paid.body.status).toBe('requires_action')
      return paid.id
    }],
    ['unknown to the provider', 404, 'payment-not-found', async () => 'pi_unknown'],
    ['no intent id', 404, 'payment-not-found', async () => 'promo'],
    ['of somebody else', 404, 'payment-not-found', async () =>
      (await payments.stripe.paymentIntents.create({ amount: 2000, currency: 'aud' })).id],
  ])('starts nothing when the payment is %s', async (_what, status, code, paymentId) => {
    expect(await payments.claim(await paymentId())).toMatchObject({ status, body: { code } })
    expect(await payments.messages()).toEqual([])
  })

  it('refuses another website than the one that was ordered', async () => {
    const { intentId } = await paidOrder()
    const other = await payments.claim(intentId, business({ businessWebsite: 'https://other.com.au' }))
    expect(other).toMatchObject({ status: 409, body: { code: 'order-mismatch' } })
    const sameWithPath = await payments.claim(intentId, business({ businessWebsite: 'http://www.example.com.au/contact' }))
    expect(sameWithPath.status).toBe(200)
  })

  it('finds an order whose intent was never written down', async () => {
    const { intentId } = await paidOrder()
    await payments.db.updateTable('orders').set({ payment_intent_id: null }).execute()
    expect((await payments.claim(intentId)).status).toBe(200)
    expect((await payments.orders())[0]).toMatchObject({ state: 'paid', payment_intent_id: intentId })
  })
})

describe('the webhook', () => {
  it('alone makes a paid order, with the address from the payment form', async () => {
    const { intentId } = await paidOrder()
    const event = await payments.eventOf('payment_intent.succeeded', intentId)
    expect((await payments.webhook(event)).json()).toEqual({ received: true })
    expect((await payments.orders())[0]).toMatchObject({ state: 'paid', email: 'owner@example.com.au' })
    expect((await payments.messages())[0]).toMatchObject({ step: 'orderPaid', payload: { paymentId: intentId } })
  })

  it('takes the same event fifty times and owes one report', async () => {
    const { intentId } = await paidOrder()
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
    const lie = { id: 'evt_lie', object: 'event', type: 'payment_intent.succeeded', data: { object: { ...intent, status: 'succeeded' } } }
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
    const { intentId } = await paidOrder()
    const event = await payments.eventOf('payment_intent.succeeded', intentId)
    const answer = await payments.webhook(event, options)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('invalid-signature')
    expect((await payments.orders())[0]!.state).toBe('created')
  })

  it('acknowledges a payment that is not ours and starts nothing', async () => {
    const foreign = await payments.stripe.paymentIntents.create({ amount: 2000, currency: 'aud' })
    const event = { id: 'evt_foreign', object: 'event', type: 'payment_intent.succeeded', data: { object: foreign } }
    expect((await payments.webhook(event)).statusCode).toBe(200)
    expect(await payments.messages()).toEqual([])
  })
})

describe('promo codes', () => {
  it.each([['findable-free', true], ['  FINDABLE-FREE ', true], ['findable', false], ['findable-free2', false]])(
    'the code %j is valid: %s', async (code, valid) => {
      expect((await payments.call('POST', '/api/promo-codes/check', { code })).body).toEqual({ valid })
    },
  )

  it('make one paid order per key, however often it is sent', async () => {
    const key = randomUUID()
    const claims = await Promise.all(Array.from({ length: 20 }, () => payments.claimPromo('findable-free', key)))
    expect(new Set(claims.map(({ body }) => body.orderId)).size).toBe(1)
    expect(claims[0]!.body.paymentId).toMatch(/^promo_\w{24}$/)
    expect(await payments.messages()).toHaveLength(1)
    expect(await payments.db.selectFrom('promo_redemptions').selectAll().execute()).toHaveLength(1)
  })

  it('start nothing when they are wrong or missing', async () => {
    expect(await payments.claimPromo('wrong', randomUUID())).toMatchObject({ status: 400, body: { code: 'invalid-promo-code' } })
    expect(await payments.orders()).toEqual([])
  })

  it('close the intent that the checkout had opened', async () => {
    const key = randomUUID()
    const { body } = await payments.createIntent(business(), key)
    const claimed = await payments.claimPromo('findable-free', key)
    expect(claimed.body.paymentId).toMatch(/^promo_/)
    const intent = await payments.stripe.paymentIntents.retrieve(body.clientSecret.split('_secret_')[0])
    expect(intent.status).toBe('canceled')
    expect(await payments.orders()).toHaveLength(1)
  })

  it('take the card payment that was faster', async () => {
    const { key, intentId } = await paidOrder()
    const claimed = await payments.claimPromo('findable-free', key)
    expect(claimed.body.paymentId).toBe(intentId)
    expect(await payments.messages()).toHaveLength(1)
  })
})

describe('delivery', () => {
  const log = createLogger('test', 'silent')
  it('moves a paid order to delivered and asks for the mail; a repeat asks again and changes nothing', async () => {
    const { intentId, reference } = await paidOrder()
    const { body } = await payments.claim(intentId)
    const message = { orderId: body.orderId, reportId: 'report-1', requestId: 'request-1' }
    await deliver({ db: payments.db, log }, message)
    const [delivered] = await payments.orders()
    expect(delivered).toMatchObject({ state: 'delivered', report_id: 'report-1' })
    await deliver({ db: payments.db, log }, message)
    expect(await payments.orders()).toEqual([delivered])
    const asked = (await payments.messages()).filter(({ step }) => step === 'orderDelivered')
    expect(asked).toHaveLength(2)
    expect(asked[0]!.payload).toEqual(asked[1]!.payload)
    expect(asked[0]!.payload).toMatchObject({ reference, email: 'owner@example.com.au', website: 'https://example.com.au' })
  })

  it('does nothing for an order that is not paid', async () => {
    await payments.createIntent()
    const [order] = await payments.orders()
    await deliver({ db: payments.db, log }, { orderId: order!.id, reportId: 'report-1', requestId: 'request-1' })
    expect(await payments.orders()).toEqual([order])
    expect(await payments.messages()).toEqual([])
  })
})
