import { claim, daysAgo, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

/**
 * Removes at most `limit` reports that ended more than `days` ago, with their scores and reruns, and returns how many.
 * A report still to be made stays, as does a failed one until its order is known to be refunded.
 */
export async function removeOldReports(db: Kysely<Database>, days: number, limit: number): Promise<number> {
  const before = daysAgo(days)
  const { numDeletedRows } = await db
    .deleteFrom('business_reports')
    .where('id', 'in', (reports) =>
      reports
        .selectFrom('business_reports')
        .select('id')
        .where('rerun_id', 'is', null)
        .where((report) =>
          report.or([
            report.and([report('report_status', '=', 'completed'), report('completed_at', '<', before)]),
            report.and([report('report_status', '=', 'failed'), report('refunded_at', '<', before)]),
          ]),
        )
        .orderBy('created_at')
        .$call(claim(limit)),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes at most `limit` gold-standard reports that ended more than `days` ago, and returns how many. */
export async function removeOldGoldStandards(db: Kysely<Database>, days: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('gold_standard_reports')
    .where('id', 'in', (reports) =>
      reports
        .selectFrom('gold_standard_reports')
        .select('id')
        .where('work_status', 'in', ['completed', 'failed'])
        .where(sql<boolean>`coalesce(completed_at, progress_at, created_at) < ${daysAgo(days)}`)
        .$call(claim(limit)),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
