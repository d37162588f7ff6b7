import { endpoints } from '@findable/contracts'
import { AppError, handle, send, type App, type Kysely } from '@findable/service-kit'
import { randomUUID } from 'node:crypto'
import { setRating } from '../db/reports.ts'
import type { Database } from '../db/schema.ts'
import { requireReport } from '../reading.ts'

/** What a customer does with a report they have read: send a copy, rate it. */
export function afterReading(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.sendReportCopy, async ({ params, body }, request) => {
    const report = await requireReport(db, params.id)
    if (report.report_status !== 'completed') throw new AppError('report-not-ready')
    await db.transaction().execute((trx) =>
      send(trx, 'copyRequested', {
        orderId: report.order_id,
        reportId: report.id,
        requestId: request.id,
        copyId: randomUUID(),
        reference: report.reference,
        businessName: report.business_name,
        website: report.business_website,
        email: body.email,
      }),
    )
    return { ok: true as const }
  })

  handle(app, endpoints.rateReport, async ({ params, body }) => {
    if (!(await setRating(db, params.id, body.rating))) throw new AppError('report-not-found')
    return { ok: true as const }
  })
}
