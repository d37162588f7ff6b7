import { internalEndpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { reportOfOrder } from '../order-reports.ts'

export function orderReports(app: App, db: Kysely<Database>): void {
  handle(app, internalEndpoints.startOrderReport, async ({ body }, request) => {
    const report = await reportOfOrder(db, body, request.id)
    return { reportId: report.id }
  })
}
