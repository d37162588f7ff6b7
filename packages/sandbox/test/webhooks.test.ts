import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { secretKey, startSandbox, webhookSecret, type Sandbox, type SandboxOptions } from '../src/index.ts'
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts'
import { expectEventually } from './support/expect-eventually.ts'

const open: { close(): Promise<void> }[] = []

afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

async function start(statusOf?: (count: number) => number, options: SandboxOptions = {}) {
  const receiver = await startWebhookReceiver(statusOf)
  const sandbox = await startSandbox({ webhookUrl: receiver.url, webhookRetryMs: 20, ...options })
  open.push(receiver, sandbox)
  return { receiver, sandbox, stripe: clientOf(sandbox) }
}

const clientOf = (sandbox: Sandbox) => new Stripe(secretKey, { ...sandbox.info.stripe, maxNetworkRetries: 0 })
const newIntent = (stripe: Stripe) =>
  stripe.paymentIntents.create({ amount: 2000, currency: 'aud', metadata: { order: 'A1' } })
const faults = (sandbox: Sandbox, body: object) =>
  fetch(`${sandbox.url}/api/faults/stripe`, { method: 'POST', body: JSON.stringify(body) })
const arrived = (receiver: WebhookReceiver, count: number) =>
  expectEventually(() => receiver.received.length).toBe(count)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('every change is told, signed so that the SDK accepts it, and can be read again', async () => {
  const { receiver, stripe } = await start()
  const { id } = await newIntent(stripe)
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }).catch(() => {})
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' })
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_createDispute' })
  await stripe.paymentIntents.cancel((await newIntent(stripe)).id)
  const paid = await stripe.paymentIntents.confirm((await newIntent(stripe)).id, { payment_method: 'pm_card_visa' })
  await stripe.refunds.create({ payment_intent: paid.id })
  await arrived(receiver, 11)
  expect(receiver.types().toSorted()).toEqual([
    'charge.dispute.created',
    'charge.refunded',
    'payment_intent.canceled',
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
    'payment_intent.succeeded',
    'refund.created',
  ])
  for (const { body, headers } of receiver.received) {
    const event = await stripe.webhooks.constructEventAsync(body, String(headers['stripe-signature']), webhookSecret)
    const read = await stripe.events.retrieve(event.id)
    expect(read).toMatchObject({
      id: event.id,
      type: event.type,
      data: { object: { id: (event.data.object as { id: string }).id } },
    })
    expect(() => stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), 'whsec_other')).toThrow(
      'No signatures found',
    )
    expect(() =>
      stripe.webhooks.constructEvent(
        JSON.stringify(JSON.parse(body)),
        String(headers['stripe-signature']),
        webhookSecret,
      ),
    ).toThrow('No signatures found')
  }
})

test('an event holds its object as it was at that moment, and the request behind it', async () => {
  const { stripe } = await start()
  const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'aud' }, { idempotencyKey: 'order-1' })
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const { data } = await stripe.events.list({ type: 'payment_intent.created' })
  expect(data).toMatchObject([
    {
      data: { object: { status: 'requires_payment_method' } },
      request: { id: intent.lastResponse.requestId, idempotency_key: 'order-1' },
    },
  ])
})

test('an event is sent again until it is taken, with growing waits and a new signature each time', async () => {
  const { receiver, stripe } = await start((count) => [500, 302, 404][count - 1] ?? 200)
  await newIntent(stripe)
  await arrived(receiver, 4)
  await pause(200)
  expect(receiver.received).toHaveLength(4)
  const waits = receiver.received.slice(1).map(({ at }, index) => at - receiver.received[index]!.at)
  // 20, 40 and 80 ms, allowing for timers that fire early.
  expect(waits.map((wait, index) => wait >= 20 * 2 ** index - 2)).toEqual([true, true, true])
  expect(new Set(receiver.types())).toEqual(new Set(['payment_intent.created']))
  expect((await stripe.events.list({ delivery_success: true })).data).toMatchObject([{ pending_webhooks: 0 }])
})

test('off: events happen and are never sent', async () => {
  const { receiver, sandbox, stripe } = await start()
  await faults(sandbox, { webhooks: { mode: 'off' } })
  const { id } = await newIntent(stripe)
  await faults(sandbox, { webhooks: { mode: 'on' } })
  await stripe.paymentIntents.cancel(id)
  await arrived(receiver, 1)
  expect(receiver.types()).toEqual(['payment_intent.canceled'])
  expect((await stripe.events.list({ delivery_success: false })).data).toMatchObject([
    { type: 'payment_intent.created' },
  ])
})

test('late: events come after the delay', async () => {
  const { receiver, sandbox, stripe } = await start()
  await faults(sandbox, { webhooks: { mode: 'late', delayMs: 300 } })
  const asked = Date.now()
  await newIntent(stripe)
  await arrived(receiver, 1)
  expect(receiver.received[0]!.at - asked).toBeGreaterThanOrEqual(300)
})

test('repeated: one event comes several times', async () => {
  const { receiver, sandbox, stripe } = await start()
  await faults(sandbox, { webhooks: { mode: 'repeated', times: 50 } })
  await newIntent(stripe)
  await arrived(receiver, 50)
  expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
})

test('out-of-order: the newest event comes first', async () => {
  const { receiver, sandbox, stripe } = await start()
  await faults(sandbox, { webhooks: { mode: 'out-of-order' } })
  const { id } = await newIntent(stripe)
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }).catch(() => {})
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  await arrived(receiver, 3)
  expect(receiver.types()).toEqual([
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.created',
  ])
})

test('processing: payments stay there, and succeed once the bank has made up its mind', async () => {
  const { receiver, sandbox, stripe } = await start()
  await faults(sandbox, { payments: { mode: 'processing' } })
  const { id } = await newIntent(stripe)
  expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'processing',
    amount_received: 0,
  })
  await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  await faults(sandbox, { payments: { mode: 'on' } })
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', processing: null })
  await arrived(receiver, 3)
  // They are sent one by one, and may overtake each other.
  expect(receiver.types().toSorted()).toEqual([
    'payment_intent.created',
    'payment_intent.processing',
    'payment_intent.succeeded',
  ])
})

test('a restart keeps intents, keys and events, and goes on sending what was not taken', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  open.push({ close: () => rm(dataFolder, { recursive: true }) })
  const { receiver, sandbox, stripe } = await start(() => 500, { dataFolder, webhookRetryMs: 60_000 })
  const params = { amount: 2000, currency: 'aud' }
  const made = await stripe.paymentIntents.create(params, { idempotencyKey: 'order-1' })
  await arrived(receiver, 1)
  await sandbox.close()

  const second = await startWebhookReceiver()
  const restarted = await startSandbox({ dataFolder, webhookUrl: second.url })
  open.push(restarted, second)
  await arrived(second, 1)
  const client = clientOf(restarted)
  expect((await client.paymentIntents.create(params, { idempotencyKey: 'order-1' })).id).toBe(made.id)
  expect(await client.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
  })
  expect(restarted.info).toEqual(sandbox.info)
})
