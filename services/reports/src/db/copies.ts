import { daysAgo, minutesAgo, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Database } from './schema.ts'

type Trx = Transaction<Database>

/** Makes requests for copies to the same inbox wait for each other. */
export async function lockInbox(trx: Trx, inbox: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${inbox}, 0))`.execute(trx)
}

export interface CopyCounts {
  ofReport: number
  toInbox: number
  /** Copies of this report to this inbox in the last `minutes`. */
  justNow: number
}

/** Counts the copies of the last day. */
export async function countCopies(trx: Trx, reportId: string, inbox: string, minutes: number): Promise<CopyCounts> {
  const { rows } = await sql<CopyCounts>`select
      count(*) filter (where report_id = ${reportId})::int as "ofReport",
      count(*) filter (where inbox = ${inbox})::int as "toInbox",
      count(*) filter (where report_id = ${reportId} and inbox = ${inbox}
        and requested_at > ${minutesAgo(minutes)})::int as "justNow"
    from report_copies
    where (report_id = ${reportId} or inbox = ${inbox}) and requested_at > ${daysAgo(1)}`.execute(trx)
  return rows[0]!
}

export async function insertCopy(trx: Trx, reportId: string, inbox: string): Promise<void> {
  await trx.insertInto('report_copies').values({ report_id: reportId, inbox }).execute()
}

/** Removes copies that no longer count. */
export async function removeOldCopies(db: Kysely<Database>): Promise<void> {
  await sql`delete from report_copies where requested_at < ${daysAgo(2)}`.execute(db)
}
