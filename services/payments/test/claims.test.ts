import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { business, cards, openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

describe('claiming a card order', () => {
  it('owes one report for one payment, however often it is claimed', async () => {
    const { intentId, reference } = await payments.charged()
    const claims = await Promise.all(Array.from({ length: 20 }, () => payments.claim(intentId)))
    expect(claims.every(({ status }) => status === 200)).toBe(true)
    expect(claims[0]!.body).toMatchObject({ reference, paymentId: intentId, email: 'owner@example.com.au' })
    expect((await payments.messages()).map(({ step }) => step)).toEqual(['orderPaid'])
  })

  it.each([
    [
      'not paid yet',
      402,
      'payment-required',
      async () => (await payments.createIntent()).body.clientSecret.split('_secret_')[0],
    ],
    [
      'declined',
      402,
      'payment-required',
      async () => {
        const { body } = await payments.createIntent()
        const { id, status } = await payments.pay(body.clientSecret, cards.declined)
        expect(status).toBe(402)
        return id
      },
    ],
    [
      'waiting for authentication',
      402,
      'payment-required',
      async () => {
        const { body } = await payments.createIntent()
        const paid = await payments.pay(body.clientSecret, cards.authentication)
        expect(paid.body.status).toBe('requires_action')
        return paid.id
      },
    ],
    ['unknown to the provider', 404, 'payment-not-found', async () => 'pi_unknown'],
    ['no intent id', 404, 'payment-not-found', async () => 'promo'],
    [
      'of somebody else',
      404,
      'payment-not-found',
      async () => (await payments.stripe.paymentIntents.create({ amount: 2000, currency: 'aud' })).id,
    ],
  ])('starts nothing when the payment is %s', async (_what, status, code, paymentId) => {
    expect(await payments.claim(await paymentId())).toMatchObject({ status, body: { code } })
    expect(await payments.messages()).toEqual([])
  })

  it('refuses another website than the one that was ordered', async () => {
    const { intentId } = await payments.charged()
    const other = await payments.claim(intentId, business({ businessWebsite: 'https://other.com.au' }))
    expect(other).toMatchObject({ status: 409, body: { code: 'order-mismatch' } })
    const sameWithPath = await payments.claim(
      intentId,
      business({ businessWebsite: 'http://www.example.com.au/contact' }),
    )
    expect(sameWithPath.status).toBe(200)
  })

  it('finds an order whose intent was never written down', async () => {
    const { intentId } = await payments.charged()
    await payments.db.updateTable('orders').set({ payment_intent_id: null }).execute()
    expect((await payments.claim(intentId)).status).toBe(200)
    expect((await payments.orders())[0]).toMatchObject({ state: 'paid', payment_intent_id: intentId })
  })
})

describe('promo codes', () => {
  it.each([
    ['findable-free', true],
    ['  FINDABLE-FREE ', true],
    ['findable', false],
    ['findable-free2', false],
  ])('the code %j is valid: %s', async (code, valid) => {
    expect((await payments.call('POST', '/api/promo-codes/check', { code })).body).toEqual({ valid })
  })

  it('make one paid order per key, however often it is sent', async () => {
    const key = randomUUID()
    const claims = await Promise.all(Array.from({ length: 20 }, () => payments.claimPromo('findable-free', key)))
    expect(new Set(claims.map(({ body }) => body.orderId)).size).toBe(1)
    expect(claims[0]!.body.paymentId).toMatch(/^promo_\w{24}$/)
    expect(await payments.messages()).toHaveLength(1)
    expect(await payments.db.selectFrom('promo_redemptions').selectAll().execute()).toHaveLength(1)
  })

  it('make no order without a key', async () => {
    expect(await payments.claimPromo('findable-free')).toMatchObject({
      status: 400,
      body: { code: 'validation-failed' },
    })
    expect(await payments.orders()).toEqual([])
  })

  it('start nothing when they are wrong or missing', async () => {
    expect(await payments.claimPromo('wrong', randomUUID())).toMatchObject({
      status: 400,
      body: { code: 'invalid-promo-code' },
    })
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
    const { key, intentId } = await payments.charged()
    const claimed = await payments.claimPromo('findable-free', key)
    expect(claimed.body.paymentId).toBe(intentId)
    expect(await payments.messages()).toHaveLength(1)
  })
})
