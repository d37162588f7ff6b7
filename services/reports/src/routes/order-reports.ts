import { endpoints, internalEndpoints } from '@findable/contracts'
import { AppError, handle, recordAct, staffRequestOf, type App, type Kysely } from '@findable/service-kit'
import { hastenGeneration } from '../db/generations.ts'
import { findReportOfOrder } from '../db/reports.ts'
import type { Database } from '../db/schema.ts'
import { reportOfOrder, requestGeneration } from '../order-reports.ts'
import { auditSubject } from '../audit-subject.ts'

/** What payments and staff ask about an order's report. */
export function orderReports(app: App, db: Kysely<Database>): void {
  handle(app, internalEndpoints.startOrderReport, async ({ body }, request) => {
    const report = await reportOfOrder(db, body, body.requestId ?? request.id)
    return { reportId: report.id }
  })

  handle(app, endpoints.orderReport, async ({ params }) => {
    const report = await findReportOfOrder(db, params.orderId)
    if (!report) throw new AppError('report-not-found')
    const iso = (date: Date | null) => date?.toISOString() ?? null
    return {
      reportId: report.id,
      status: report.report_status,
      emailStatus: report.email_status,
      generation: report.generation,
      progressAt: iso(report.progress_at),
      retryAt: iso(report.retry_at),
      failure: report.failure,
      completedAt: iso(report.completed_at),
      rerunStatus: report.rerun_status,
    }
  })

  handle(app, endpoints.replayReport, async ({ params }, request) =>
    db.transaction().execute(async (trx) => {
      const report = await hastenGeneration(trx, params.orderId)
      if (!report) return { pushed: false }
      await requestGeneration(trx, report)
      await recordAct(trx, staffRequestOf(request), { action: 'push-report', subject: auditSubject(report) })
      return { pushed: true }
    }),
  )
}
