import { endpoints, recentDays } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { countGoldStandards } from '../db/gold-standard-reports.ts'
import { clientStats } from '../db/report-stats.ts'
import type { Database } from '../db/schema.ts'

/** The figures of the dashboard. */
export function reportStats(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.reportStats, async () => {
    const [{ total, recent }, clients] = await Promise.all([countGoldStandards(db, recentDays), clientStats(db)])
    return { totalGoldStandardReports: total, recentGoldStandardReports: recent, ...clients }
  })
}
