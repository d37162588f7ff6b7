import { claim, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database, RefundsTable } from './schema.ts'

export type Refund = Selectable<RefundsTable>
export type NewRefund = Pick<
  Insertable<RefundsTable>,
  'order_id' | 'amount_cents' | 'currency' | 'reason' | 'staff_reason'
>
type Db = Kysely<Database>
type Trx = Transaction<Database>

export const insertRefund = (trx: Trx, refund: NewRefund): Promise<unknown> =>
  trx.insertInto('refunds').values(refund).execute()

export const findRefund = (db: Db, orderId: string): Promise<Refund | undefined> =>
  db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export interface RefundWaits {
  /** Milliseconds until a refund that failed, or whose attempt never ended, is tried again; doubles each time. */
  first: number
  longest: number
}

/**
 * Claims refunds that are due and schedules their next attempt, so that one that dies is not the last. Refunds of
 * payments that a bank disputes wait for its decision.
 */
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
        .where('order_id', 'not in', (orders) => orders.selectFrom('orders').select('id').where('dispute', '=', 'open'))
        .orderBy('next_attempt_at')
        .$call(claim(limit)),
    )
    .returningAll()
    .execute()

export async function noteProblem(db: Db, orderId: string, problem: string): Promise<void> {
  await db.updateTable('refunds').set({ problem }).where('order_id', '=', orderId).execute()
}

/** Makes the next attempt due now. False when there is nothing to attempt. */
export async function hastenRefund(db: Db, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ next_attempt_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether we have a record of this refund of the card provider. */
export const isKnownRefund = async (db: Db, stripeRefundId: string): Promise<boolean> =>
  (await db.selectFrom('refunds').select('order_id').where('stripe_refund_id', '=', stripeRefundId).execute()).length >
  0

/**
 * done -> refused, unless staff paid it back another way. Returns the refund when this call was the one that moved it.
 */
export const markRefused = (trx: Trx, stripeRefundId: string, problem: string): Promise<Refund | undefined> =>
  trx
    .updateTable('refunds')
    .set({ state: 'refused', problem })
    .where('stripe_refund_id', '=', stripeRefundId)
    .where('state', '=', 'done')
    .where('settled_by', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** refused -> done, paid back another way. */
export const markSettled = (trx: Trx, orderId: string, staffId: string): Promise<Refund | undefined> =>
  trx
    .updateTable('refunds')
    .set({ state: 'done', settled_by: staffId })
    .where('order_id', '=', orderId)
    .where('state', '=', 'refused')
    .returningAll()
    .executeTakeFirst()

/** requested or refused -> canceled: the bank took the payment back instead. */
export const cancelRefund = (trx: Trx, orderId: string): Promise<unknown> =>
  trx
    .updateTable('refunds')
    .set({ state: 'canceled', done_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['requested', 'refused'])
    .execute()

/** requested -> done. Returns the refund when this call was the one that moved it. */
export const markDone = (trx: Trx, orderId: string, stripeRefundId: string | null): Promise<Refund | undefined> =>
  trx
    .updateTable('refunds')
    .set({ state: 'done', done_at: now, stripe_refund_id: stripeRefundId, problem: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .returningAll()
    .executeTakeFirst()
