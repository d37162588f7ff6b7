import { sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database, OrdersTable } from './schema.ts'

export type Order = Selectable<OrdersTable>
export type NewOrder = Pick<
  Insertable<OrdersTable>,
  'reference' | 'key' | 'website' | 'business_name' | 'email' | 'amount_cents' | 'currency'
>
type Db = Kysely<Database>

/** Stores a new order, or answers null when its key is taken. */
export const insertOrder = (db: Db, order: NewOrder): Promise<Order | undefined> =>
  db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findOrder = (
  db: Db,
  by: 'id' | 'key' | 'payment_intent_id',
  value: string,
): Promise<Order | undefined> => db.selectFrom('orders').selectAll().where(by, '=', value).executeTakeFirst()

/** Remembers the intent of an order; a second writer finds it there already. */
export async function setPaymentIntent(db: Db, id: string, paymentIntentId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_intent_id: paymentIntentId })
    .where('id', '=', id)
    .where('payment_intent_id', 'is', null)
    .execute()
}

/** created -> paid. Answers the order when this call was the one that moved it. */
export const markPaid = (
  trx: Transaction<Database>,
  id: string,
  paid: { payment_id: string; payment_intent_id?: string; email: string | null },
): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({
      state: 'paid',
      paid_at: sql<Date>`clock_timestamp()`,
      payment_id: paid.payment_id,
      ...(paid.payment_intent_id && { payment_intent_id: paid.payment_intent_id }),
      email: sql<string | null>`coalesce(${paid.email}, email)`,
    })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .returningAll()
    .executeTakeFirst()

/** paid -> delivered. Answers the order when this call was the one that moved it. */
export const markDelivered = (trx: Transaction<Database>, id: string, reportId: string): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({ state: 'delivered', delivered_at: sql<Date>`clock_timestamp()`, report_id: reportId })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst()

export const insertRedemption = (trx: Transaction<Database>, orderId: string): Promise<unknown> =>
  trx.insertInto('promo_redemptions').values({ order_id: orderId }).execute()

/** Stores an event; false when it had been stored before. */
export async function insertEvent(
  trx: Transaction<Database>,
  event: { id: string; type: string; payment_intent_id: string | null },
): Promise<boolean> {
  const stored = await trx
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
