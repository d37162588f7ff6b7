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

describe('a corrected address', () => {
  const correction = { reportId: 'report-1', requestId: 'r', email: 'new@example.com.au' }

  it('replaces the old one, is kept on record, and has the mail sent there; a repeat changes nothing', async () => {
    const { orderId } = await payments.paid()
    await payments.deliver(orderId)
    const correctedAt = new Date().toISOString()
    await payments.correctEmail({ ...correction, orderId, correctedAt })
    await payments.correctEmail({ ...correction, orderId, correctedAt })
    expect(await payments.orders()).toMatchObject([{ email: 'new@example.com.au' }])
    const asked = (await payments.messages()).filter(({ step }) => step === 'orderDelivered')
    expect(asked).toHaveLength(2)
    expect(asked[0]!.payload).not.toHaveProperty('emailCorrectedAt')
    expect(asked[1]!.payload).toMatchObject({ email: 'new@example.com.au', emailCorrectedAt: correctedAt })
    expect(await payments.corrections()).toMatchObject([
      { order_id: orderId, previous: 'owner@example.com.au', email: 'new@example.com.au', request_id: 'r' },
    ])
    // News of the delivery that is repeated later names the new address too.
    await payments.deliver(orderId)
    const repeated = (await payments.messages()).findLast(({ step }) => step === 'orderDelivered')
    expect(repeated!.payload).toMatchObject({ email: 'new@example.com.au', emailCorrectedAt: correctedAt })
  })

  it('that comes late does not undo a newer one', async () => {
    const { orderId } = await payments.paid()
    await payments.deliver(orderId)
    const [earlier, later] = ['2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z'] as const
    await payments.correctEmail({ ...correction, orderId, correctedAt: later })
    await payments.correctEmail({ ...correction, orderId, correctedAt: earlier, email: 'older@example.com.au' })
    expect(await payments.orders()).toMatchObject([{ email: 'new@example.com.au' }])
    expect(await payments.corrections()).toHaveLength(1)
  })

  it('of an order that is not delivered asks for no mail', async () => {
    const { orderId } = await payments.paid()
    await payments.correctEmail({ ...correction, orderId, correctedAt: new Date().toISOString() })
    expect((await payments.messages()).filter(({ step }) => step === 'orderDelivered')).toEqual([])
  })
})
