import type { ReportFailure, StoredStatus } from '@findable/contracts'
import { ago, claim, interval, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import { reportColumns, type Report, type WholeReport } from './reports.ts'
import type { resultColumns } from './results.ts'
import type { Database, WorkColumns } from './schema.ts'
import type { Made, Work } from './work.ts'

/** Work on reports of any kind: which worker has which generation, and what a generation may still write. */

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** When the customer, or staff for a rerun, started to wait. */
const waitingSince = sql<Date>`coalesce(rerun_at, created_at)`

/** A rerun has a status of its own: the report stays completed meanwhile. */
export const businessReports: Made<Report> = {
  table: 'business_reports',
  columns: reportColumns,
  status: (status) => ({
    report_status: sql<StoredStatus>`case when rerun_id is null then ${status} else report_status end`,
    rerun_status: sql<'pending' | 'researching' | null>`case when rerun_id is not null then ${status} end`,
  }),
  waitingSince,
}
const noRerun = { rerun_id: null, rerun_status: null, rerun_at: null }

/** The table, as one that has just the columns all of them share. */
const tableOf = <Row extends Work>(db: Db, { table, columns }: Made<Row>) => {
  const shared = db as unknown as Kysely<{ made: WorkColumns & { id: string } }>
  const name = table as 'made'
  return {
    update: () => shared.updateTable(name),
    select: () => shared.selectFrom(name),
    columns: columns as readonly (keyof WorkColumns)[],
  }
}

/**
 * pending -> researching, for the job of this generation, or of an earlier one that was requested again while it
 * waited. One that is researching is only taken over from a worker that has given no sign of life for `orphanAge`
 * milliseconds. Returns the report with the generation that counts from now on; undefined when there is nothing to do.
 */
export async function beginGeneration<Row extends Work>(
  trx: Trx,
  made: Made<Row>,
  id: Work['id'],
  generation: number,
  orphanAge: number,
): Promise<Row | undefined> {
  const { update, columns } = tableOf(trx, made)
  const begun = await update()
    .set({
      ...made.status('researching'),
      stage: 1,
      stage_share: 0,
      started_at: now,
      progress_at: now,
      failure: null,
      starts: sql<number>`starts + 1`,
    })
    .where('id', '=', String(id))
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
    .returning(columns)
    .executeTakeFirst()
  return begun as unknown as Row | undefined
}

/** The report, while the worker of this generation is the one that makes it. */
const atWork = <Row extends Work>(db: Db, made: Made<Row>, id: Work['id'], generation: number) =>
  tableOf(db, made)
    .update()
    .where('id', '=', String(id))
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')

/** Records that a worker is still busy with it. False when a newer generation has taken over. */
export async function saveSignOfLife<Row extends Work>(
  db: Db,
  made: Made<Row>,
  id: Work['id'],
  generation: number,
): Promise<boolean> {
  const { numUpdatedRows } = await atWork(db, made, id, generation).set({ progress_at: now }).executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveProgress<Row extends Work>(
  db: Db,
  made: Made<Row>,
  id: Work['id'],
  generation: number,
  { stage, share }: { stage: number; share: number },
): Promise<void> {
  await atWork(db, made, id, generation).set({ stage, stage_share: share, progress_at: now }).execute()
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
export async function handBackGeneration<Row extends Work>(
  db: Db,
  made: Made<Row>,
  id: Work['id'],
  generation: number,
): Promise<void> {
  await atWork(db, made, id, generation)
    .set({ ...made.status('pending'), retry_at: now, starts: sql<number>`starts - 1` })
    .execute()
}

/**
 * Reports that no worker is busy with: due for another attempt, or without a sign of life for `silence` milliseconds.
 * Each continues as its next generation. One that waits for a worker is requested again less and less often, as its job
 * may still be in a long queue.
 */
export async function takeNeglected<Row extends Work>(trx: Trx, made: Made<Row>, silence: number): Promise<Row[]> {
  const { update, select, columns } = tableOf(trx, made)
  const taken = await update()
    .set({ generation: sql<number>`generation + 1`, ...made.status('pending'), retry_at: null, progress_at: now })
    .where('id', 'in', () =>
      select()
        .select('id')
        .where('work_status', 'in', ['pending', 'researching'])
        .where(
          sql<boolean>`case
            when retry_at is not null then retry_at <= clock_timestamp()
            when work_status = 'researching' then progress_at < ${ago(silence)}
            else coalesce(progress_at, created_at) < least(
              ${ago(silence)},
              clock_timestamp() - least((clock_timestamp() - ${made.waitingSince}) / 8, interval '15 minutes')
            ) end`,
        )
        .orderBy(made.waitingSince)
        .$call(claim(100)),
    )
    .returning(columns)
    .execute()
  return taken as unknown as Row[]
}

/** Starts the next generation of an order's pending report or rerun at once; undefined when none is pending. */
export const hastenGeneration = (trx: Trx, orderId: string): Promise<Report | undefined> =>
  trx
    .updateTable('business_reports')
    .set({
      ...businessReports.status('pending'),
      generation: sql<number>`generation + 1`,
      starts: 0,
      retry_at: null,
      progress_at: now,
    })
    .where('order_id', '=', orderId)
    .where('work_status', '=', 'pending')
    .returning(reportColumns)
    .executeTakeFirst()
