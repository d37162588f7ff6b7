import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDispute } from '../src/provider-disputes.ts'
import { receiveRerunEnd } from '../src/reruns.ts'
import { refundOverdue } from '../src/sweeps.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const types = {
  created: 'charge.dispute.created',
  updated: 'charge.dispute.updated',
  closed: 'charge.dispute.closed',
} as const

/** The bank moves the dispute of a payment, and a webhook reports it. */
async function bank(intentId: string, status: string, event: keyof typeof types) {
  await payments.dispute(intentId, status)
  expect((await payments.webhook(await payments.eventOf(types[event], intentId))).statusCode).toBe(200)
}
const opens = (intentId: string) => bank(intentId, 'needs_response', 'created')
const decides = (intentId: string, status: 'won' | 'lost') => bank(intentId, status, 'closed')
const order = async () => (await payments.orders())[0]!
const told = async (step: string) => (await payments.steps()).filter((name) => name === step).length

describe('a dispute while the order waits for its report', () => {
  it('ends the order, and nothing is paid out while the bank holds the money', async () => {
    const { orderId, intentId } = await payments.paid()
    await opens(intentId)
    await payments.payOut()
    await payments.deliver(orderId)
    expect(await order()).toMatchObject({ state: 'refunded', dispute: 'open', disputed_at: expect.any(Date) })
    expect(await payments.refunds()).toMatchObject([{ reason: 'disputed', state: 'requested', attempts: 0 }])
    expect(payments.alerts).toEqual(['payment-disputed'])
    expect(await payments.steps()).not.toContain('orderDelivered')
  })

  it('that is won gives the money back once, and tells the customer', async () => {
    const { orderId, intentId, reference } = await payments.paid()
    await opens(intentId)
    await bank(intentId, 'under_review', 'updated')
    await decides(intentId, 'won')
    await payments.payOut()
    await payments.payOut()
    expect(await order()).toMatchObject({ state: 'refunded', dispute: 'won', dispute_ended_at: expect.any(Date) })
    expect(await payments.refunds()).toMatchObject([{ reason: 'disputed', state: 'done' }])
    expect(await payments.refundsOf(intentId)).toMatchObject([{ amount: 2_000 }])
    expect((await payments.messages()).at(-1)).toMatchObject({
      step: 'refundMade',
      payload: { orderId, reference, reason: 'disputed', amountCents: 2_000 },
    })
    expect(payments.alerts).toEqual(['payment-disputed', 'dispute-ended'])
  })

  it('that is lost charges the order back: no refund, no mail, no report', async () => {
    const { orderId, intentId, reference } = await payments.paid()
    await opens(intentId)
    await decides(intentId, 'lost')
    await payments.payOut()
    await payments.deliver(orderId)
    expect(await order()).toMatchObject({ state: 'charged-back', dispute: 'lost' })
    expect(await payments.refunds()).toMatchObject([{ state: 'canceled' }])
    expect(await payments.refundsOf(intentId)).toEqual([])
    expect(await payments.steps()).not.toContain('orderDelivered')
    expect(await told('refundMade')).toBe(0)
    expect(payments.alerts).toEqual(['payment-disputed', 'dispute-ended'])
    expect(await payments.claim(intentId)).toMatchObject({ status: 409, body: { code: 'order-charged-back' } })
    expect(await payments.act(reference, 'refund')).toMatchObject({ status: 409, body: { code: 'order-charged-back' } })
    expect(await payments.act(reference, 'rerun')).toMatchObject({ status: 409, body: { code: 'order-charged-back' } })
  })

  it('is decided by the bank, whatever is asked or overdue meanwhile', async () => {
    const { orderId, intentId, reference } = await payments.paid()
    await opens(intentId)
    await payments.age(30)
    await refundOverdue(payments, 24 * 3_600_000)
    expect(await payments.act(reference, 'refund')).toMatchObject({ status: 409, body: { code: 'payment-disputed' } })
    await payments.act(reference, 'replay')
    await payments.deliver(orderId)
    await payments.payOut()
    expect(await order()).toMatchObject({ state: 'refunded', dispute: 'open' })
    expect(await payments.refundsOf(intentId)).toEqual([])
  })

  it('is seen at its end though its beginning was lost', async () => {
    const { intentId } = await payments.paid()
    await payments.dispute(intentId)
    await decides(intentId, 'lost')
    expect(await order()).toMatchObject({ state: 'charged-back' })
    expect(payments.alerts).toEqual(['dispute-ended'])
  })

  it('is seen before the payment is', async () => {
    const { intentId } = await payments.charged()
    await opens(intentId)
    expect(await order()).toMatchObject({ state: 'refunded', dispute: 'open' })
    expect(await payments.steps()).toEqual(['orderRefunded'])
  })

  it('or a refund whose webhook never came is found before delivery', async () => {
    const { orderId, intentId } = await payments.paid()
    await payments.dispute(intentId)
    await payments.deliver(orderId)
    expect(await order()).toMatchObject({ state: 'refunded', dispute: 'open' })
    expect(await payments.steps()).not.toContain('orderDelivered')
  })

  it('does not hold up the report when the provider does not answer', async () => {
    const { orderId } = await payments.paid()
    vi.spyOn(payments.card, 'findIntent').mockRejectedValue(new Error('no answer'))
    await payments.deliver(orderId)
    expect((await order()).state).toBe('delivered')
  })

  it('and a report that comes at that instant give one outcome', async () => {
    for (let i = 0; i < 4; i++) {
      const { orderId, intentId } = await payments.paid()
      await payments.dispute(intentId)
      const event = await payments.eventOf('charge.dispute.created', intentId)
      await Promise.all([payments.deliver(orderId), payments.webhook(event)])
      await decides(intentId, 'won')
    }
    await payments.payOut()
    for (const { id, state, payment_id } of await payments.orders()) {
      const sent = (await payments.messages()).filter(
        ({ step, payload }) => step === 'orderDelivered' && (payload as { orderId: string }).orderId === id,
      )
      const refunds = await payments.refundsOf(payment_id!)
      expect([state, sent.length, refunds.length]).toEqual(
        state === 'delivered' ? ['delivered', 1, 0] : ['refunded', 0, 1],
      )
    }
  })
})

describe('a dispute about a delivered order', () => {
  it('leaves it delivered, and refuses rerun and refund while the bank has not decided', async () => {
    const { intentId, reference } = await payments.delivered()
    await opens(intentId)
    expect(await order()).toMatchObject({ state: 'delivered', dispute: 'open' })
    for (const what of ['rerun', 'refund']) {
      expect(await payments.act(reference, what)).toMatchObject({ status: 409, body: { code: 'payment-disputed' } })
    }
    expect((await payments.events()).at(-1)).toMatchObject({ changed: 'dispute open' })
  })

  it('that is won leaves it under the guarantee', async () => {
    const { intentId, reference } = await payments.delivered()
    await opens(intentId)
    await decides(intentId, 'won')
    expect(await order()).toMatchObject({ state: 'delivered', dispute: 'won' })
    expect((await payments.act(reference, 'refund')).status).toBe(200)
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
  })

  it('that is lost ends it as charged back, with its rerun', async () => {
    const { orderId, intentId, reference } = await payments.delivered()
    const { body: rerun } = await payments.act(reference, 'rerun')
    await opens(intentId)
    await decides(intentId, 'lost')
    expect(await order()).toMatchObject({ state: 'charged-back', dispute: 'lost' })
    expect(await payments.refunds()).toEqual([])
    expect(await payments.reruns()).toMatchObject([{ state: 'canceled' }])
    expect((await payments.messages()).at(-1)).toMatchObject({ step: 'orderRefunded', payload: { wasDelivered: true } })
    const ids = { orderId, reportId: 'report-1', rerunId: rerun.rerunId, requestId: 'request-1' }
    await receiveRerunEnd(payments, { ...ids, outcome: 'completed' })
    expect(await told('reportUpdated')).toBe(0)
    for (const what of ['rerun', 'refund']) {
      expect(await payments.act(reference, what)).toMatchObject({ status: 409, body: { code: 'order-charged-back' } })
    }
  })

  it('holds a refund that is not paid out yet, and ends it when it is lost', async () => {
    const { intentId, reference } = await payments.delivered()
    await payments.act(reference, 'refund')
    await opens(intentId)
    await payments.payOut()
    expect(await payments.refunds()).toMatchObject([{ state: 'requested', attempts: 0 }])
    await decides(intentId, 'lost')
    expect(await order()).toMatchObject({ state: 'charged-back' })
    expect(await payments.refunds()).toMatchObject([{ state: 'canceled' }])
  })

  it('that is won pays such a refund out now, however long it was put off', async () => {
    const { intentId, reference } = await payments.delivered()
    await payments.act(reference, 'refund')
    await sql`update refunds set next_attempt_at = clock_timestamp() + interval '1 hour'`.execute(payments.db)
    await opens(intentId)
    await decides(intentId, 'won')
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
  })

  it('leaves a refund that was paid out as it is', async () => {
    const { intentId, reference } = await payments.delivered()
    await payments.act(reference, 'refund')
    await payments.payOut()
    await opens(intentId)
    await decides(intentId, 'lost')
    expect(await order()).toMatchObject({ state: 'refunded', dispute: 'lost' })
    expect(await payments.refunds()).toMatchObject([{ state: 'done' }])
  })

  it('that was lost may still be won, which staff are told', async () => {
    const { intentId } = await payments.delivered()
    await decides(intentId, 'lost')
    await bank(intentId, 'won', 'closed')
    expect(await order()).toMatchObject({ state: 'charged-back', dispute: 'won' })
    expect(payments.alerts).toEqual(['dispute-ended', 'dispute-ended'])
  })

  it('is not opened again by news that was asked for before it ended', async () => {
    const { intentId } = await payments.delivered()
    await opens(intentId)
    const open = (await payments.card.findDispute(intentId))!
    await decides(intentId, 'won')
    vi.spyOn(payments.card, 'findDispute').mockResolvedValue(open)
    await payments.webhook({ ...(await payments.eventOf(types.created, intentId)), id: 'evt_late' })
    expect(await order()).toMatchObject({ dispute: 'won' })
  })

  it('is repeated news once it is known', async () => {
    const { intentId } = await payments.delivered()
    await opens(intentId)
    await payments.webhook({ ...(await payments.eventOf(types.created, intentId)), id: 'evt_again' })
    expect(payments.alerts).toEqual(['payment-disputed'])
    expect((await payments.events()).at(-1)).toMatchObject({ changed: 'nothing' })
  })
})

describe('a question of the bank', () => {
  it('is no dispute: the order is delivered, and may be refunded', async () => {
    const { orderId, intentId, reference } = await payments.paid()
    await bank(intentId, 'warning_needs_response', 'created')
    expect(await order()).toMatchObject({ state: 'paid', dispute: 'inquiry' })
    await payments.deliver(orderId)
    expect((await order()).state).toBe('delivered')
    expect(payments.alerts).toEqual(['payment-inquiry'])
    expect((await payments.act(reference, 'refund')).status).toBe(200)
    await payments.payOut()
    expect(await payments.refundsOf(intentId)).toHaveLength(1)
  })

  it('that rests leaves the order alone', async () => {
    const { intentId } = await payments.delivered()
    await bank(intentId, 'warning_needs_response', 'created')
    await bank(intentId, 'warning_closed', 'closed')
    expect(await order()).toMatchObject({ state: 'delivered', dispute: 'inquiry-closed' })
  })

  it('that becomes a dispute is one', async () => {
    const { intentId } = await payments.paid()
    await bank(intentId, 'warning_under_review', 'created')
    await bank(intentId, 'needs_response', 'updated')
    expect(await order()).toMatchObject({ state: 'refunded', dispute: 'open' })
    expect(payments.alerts).toEqual(['payment-inquiry', 'payment-disputed'])
  })
})

it('states of a dispute that are rare, or unknown yet, are read as one of ours', () => {
  const read = (status: string, caseType?: string) =>
    readDispute({ id: 'dp_1', status, payment_method_details: { card: { case_type: caseType } } } as never).state
  expect([read('prevented', 'block'), read('prevented', 'resolution'), read('appeal_under_review')]).toEqual([
    'inquiry-closed',
    'lost',
    'lost',
  ])
  expect(read('a status of next year')).toBe('open')
})
