import { endpoints } from '@findable/contracts'
import { AppError, handle, type App, type Kysely } from '@findable/service-kit'
import { requestCopy } from '../copies.ts'
import { setRating } from '../db/reports.ts'
import type { Database } from '../db/schema.ts'
import { correctEmail } from '../email-corrections.ts'

/** What a customer does with a report they have read: have it sent to another address, rate it. */
export function afterReading(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.sendReportCopy, async ({ params, body }, request) => {
    await requestCopy(db, { reportId: params.id, email: body.email }, request.id)
    return { ok: true as const }
  })

  handle(app, endpoints.correctEmail, async ({ params, body }, request) => {
    await correctEmail(db, { reportId: params.id, ...body }, request.id)
    return { ok: true as const }
  })

  handle(app, endpoints.rateReport, async ({ params, body }) => {
    if (!(await setRating(db, params.id, body.rating))) throw new AppError('report-not-found')
    return { ok: true as const }
  })
}
