import type { ChangingStaffCall } from '@findable/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { waitingObjection } from './after-delivery.ts'
import { completeReport } from './completed-reports.ts'
import { auditResult, openReports, paidOrder, unreadable, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const report = () => completeReport(reports, auditResult())
const business = { businessName: 'Bright Sparks', businessWebsite: 'https://brightsparks.com.au' }
async function failedGoldStandard(): Promise<number> {
  const { body } = await reports.staffCall('POST', '/api/admin/gold-standard-reports', business)
  await reports.make((await reports.jobs()).at(-1)!, unreadable)
  return body.id as number
}
const edit = (id: string) => reports.staffCall('PATCH', `/api/admin/reports/${id}`, { visibilityScore: 82 })

type Answer = ReturnType<Reports['staffCall']>
/** Every call: what has to be there before it, and the call. */
const calls: Record<ChangingStaffCall<'reports'>, () => Promise<() => Answer>> = {
  clearCache: async () => () => reports.staffCall('POST', '/api/admin/settings/clear-cache'),
  createGoldStandardReport: async () => () => reports.staffCall('POST', '/api/admin/gold-standard-reports', business),
  repeatGoldStandardReport: async () => {
    const id = await failedGoldStandard()
    return () => reports.staffCall('POST', `/api/admin/gold-standard-reports/${id}/repeat`)
  },
  deleteGoldStandardReport: async () => {
    const id = await failedGoldStandard()
    return () => reports.staffCall('DELETE', `/api/admin/gold-standard-reports/${id}`)
  },
  deleteReport: async () => {
    const id = await report()
    return () => reports.staffCall('DELETE', `/api/admin/business-reports/${id}`)
  },
  updateReport: async () => {
    const id = await report()
    return () => edit(id)
  },
  restoreReport: async () => {
    const id = await report()
    await edit(id)
    return () => reports.staffCall('DELETE', `/api/admin/reports/${id}/edit`)
  },
  answerObjection: async () => {
    const { id } = await waitingObjection(reports)
    return () =>
      reports.staffCall('POST', `/api/admin/objections/${id}/answer`, { decision: 'uphold', sentence: 'It is there.' })
  },
  replayReport: async () => {
    const order = paidOrder()
    await reports.startPaid(order)
    return () => reports.staffCall('POST', `/api/admin/order-reports/${order.orderId}/replay`)
  },
}

it.each(Object.entries(calls))('%s leaves an entry for the audit log', async (_name, prepare) => {
  const call = await prepare()
  const before = await reports.acts()
  expect((await call()).status).toBe(200)
  expect(await reports.acts()).toHaveLength(before.length + 1)
})
