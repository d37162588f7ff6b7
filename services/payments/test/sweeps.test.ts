import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refundOverdue, repeatPaidOrders, repeatRefundNews } from '../src/sweeps.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const minute = 60_000
const hour = 60 * minute
const countOf = async (wanted: string) => (await payments.steps()).filter((step) => step === wanted).length

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

  it('of a refund indefinitely, less and less often', async () => {
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
