import { endpoints } from '@findable/contracts'
import { handle, staffRequestOf, type App, type Kysely } from '@findable/service-kit'
import { listGoldStandards } from '../db/gold-standard-reports.ts'
import type { Database } from '../db/schema.ts'
import {
  createGoldStandard,
  deleteGoldStandard,
  readGoldStandard,
  repeatGoldStandard,
  toGoldStandardReport,
} from '../gold-standard.ts'
import type { WebsiteAccess } from '../website-access.ts'
import { tellPages } from './page-headers.ts'

interface Deps {
  db: Kysely<Database>
  websites: WebsiteAccess
}

/** Gold-standard reports: staff list, make, read, repeat and delete them. */
export function goldStandardReports(app: App, deps: Deps): void {
  const { db } = deps

  handle(app, endpoints.goldStandardReports, async ({ query }, _request, reply) => {
    const page = await listGoldStandards(db, query)
    tellPages(reply, endpoints.goldStandardReports, query, page)
    return page.reports.map(toGoldStandardReport)
  })

  handle(app, endpoints.createGoldStandardReport, async ({ body }, request) =>
    createGoldStandard(deps, body, staffRequestOf(request)),
  )

  handle(app, endpoints.goldStandardReport, async ({ params }) => readGoldStandard(db, params.id))

  handle(app, endpoints.repeatGoldStandardReport, async ({ params }, request) =>
    repeatGoldStandard(db, params.id, staffRequestOf(request)),
  )

  handle(app, endpoints.deleteGoldStandardReport, async ({ params }, request) => {
    await deleteGoldStandard(db, params.id, staffRequestOf(request))
    return { ok: true as const }
  })
}
