import { endpoints, internalEndpoints, reportFileName, toResultFile, type ReportEdition } from '@findable/contracts'
import { handle, inSpan, type App, type Kysely } from '@findable/service-kit'
import type { WholeReport } from '../db/reports.ts'
import type { Database } from '../db/schema.ts'
import { reportDocument } from '../document.ts'
import { requireWholeReport, resultOf } from '../reading.ts'
import { beforeAndAfter, requireReportAs } from '../report-versions.ts'

/** The report as a file: for the customer, and for the mail service. */
export function downloadReport(app: App, { db, publicUrl }: { db: Kysely<Database>; publicUrl: string }): void {
  const write = (report: WholeReport, edition: ReportEdition) =>
    inSpan('write document', {}, async () =>
      reportDocument(report, edition, publicUrl, await beforeAndAfter(db, report.id)),
    )

  handle(app, endpoints.downloadReport, async ({ params, query }, _request, reply) => {
    const report = await requireReportAs(db, params.id, query.version)
    const document = await write(report, 'client')
    reply.header('content-disposition', `attachment; filename="${reportFileName(report.business_website)}"`)
    return document
  })

  handle(app, endpoints.reportResult, async ({ params, query }, _request, reply) => {
    const report = await requireReportAs(db, params.id, query.version)
    const file = toResultFile(resultOf(report))
    reply.header('content-disposition', `attachment; filename="${reportFileName(report.business_website, 'json')}"`)
    return file
  })

  handle(app, internalEndpoints.reportDocument, async ({ params, query }) =>
    write(await requireWholeReport(db, params.id), query.edition),
  )
}
