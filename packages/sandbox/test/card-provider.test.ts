import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretKey, startSandbox, type Sandbox } from '../src/index.ts'
import { apiVersion } from '../src/stripe/account.ts'
import { requiredFields } from './support/required-fields.ts'

let sandbox: Sandbox
let stripe: Stripe

beforeAll(async () => {
  sandbox = await startSandbox()
  stripe = new Stripe(secretKey, { ...sandbox.info.stripe, maxNetworkRetries: 0 })
})

afterAll(() => sandbox.close())

const newIntent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 2000, currency: 'aud', ...more })
const paidIntent = async (paymentMethod = 'pm_card_visa') =>
  stripe.paymentIntents.confirm((await newIntent()).id, { payment_method: paymentMethod })
const dispute = (intentId: string, status: string) =>
  fetch(`${sandbox.url}/api/stripe/payment_intents/${intentId}/dispute`, {
    method: 'POST',
    body: JSON.stringify({ status }),
  })
const error = (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  promise.then(
    () => Promise.reject(new Error('it was not refused')),
    (reason) => reason,
  )

describe('objects', () => {
  test('hold every field that the SDK says is always there', async () => {
    const intent = await stripe.paymentIntents.confirm((await newIntent()).id, {
      payment_method: 'pm_card_createDispute',
      expand: ['latest_charge', 'payment_method'],
    })
    const refunded = await stripe.refunds.create({ payment_intent: (await paidIntent()).id })
    const { data: events } = await stripe.events.list({ limit: 100 })
    const dispute = events.find(({ type }) => type === 'charge.dispute.created')?.data.object
    const objects: [object: unknown, file: string, name: string][] = [
      [await newIntent(), 'PaymentIntents', 'PaymentIntent'],
      [intent, 'PaymentIntents', 'PaymentIntent'],
      [intent.latest_charge, 'Charges', 'Charge'],
      [intent.payment_method, 'PaymentMethods', 'PaymentMethod'],
      [refunded, 'Refunds', 'Refund'],
      [dispute, 'Disputes', 'Dispute'],
      [events[0], 'Events', 'EventBase'],
    ]
    for (const [object, file, name] of objects) {
      const absent = requiredFields(file, name).filter((field) => !Object.hasOwn(object as object, field))
      expect({ name, absent }).toEqual({ name, absent: [] })
    }
  })

  test('are of the API version that the SDK speaks', async () => {
    expect(apiVersion).toBe(Stripe.API_VERSION)
    const { data } = await stripe.events.list({ limit: 1 })
    expect(data[0]?.api_version).toBe(apiVersion)
  })

  test('keep metadata, description and receipt address, and can be read again', async () => {
    const made = await newIntent({
      metadata: { order: 'A1', note: 'a & b=c' },
      description: 'Report',
      receipt_email: 'jo@example.com',
    })
    const read = await stripe.paymentIntents.retrieve(made.id)
    expect(read).toMatchObject({
      metadata: { order: 'A1', note: 'a & b=c' },
      description: 'Report',
      receipt_email: 'jo@example.com',
      status: 'requires_payment_method',
    })
    expect(read.client_secret).toMatch(new RegExp(`^${made.id}_secret_`))
  })

  test('replace their ids when expanded', async () => {
    const { id, latest_charge } = await paidIntent()
    expect(latest_charge).toMatch(/^ch_/)
    const read = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })
    expect(read.latest_charge).toMatchObject({ id: latest_charge, amount: 2000, paid: true, status: 'succeeded' })
    expect(read.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } })
    const listed = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] })
    expect(listed.data[0]?.latest_charge).toMatchObject({ object: 'charge' })
    expect(await error(stripe.paymentIntents.retrieve(id, { expand: ['amount'] }))).toMatchObject({ param: 'expand' })
  })
})

describe('cards', () => {
  test.each([
    ['pm_card_visa', 'visa', '4242'],
    ['pm_card_mastercard', 'mastercard', '4444'],
    ['pm_card_amex', 'amex', '0005'],
  ])('%s pays', async (paymentMethod, brand, last4) => {
    const paid = await stripe.paymentIntents.confirm((await newIntent()).id, {
      payment_method: paymentMethod,
      expand: ['latest_charge'],
    })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2000 })
    expect(paid.latest_charge).toMatchObject({ payment_method_details: { card: { brand, last4 } } })
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s is declined, and another card still pays', async (paymentMethod, code, decline_code, message) => {
    const { id } = await newIntent()
    const declined = await error(stripe.paymentIntents.confirm(id, { payment_method: paymentMethod }))
    expect(declined).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(declined).toMatchObject({ statusCode: 402, code, decline_code, message, payment_intent: { id } })

    const open = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(open).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, decline_code },
    })
    expect(open.latest_charge).toMatchObject({ id: declined.charge, status: 'failed', paid: false, failure_code: code })

    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  test.each([
    'pm_card_authenticationRequired',
    'pm_card_authenticationRequiredOnSetup',
    'pm_card_threeDSecureRequiredChargeDeclined',
  ])('%s waits for the customer to authenticate', async (paymentMethod) => {
    expect(await paidIntent(paymentMethod)).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      amount_received: 0,
      latest_charge: null,
    })
  })

  test('a card with a bank page of its own needs an address to return to', async () => {
    expect(await error(paidIntent('pm_card_threeDSecureRequired'))).toMatchObject({
      statusCode: 400,
      param: 'return_url',
    })
    const { id } = await newIntent()
    const waiting = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecureRequired',
      return_url: 'https://findable.example/success',
    })
    expect(waiting.next_action).toMatchObject({
      type: 'redirect_to_url',
      redirect_to_url: {
        return_url: 'https://findable.example/success',
        url: expect.stringContaining(`${sandbox.url}/sandbox/stripe/authenticate/${id}`),
      },
    })
  })

  test('an unknown payment method is a 404', async () => {
    expect(await error(paidIntent('pm_card_nobody'))).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  })
})

describe('states', () => {
  test('a paid intent cannot be confirmed or cancelled', async () => {
    const { id } = await paidIntent()
    const refusal = {
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      payment_intent: { id, status: 'succeeded' },
    }
    expect(await error(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))).toMatchObject(refusal)
    expect(await error(stripe.paymentIntents.cancel(id))).toMatchObject(refusal)
  })

  test('a cancelled intent stays cancelled and cannot be paid', async () => {
    const { id } = await newIntent()
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      canceled_at: expect.any(Number),
    })
    const refused = await error(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))
    expect(refused).toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  test('an unknown intent is a 404', async () => {
    const refused = await error(stripe.paymentIntents.retrieve('pi_none'))
    expect(refused).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    })
  })
})

describe('refunds', () => {
  test('give a charge back in full, once', async () => {
    const { id, latest_charge } = await paidIntent()
    const refund = await stripe.refunds.create({
      payment_intent: id,
      reason: 'requested_by_customer',
      metadata: { order: 'A1' },
    })
    expect(refund).toMatchObject({
      amount: 2000,
      status: 'succeeded',
      charge: latest_charge,
      payment_intent: id,
      metadata: { order: 'A1' },
    })
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id })
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 2000 })

    expect(await error(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1)
  })

  test('that the bank sends back have failed, and the charge is refunded no more', async () => {
    const { id } = await paidIntent()
    const refund = await stripe.refunds.create({ payment_intent: id })
    await fetch(`${sandbox.url}/api/stripe/refunds/${refund.id}/send-back`, { method: 'POST' })
    const failed = await stripe.refunds.retrieve(refund.id)
    expect(failed).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 0 })
    const { data } = await stripe.events.list({ types: ['refund.updated', 'refund.failed'] })
    expect(data.map(({ type }) => type).toSorted()).toEqual(['refund.failed', 'refund.updated'])
  })

  test('in parts never add up to more than the charge', async () => {
    const { id } = await paidIntent()
    await stripe.refunds.create({ payment_intent: id, amount: 1500 })
    const tooMuch = await error(stripe.refunds.create({ payment_intent: id, amount: 501 }))
    expect(tooMuch).toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($5.01) is greater than unrefunded amount on charge ($5.00)',
    })
    await stripe.refunds.create({ payment_intent: id, amount: 500 })
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 2000 })
  })

  test('of more than was charged, of nothing and of less are refused', async () => {
    const { id } = await paidIntent()
    expect(await error(stripe.refunds.create({ payment_intent: id, amount: 2001 }))).toMatchObject({ param: 'amount' })
    expect(await error(stripe.refunds.create({ payment_intent: id, amount: 0 }))).toMatchObject({ param: 'amount' })
    expect(await error(stripe.refunds.create({}))).toMatchObject({ statusCode: 400 })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(0)
  })

  test('of an intent that was never paid are refused', async () => {
    const { id } = await newIntent()
    await error(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }))
    expect(await error(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 400 })
  })

  test('of a disputed charge are refused until the bank has decided for us', async () => {
    const { id } = await paidIntent()
    await dispute(id, 'needs_response')
    expect(await error(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_disputed' })
    await dispute(id, 'won')
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 2000 })
  })
})

describe('disputes', () => {
  test('are told from their beginning to their end', async () => {
    const { id, latest_charge } = await paidIntent()
    for (const status of ['needs_response', 'under_review', 'lost']) await dispute(id, status)
    const { data } = await stripe.disputes.list({ payment_intent: id })
    expect(data).toMatchObject([{ charge: latest_charge, status: 'lost', is_charge_refundable: false }])
    const told = (await stripe.events.list({ type: 'charge.dispute.*', limit: 3 })).data
    expect(told.map(({ type, data: { object } }) => [type, (object as Stripe.Dispute).status])).toEqual([
      ['charge.dispute.closed', 'lost'],
      ['charge.dispute.updated', 'under_review'],
      ['charge.dispute.created', 'needs_response'],
    ])
  })

  test('that are a question of the bank leave the money refundable', async () => {
    const { id } = await paidIntent()
    await dispute(id, 'warning_closed')
    expect((await stripe.disputes.list({ payment_intent: id })).data).toMatchObject([{ status: 'warning_closed' }])
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 2000 })
  })
})

describe('lists', () => {
  test('give every object once, newest first, over pages', async () => {
    const made: string[] = []
    for (let count = 0; count < 5; count++) made.unshift((await newIntent()).id)
    const paged: string[] = []
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) paged.push(id)
    expect(paged.slice(0, 5)).toEqual(made)
    expect(new Set(paged).size).toBe(paged.length)

    const middle = await stripe.paymentIntents.list({ starting_after: made[1]!, limit: 2 })
    expect(middle.data.map(({ id }) => id)).toEqual([made[2], made[3]])
    const before = await stripe.paymentIntents.list({ ending_before: made[4]!, limit: 2 })
    expect(before).toMatchObject({ has_more: true, data: [{ id: made[2] }, { id: made[3] }] })
  })

  test('hold to a time range and to their limits', async () => {
    const { created } = await newIntent()
    expect((await stripe.paymentIntents.list({ created: { gt: created + 60 } })).data).toEqual([])
    expect((await stripe.paymentIntents.list({ created: { gte: created - 60 } })).data.length).toBeGreaterThan(0)
    expect(await error(stripe.paymentIntents.list({ limit: 101 }))).toMatchObject({ param: 'limit' })
    expect(await error(stripe.paymentIntents.list({ starting_after: 'pi_none' }))).toMatchObject({
      code: 'resource_missing',
    })
  })
})

describe('parameters', () => {
  test.each([
    ['create', { amount: 2000, currency: 'aud', ammount: 1 }, 'ammount'],
    ['create', { amount: 2000, currency: 'aud', payment_method_types: ['card'] }, 'payment_method_types'],
    [
      'create',
      { amount: 2000, currency: 'aud', automatic_payment_methods: { enable: true } },
      'automatic_payment_methods[enable]',
    ],
  ])('%s refuses what the SDK does not know: %o', async (_call, params, param) => {
    const refused = await error(stripe.paymentIntents.create(params as never))
    expect(refused).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param,
      message: `Received unknown parameter: ${param}`,
    })
  })

  test('every other call refuses them too', async () => {
    const { id } = await newIntent()
    const unknown = { amout: 1 } as never
    for (const call of [
      stripe.paymentIntents.retrieve(id, unknown),
      stripe.paymentIntents.confirm(id, unknown),
      stripe.paymentIntents.cancel(id, unknown),
      stripe.paymentIntents.list(unknown),
      stripe.refunds.create(unknown),
      stripe.refunds.list(unknown),
      stripe.events.list(unknown),
    ]) {
      expect(await error(call)).toMatchObject({ code: 'parameter_unknown', param: 'amout' })
    }
  })

  test('a parameter that Stripe knows and the sandbox does not is refused, never ignored', async () => {
    const refused = await error(newIntent({ capture_method: 'automatic', customer: 'cus_1' }))
    expect(refused).toMatchObject({ statusCode: 400, param: 'customer', message: expect.stringContaining('sandbox') })
  })

  test.each([
    [{ currency: 'aud' }, 'amount', 'parameter_missing'],
    [{ amount: 2000 }, 'currency', 'parameter_missing'],
    [{ amount: 20.5, currency: 'aud' }, 'amount', 'parameter_invalid_integer'],
    [{ amount: 49, currency: 'aud' }, 'amount', 'amount_too_small'],
    [{ amount: 100_000_000, currency: 'aud' }, 'amount', 'amount_too_large'],
    [{ amount: 2000, currency: 'xxx' }, 'currency', undefined],
  ])('create refuses %o', async (params, param, code) => {
    expect(await error(stripe.paymentIntents.create(params as never))).toMatchObject({ statusCode: 400, param, code })
  })
})

describe('access', () => {
  const client = (key: string, more: Stripe.StripeConfig = {}) =>
    new Stripe(key, { ...sandbox.info.stripe, maxNetworkRetries: 0, ...more })

  test('needs the secret key', async () => {
    const wrong = await error(client('sk_test_wrong_12345').paymentIntents.list())
    expect(wrong).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(wrong.message).toBe('Invalid API Key provided: sk_test_********2345')
    expect(await error(client('pk_test_sandbox').paymentIntents.list())).toMatchObject({ code: 'secret_key_required' })
    const { host, port } = sandbox.info.stripe
    expect((await fetch(`http://${host}:${port}/v1/payment_intents`)).status).toBe(401)
  })

  test('in another API version is refused', async () => {
    const old = client(secretKey, { apiVersion: '2020-08-27' as never })
    expect(await error(old.paymentIntents.list())).toMatchObject({ statusCode: 400 })
  })

  test('to a call the sandbox does not have is a 404 in the shape of Stripe', async () => {
    expect(await error(stripe.customers.create({}))).toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
    })
  })
})
