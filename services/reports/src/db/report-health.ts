import { afterDelivery, healthHours, mostReportsCounted, type ReportHealth } from '@findable/contracts'
import { ago, daysAgo, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'
import { isVisible } from './visible.ts'

type Db = Kysely<Database>

const since = ago(healthHours * 3_600_000)
/** Clients' reports made in the last hours, by the index of the newest ones. */
const recent = sql`business_reports
  where coalesce(completed_at, created_at) > ${since} and report_status = 'completed' and deleted_at is null`

interface WorkRow {
  waiting: number
  waiting_since: Date | null
  retrying: number
  at_work: number
  last_sign: Date | null
}

/** Where the work on reports stands, gold-standard ones and versions beside reports included. */
export async function workHealth(db: Db): Promise<Pick<ReportHealth, 'waiting' | 'retrying' | 'atWork'>> {
  const { rows } = await sql<WorkRow>`
    select count(*) filter (where waits) as waiting, min(since) filter (where waits) as waiting_since,
      count(*) filter (where retry_at is not null) as retrying,
      count(*) filter (where work_status = 'researching') as at_work,
      min(progress_at) filter (where work_status = 'researching') as last_sign
    from (
      select work_status, retry_at, progress_at, coalesce(rerun_at, created_at) as since,
        work_status = 'pending' and retry_at is null as waits
      from business_reports where work_status in ('pending', 'researching')
      union all
      select work_status, retry_at, progress_at, created_at, work_status = 'pending' and retry_at is null
      from gold_standard_reports where work_status in ('pending', 'researching') and deleted_at is null
      union all
      select work_status, retry_at, progress_at, created_at, work_status = 'pending' and retry_at is null
      from report_versions where work_status in ('pending', 'researching')
    ) work`.execute(db)
  const work = rows[0]!
  return {
    waiting: { count: work.waiting, since: work.waiting_since?.toISOString() ?? null },
    retrying: work.retrying,
    atWork: { count: work.at_work, lastSign: work.last_sign?.toISOString() ?? null },
  }
}

/** Objections that wait for staff. One whose report was deleted waits for nobody. */
export async function objectionHealth(db: Db): Promise<ReportHealth['objections']> {
  const { count, since, overdue } = await db
    .selectFrom('objections')
    .innerJoin('business_reports', 'business_reports.id', 'objections.report_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('objections.created_at').as('since'),
      sql<number>`count(*) filter (where objections.created_at < ${daysAgo(afterDelivery.answerDays)})`.as('overdue'),
    ])
    .where('state', '=', 'waiting')
    .where(isVisible)
    .executeTakeFirstOrThrow()
  return { count, since: since?.toISOString() ?? null, overdue }
}

export async function durationHealth(db: Db): Promise<ReportHealth['durations']> {
  const took = sql`extract(epoch from completed_at - started_at)`
  const { rows } = await sql<{ reports: number; median: number | null; tenth: number | null }>`
    select count(*)::int as reports, percentile_cont(0.5) within group (order by ${took}) as median,
      percentile_cont(0.9) within group (order by ${took}) as tenth
    from ${recent} and started_at is not null`.execute(db)
  const { reports, median, tenth } = rows[0]!
  return median === null || tenth === null ? null : { reports, median, slowestTenth: tenth }
}

/** What each source gave, as the stored results say. */
export async function sourceHealth(db: Db): Promise<ReportHealth['sources']> {
  const { rows } = await sql<ReportHealth['sources'][number]>`
    select source ->> 'id' as id, max(source ->> 'title') as title,
      count(*) filter (where source ->> 'outcome' = 'gathered')::int as gathered,
      count(*) filter (where source ->> 'outcome' = 'unavailable')::int as unavailable,
      mode() within group (order by source ->> 'reason') filter (where source ->> 'outcome' = 'unavailable') as reason
    from (
      select report_data from ${recent} order by coalesce(completed_at, created_at) desc limit ${mostReportsCounted}
    ) newest, json_array_elements(report_data::json -> 'sources') source
    group by 1 order by unavailable desc, title`.execute(db)
  return rows
}
