import { ago, claim, interval, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Order } from './orders.ts'
import type { Refund } from './refunds.ts'
import type { Database } from './schema.ts'

/**
 * The rows that the sweepers look at: a bounded number, least recently looked at first, so that none is forgotten
 * behind the others. Durations are in milliseconds; the database's clock decides.
 */

type Db = Kysely<Database>
type Trx = Transaction<Database>

/**
 * Open orders to ask the card provider about. First after `after`, then each time the order has become twice as old;
 * orders older than `until` are not asked about. Those never asked about go first.
 */
export const takeOpenOrders = (db: Db, after: number, until: number, limit: number): Promise<Order[]> =>
  db
    .updateTable('orders')
    .set({ asked_at: now })
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('orders')
        .select('id')
        .where('state', '=', 'created')
        .where('payment_intent_id', 'is not', null)
        .where('created_at', '>', ago(until))
        .where(sql<boolean>`clock_timestamp() - created_at > greatest(${interval(after)}, 2 * (asked_at - created_at))`)
        .orderBy(sql`asked_at is not null`)
        .orderBy(sql`coalesce(asked_at, created_at)`)
        .$call(claim(limit)),
    )
    .returningAll()
    .execute()

/** Orders that were paid at least `deadline` ago and have no report. */
export async function listOverdueOrders(db: Db, deadline: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'paid')
    .where('paid_at', '<', ago(deadline))
    .orderBy('paid_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Paid orders with no news for `after`. */
export const takeWaitingOrders = (trx: Trx, after: number, limit: number): Promise<Order[]> =>
  trx
    .updateTable('orders')
    .set({ swept_at: now })
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('orders')
        .select('id')
        .where('state', '=', 'paid')
        .where(sql<boolean>`coalesce(swept_at, paid_at) < ${ago(after)}`)
        .orderBy(sql`coalesce(swept_at, paid_at)`)
        .$call(claim(limit)),
    )
    .returningAll()
    .execute()

/**
 * Refunds whose news is due again: at least `after` since the last time, and at least a quarter of the time since the
 * refund ended.
 */
export const takeRefundNews = (trx: Trx, after: number, limit: number): Promise<Refund[]> =>
  trx
    .updateTable('refunds')
    .set({ swept_at: now })
    .where('order_id', 'in', (refunds) =>
      refunds
        .selectFrom('refunds')
        .select('order_id')
        .where('state', 'in', ['done', 'refused', 'canceled'])
        .where(
          sql<boolean>`coalesce(swept_at, done_at)
            < clock_timestamp() - greatest(${interval(after)}, (clock_timestamp() - done_at) / 4)`,
        )
        .orderBy(sql`coalesce(swept_at, done_at)`)
        .$call(claim(limit)),
    )
    .returningAll()
    .execute()
