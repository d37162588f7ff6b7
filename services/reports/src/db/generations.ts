import type { ReportFailure, StoredStatus } from '@findable/contracts'
import { ago, claim, interval, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import { reportColumns, type Report, type WholeReport } from './reports.ts'
import type { resultColumns } from './results.ts'
import type { Database } from './schema.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/**
 * Sets the status of the current work: the rerun's when there is one, else the report's. A report stays completed
 * during a rerun.
 */
const workStatus = (status: 'pending' | 'researching') => ({
  report_status: sql<StoredStatus>`case when rerun_id is null then ${status} else report_status end`,
  rerun_status: sql<'pending' | 'researching' | null>`case when rerun_id is not null then ${status} end`,
})
/** When the customer, or staff for a rerun, started to wait. */
const waitingSince = sql<Date>`coalesce(rerun_at, created_at)`
const noRerun = { rerun_id: null, rerun_status: null, rerun_at: null }

/**
 * pending -> researching, for the job of this generation, or of an earlier one that was requested again while it
 * waited. One that is researching is only taken over from a worker that has given no sign of life for `orphanAge`
 * milliseconds. Returns the report with the generation that counts from now on; undefined when there is nothing to do.
 */
export const beginGeneration = (
  trx: Trx,
  id: string,
  generation: number,
  orphanAge: number,
): Promise<Report | undefined> =>
  trx
    .updateTable('business_reports')
    .set({
      ...workStatus('researching'),
      stage: 1,
      stage_share: 0,
      started_at: now,
      progress_at: now,
      failure: null,
      starts: sql<number>`starts + 1`,
    })
    .where('id', '=', id)
    .where((report) =>
      report.or([
        report.and([
          report('work_status', '=', 'pending'),
          report('retry_at', 'is', null),
          report('generation', '>=', generation),
        ]),
        report.and([
          report('work_status', '=', 'researching'),
          report('generation', '=', generation),
          report('progress_at', '<', ago(orphanAge)),
        ]),
      ]),
    )
    .returning(reportColumns)
    .executeTakeFirst()

/** Records that a worker is still busy with it. False when a newer generation has taken over. */
export async function saveSignOfLife(db: Db, id: string, generation: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('business_reports')
    .set({ progress_at: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveProgress(
  db: Db,
  id: string,
  generation: number,
  stage: number,
  share: number,
): Promise<void> {
  await db
    .updateTable('business_reports')
    .set({ stage, stage_share: share, progress_at: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .execute()
}

export type Completion = Pick<WholeReport, 'industry_average'> & ReturnType<typeof resultColumns>

/**
 * researching -> completed, replacing the previous version in a rerun. Undefined when another generation came first.
 */
export const completeGeneration = (
  trx: Trx,
  id: string,
  generation: number,
  result: Completion,
): Promise<Report | undefined> =>
  trx
    .updateTable('business_reports')
    .set({
      ...result,
      ...noRerun,
      report_status: 'completed',
      stage: 5,
      stage_share: 1,
      completed_at: now,
      progress_at: now,
      starts: 0,
      edited: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .returning(reportColumns)
    .executeTakeFirst()

export interface GivenUp {
  failure: string
  failed_as: ReportFailure
  /** Milliseconds after the order within which the report must be made. */
  window: number
  /** No further attempt, whatever time is left. */
  last?: boolean
}

/**
 * researching -> pending until the next attempt is due, or failed when that would be too late for the window. A rerun
 * that fails leaves the completed report as it was. The wait is twice what the customer has waited so far, within
 * bounds that are shares of the window: for 24 hours, a minute and an hour. The last two of 24 hours are left for the
 * last attempt, so that the order ends for the true reason.
 */
export const giveUpGeneration = (
  trx: Trx,
  id: string,
  generation: number,
  { failure, failed_as, window, last = false }: GivenUp,
): Promise<Report | undefined> => {
  const whole = interval(window)
  const wait = sql`greatest(${whole} / 1440, least((clock_timestamp() - ${waitingSince}) * 2, ${whole} / 24))`
  const retryAt = sql<Date>`clock_timestamp() + ${wait}`
  const another = sql<boolean>`(not ${last}::boolean and ${retryAt} < ${waitingSince} + ${whole} * 11 / 12)`
  return trx
    .updateTable('business_reports')
    .set({
      failure,
      starts: 0,
      progress_at: now,
      report_status: sql`case when rerun_id is not null then report_status when ${another} then 'pending' else 'failed' end`,
      failed_as: sql`case when rerun_id is not null or ${another} then null else ${failed_as} end`,
      rerun_id: sql`case when ${another} then rerun_id end`,
      rerun_status: sql`case when ${another} and rerun_id is not null then 'pending' end`,
      rerun_at: sql`case when ${another} then rerun_at end`,
      retry_at: sql<Date | null>`case when ${another} then ${retryAt} end`,
    })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .returning(reportColumns)
    .executeTakeFirst()
}

/** researching -> pending, due at once, as if this generation had not started: its worker is shutting down. */
export async function handBackGeneration(db: Db, id: string, generation: number): Promise<void> {
  await db
    .updateTable('business_reports')
    .set({ ...workStatus('pending'), retry_at: now, starts: sql<number>`starts - 1` })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .execute()
}

/**
 * Reports that no worker is busy with: due for another attempt, or without a sign of life for `silence` milliseconds.
 * Each continues as its next generation. One that waits for a worker is requested again less and less often, as its job
 * may still be in a long queue.
 */
export const takeNeglected = (trx: Trx, silence: number): Promise<Report[]> =>
  trx
    .updateTable('business_reports')
    .set({ generation: sql<number>`generation + 1`, ...workStatus('pending'), retry_at: null, progress_at: now })
    .where('id', 'in', (reports) =>
      reports
        .selectFrom('business_reports')
        .select('id')
        .where('work_status', 'in', ['pending', 'researching'])
        .where(
          sql<boolean>`case
            when retry_at is not null then retry_at <= clock_timestamp()
            when work_status = 'researching' then progress_at < ${ago(silence)}
            else coalesce(progress_at, created_at) < least(
              ${ago(silence)},
              clock_timestamp() - least((clock_timestamp() - ${waitingSince}) / 8, interval '15 minutes')
            ) end`,
        )
        .orderBy(waitingSince)
        .$call(claim(100)),
    )
    .returning(reportColumns)
    .execute()

/** Starts the next generation of an order's pending report or rerun at once; undefined when none is pending. */
export const hastenGeneration = (trx: Trx, orderId: string): Promise<Report | undefined> =>
  trx
    .updateTable('business_reports')
    .set({
      ...workStatus('pending'),
      generation: sql<number>`generation + 1`,
      starts: 0,
      retry_at: null,
      progress_at: now,
    })
    .where('order_id', '=', orderId)
    .where('work_status', '=', 'pending')
    .returning(reportColumns)
    .executeTakeFirst()
