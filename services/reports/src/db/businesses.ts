import { websiteName } from '@findable/contracts'
import { sql, type Kysely } from '@findable/service-kit'
import { currentGoldStandards } from './gold-standard-versions.ts'
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

/** As many of an industry's businesses as we look at. */
const mostBusinesses = 200

export interface DoneWell {
  component: string
  /** How many businesses have a score for it, and how many of those reach the score asked for. */
  measured: number
  good: number
}

/**
 * For the latest businesses of an industry, customers' and gold-standard ones, how many do well on each component, the
 * most common success first. A website counts once, with its newest report; a component is included when at least
 * `least` of them were measured on it.
 */
export async function doneWellIn(db: Db, industry: string, goodFrom: number, least: number): Promise<DoneWell[]> {
  const customers = await db
    .selectFrom('business_reports')
    .select(['id', 'business_website', 'completed_at'])
    .where('industry', '=', industry)
    .where('report_status', '=', 'completed')
    .where(isVisible)
    .where('refunded_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .limit(mostBusinesses)
    .execute()
  const chosen = await db
    .selectFrom(currentGoldStandards(db).as('current'))
    .select(['id', 'site', 'completed_at'])
    .where('industry', '=', industry)
    .orderBy('completed_at', 'desc')
    .limit(mostBusinesses)
    .execute()
  const latest = [
    ...customers.map(({ business_website, ...report }) => ({ ...report, site: websiteName(business_website) })),
    ...chosen,
  ]
    .toSorted((a, b) => b.completed_at!.getTime() - a.completed_at!.getTime())
    .slice(0, mostBusinesses)
  const newest = [...Map.groupBy(latest, ({ site }) => site).values()].map(([report]) => report!.id)
  const { rows } = await sql<DoneWell>`
    select component, count(*) as measured, count(*) filter (where score >= ${goodFrom}) as good
    from (
      select component_name as component, component_score as score
      from components where business_report_id = any(${newest.filter((id) => typeof id === 'string')})
      union all
      select component_name, score
      from visibility_components where gold_standard_report_id = any(${newest.filter((id) => typeof id === 'number')})
    ) scores
    where score is not null
    group by component
    having count(*) >= ${least}
    order by count(*) filter (where score >= ${goodFrom})::float8 / count(*) desc, count(*) desc, component`.execute(db)
  return rows
}
