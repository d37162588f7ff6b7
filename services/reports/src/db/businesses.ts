import { websiteName } from '@findable/contracts'
import { sql, type Kysely } from '@findable/service-kit'
import type { WholeReport } from './reports.ts'
import type { Database } from './schema.ts'
import { isVisible } from './visible.ts'

type Db = Kysely<Database>

/** Completed reports on businesses with exactly this name, in upper or lower case, newest first. */
export const reportsNamed = (db: Db, name: string, limit: number): Promise<WholeReport[]> =>
  db
    .selectFrom('business_reports')
    .selectAll()
    .where(sql<boolean>`lower(shown_name) = lower(${name})`)
    .where(isVisible)
    .where('report_status', '=', 'completed')
    .where('refunded_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .limit(limit)
    .execute()

export interface DoneWell {
  component: string
  /** How many businesses have a score for it, and how many of those reach the score asked for. */
  measured: number
  good: number
}

/**
 * For the latest businesses of an industry, how many do well on each component, the most common success first. A
 * website counts once, with its newest report; a component is included when at least `least` of them were measured on
 * it.
 */
export async function doneWellIn(db: Db, industry: string, goodFrom: number, least: number): Promise<DoneWell[]> {
  const latest = await db
    .selectFrom('business_reports')
    .select(['id', 'business_website'])
    .where('industry', '=', industry)
    .where('report_status', '=', 'completed')
    .where(isVisible)
    .where('refunded_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .limit(200)
    .execute()
  const byWebsite = Map.groupBy(latest, ({ business_website }) => websiteName(business_website))
  const newest = [...byWebsite.values()].map(([report]) => report!.id)
  const { rows } = await sql<DoneWell>`
    select component_name as component, count(*) as measured, count(*) filter (where component_score >= ${goodFrom}) as good
    from components
    where business_report_id = any(${newest}) and component_score is not null
    group by component_name
    having count(*) >= ${least}
    order by count(*) filter (where component_score >= ${goodFrom})::float8 / count(*) desc, count(*) desc, component_name`.execute(
    db,
  )
  return rows
}
