import type { EmailStatus } from '@findable/contracts'
import { claim, interval, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import { cancelRerun } from './reruns.ts'
import type { BusinessReportsTable, Database } from './schema.ts'

export type Report = Selectable<BusinessReportsTable>
type Db = Kysely<Database>
type Trx = Transaction<Database>

export type NewReport = Pick<
  Insertable<BusinessReportsTable>,
  | 'id'
  | 'order_id'
  | 'reference'
  | 'payment_id'
  | 'business_name'
  | 'business_website'
  | 'email'
  | 'industry'
  | 'request_id'
>

/** Stores the report of an order; undefined when the order already has one. */
export const insertReport = (trx: Trx, report: NewReport): Promise<Report | undefined> =>
  trx
    .insertInto('business_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findReport = (db: Db, by: 'id' | 'order_id' | 'payment_id', value: string): Promise<Report | undefined> =>
  db.selectFrom('business_reports').selectAll().where(by, '=', value).executeTakeFirst()

/**
 * A refunded order has no rerun and, unless it was delivered before, no report. Anything a worker still writes is
 * refused.
 */
export async function withdrawReport(trx: Trx, orderId: string, wasDelivered: boolean): Promise<void> {
  await cancelRerun(trx, orderId)
  const report = await trx
    .updateTable('business_reports')
    .set({
      refunded_at: sql<Date>`coalesce(refunded_at, clock_timestamp())`,
      ...(!wasDelivered && {
        report_status: 'failed',
        report_data: null,
        visibility_score: null,
        industry_average: null,
        retry_at: null,
        generation: sql<number>`generation + 1`,
        failure: sql<string>`coalesce(failure, 'The order was refunded.')`,
      }),
    })
    .where('order_id', '=', orderId)
    .returning('id')
    .executeTakeFirst()
  if (report && !wasDelivered) await trx.deleteFrom('pillars').where('business_report_id', '=', report.id).execute()
}

/**
 * Completed reports whose mail is not settled: at least `after` milliseconds since the last time, and at least a quarter
 * of the time since completion. Includes those without an address, as only payments knows that they are delivered.
 */
export const takeUnmailed = (trx: Trx, after: number, limit: number): Promise<Report[]> =>
  trx
    .updateTable('business_reports')
    .set({ swept_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', (reports) =>
      reports
        .selectFrom('business_reports')
        .select('id')
        .where('report_status', '=', 'completed')
        .where('email_status', '=', 'pending')
        .where('refunded_at', 'is', null)
        .where(
          sql<boolean>`coalesce(swept_at, completed_at) < clock_timestamp()
            - greatest(${interval(after)}, (clock_timestamp() - completed_at) / 4)`,
        )
        .orderBy(sql`coalesce(swept_at, completed_at)`)
        .$call(claim(limit)),
    )
    .returningAll()
    .execute()

/** Completed reports ordered with this address, newest first; without those of refunded orders. */
export const listReportsFor = (db: Db, email: string): Promise<Report[]> =>
  db
    .selectFrom('business_reports')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('report_status', '=', 'completed')
    .where('refunded_at', 'is', null)
    .orderBy('completed_at', 'desc')
    .execute()

/** Records that a report is being sent again. False when that last happened less than `interval` minutes ago. */
export async function markResent(trx: Trx, id: string, interval: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('business_reports')
    .set({ resent_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(resent_at, '-infinity') < clock_timestamp() - make_interval(mins => ${interval})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores how the mail of a report went. News may come twice and in any order: the newest counts. */
export async function setEmailStatus(db: Db, orderId: string, status: EmailStatus, settledAt: Date): Promise<void> {
  await db
    .updateTable('business_reports')
    .set({ email_status: status, email_settled_at: settledAt })
    .where('order_id', '=', orderId)
    .where(sql<boolean>`coalesce(email_settled_at, '-infinity') <= ${settledAt}`)
    .execute()
}

export async function setRating(db: Db, id: string, rating: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('business_reports')
    .set({ rating })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Mean score and number of an industry's completed reports. */
export async function industryScores(db: Db, industry: string): Promise<{ mean: number | null; count: number }> {
  const row = await db
    .selectFrom('business_reports')
    .select((eb) => [
      sql<number | null>`avg(visibility_score)::float8`.as('mean'),
      eb.fn.count<number>('visibility_score').as('count'),
    ])
    .where('industry', '=', industry)
    .where('report_status', '=', 'completed')
    .executeTakeFirstOrThrow()
  return { mean: row.mean, count: row.count }
}
