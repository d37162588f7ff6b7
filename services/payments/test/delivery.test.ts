import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

describe('delivery', () => {
  it('moves a paid order to delivered and asks for the mail; a repeat asks again and changes nothing', async () => {
    const { orderId, reference } = await payments.paid()
    await payments.deliver(orderId)
    const [delivered] = await payments.orders()
    expect(delivered).toMatchObject({ state: 'delivered', report_id: 'report-1' })
    await payments.deliver(orderId)
    expect(await payments.orders()).toEqual([delivered])
    const asked = (await payments.messages()).filter(({ step }) => step === 'orderDelivered')
    expect(asked).toHaveLength(2)
    expect(asked[0]!.payload).toEqual(asked[1]!.payload)
    expect(asked[0]!.payload).toMatchObject({
      reference,
      email: 'owner@example.com.au',
      website: 'https://example.com.au',
    })
  })

  it('does nothing for an order that is not paid', async () => {
    await payments.createIntent()
    const [order] = await payments.orders()
    await payments.deliver(order!.id)
    expect(await payments.orders()).toEqual([order])
    expect(await payments.messages()).toEqual([])
  })
})
