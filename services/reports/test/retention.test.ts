import { retentionDays } from '@findable/contracts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withdrawReport } from '../src/order-reports.ts'
import { receiveRerunRequest } from '../src/reruns.ts'
import { removeOldRecords } from '../src/retention.ts'
import { openReports, paidOrder, unreadable, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const remove = () => removeOldRecords(reports.db, reports.log)
const count = async () => (await reports.reports()).length
const withdraw = (orderId: string, wasDelivered: boolean) =>
  reports.db.transaction().execute((trx) => withdrawReport(trx, orderId, wasDelivered))
async function wait(days: number) {
  await reports.age(days * 24)
  for (const report of await reports.reports()) {
    if (!report.refunded_at) continue
    const refunded_at = new Date(report.refunded_at.getTime() - days * 86_400_000)
    await reports.db.updateTable('business_reports').set({ refunded_at }).where('id', '=', report.id).execute()
  }
}
async function completed() {
  const order = paidOrder()
  const { body } = await reports.startPaid(order)
  await reports.make((await reports.jobs()).at(-1)!)
  return { orderId: order.orderId, reportId: body.reportId as string }
}

it('old reports are removed with their scores and reruns, not a day before the privacy policy says', async () => {
  const order = await completed()
  await receiveRerunRequest(reports.db, { ...order, rerunId: randomUUID(), requestId: 'request-1' }, reports.log)
  await reports.make((await reports.jobs()).at(-1)!)
  const refunded = paidOrder()
  await reports.startPaid(refunded)
  await withdraw(refunded.orderId, false)
  await wait(retentionDays.reportsAndOrders - 1)
  await remove()
  expect(await count()).toBe(2)
  await wait(2)
  await remove()
  for (const table of ['business_reports', 'pillars', 'components', 'reruns'] as const) {
    expect([table, await reports.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  }
})

it('a report that is still owed is never removed: waiting, being run again, or failed and not refunded', async () => {
  await reports.startPaid()
  const order = await completed()
  await receiveRerunRequest(reports.db, { ...order, rerunId: randomUUID(), requestId: 'request-1' }, reports.log)
  const failing = paidOrder()
  await reports.startPaid(failing)
  await reports.age(25)
  await reports.make((await reports.jobs()).at(-1)!, unreadable)
  await wait(10 * 365)
  await remove()
  expect((await reports.reports()).map(({ work_status }) => work_status).toSorted()).toEqual([
    'failed',
    'pending',
    'pending',
  ])
})
