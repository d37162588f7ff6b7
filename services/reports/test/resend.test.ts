import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withdrawReport } from '../src/order-reports.ts'
import { openReports, paidOrder, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const good = {
  website: 'example.com.au',
  email: 'owner@example.com.au',
  businessName: 'Example',
  reportType: 'client',
}
const resend = (over: Partial<typeof good> = {}) => reports.call('POST', '/api/resend-report', { ...good, ...over })
const asked = () => reports.sent('resendRequested')

/** A completed report of an order. */
async function completed(order = paidOrder()) {
  const { body } = await reports.startPaid(order)
  await reports.make((await reports.jobs()).at(-1)!)
  return { ...order, reportId: body.reportId as string }
}

describe('a report asked for again', () => {
  it.each(['client', 'technical'])('goes to the address of its order: the %s edition', async (reportType) => {
    const { orderId, reportId } = await completed()
    expect(await resend({ reportType })).toMatchObject({
      status: 200,
      body: { message: 'Report has been sent successfully!' },
    })
    expect(await asked()).toMatchObject([
      { orderId, reportId, email: 'owner@example.com.au', reference: 'FND-AAAA-CCCC', edition: reportType },
    ])
  })

  it.each([
    { website: 'EXAMPLE.com.au' },
    { website: 'www.example.com.au' },
    { website: ' example.com.au ' },
    { email: ' Owner@Example.com.AU ' },
    { businessName: '' },
  ])('is found however it is written: %j', async (over) => {
    await completed()
    expect((await resend(over)).status).toBe(200)
    expect(await asked()).toMatchObject([{ email: 'owner@example.com.au' }])
  })

  it('is the newest of several', async () => {
    await completed()
    await reports.age(100)
    const newest = await completed()
    await resend()
    expect(await asked()).toMatchObject([{ reportId: newest.reportId }])
  })

  it.each([{ website: 'other.com.au' }, { email: 'stranger@example.com' }, { website: 'shop.example.com.au' }])(
    'is refused when either does not fit: %j',
    async (over) => {
      await completed()
      expect(await resend(over)).toMatchObject({ status: 404, body: { code: 'report-not-found' } })
      expect(await asked()).toEqual([])
    },
  )

  it('is refused while it is not completed, and after a refund', async () => {
    const order = paidOrder()
    await reports.startPaid(order)
    expect((await resend()).status).toBe(404)
    await reports.make((await reports.jobs())[0]!)
    await reports.db.transaction().execute((trx) => withdrawReport(trx, order.orderId, true))
    expect((await resend()).status).toBe(404)
    expect(await asked()).toEqual([])
  })

  it('does not flood an inbox: one in ten minutes, no matter who asks', async () => {
    await completed()
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(answers.find(({ status }) => status === 429)!.body.error).toContain('a few minutes ago')
    expect(await asked()).toHaveLength(1)
    await sql`update business_reports set resent_at = resent_at - interval '11 minutes'`.execute(reports.db)
    expect((await resend()).status).toBe(200)
    expect(new Set((await asked()).map(({ copyId }) => copyId)).size).toBe(2)
  })

  it.each([
    [{ website: 'abc' }, 'Website URL must be at least 4 characters.'],
    [
      { website: 'https://example.com.au' },
      'Please enter a valid website domain (e.g., yourbusiness.com or yourbusiness.com.au).',
    ],
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ email: 'a@example.com, owner@example.com.au' }, 'Please enter a valid email address.'],
  ])('is refused in the words of the form: %j', async (over, message) => {
    await completed()
    expect(await resend(over)).toMatchObject({ status: 400, body: { error: message } })
    expect(await asked()).toEqual([])
  })
})
