import type { EmailStatus } from '@findable/contracts'
import { sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { BusinessReportsTable, Database } from './schema.ts'

export type Report = Selectable<BusinessReportsTable>
type Db = Kysely<Database>
type Trx = Transaction<Database>

const now = sql<Date>`clock_timestamp()`

export type NewReport = Pick<
  Insertable<BusinessReportsTable>,
  | 'id' | 'order_id' | 'reference' | 'payment_id' | 'business_name' | 'business_website' | 'email' | 'industry'
  | 'request_id'
>

/** Stores the report of an order; undefined when the order has one. */
export const insertReport = (trx: Trx, report: NewReport): Promise<Report | undefined> =>
  trx
    .insertInto('business_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findReport = (db: Db, by: 'id' | 'order_id' | 'payment_id', value: string): Promise<Report | undefined> =>
  db.selectFrom('business_reports').selectAll().where(by, '=', value).executeTakeFirst()

/** Takes a generation up: pending or researching -> researching. Undefined when it is no longer the one to do. */
export const beginGeneration = (db: Db, id: string, generation: number): Promise<Report | undefined> =>
  db
    .updateTable('business_reports')
    .set({
      report_status: 'researching', stage: 1, stage_share: 0, started_at: now, progress_at: now, retry_at: null,
      failure: null,
    })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('report_status', 'in', ['pending', 'researching'])
    .returningAll()
    .executeTakeFirst()

export async function saveProgress(db: Db, id: string, generation: number, stage: number, share: number): Promise<void> {
  await db
    .updateTable('business_reports')
    .set({ stage, stage_share: share, progress_at: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('report_status', '=', 'researching')
    .execute()
}

export type Completion = Pick<
  Report,
  'business_name' | 'industry' | 'visibility_score' | 'industry_average' | 'report_data'
>

/** researching -> completed. Undefined when another generation was faster. */
export const completeGeneration = (trx: Trx, id: string, generation: number, result: Completion): Promise<Report | undefined> =>
  trx
    .updateTable('business_reports')
    .set({ ...result, report_status: 'completed', stage: 5, stage_share: 1, completed_at: now, progress_at: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('report_status', '=', 'researching')
    .returningAll()
    .executeTakeFirst()

/** researching -> pending until `retryIn` milliseconds are over, or failed when the window has closed. */
export const giveUpGeneration = (
  db: Db,
  id: string,
  generation: number,
  { failure, retryIn, windowHours }: { failure: string; retryIn: number; windowHours: number },
): Promise<Report | undefined> =>
  db
    .updateTable('business_reports')
    .set({
      failure,
      report_status: sql`case when created_at + make_interval(hours => ${windowHours}) > clock_timestamp()
        then 'pending' else 'failed' end`,
      retry_at: sql<Date>`clock_timestamp() + make_interval(secs => ${retryIn / 1000})`,
      progress_at: now,
    })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('report_status', '=', 'researching')
    .returningAll()
    .executeTakeFirst()

/**
 * Reports that nobody works on: due for another try, or without a sign of life for `silence` milliseconds.
 * One that was being made, or could not be, goes on as its next generation. One that never began keeps its
 * generation, as its job may still wait in a long queue.
 */
export const takeNeglected = (trx: Trx, silence: number): Promise<Report[]> =>
  trx
    .updateTable('business_reports')
    .set({
      generation: sql<number>`generation + case when report_status = 'researching' or retry_at is not null then 1 else 0 end`,
      report_status: 'pending',
      retry_at: null,
      progress_at: now,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('business_reports')
        .select('id')
        .where('report_status', 'in', ['pending', 'researching'])
        .where(
          sql<boolean>`case when retry_at is not null then retry_at <= clock_timestamp()
            else coalesce(progress_at, created_at) < clock_timestamp() - make_interval(secs => ${silence / 1000}) end`,
        )
        .orderBy('created_at')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

export async function setEmailStatus(db: Db, orderId: string, status: EmailStatus): Promise<void> {
  await db
    .updateTable('business_reports')
    .set({ email_status: status })
    .where('order_id', '=', orderId)
    .where('email_status', '!=', 'sent')
    .execute()
}

export async function setRating(db: Db, id: string, rating: number): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('business_reports').set({ rating }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Mean score and number of the completed reports of an industry. */
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
  return { mean: row.mean, count: Number(row.count) }
}
