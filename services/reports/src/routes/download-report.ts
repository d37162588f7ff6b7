import { endpoints, internalEndpoints, reportFileName } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { reportDocument } from '../document.ts'
import { requireWholeReport } from '../reading.ts'

/** The report as a file: for the customer, and for the mail service. */
export function downloadReport(app: App, { db, publicUrl }: { db: Kysely<Database>; publicUrl: string }): void {
  handle(app, endpoints.downloadReport, async ({ params }, _request, reply) => {
    const report = await requireWholeReport(db, params.id)
    const document = reportDocument(report, 'client', publicUrl)
    reply.header('content-disposition', `attachment; filename="${reportFileName(report.business_website)}"`)
    return document
  })

  handle(app, internalEndpoints.reportDocument, async ({ params, query }) =>
    reportDocument(await requireWholeReport(db, params.id), query.edition, publicUrl),
  )
}
