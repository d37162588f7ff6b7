import { AppError } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { businessData, paidOrder, openReports, type Reports } from './harness.ts'
import { reportOfOrder } from '../src/order-reports.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

describe('start-report', () => {
  it('gives one order one report and one job: twice, and a hundred times at once', async () => {
    const order = paidOrder()
    reports.orders.set(order.paymentId, order)
    const answers = await Promise.all(Array.from({ length: 100 }, () => reports.startPaid(order)))
    const [first] = answers
    expect(first!.body).toEqual({ reportId: expect.stringMatching(/^[\w-]{22}$/), reference: order.reference })
    for (const { body } of answers) expect(body).toEqual(first!.body)
    expect(await reports.jobs()).toHaveLength(1)
  })

  it('gives two paid orders for one website two reports', async () => {
    const first = await reports.startPaid()
    const second = await reports.startPaid()
    expect(first.body.reportId).not.toBe(second.body.reportId)
  })

  it.each([
    'payment-required',
    'payment-pending',
    'payment-not-found',
    'order-mismatch',
    'invalid-promo-code',
  ] as const)('starts nothing when payments says %s', async (code) => {
    reports.orders.set('pi_1', new AppError(code))
    const answer = await reports.start({ businessData: businessData(), paymentType: 'stripe', paymentId: 'pi_1' })
    expect(answer.body.code).toBe(code)
    expect(await reports.reports()).toEqual([])
    expect(await reports.jobs()).toEqual([])
  })

  it('asks for no money for an address that leads inside', async () => {
    reports.refusedWebsites.add('https://www.example.com.au')
    expect((await reports.startPaid()).body.code).toBe('refused-website')
    expect(reports.claims).toEqual([])
  })

  it('hands code and order key to payments', async () => {
    await reports.start(
      { businessData: businessData(), paymentType: 'promo', paymentId: 'promo', promoCode: 'FREE' },
      { 'idempotency-key': 'key-1' },
    )
    expect(reports.claims[0]).toMatchObject({ paymentType: 'promo', promoCode: 'FREE', orderKey: 'key-1' })
  })

  it('needs the order key for a promo code', async () => {
    const promo = { businessData: businessData(), paymentType: 'promo', paymentId: 'promo', promoCode: 'FREE' }
    expect(await reports.start(promo)).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', error: 'A promo order needs the header Idempotency-Key.' },
    })
    expect(reports.claims).toEqual([])
  })

  it('makes the report under the id of the request that opened its order', async () => {
    await reports.startPaid({ ...paidOrder(), requestId: 'request-that-opened' })
    expect(await reports.reports()).toMatchObject([{ request_id: 'request-that-opened' }])
  })

  it('meets the message of the same order, whichever comes first', async () => {
    const order = paidOrder()
    const byMessage = await reportOfOrder(reports.db, order, 'request-1')
    const byCall = await reports.startPaid(order)
    expect(byCall.body.reportId).toBe(byMessage.id)
    expect(await reports.jobs()).toHaveLength(1)
  })
})

describe('before payment', () => {
  it('warns of a website that does not answer, and refuses one that leads inside', async () => {
    reports.silentWebsites.add('quiet.com.au')
    reports.refusedWebsites.add('inside.com.au')
    const check = (website: string) => reports.call('POST', '/api/site-check', { website })
    expect((await check('fine.com.au')).body).toEqual({ reachable: true, warning: null })
    expect((await check('quiet.com.au')).body).toMatchObject({
      reachable: false,
      warning: expect.stringContaining('could not open'),
    })
    expect((await check('inside.com.au')).body.code).toBe('refused-website')
    expect((await reports.call('POST', '/internal/address-checks', { website: 'inside.com.au' })).body).toEqual({
      refused: true,
    })
  })
})
