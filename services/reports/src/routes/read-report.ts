import { endpoints, promoPaymentId, toPaymentStatus } from '@findable/contracts'
import { AppError, handle, type App, type Kysely } from '@findable/service-kit'
import { findWholeReport } from '../db/reports.ts'
import type { Database } from '../db/schema.ts'
import { createWaits } from '../db/waits.ts'
import { requireReport, resultOf, toBusinessReport, toProgress } from '../reading.ts'
import { requireReportAs } from '../report-versions.ts'

/** The three ways a customer reads a report's state: by id, as progress, by payment. */
export function readReport(app: App, db: Kysely<Database>): void {
  const waitOf = createWaits(db)

  handle(app, endpoints.businessReport, async ({ params, query }) => {
    const report = await requireReportAs(db, params.id, query.version)
    return toBusinessReport(report, await waitOf(report))
  })

  handle(app, endpoints.reportProgress, async ({ params }) => {
    const report = await requireReport(db, params.id)
    return toProgress(report, await waitOf(report))
  })

  handle(app, endpoints.reportStatus, async ({ query }) => {
    // The bare marker is the same for every promo order, so it identifies none.
    const report =
      query.paymentId === promoPaymentId ? undefined : await findWholeReport(db, 'payment_id', query.paymentId)
    if (!report) throw new AppError('report-not-found')
    return {
      report: {
        businessName: report.shown_name,
        visibilityScore: report.shown_score,
        reportStatus: toPaymentStatus(report.report_status),
        emailStatus: report.email_status,
        adjustment: report.edited ? (resultOf(report).adjustment ?? null) : null,
        reportData: report.edited ? JSON.stringify(resultOf(report)) : report.report_data,
      },
    }
  })
}
