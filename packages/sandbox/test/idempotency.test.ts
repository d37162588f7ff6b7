import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { secretKey, startSandbox, type Sandbox } from '../src/index.ts'

let sandbox: Sandbox
let stripe: Stripe

beforeEach(async () => {
  sandbox = await startSandbox()
  stripe = new Stripe(secretKey, { ...sandbox.info.stripe, maxNetworkRetries: 0, timeout: 500 })
})

afterEach(async () => {
  vi.useRealTimers()
  await sandbox.close()
})

const create = (idempotencyKey: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 2000, currency: 'aud', ...more }, { idempotencyKey })
const error = (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  promise.then(
    () => Promise.reject(new Error('it was not refused')),
    (reason) => reason,
  )
const intents = async () => (await stripe.paymentIntents.list({ limit: 100 })).data
const faults = (body: object) =>
  fetch(`${sandbox.url}/api/faults/stripe`, { method: 'POST', body: JSON.stringify(body) })

describe('an idempotency key', () => {
  test('replays the first answer and does nothing again', async () => {
    const first = await create('order-1', { metadata: { a: '1', b: '2' } })
    const again = await create('order-1', { metadata: { b: '2', a: '1' } })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
    expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId)
    expect(await intents()).toHaveLength(1)
    expect((await stripe.events.list()).data).toHaveLength(1)
  })

  test('is refused with other parameters and at another endpoint', async () => {
    const { id } = await create('order-1')
    const otherAmount = await error(create('order-1', { amount: 2100 }))
    expect(otherAmount).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(otherAmount).toMatchObject({ statusCode: 400, message: expect.stringContaining("other than 'order-1'") })
    const otherCall = await error(stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'order-1' }))
    expect(otherCall).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(await intents()).toMatchObject([{ status: 'requires_payment_method' }])
  })

  test('replays a decline too', async () => {
    const { id } = await create('order-1')
    const confirm = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }, { idempotencyKey: 'pay-1' })
    const first = await error(confirm())
    const again = await error(confirm())
    expect(again).toMatchObject({ code: 'card_declined', charge: first.charge })
  })

  test('does not remember a call whose parameters never made sense', async () => {
    expect(await error(create('order-1', { amount: 1 }))).toMatchObject({ code: 'amount_too_small' })
    expect(await create('order-1')).toMatchObject({ amount: 2000 })
  })

  test('is forgotten after 24 hours, and when a test says so', async () => {
    const first = await create('order-1')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23 * 3600_000 })
    expect((await create('order-1')).id).toBe(first.id)
    vi.setSystemTime(Date.now() + 2 * 3600_000)
    const second = await create('order-1')
    expect(second.id).not.toBe(first.id)
    await fetch(`${sandbox.url}/api/stripe/idempotency-keys`, { method: 'DELETE' })
    expect((await create('order-1')).id).not.toBe(second.id)
  })
})

describe('faults', () => {
  test('error-after: the intent is there, the answer is a 500, and the key replays it', async () => {
    await faults({ nextWrite: { mode: 'error-after' } })
    expect(await error(create('order-1'))).toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
    expect(await error(create('order-1'))).toMatchObject({
      statusCode: 500,
      headers: { 'stripe-should-retry': 'false' },
    })
    expect(await intents()).toHaveLength(1)
    expect(await create('order-2')).toMatchObject({ status: 'requires_payment_method' })
  })

  test('error-before: nothing is done, and the same call again succeeds', async () => {
    await faults({ nextWrite: { mode: 'error-before', count: 2 } })
    expect(await error(create('order-1'))).toMatchObject({ statusCode: 500 })
    expect(await error(create('order-1'))).toMatchObject({ statusCode: 500 })
    expect(await intents()).toHaveLength(0)
    expect(await create('order-1')).toMatchObject({ amount: 2000 })
  })

  test('no-answer: the call times out, and the same key again gets the one intent', async () => {
    await faults({ nextWrite: { mode: 'no-answer' } })
    expect(await error(create('order-1'))).toBeInstanceOf(Stripe.errors.StripeConnectionError)
    const [made] = await intents()
    expect((await create('order-1')).id).toBe(made?.id)
    expect(await intents()).toHaveLength(1)
  })

  test('that do not exist are refused', async () => {
    const response = await faults({ nextWrite: { mode: 'explode' } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('nextWrite.mode') })
  })
})
