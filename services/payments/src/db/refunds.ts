import { sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database, RefundsTable } from './schema.ts'

export type Refund = Selectable<RefundsTable>
export type NewRefund = Pick<Insertable<RefundsTable>, 'order_id' | 'amount_cents' | 'currency' | 'reason'>
type Db = Kysely<Database>
type Trx = Transaction<Database>

const now = sql<Date>`clock_timestamp()`

export const insertRefund = (trx: Trx, refund: NewRefund): Promise<unknown> =>
  trx.insertInto('refunds').values(refund).execute()

export const findRefund = (db: Db, orderId: string): Promise<Refund | undefined> =>
  db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export interface RefundWaits {
  /** Milliseconds until a refund that failed, or whose try never ended, is tried again; doubles each time. */
  first: number
  longest: number
}

/** Takes refunds that are due, and puts their next try off, so that a try that dies is not the last. */
export const claimRefunds = (db: Db, { first, longest }: RefundWaits, limit: number): Promise<Refund[]> =>
  db
    .updateTable('refunds')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`clock_timestamp()
        + make_interval(secs => least(${first / 1000} * 2 ^ least(attempts, 30), ${longest / 1000}))`,
    })
    .where('order_id', 'in', (refunds) =>
      refunds
        .selectFrom('refunds')
        .select('order_id')
        .where('state', '=', 'requested')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

export async function noteProblem(db: Db, orderId: string, problem: string): Promise<void> {
  await db.updateTable('refunds').set({ problem }).where('order_id', '=', orderId).execute()
}

/** requested -> done. Answers the refund when this call was the one that moved it. */
export const markDone = (trx: Trx, orderId: string, stripeRefundId: string | null): Promise<Refund | undefined> =>
  trx
    .updateTable('refunds')
    .set({ state: 'done', done_at: now, stripe_refund_id: stripeRefundId, problem: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .returningAll()
    .executeTakeFirst()
