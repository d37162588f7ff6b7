import { endpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { clientStats } from '../db/report-stats.ts'
import type { Database } from '../db/schema.ts'

/** The figures of the dashboard. No gold-standard report can be made yet, so there are none. */
export function reportStats(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.reportStats, async () => ({
    totalGoldStandardReports: 0,
    recentGoldStandardReports: 0,
    ...(await clientStats(db)),
  }))
}
