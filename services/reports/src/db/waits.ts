import { expectedMinutes } from '@findable/contracts'
import { ago, remembered, sql, type Kysely } from '@findable/service-kit'
import type { Report } from './reports.ts'
import type { Database } from './schema.ts'

/** Over which time the pace of the workers is taken. Milliseconds. */
const lately = 120_000
/** A busy machine makes more, one that has just begun on a crowd has made none yet. Reports per minute. */
const leastPace = 20

/**
 * How long reports wait for others that were ordered earlier: those that are ahead, by how many were completed lately
 * per minute of work.
 *
 * @returns Minutes until the report is ready; null when it is not waiting, or not for longer than every customer is told.
 */
export function createWaits(db: Kysely<Database>): (report: Report) => Promise<number | null> {
  const pace = remembered(async () => {
    const { rows } = await sql<{ pace: number }>`
      with work as (
        select greatest(${ago(lately)}, min(created_at)) as since
        from business_reports where work_status in ('pending', 'researching')
      )
      select count(*) * 60 / greatest(10, extract(epoch from now() - (select since from work)))::float8 as pace
      from business_reports
      where coalesce(completed_at, created_at) > (select since from work) and report_status = 'completed'`.execute(db)
    return Math.max(leastPace, rows[0]!.pace)
  })

  return async ({ report_status, created_at }) => {
    if (report_status !== 'pending') return null
    const { ahead } = await db
      .selectFrom('business_reports')
      .where('work_status', 'in', ['pending', 'researching'])
      .where('created_at', '<', created_at)
      .select(({ fn }) => fn.countAll<number>().as('ahead'))
      .executeTakeFirstOrThrow()
    const minutes = Math.ceil(ahead / (await pace()))
    return minutes > expectedMinutes ? minutes : null
  }
}
