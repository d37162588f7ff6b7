import { endpoints, staffFileName, type StaffReportDetails } from '@findable/contracts'
import {
  AppError,
  handle,
  staffRequestOf,
  type App,
  type FastifyReply,
  type FastifyRequest,
  type InternalClient,
  type Kysely,
} from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { listReports } from '../db/staff-reports.ts'
import { reportDocument } from '../document.ts'
import { goldStandardDocument, isGoldStandardId, requireGoldStandard } from '../gold-standard.ts'
import { requireWholeReport } from '../reading.ts'
import {
  deleteReport,
  readForStaff,
  restoreReport,
  toStaffReport,
  updateReport,
  type ChangeRequest,
} from '../staff-reports.ts'
import { tellPages } from './page-headers.ts'

interface Deps {
  db: Kysely<Database>
  internal: InternalClient
  publicUrl: string
}

/** Reports management: staff list, read, adjust, download and delete customers' reports. */
export function staffReports(app: App, deps: Deps): void {
  const { db, publicUrl } = deps

  handle(app, endpoints.staffReports, async ({ query }, _request, reply) => {
    const page = await listReports(db, query)
    tellPages(reply, endpoints.staffReports, query, page)
    return page.reports.map(toStaffReport)
  })

  handle(app, endpoints.staffReport, async ({ params }, _request, reply) =>
    tagged(reply, await readForStaff(db, params.id)),
  )

  handle(app, endpoints.updateReport, async ({ params, headers, body }, request, reply) =>
    tagged(reply, await updateReport(db, params.id, body, changeOf(request, headers['if-match']))),
  )

  handle(app, endpoints.restoreReport, async ({ params, headers }, request, reply) =>
    tagged(reply, await restoreReport(db, params.id, changeOf(request, headers['if-match']))),
  )

  handle(app, endpoints.deleteReport, async ({ params }, request) => {
    await deleteReport(deps, params.id, staffRequestOf(request))
    return { ok: true as const }
  })

  handle(app, endpoints.downloadStaffReport, async ({ params }, _request, reply) => {
    const { name, document } = await documentOf(params.id)
    reply.header('content-disposition', `attachment; filename="${staffFileName(name)}"`)
    return document
  })

  async function documentOf(id: string): Promise<{ name: string; document: string }> {
    if (isGoldStandardId(id)) {
      const report = await requireGoldStandard(db, id)
      return { name: report.business_name, document: goldStandardDocument(report, publicUrl) }
    }
    const report = await requireWholeReport(db, id)
    return { name: report.shown_name, document: reportDocument(report, 'client', publicUrl) }
  }
}

function tagged(reply: FastifyReply, report: StaffReportDetails): StaffReportDetails {
  reply.header('etag', `"${report.version}"`)
  return report
}

function changeOf(request: FastifyRequest, ifMatch: string | undefined): ChangeRequest {
  return { ...staffRequestOf(request), version: versionIn(ifMatch) }
}

/** `"7"`, as answers carry it; without the header, or with `*`, any version will do. */
function versionIn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === '*') return undefined
  const version = /^"(\d{1,9})"$/.exec(ifMatch)?.[1]
  if (version === undefined) throw new AppError('report-changed')
  return Number(version)
}
