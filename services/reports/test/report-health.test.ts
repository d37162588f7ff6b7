import { afterDelivery, type ReportHealth } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { waitingObjection } from './after-delivery.ts'
import { auditResult, openReports, paidOrder, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const health = async (): Promise<ReportHealth> => (await reports.staffCall('GET', '/api/admin/report-health')).body
const source = (outcome: 'gathered' | 'unavailable', reason: string | null) => ({
  ...auditResult(),
  sources: [{ id: 'website', title: 'Website', outcome, reason, attribution: null }],
})

it('says how many reports wait and since when, and that nothing is known of a day without any', async () => {
  expect(await health()).toEqual({
    waiting: { count: 0, since: null },
    retrying: 0,
    atWork: { count: 0, lastSign: null },
    queue: null,
    objections: { count: 0, since: null, overdue: 0 },
    durations: null,
    sources: [],
  })
  await reports.startPaid(paidOrder())
  await reports.age(1)
  await reports.startPaid(paidOrder())
  const [oldest] = await reports.reports()
  expect((await health()).waiting).toEqual({ count: 2, since: oldest!.created_at.toISOString() })
})

it('says how long reports took and what their sources gave in the last day, and forgets the day before', async () => {
  for (const result of [
    source('gathered', null),
    source('unavailable', 'timeout'),
    source('unavailable', 'timeout'),
    source('unavailable', 'refused'),
  ]) {
    await reports.startPaid(paidOrder())
    await reports.make((await reports.jobs()).at(-1)!, async () => result)
  }
  await sql`update business_reports set started_at = completed_at - make_interval(secs => n * 10)
    from (select id, row_number() over () as n from business_reports) numbered
    where numbered.id = business_reports.id`.execute(reports.db)
  const { durations, sources } = await health()
  expect(durations).toEqual({ reports: 4, median: 25, slowestTenth: 37 })
  expect(sources).toEqual([{ id: 'website', title: 'Website', gathered: 1, unavailable: 3, reason: 'timeout' }])
  await reports.age(25)
  expect(await health()).toMatchObject({ durations: null, sources: [] })
})

it('says how many objections wait for staff, since when, and how many of them longer than was promised', async () => {
  await waitingObjection(reports)
  await reports.age(afterDelivery.answerDays * 24 + 1)
  const { report } = await waitingObjection(reports)
  const since = (await reports.db.selectFrom('objections').select('created_at').orderBy('created_at').execute())[0]!
  expect((await health()).objections).toEqual({ count: 2, since: since.created_at.toISOString(), overdue: 1 })
  await reports.staffCall('DELETE', `/api/admin/business-reports/${report.id}`)
  expect((await health()).objections.count).toBe(1)
})

it('is for staff only', async () => {
  expect((await reports.call('GET', '/api/admin/report-health')).status).toBe(401)
})
