import { sql, type Kysely } from '@findable/service-kit'
import type { Report } from './reports.ts'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

/** Completed reports on businesses with exactly this name, in upper or lower case, newest first. */
export const reportsNamed = (db: Db, name: string, limit: number): Promise<Report[]> =>
  db
    .selectFrom('business_reports')
    .selectAll()
    .where(sql<boolean>`lower(business_name) = lower(${name})`)
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
  const { rows } = await sql<DoneWell>`
    with newest as (
      select id, completed_at, regexp_replace(lower(business_website), '^https?://(www[.])?|/.*$', '', 'g') as site
      from business_reports
      where industry = ${industry} and report_status = 'completed' and refunded_at is null
      order by completed_at desc limit 200
    ),
    businesses as (select distinct on (site) id from newest order by site, completed_at desc)
    select component_name as component, count(*) as measured, count(*) filter (where component_score >= ${goodFrom}) as good
    from components join businesses on businesses.id = business_report_id
    where component_score is not null
    group by component_name
    having count(*) >= ${least}
    order by count(*) filter (where component_score >= ${goodFrom})::float8 / count(*) desc, count(*) desc, component_name`.execute(
    db,
  )
  return rows
}
