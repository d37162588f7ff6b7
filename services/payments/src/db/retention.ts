import { claim, daysAgo, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Order } from './orders.ts'
import type { Database } from './schema.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Orders that, as far as we know, were never paid, created more than `days` ago; oldest first. */
export const listOldOpenOrders = (db: Db, days: number, limit: number): Promise<Order[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'created')
    .where('created_at', '<', daysAgo(days))
    .orderBy('created_at')
    .limit(limit)
    .execute()

/**
 * Locks orders that ended more than `days` ago. Orders that still owe the customer something are left out: a report not
 * yet delivered, a refund not paid out or sent back, a running rerun.
 */
export async function lockOldOrders(trx: Trx, days: number, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where(
      sql<boolean>`(
        state in ('delivered', 'charged-back') and dispute is distinct from 'open'
        and greatest(delivered_at, disputed_at, dispute_ended_at) < ${daysAgo(days)}
        and not exists (select from reruns where order_id = orders.id and state = 'running')
      ) or (
        state = 'refunded'
        and exists (select from refunds where order_id = orders.id and state = 'done' and done_at < ${daysAgo(days)})
      )`,
    )
    .orderBy('created_at')
    .$call(claim(limit))
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes orders and everything that belongs to them. */
export async function removeOrders(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('stripe_events')
    .where('payment_intent_id', 'in', (orders) =>
      orders.selectFrom('orders').select('payment_intent_id').where('id', 'in', ids),
    )
    .execute()
  for (const table of ['refunds', 'reruns', 'promo_redemptions', 'email_corrections'] as const) {
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute()
  }
  await trx.deleteFrom('orders').where('id', 'in', ids).execute()
}

/** Locks an order that is still open. */
export const lockOpenOrder = (trx: Trx, id: string): Promise<unknown> =>
  trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'created')
    .forUpdate()
    .executeTakeFirst()
