import type { ReportValues } from '@findable/contracts'
import { sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'
import { isVisibleGoldStandard } from './visible.ts'

/** Reports on the same website are versions of each other: how they compare, and which one counts. */

type Db = Kysely<Database>

/** The newest completed report on each website: those that industries are judged by. */
export const currentGoldStandards = (db: Db) =>
  db
    .selectFrom('gold_standard_reports')
    .distinctOn('site')
    .select(['id', 'site', 'industry', 'visibility_score', 'completed_at'])
    .where('work_status', '=', 'completed')
    .where(isVisibleGoldStandard)
    .orderBy('site')
    .orderBy('completed_at', 'desc')

export interface Version {
  id: number
  engine_version: string
  completed_at: Date
  visibility_score: number | null
  pillars: ReportValues['pillars']
}

/** The completed reports on a website, newest first. */
export async function versionsOn(db: Db, site: string): Promise<Version[]> {
  const versions = await db
    .selectFrom('gold_standard_reports')
    .select(['id', 'engine_version', 'completed_at', 'visibility_score'])
    .select(
      sql<ReportValues['pillars']>`(
        select jsonb_object_agg(pillar ->> 'id', pillar -> 'score')
        from json_array_elements(report_data::json -> 'pillars') pillar
      )`.as('pillars'),
    )
    .where('site', '=', site)
    .where('work_status', '=', 'completed')
    .where(isVisibleGoldStandard)
    .orderBy('completed_at', 'desc')
    .limit(50)
    .execute()
  return versions as Version[]
}

export interface Moved {
  component: string
  before: number | null
  after: number | null
}

/** The checks whose score differs between two reports, the largest difference first; then those only one of them has. */
export async function componentsMoved(db: Db, from: number, to: number): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select component_name as component, before.score as before, after.score as after
    from (select component_name, score from visibility_components where gold_standard_report_id = ${from}) before
    full join (select component_name, score from visibility_components where gold_standard_report_id = ${to}) after
      using (component_name)
    where before.score is distinct from after.score
    order by abs(after.score - before.score) desc nulls last, component_name`.execute(db)
  return rows
}
