import { randomUUID } from 'node:crypto'
import type { RerunOutcome } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { receiveRerunEnd, repeatRerunNews } from '../src/reruns.ts'
import { openPayments, type Payments } from './harness.ts'

let payments: Payments
beforeEach(async () => {
  payments = await openPayments()
})
afterEach(() => payments.close())

const minute = 60_000
const rerun = (reference: string, key?: string) =>
  payments.act(reference, 'rerun', key === undefined ? {} : { headers: { 'idempotency-key': key } })
const refund = (reference: string) => payments.act(reference, 'refund')
const end = (orderId: string, rerunId: string, outcome: RerunOutcome) =>
  receiveRerunEnd(payments, { orderId, rerunId, outcome, reportId: 'report-1', requestId: 'request-1' })
const told = async (step: string) => (await payments.messages()).filter((message) => message.step === step)

describe('a rerun', () => {
  it('is asked of reports once, by reference in any case, and the order stays delivered', async () => {
    const { orderId, reference } = await payments.delivered()
    const answer = await rerun(reference.toLowerCase())
    expect(answer).toMatchObject({ status: 200, body: { state: 'running', endedAt: null } })
    expect((await told('rerunRequested')).map(({ payload }) => payload)).toMatchObject([
      { orderId, reportId: 'report-1', rerunId: answer.body.rerunId },
    ])
    expect(await payments.orders()).toMatchObject([{ state: 'delivered' }])
  })

  it('is one for one key, however often it is asked for, and also once it has ended', async () => {
    const { orderId, reference } = await payments.delivered()
    const answers = await Promise.all(Array.from({ length: 8 }, () => rerun(reference, 'key-1')))
    expect(new Set(answers.map(({ body }) => body.rerunId)).size).toBe(1)
    expect(await payments.reruns()).toHaveLength(1)
    await end(orderId, answers[0]!.body.rerunId, 'completed')
    expect((await rerun(reference, 'key-1')).body).toMatchObject({
      ...answers[0]!.body,
      state: 'completed',
      endedAt: expect.any(String),
    })
    expect((await rerun(reference, 'key-2')).body.rerunId).not.toBe(answers[0]!.body.rerunId)
  })

  it('is one at a time: of many at once without a key, one begins', async () => {
    const { reference } = await payments.delivered()
    const answers = await Promise.all(Array.from({ length: 6 }, () => rerun(reference)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body.code).toBe('rerun-running')
    expect(await payments.reruns()).toHaveLength(1)
  })

  it('that is completed counts as delivered: the customer is told once, and the guarantee starts again', async () => {
    const { orderId, reference } = await payments.delivered()
    await payments.age(6.9 * 24)
    const { body } = await rerun(reference)
    for (let i = 0; i < 3; i++) await end(orderId, body.rerunId, 'completed')
    expect((await told('reportUpdated')).map(({ payload }) => payload)).toMatchObject([
      { orderId, reportId: 'report-1', rerunId: body.rerunId, reference, email: 'owner@example.com.au' },
    ])
    await payments.age(6.9 * 24)
    expect((await refund(reference)).status).toBe(200)
  })

  it('that failed leaves the order as it was, with an alert, and may be asked for again', async () => {
    const { orderId, reference } = await payments.delivered()
    const before = (await payments.orders())[0]!.delivered_at
    const { body } = await rerun(reference)
    await end(orderId, body.rerunId, 'failed')
    expect(await payments.orders()).toMatchObject([{ state: 'delivered', delivered_at: before }])
    expect(await told('reportUpdated')).toEqual([])
    expect(payments.alerts).toEqual(['rerun-failed'])
    expect((await rerun(reference)).status).toBe(200)
  })

  it('ends with a refund: what comes of it afterwards is not announced', async () => {
    const { orderId, reference } = await payments.delivered()
    const { body } = await rerun(reference)
    expect((await refund(reference)).status).toBe(200)
    await end(orderId, body.rerunId, 'completed')
    expect(await payments.reruns()).toMatchObject([{ state: 'canceled' }])
    expect(await payments.orders()).toMatchObject([{ state: 'refunded' }])
    expect(await told('reportUpdated')).toEqual([])
  })

  it('and a refund at the same moment leave the order refunded, once, and no rerun running', async () => {
    for (let i = 0; i < 4; i++) {
      const { orderId, reference } = await payments.delivered()
      const [asked] = await Promise.all([rerun(reference), refund(reference)])
      expect([200, 409]).toContain(asked.status)
      const order = (await payments.orders()).find(({ id }) => id === orderId)!
      expect(order.state).toBe('refunded')
    }
    expect((await payments.reruns()).filter(({ state }) => state === 'running')).toEqual([])
    expect(await payments.refunds()).toHaveLength(4)
  })

  it('of an order without an address sends no mail', async () => {
    const { body } = await payments.claimPromo('findable-free', randomUUID())
    await payments.deliver(body.orderId)
    const { body: started } = await rerun(body.reference)
    await end(body.orderId, started.rerunId, 'completed')
    expect(await told('reportUpdated')).toEqual([])
  })

  it.each([
    ['for no order', 404, 'order-not-found', async () => 'FND-AAAA-AAAA'],
    ['for what was never paid', 402, 'payment-required', async () => (await payments.createIntent()).body.reference],
    ['before the report is delivered', 400, 'report-not-ready', async () => (await payments.paid()).reference],
    [
      'after the guarantee',
      409,
      'guarantee-over',
      async () => {
        const { reference } = await payments.delivered()
        await payments.age(7.01 * 24)
        return reference
      },
    ],
    [
      'once it is refunded',
      409,
      'order-refunded',
      async () => {
        const { reference } = await payments.delivered()
        await refund(reference)
        return reference
      },
    ],
    [
      'while the bank takes the money back',
      409,
      'payment-disputed',
      async () => {
        const { reference, intentId } = await payments.delivered()
        await payments.dispute(intentId)
        await payments.webhook(await payments.eventOf('charge.dispute.created', intentId))
        return reference
      },
    ],
  ])('is refused %s', async (_when, status, code, open) => {
    expect(await rerun(await open())).toMatchObject({ status, body: { code } })
    expect(await payments.reruns()).toEqual([])
  })
})

describe('telling again of reruns', () => {
  const repeat = () => repeatRerunNews(payments, 5 * minute)

  it('asks reports until the rerun has ended, and mail less and less often afterwards', async () => {
    const { orderId, reference } = await payments.delivered()
    const { body } = await rerun(reference)
    for (let i = 0; i < 3; i++) {
      await payments.age(0.1)
      await repeat()
      await repeat()
    }
    expect(await told('rerunRequested')).toHaveLength(4)
    await end(orderId, body.rerunId, 'completed')
    await payments.age(0.1)
    await repeat()
    expect(await told('rerunRequested')).toHaveLength(4)
    expect(await told('reportUpdated')).toHaveLength(2)
    await payments.age(100)
    await repeat()
    for (let i = 0; i < 5; i++) {
      await payments.age(1)
      await repeat()
    }
    expect(await told('reportUpdated')).toHaveLength(3)
  })

  it('does not announce one that failed', async () => {
    const { orderId, reference } = await payments.delivered()
    await end(orderId, (await rerun(reference)).body.rerunId, 'failed')
    await payments.age(1)
    const before = (await payments.messages()).length
    await repeat()
    expect(await payments.messages()).toHaveLength(before)
  })
})
