import type { AuditResult, EmailStatus } from '@findable/contracts'
import { claim, interval, minutesAgo, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import { currentGoldStandards } from './gold-standard-versions.ts'
import { removeNews } from './news.ts'
import { endObjections } from './objections.ts'
import { noResult, removeScores } from './results.ts'
import type { BusinessReportsTable, Database } from './schema.ts'
import { endVersionsAtWork, removeVersions } from './versions.ts'
import { isVisible } from './visible.ts'

/** A report with its result. */
export type WholeReport = Selectable<BusinessReportsTable>
/** Every column but the result, which can be a megabyte: work on a report and progress polls do without it. */
export const reportColumns = [
  'id',
  'order_id',
  'reference',
  'payment_id',
  'shown_name',
  'business_name',
  'business_website',
  'email',
  'report_status',
  'email_status',
  'industry',
  'visibility_score',
  'industry_average',
  'generation',
  'stage',
  'stage_share',
  'progress_at',
  'retry_at',
  'failure',
  'failed_as',
  'starts',
  'refunded_at',
  'rerun_id',
  'rerun_status',
  'work_status',
  'rating',
  'version',
  'request_id',
  'created_at',
  'completed_at',
] as const satisfies readonly (keyof WholeReport)[]
export type Report = Pick<WholeReport, (typeof reportColumns)[number]>
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
    // No column is named: an insert of the same report at the same moment may conflict in any of the unique ones first.
    .onConflict((conflict) => conflict.doNothing())
    .returning(reportColumns)
    .executeTakeFirst()

/** The report of an order, even if staff deleted it. */
export const findReportOfOrder = (db: Db, orderId: string): Promise<Report | undefined> =>
  db.selectFrom('business_reports').select(reportColumns).where('order_id', '=', orderId).executeTakeFirst()

export const findReport = (db: Db, id: string): Promise<Report | undefined> =>
  db.selectFrom('business_reports').select(reportColumns).where('id', '=', id).where(isVisible).executeTakeFirst()

export const findWholeReport = (db: Db, by: 'id' | 'payment_id', value: string): Promise<WholeReport | undefined> =>
  db.selectFrom('business_reports').selectAll().where(by, '=', value).where(isVisible).executeTakeFirst()

/** The report, locked against refunds, copies, corrections and staff until the transaction ends. */
export const lockReport = (trx: Trx, id: string): Promise<Report | undefined> =>
  trx
    .selectFrom('business_reports')
    .select(reportColumns)
    .where('id', '=', id)
    .where(isVisible)
    .forUpdate()
    .executeTakeFirst()

export const lockWholeReport = (trx: Trx, id: string): Promise<WholeReport | undefined> =>
  trx.selectFrom('business_reports').selectAll().where('id', '=', id).where(isVisible).forUpdate().executeTakeFirst()

/** Puts another measured result in place of the one that is shown. */
export const setMeasured = (trx: Trx, id: string, result: AuditResult): Promise<unknown> =>
  trx
    .updateTable('business_reports')
    .set({
      report_data: JSON.stringify(result),
      visibility_score: result.overallScore,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()

/** Marks the order of a report as refunded. A report that was not delivered before is withdrawn with its result. */
export async function markRefunded(trx: Trx, orderId: string, wasDelivered: boolean): Promise<void> {
  const report = await trx
    .updateTable('business_reports')
    .set({
      refunded_at: sql<Date>`coalesce(refunded_at, clock_timestamp())`,
      ...(!wasDelivered && {
        ...noResult,
        report_status: 'failed',
        retry_at: null,
        generation: sql<number>`generation + 1`,
        failure: sql<string>`coalesce(failure, 'The order was refunded.')`,
      }),
    })
    .where('order_id', '=', orderId)
    .returning('id')
    .executeTakeFirst()
  if (!report) return
  await endVersionsAtWork(trx, report.id, 'The order was refunded.')
  await endObjections(trx, report.id)
  await removeNews(trx, report.id)
  if (wasDelivered) return
  await removeScores(trx, report.id)
  await removeVersions(trx, report.id)
}

/**
 * Completed reports whose mail is not settled: at least `after` milliseconds since the last time, and at least a quarter
 * of the time since completion. Includes those without an address, as only payments knows that they are delivered.
 */
export const takeUnmailed = (trx: Trx, after: number, limit: number): Promise<Report[]> =>
  trx
    .updateTable('business_reports')
    .set({ swept_at: now })
    .where('id', 'in', (reports) =>
      reports
        .selectFrom('business_reports')
        .select('id')
        .where('report_status', '=', 'completed')
        .where('email_status', '=', 'pending')
        .where('refunded_at', 'is', null)
        .where(isVisible)
        .where(
          sql<boolean>`coalesce(swept_at, completed_at) < clock_timestamp()
            - greatest(${interval(after)}, (clock_timestamp() - completed_at) / 4)`,
        )
        .orderBy(sql`coalesce(swept_at, completed_at)`)
        .$call(claim(limit)),
    )
    .returning(reportColumns)
    .execute()

/** Completed reports ordered with this address, newest first; without those of refunded orders. */
export const listReportsFor = (db: Db, email: string): Promise<Report[]> =>
  db
    .selectFrom('business_reports')
    .select(reportColumns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('report_status', '=', 'completed')
    .where('refunded_at', 'is', null)
    .where(isVisible)
    .orderBy('completed_at', 'desc')
    .execute()

/** Records that a report is being sent again. False when that last happened less than `minutes` ago. */
export async function markResent(trx: Trx, id: string, minutes: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('business_reports')
    .set({ resent_at: now })
    .where('id', '=', id)
    .where(isVisible)
    .where(sql<boolean>`coalesce(resent_at, '-infinity') < ${minutesAgo(minutes)}`)
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

/** Gives the order another address, to which nothing has been sent yet. Older news of its mail no longer counts. */
export async function setEmail(trx: Trx, id: string, email: string): Promise<Date> {
  const { email_settled_at: correctedAt } = await trx
    .updateTable('business_reports')
    .set({ email, email_status: 'pending', email_settled_at: now })
    .where('id', '=', id)
    .returning('email_settled_at')
    .executeTakeFirstOrThrow()
  return correctedAt!
}

export async function setRating(db: Db, id: string, rating: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('business_reports')
    .set({ rating })
    .where('id', '=', id)
    .where(isVisible)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Mean measured score and number of an industry's completed reports, customers' and current gold-standard ones. */
export async function industryScores(db: Db, industry: string): Promise<{ mean: number | null; count: number }> {
  const row = await db
    .selectFrom((all) =>
      all
        .selectFrom('business_reports')
        .select('visibility_score')
        .where('industry', '=', industry)
        .where('report_status', '=', 'completed')
        .where(isVisible)
        .unionAll(
          all
            .selectFrom(currentGoldStandards(db).as('current'))
            .select('visibility_score')
            .where('industry', '=', industry),
        )
        .as('measured'),
    )
    .select((eb) => [
      sql<number | null>`avg(visibility_score)::float8`.as('mean'),
      eb.fn.count<number>('visibility_score').as('count'),
    ])
    .executeTakeFirstOrThrow()
  return { mean: row.mean, count: row.count }
}
