import type { RerunOutcome } from '@findable/contracts'
import { now, sql, type Transaction } from '@findable/service-kit'
import type { Selectable } from 'kysely'
import { reportColumns, type Report } from './reports.ts'
import type { Database } from './schema.ts'
import { isVisible } from './visible.ts'

type Trx = Transaction<Database>
export type Rerun = Selectable<Database['reruns']>

/** Stores a rerun; undefined when it is already stored. */
export const insertRerun = (trx: Trx, id: string, reportId: string): Promise<Rerun | undefined> =>
  trx
    .insertInto('reruns')
    .values({ id, report_id: reportId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findRerun = (trx: Trx, id: string): Promise<Rerun | undefined> =>
  trx.selectFrom('reruns').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Starts work on a completed report again, as its next generation. Undefined when the report is not completed, deleted,
 * or already being worked on.
 */
export const beginRerun = (trx: Trx, id: string, reportId: string): Promise<Report | undefined> =>
  trx
    .updateTable('business_reports')
    .set({
      rerun_id: id,
      rerun_status: 'pending',
      rerun_at: now,
      generation: sql<number>`generation + 1`,
      starts: 0,
      retry_at: null,
      progress_at: now,
    })
    .where('id', '=', reportId)
    .where('report_status', '=', 'completed')
    .where(isVisible)
    .where('refunded_at', 'is', null)
    .where('rerun_id', 'is', null)
    .returning(reportColumns)
    .executeTakeFirst()

export const endRerun = (trx: Trx, id: string, outcome: RerunOutcome): Promise<unknown> =>
  trx
    .updateTable('reruns')
    .set({ state: outcome, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

/** Ends the rerun that is working on a report; whatever its worker still writes is refused. */
export async function cancelRerun(trx: Trx, orderId: string): Promise<void> {
  const report = await trx
    .updateTable('business_reports')
    .set({
      rerun_id: null,
      rerun_status: null,
      rerun_at: null,
      retry_at: null,
      generation: sql<number>`generation + 1`,
    })
    .where('order_id', '=', orderId)
    .where('rerun_id', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!report) return
  await trx
    .updateTable('reruns')
    .set({ state: 'canceled', ended_at: now })
    .where('report_id', '=', report.id)
    .where('state', '=', 'running')
    .execute()
}
