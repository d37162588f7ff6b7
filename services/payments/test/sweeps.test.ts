import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../src/reconciler.ts'
import { refundOverdue, repeatPaidOrders, repeatRefundNews } from '../src/sweeps.ts'
import { cards, openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const minute = 60_000
const hour = 60 * minute
const countOf = async (wanted: string) => (await payments.steps()).filter((step) => step === wanted).length

describe('the reconciler', () => {
  const sweep = () => reconcile(payments, 2 * minute)

  it('finds a payment whose webhook never came', async () => {
    const { intentId } = await payments.charged()
    await sweep()
    expect((await payments.orders())[0]!.state).toBe('created')
    await payments.age(0.04)
    await sweep()
    await payments.age(0.04)
    await sweep()
    expect((await payments.orders())[0]).toMatchObject({
      state: 'paid',
      payment_id: intentId,
      email: 'owner@example.com.au',
    })
    expect(await payments.steps()).toEqual(['orderPaid'])
  })

  it('asks every couple of minutes at first, then less and less often, and after a month no more', async () => {
    await payments.createIntent()
    const asks: number[] = []
    const wait = async (hours: number, steps: number) => {
      let asked = 0
      for (let i = 0; i < steps; i++) {
        await payments.age(hours / steps)
        const before = (await payments.orders())[0]!.asked_at
        await sweep()
        if ((await payments.orders())[0]!.asked_at?.getTime() !== before?.getTime()) asked++
      }
      asks.push(asked)
    }
    await wait(0.2, 12)
    await wait(9.8, 5)
    await wait(0.3, 12)
    await wait(31 * 24, 1)
    expect(asks).toEqual([6, 5, 1, 0])
  })

  it('asks a few at a time, those first that waited longest', async () => {
    for (let i = 0; i < 3; i++) {
      const { body } = await payments.createIntent()
      await payments.pay(body.clientSecret, cards.declined)
    }
    const orders = await payments.orders()
    await payments.db
      .insertInto('orders')
      .values(
        Array.from({ length: 25 }, (_, i) => ({
          ...orders[0]!,
          id: undefined as never,
          reference: `FND-${i}`,
          key: null,
          payment_intent_id: `pi_unknown${i}`,
        })),
      )
      .execute()
    await payments.age(0.1)
    await sweep()
    const asked = (await payments.orders()).filter(({ asked_at }) => asked_at)
    expect(asked).toHaveLength(20)
    await sweep()
    expect((await payments.orders()).filter(({ asked_at }) => asked_at)).toHaveLength(28)
  })

  it('goes on when one order cannot be looked up', async () => {
    for (let i = 0; i < 3; i++) await payments.charged()
    const [first] = await payments.orders()
    const bad = first!.payment_intent_id!
    const card = {
      ...payments.card,
      findIntent: async (id: string) => (id === bad ? Promise.reject(new Error('no')) : payments.card.findIntent(id)),
    }
    await payments.age(0.1)
    await reconcile({ ...payments, card }, 2 * minute)
    expect((await payments.orders()).map(({ state }) => state)).toEqual(['created', 'paid', 'paid'])
  })

  it('does not ask about orders that nobody can have paid', async () => {
    await payments.createIntent()
    await payments.db.updateTable('orders').set({ payment_intent_id: null }).execute()
    await payments.age(1)
    await sweep()
    expect((await payments.orders())[0]!.asked_at).toBeNull()
  })
})

describe('the delivery deadline', () => {
  it('refunds a paid order without a report, once', async () => {
    const { orderId, intentId } = await payments.paid()
    await payments.age(23.9)
    await refundOverdue(payments, 24 * hour)
    expect((await payments.orders())[0]!.state).toBe('paid')
    await payments.age(0.2)
    await Promise.all(Array.from({ length: 4 }, () => refundOverdue(payments, 24 * hour)))
    await payments.payOut()
    expect(await payments.refunds()).toMatchObject([{ order_id: orderId, reason: 'deadline-passed', state: 'done' }])
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
    expect(await countOf('orderRefunded')).toBe(1)
  })

  it('and a report that comes at that instant give one outcome', async () => {
    for (let i = 0; i < 4; i++) {
      const { orderId } = await payments.paid()
      await payments.age(25)
      await Promise.all([refundOverdue(payments, 24 * hour), payments.deliver(orderId)])
    }
    await payments.payOut()
    const orders = await payments.orders()
    const refunds = await payments.refunds()
    expect(orders.every(({ state }) => state === 'delivered' || state === 'refunded')).toBe(true)
    expect(refunds.map(({ order_id }) => order_id).toSorted()).toEqual(
      orders
        .filter(({ state }) => state === 'refunded')
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(await countOf('orderDelivered')).toBe(4 - refunds.length)
  })

  it('is none for orders that are delivered or were never paid', async () => {
    const { orderId } = await payments.paid()
    await payments.deliver(orderId)
    await payments.createIntent()
    await payments.age(100)
    await refundOverdue(payments, 24 * hour)
    expect(await payments.refunds()).toEqual([])
  })
})

describe('telling again', () => {
  it('of a paid order, until it is delivered', async () => {
    const { orderId } = await payments.paid()
    await repeatPaidOrders(payments, 5 * minute)
    expect(await countOf('orderPaid')).toBe(1)
    for (let i = 0; i < 3; i++) {
      await payments.age(0.1)
      await repeatPaidOrders(payments, 5 * minute)
      await repeatPaidOrders(payments, 5 * minute)
    }
    const messages = await payments.messages()
    expect(messages).toHaveLength(4)
    expect(messages.every(({ payload }) => JSON.stringify(payload) === JSON.stringify(messages[0]!.payload))).toBe(true)
    await payments.deliver(orderId)
    await payments.age(1)
    await repeatPaidOrders(payments, 5 * minute)
    expect(await countOf('orderPaid')).toBe(4)
  })

  it('starts with those that waited longest, so that none is forgotten behind 50 others', async () => {
    for (let i = 0; i < 60; i++) await payments.claimPromo('findable-free', `key-${i}`)
    await payments.age(0.1)
    await repeatPaidOrders(payments, 5 * minute)
    expect(await countOf('orderPaid')).toBe(60 + 50)
    await repeatPaidOrders(payments, 5 * minute)
    expect(await countOf('orderPaid')).toBe(60 + 60)
  })

  it('of a refund for ever, less and less often', async () => {
    const { orderId } = await payments.paid()
    await payments.age(25)
    await refundOverdue(payments, 24 * hour)
    await payments.payOut()
    const toldWithin = async (hours: number) => {
      const before = await countOf('orderRefunded')
      for (let i = 0; i < 20; i++) {
        await payments.age(hours / 20)
        await repeatRefundNews(payments, 5 * minute)
      }
      return (await countOf('orderRefunded')) - before
    }
    const [firstHour, hundredHours, lastHour] = [await toldWithin(1), await toldWithin(100), await toldWithin(1)]
    expect(firstHour).toBeGreaterThanOrEqual(5)
    expect(hundredHours).toBeGreaterThanOrEqual(5)
    expect(lastHour).toBeLessThanOrEqual(1)
    const [toReports, toMail] = (await payments.messages()).slice(-2)
    expect(toReports).toMatchObject({ step: 'orderRefunded', payload: { orderId, wasDelivered: false } })
    expect(toMail).toMatchObject({ step: 'refundMade', payload: { orderId, reason: 'deadline-passed' } })
  })
})
