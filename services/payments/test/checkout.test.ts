import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { business, openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

describe('create-payment-intent', () => {
  it('sets the price itself and refuses any other amount', async () => {
    for (const amount of [19, 0, -20, 20.01, 2000]) {
      expect(await payments.createIntent(business(), randomUUID(), amount)).toMatchObject({
        status: 400,
        body: { code: 'wrong-amount' },
      })
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
    const { key } = await payments.charged()
    const again = await payments.createIntent(business(), key)
    expect(again.body.reportId).toBe(`report-of-${(await payments.orders())[0]!.id}`)
    expect((await payments.messages()).map(({ step }) => step)).toEqual(['orderPaid'])
  })

  it('finds the intent that the provider made though it answered with an error', async () => {
    const key = randomUUID()
    await payments.fault({ nextWrite: { mode: 'error-after' } })
    const { status, body } = await payments.createIntent(business(), key)
    expect(status).toBe(200)
    const { data } = await payments.stripe.paymentIntents.list()
    expect(data.map(({ client_secret }) => client_secret)).toEqual([body.clientSecret])
    expect((await payments.createIntent(business(), key)).body.clientSecret).toBe(body.clientSecret)
  })

  it('says so when the provider is down, and gives the order its intent when it is back', async () => {
    const key = randomUUID()
    await payments.fault({ nextWrite: { mode: 'error-before', count: 6 } })
    expect(await payments.createIntent(business(), key)).toMatchObject({
      status: 502,
      body: { code: 'payment-provider-error' },
    })
    expect((await payments.createIntent(business(), key)).status).toBe(200)
    expect(await payments.orders()).toHaveLength(1)
    expect((await payments.stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('keeps the intent after the provider has forgotten the key', async () => {
    const key = randomUUID()
    const { body } = await payments.createIntent(business(), key)
    await payments.forgetKeys()
    expect((await payments.createIntent(business(), key)).body.clientSecret).toBe(body.clientSecret)
  })

  it('charges what the order was placed at', async () => {
    const key = randomUUID()
    await payments.fault({ nextWrite: { mode: 'error-before', count: 6 } })
    await payments.createIntent(business(), key)
    await payments.db.updateTable('orders').set({ amount_cents: 1500 }).execute()
    const { body } = await payments.createIntent(business(), key)
    expect(await payments.stripe.paymentIntents.retrieve(body.clientSecret.split('_secret_')[0])).toMatchObject({
      amount: 1500,
    })
  })

  it('leaves no intent to be paid beside a promo code, whichever comes first', async () => {
    for (let i = 0; i < 5; i++) {
      const key = randomUUID()
      await Promise.all([payments.createIntent(business(), key), payments.claimPromo('findable-free', key)])
      const claimed = await payments.claimPromo('findable-free', key)
      expect(claimed.body.paymentId).toMatch(/^promo_/)
    }
    const { data } = await payments.stripe.paymentIntents.list({ limit: 100 })
    expect(data.filter(({ status }) => status !== 'canceled')).toEqual([])
  })
})
