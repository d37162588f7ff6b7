import type { ReportStats } from '@findable/contracts'
import { sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'
import { isVisible } from './visible.ts'

/** One row per industry that clients' reports are about, as it is shown. */
export const statsQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('business_reports')
    .select((report) => [
      'shown_industry as industry',
      report.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where report_status = 'completed')`.as('completed'),
      report.fn.count<number>('visibility_score').as('scored'),
      sql<number>`coalesce(sum(visibility_score), 0)`.as('points'),
    ])
    .where(isVisible)
    .groupBy('shown_industry')

type ClientStats = Pick<ReportStats, 'averageVisibilityScore' | 'totalClientReports' | 'reportsByIndustry'>

/** The figures about clients' reports. */
export async function clientStats(db: Kysely<Database>): Promise<ClientStats> {
  const rows = await statsQuery(db).execute()
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const scored = sum((row) => row.scored)
  return {
    averageVisibilityScore: scored === 0 ? null : Math.round(sum((row) => row.points) / scored),
    totalClientReports: sum((row) => row.all),
    reportsByIndustry: rows
      .filter(({ completed }) => completed > 0)
      .map(({ industry, completed: count }) => ({ industry, count }))
      .toSorted((a, b) => b.count - a.count || a.industry.localeCompare(b.industry)),
  }
}
