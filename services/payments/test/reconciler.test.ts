import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import type { ClientRequest } from 'node:http'
import { join } from 'node:path'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { look, mostCalls, reconcile } from '../src/reconciler.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(async () => {
  vi.useRealTimers()
  await payments.close()
})

const minute = 60_000
const every = 2 * minute
/** Looks as soon as the next look is due. */
async function sweep() {
  await payments.age(0.04)
  await reconcile(payments, every)
}
const states = async () => (await payments.orders()).map(({ state }) => state)
const askedAbout = async () => (await payments.orders()).filter(({ asked_at }) => asked_at).length
const lastEvent = async () =>
  (await payments.db.selectFrom('event_looks').select('last_event').executeTakeFirstOrThrow()).last_event

/** How many requests reach the card provider while the work runs. */
async function callsDuring(work: () => Promise<unknown>): Promise<number> {
  let calls = 0
  const count = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    if (request.getHeader('host')?.toString().endsWith(`:${payments.sandbox.info.stripe.port}`)) calls++
  }
  subscribe('http.client.request.start', count)
  await work().finally(() => unsubscribe('http.client.request.start', count))
  return calls
}

/** Open orders that somebody abandoned, with intents that the provider does not know. */
const abandoned = (count: number) =>
  sql`insert into orders (reference, website, business_name, amount_cents, currency, payment_intent_id, created_at)
    select 'FND-' || i, 'https://example.com.au', 'example.com.au', 2000, 'aud', 'pi_left' || i,
      clock_timestamp() - interval '90 minutes' * random()
    from generate_series(1, ${count}) i`.execute(payments.db)

describe('the reconciler', () => {
  it('finds a payment whose webhook never came', async () => {
    const { intentId } = await payments.charged()
    await sweep()
    expect(await payments.orders()).toMatchObject([
      { state: 'paid', payment_id: intentId, email: 'owner@example.com.au' },
    ])
    expect(await payments.events()).toMatchObject([{ type: 'payment_intent.succeeded', changed: 'paid' }])
    expect(await payments.steps()).toEqual(['orderPaid'])
  })

  it('finds it in the next look behind 10,000 orders that were left, with few calls', async () => {
    await abandoned(10_000)
    const { orderId } = await payments.charged()
    // The list, the payment, and the open orders that are asked about one by one.
    expect(await callsDuring(sweep)).toBe(1 + 1 + look.orders)
    expect(await payments.orders()).toContainEqual(expect.objectContaining({ id: orderId, state: 'paid' }))
  })

  it('keeps to the number of calls an hour that docs/operations.md names', async () => {
    const read = (file: string) => readFile(join(import.meta.dirname, '../../..', file), 'utf8')
    const [, preset] = /^RECONCILE_AFTER_SECONDS=(\d+)$/m.exec(await read('.env.example'))!
    const looksAnHour = 3_600 / Number(preset)
    expect(await read('docs/operations.md')).toContain(
      `${(looksAnHour * mostCalls).toLocaleString('en')} calls an hour`,
    )
    await Promise.all(Array.from({ length: look.events + 5 }, async () => goBack((await payments.charged()).intentId)))
    await abandoned(100)
    expect(await callsDuring(sweep)).toBeLessThanOrEqual(mostCalls)
  })

  /** News that takes as many calls as any can. */
  async function goBack(intentId: string): Promise<void> {
    const { id } = await payments.stripe.refunds.create({ payment_intent: intentId, amount: 500 })
    await payments.dispute(intentId)
    await payments.sendBack(id)
  }

  it('asks the provider for no more than its list when every webhook came', async () => {
    for (let i = 0; i < 3; i++) await payments.delivered()
    expect(await callsDuring(sweep)).toBe(1)
  })

  it.each([
    ['a refund in the dashboard', (intentId: string) => payments.stripe.refunds.create({ payment_intent: intentId })],
    ['a dispute', (intentId: string) => payments.dispute(intentId)],
  ])('finds %s whose webhook never came, before and after delivery', async (_what, goBack) => {
    const [waiting, delivered] = [await payments.paid(), await payments.delivered()]
    await sweep()
    for (const { intentId } of [waiting, delivered]) await goBack(intentId)
    await sweep()
    const orders = await payments.orders()
    expect(orders.find(({ id }) => id === waiting.orderId)!.state).toBe('refunded')
    const after = orders.find(({ id }) => id === delivered.orderId)!
    expect(after.state === 'refunded' || after.dispute === 'open').toBe(true)
  })

  it('acts on an event once, whether a webhook or the list brings it', async () => {
    const { intentId } = await payments.charged()
    const event = await payments.eventOf('payment_intent.succeeded', intentId)
    await Promise.all([sweep(), payments.webhook(event), payments.webhook(event)])
    await sweep()
    expect(await payments.events()).toHaveLength(1)
    expect(await payments.steps()).toEqual(['orderPaid'])
  })

  it('alerts to a payment without an order once, however often it is listed', async () => {
    const foreign = await payments.stripe.paymentIntents.create({ amount: 2_000, currency: 'aud' })
    await payments.pay(foreign.client_secret!)
    await sweep()
    await sweep()
    expect(payments.alerts).toEqual(['unknown-payment'])
  })

  it('goes on where it stopped when there is more news than one look takes', async () => {
    await Promise.all(Array.from({ length: look.events + 5 }, () => payments.charged()))
    await reconcile(payments, every)
    expect((await states()).filter((state) => state === 'paid')).toHaveLength(look.events)
    await sweep()
    expect(new Set(await states())).toEqual(new Set(['paid']))
  })

  it('begins its list after the last event that nothing can come before any more', async () => {
    const { intentId } = await payments.charged()
    await sweep()
    expect(await lastEvent()).toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * minute })
    await payments.charged()
    await sweep()
    expect(await lastEvent()).toBe((await payments.eventOf('payment_intent.succeeded', intentId)).id)
    await sweep()
    expect(await states()).toEqual(['paid', 'paid'])
  })

  it('lists the newest events again when the provider has forgotten where it was', async () => {
    await payments.db.updateTable('event_looks').set({ last_event: 'evt_forgotten' }).execute()
    await payments.charged()
    await sweep()
    expect(await states()).toEqual(['paid'])
  })

  it('goes on when one event cannot be acted on, and tries that again', async () => {
    for (let i = 0; i < 3; i++) await payments.charged()
    const [first] = await payments.orders()
    const { findIntent } = payments.card
    const failing = vi
      .spyOn(payments.card, 'findIntent')
      .mockImplementation(async (id) =>
        id === first!.payment_intent_id ? Promise.reject(new Error('no')) : findIntent(id),
      )
    await sweep()
    expect(await states()).toEqual(['created', 'paid', 'paid'])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * minute })
    await sweep()
    expect(payments.alerts).toEqual(['event-failing'])
    failing.mockRestore()
    await sweep()
    expect(await states()).toEqual(['paid', 'paid', 'paid'])
  })

  it('looks once for all processes, and seldom while no order waits', async () => {
    const looks = () => callsDuring(() => Promise.all(Array.from({ length: 5 }, () => reconcile(payments, every))))
    expect(await looks()).toBe(1)
    expect(await looks()).toBe(0)
    await payments.age(15 / 60)
    expect(await looks()).toBe(0)
    await payments.age(2 / 60)
    expect(await looks()).toBe(1)
    await payments.createIntent()
    await payments.age(2.1 / 60)
    expect(await looks()).toBeGreaterThan(0)
  })
})

describe('open orders', () => {
  /** Without the events, so that only asking finds anything. */
  const ask = async (hours = 0) => {
    if (hours > 0) await payments.age(hours)
    await payments.db
      .updateTable('event_looks')
      .set({ looked_at: new Date(0) })
      .execute()
    await reconcile({ ...payments, card: { ...payments.card, listEvents: async () => [] } }, every)
  }

  it('are asked about one by one as well', async () => {
    await payments.charged()
    await ask()
    expect(await states()).toEqual(['created'])
    await ask(0.04)
    expect(await states()).toEqual(['paid'])
  })

  it('are asked about each time they have become twice as old, and after a month no more', async () => {
    await payments.createIntent()
    const askedIn = async (hours: number, steps: number) => {
      let asked = 0
      for (let i = 0; i < steps; i++) {
        const before = (await payments.orders())[0]!.asked_at?.getTime()
        await ask(hours / steps)
        const after = (await payments.orders())[0]!.asked_at?.getTime()
        if (after !== undefined && (before === undefined || after > before)) asked++
      }
      return asked
    }
    // A minute off the steps, so that no age is just twice another one.
    await payments.age(1 / 60)
    expect(await askedIn(1, 20)).toBe(4)
    expect(await askedIn(24, 24)).toBe(4)
    expect(await askedIn(31 * 24, 1)).toBe(0)
  })

  it('are asked about for the first time before any is asked about again, a few at a time', async () => {
    await abandoned(look.orders)
    await ask(0.04)
    expect(await askedAbout()).toBe(look.orders)
    const { orderId } = await payments.charged()
    await payments.age(48)
    await abandonedLater(look.orders - 1)
    await ask()
    expect((await payments.orders()).find(({ id }) => id === orderId)!.state).toBe('paid')
    expect(await askedAbout()).toBe(2 * look.orders)
  })

  const abandonedLater = (count: number) =>
    sql`insert into orders (reference, website, business_name, amount_cents, currency, payment_intent_id, created_at)
      select 'FND-L' || i, 'https://example.com.au', 'example.com.au', 2000, 'aud', 'pi_later' || i,
        clock_timestamp() - interval '1 hour' from generate_series(1, ${count}) i`.execute(payments.db)

  it('that cannot be looked up do not hold up the others', async () => {
    for (let i = 0; i < 3; i++) await payments.charged()
    const bad = (await payments.orders())[0]!.payment_intent_id
    const { findIntent } = payments.card
    vi.spyOn(payments.card, 'findIntent').mockImplementation(async (id) =>
      id === bad ? Promise.reject(new Error('no')) : findIntent(id),
    )
    await ask(0.1)
    expect(await states()).toEqual(['created', 'paid', 'paid'])
  })

  it('without an intent are not asked about: they cannot have been paid', async () => {
    await payments.createIntent()
    await payments.db.updateTable('orders').set({ payment_intent_id: null }).execute()
    await ask(1)
    expect(await askedAbout()).toBe(0)
  })
})
