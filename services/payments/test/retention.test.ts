import { randomUUID } from 'node:crypto'
import { retentionDays } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeOldRecords } from '../src/retention.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const remove = () => removeOldRecords(payments)
const wait = (days: number) => payments.age(days * 24)
const refund = (reference: string) => payments.act(reference, 'refund')
const rowsOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`.execute(payments.db)).rows[0]!.count

/** Orders that ended in every way they can. */
async function ended() {
  await payments.delivered()
  const { body } = await payments.claimPromo('findable-free', randomUUID())
  await payments.deliver(body.orderId)
  const { reference } = await payments.delivered()
  await payments.act(reference, 'rerun')
  await refund(reference)
  await payments.payOut()
  for (const { intentId } of [await payments.paid(), await payments.delivered()]) {
    await payments.dispute(intentId, 'lost')
    await payments.webhook(await payments.eventOf('charge.dispute.closed', intentId))
  }
}

describe('old orders', () => {
  it('are removed with all that belongs to them, not a day before the privacy policy says', async () => {
    await ended()
    await wait(retentionDays.reportsAndOrders - 1)
    await remove()
    expect(await rowsOf('orders')).toBe(5)
    await wait(2)
    await remove()
    for (const table of ['orders', 'refunds', 'reruns', 'promo_redemptions', 'stripe_events']) {
      expect([table, await rowsOf(table)]).toEqual([table, 0])
    }
  })

  it('are removed in any number', async () => {
    await payments.delivered()
    const [order] = await payments.orders()
    await payments.db
      .insertInto('orders')
      .values(
        Array.from({ length: 450 }, (_, i) => ({
          ...order!,
          id: undefined as never,
          reference: `FND-${i}`,
          key: null,
          payment_id: `promo_${i}`,
          payment_intent_id: null,
        })),
      )
      .execute()
    await wait(retentionDays.reportsAndOrders + 1)
    await remove()
    expect(await rowsOf('orders')).toBe(0)
  })

  it.each([
    ['that wait for their report', async () => void (await payments.paid())],
    ['whose refund is not paid out', async () => void (await refund((await payments.paid()).reference))],
    [
      'whose refund the bank sent back',
      async () => {
        const { reference, intentId } = await payments.paid()
        await refund(reference)
        await payments.payOut()
        await payments.sendBack((await payments.refunds())[0]!.stripe_refund_id!)
        await payments.webhook(await payments.eventOf('refund.failed', intentId))
      },
    ],
    [
      'under dispute',
      async () => {
        const { intentId } = await payments.delivered()
        await payments.dispute(intentId)
        await payments.webhook(await payments.eventOf('charge.dispute.created', intentId))
      },
    ],
    [
      'with a rerun that runs',
      async () => {
        const { reference } = await payments.delivered()
        await payments.act(reference, 'rerun')
      },
    ],
  ])('%s are never removed', async (_which, open) => {
    await open()
    await wait(10 * 365)
    await remove()
    expect(await rowsOf('orders')).toBe(1)
  })
})

describe('old unpaid orders', () => {
  it('are removed, and can no longer be paid', async () => {
    const { body } = await payments.createIntent()
    await wait(retentionDays.reportsAndOrders + 1)
    await remove()
    expect(await rowsOf('orders')).toBe(0)
    const intent = await payments.stripe.paymentIntents.retrieve(body.clientSecret.split('_secret_')[0])
    expect(intent.status).toBe('canceled')
  })

  it('but were paid after all, without our knowing, are orders like any other', async () => {
    const { intentId } = await payments.charged()
    await wait(retentionDays.reportsAndOrders + 1)
    await remove()
    expect(await payments.orders()).toMatchObject([{ state: 'paid', payment_id: intentId }])
    expect(await payments.steps()).toEqual(['orderPaid'])
  })
})

it('events of payments that are no order of ours are removed once the provider lists them no more', async () => {
  const foreign = await payments.stripe.paymentIntents.create({ amount: 2_000, currency: 'aud' })
  await payments.pay(foreign.client_secret!)
  await payments.webhook(await payments.eventOf('payment_intent.succeeded', foreign.id))
  await payments.paid()
  await wait(retentionDays.logs - 1)
  await remove()
  expect(await payments.events()).toHaveLength(2)
  await wait(2)
  await remove()
  expect(await payments.events()).toMatchObject([{ changed: 'paid' }])
})

it('messages that were sent are removed after the days of logs; those that wait stay', async () => {
  await payments.paid()
  await payments.paid()
  const old = sql`clock_timestamp() - make_interval(days => ${retentionDays.logs + 1})`
  await sql`update outbox set created_at = ${old}`.execute(payments.db)
  await sql`update outbox set sent_at = ${old} where id = (select min(id) from outbox)`.execute(payments.db)
  await remove()
  expect(await payments.messages()).toHaveLength(1)
})
