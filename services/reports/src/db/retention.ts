import { claim, daysAgo, type Kysely } from '@findable/service-kit'
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
