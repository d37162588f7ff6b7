import { randomUUID } from 'node:crypto'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withdrawReport } from '../src/order-reports.ts'
import { openReports, paidOrder, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

async function completed() {
  const order = paidOrder({ orderId: randomUUID(), paymentId: `pi_${randomUUID()}` })
  const { body } = await reports.startPaid(order)
  await reports.make((await reports.jobs()).at(-1)!)
  return { ...order, id: body.reportId as string }
}
const copy = async (id: string, email: string) => {
  const { status, body } = await reports.call('POST', `/api/business-reports/${id}/copy`, { email })
  return { status, code: (body as { code?: string }).code }
}
const tooMany = { status: 429, code: 'too-many-requests' }
const sentTo = async () => (await reports.sent('copyRequested')).map(({ email }) => email)

describe('a copy of a report', () => {
  it('goes to the same inbox once in ten minutes, however its address is written', async () => {
    const { id } = await completed()
    expect((await copy(id, 'friend@example.com')).status).toBe(200)
    for (const email of ['friend@example.com', 'Friend@Example.com', 'friend+news@example.com']) {
      expect(await copy(id, email)).toEqual(tooMany)
    }
    await sql`update report_copies set requested_at = requested_at - interval '11 minutes'`.execute(reports.db)
    expect((await copy(id, 'friend@example.com')).status).toBe(200)
    expect(await sentTo()).toHaveLength(2)
  })

  it('goes out five times a day, and again the next day', async () => {
    const { id } = await completed()
    const asked = await Promise.all(Array.from({ length: 25 }, (_, i) => copy(id, `stranger${i}@example.com`)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(asked.filter(({ code }) => code === 'too-many-requests')).toHaveLength(20)
    expect(await sentTo()).toHaveLength(5)
    await sql`update report_copies set requested_at = requested_at - interval '25 hours'`.execute(reports.db)
    expect((await copy(id, 'one@example.com')).status).toBe(200)
  })

  it('reaches an inbox three times a day, whatever the report', async () => {
    const several = [await completed(), await completed(), await completed(), await completed()]
    const asked = await Promise.all(several.map(({ id }) => copy(id, 'stranger@example.com')))
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429])
  })

  it('is not sent once the order is refunded, delivered or not', async () => {
    const { id, orderId } = await completed()
    await reports.db.transaction().execute((trx) => withdrawReport(trx, orderId, true))
    expect(await copy(id, 'friend@example.com')).toEqual({ status: 409, code: 'order-refunded' })
    expect(await sentTo()).toEqual([])
  })

  it('is not sent of a report that is not there, or not ready', async () => {
    expect((await copy('unknown', 'friend@example.com')).code).toBe('report-not-found')
    const { body } = await reports.startPaid(paidOrder({ orderId: randomUUID(), paymentId: 'pi_waiting' }))
    expect((await copy(body.reportId as string, 'friend@example.com')).code).toBe('report-not-ready')
  })

  it('leaves no address behind', async () => {
    const { id } = await completed()
    await copy(id, 'friend@example.com')
    expect(JSON.stringify((await sql`select * from report_copies`.execute(reports.db)).rows)).not.toContain('friend')
  })
})
