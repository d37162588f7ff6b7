import type { DisputeState, OrderState } from '@findable/contracts'
import { daysAgo, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, RawBuilder, Selectable } from 'kysely'
import type { Dispute } from '../provider-disputes.ts'
import type { Database, OrdersTable } from './schema.ts'

export type Order = Selectable<OrdersTable>
export type NewOrder = Pick<
  Insertable<OrdersTable>,
  'reference' | 'key' | 'website' | 'business_name' | 'email' | 'amount_cents' | 'currency' | 'request_id'
>
type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Stores a new order; undefined when its key is taken. */
export const insertOrder = (db: Db, order: NewOrder): Promise<Order | undefined> =>
  db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findOrder = (
  db: Db,
  by: 'id' | 'key' | 'payment_intent_id' | 'reference',
  value: string,
): Promise<Order | undefined> => db.selectFrom('orders').selectAll().where(by, '=', value).executeTakeFirst()

/** Stores the intent of an open order. Undefined when the order is no longer open or has another intent. */
export const setPaymentIntent = (db: Db, id: string, paymentIntentId: string): Promise<Order | undefined> =>
  db
    .updateTable('orders')
    .set({ payment_intent_id: paymentIntentId })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .where((where) =>
      where.or([where('payment_intent_id', 'is', null), where('payment_intent_id', '=', paymentIntentId)]),
    )
    .returningAll()
    .executeTakeFirst()

export interface OrderListRequest {
  search?: string | undefined
  /** Id of the last order of the page before. */
  after?: string | undefined
  limit: number
}

/**
 * A page of orders, newest first: all, or those whose reference, email, website or business name begins with `search`.
 * Each of these has an index.
 */
export const ordersQuery = (db: Db, { search = '', after, limit }: OrderListRequest) =>
  db
    .selectFrom('orders')
    .selectAll()
    .$if(search !== '', (query) => query.where(beginsWith(`${search.replace(/[\\%_]/g, String.raw`\$&`)}%`)))
    .$if(after !== undefined, (query) =>
      // The last order's time is read by the database: a JavaScript date has no microseconds.
      query.where(sql<boolean>`(created_at, id) < (select created_at, id from orders where id = ${after})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** Both sides are put into lower case by the database, whose letters are not always JavaScript's. */
const beginsWith = (pattern: string) => sql<boolean>`(
  reference like upper(${pattern})
  or lower(email) like lower(${pattern})
  or lower(business_name) like lower(${pattern})
  or ${hostAndPath(sql.ref('website'))} like ${hostAndPath(sql`${pattern}`)}
)`

const hostAndPath = (website: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(${website}), '^(https?://)?(www\\.)?', '')`

export interface Payment {
  /** The intent's id, or `promo_<random>`. */
  payment_id: string
  /** The order's intent, which must not have changed in the meantime. */
  payment_intent_id: string | null
  email: string | null
}

/** created -> paid. Returns the order when this call was the one that moved it. */
export const markPaid = (trx: Trx, id: string, { email, ...payment }: Payment): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({ ...payment, state: 'paid', paid_at: now, email: sql<string | null>`coalesce(${email}, email)` })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .where(sql<boolean>`coalesce(payment_intent_id, '') in ('', ${payment.payment_intent_id})`)
    .returningAll()
    .executeTakeFirst()

/** paid -> delivered. Returns the order when this call was the one that moved it. */
export const markDelivered = (trx: Trx, id: string, reportId: string): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({ state: 'delivered', delivered_at: now, report_id: reportId })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst()

/** The order with another address; locked until the transaction ends. */
export const setEmail = (trx: Trx, id: string, email: string): Promise<Order | undefined> =>
  trx.updateTable('orders').set({ email }).where('id', '=', id).returningAll().executeTakeFirst()

/** paid (or whatever `from` says) -> refunded. Returns the order when this call was the one that moved it. */
export const markRefunded = (
  trx: Trx,
  id: string,
  from: readonly OrderState[] = ['paid'],
): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({ state: 'refunded' })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()

/** While the bank holds the money, nothing can be refunded and nothing is owed. */
const isHeldByBank = sql<boolean>`dispute is not distinct from 'open'`

/** Delivered at most `days` ago and not disputed. */
const underGuarantee = (days: number) =>
  sql<boolean>`(state = 'delivered' and not ${isHeldByBank} and delivered_at > ${daysAgo(days)})`

/** Paid and waiting for its report, or under the guarantee. */
const refundable = (days: number) => sql<boolean>`(state = 'paid' or ${underGuarantee(days)})`

/** refundable -> refunded. */
export const markRefundedOnRequest = (trx: Trx, id: string, days: number): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({ state: 'refunded' })
    .where('id', '=', id)
    .where(refundable(days))
    .returningAll()
    .executeTakeFirst()

const exists = async (db: Db, id: string, condition: RawBuilder<boolean>): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').where('id', '=', id).where(condition).execute()).length > 0

export const isRefundable = (db: Db, id: string, days: number): Promise<boolean> => exists(db, id, refundable(days))
export const isUnderGuarantee = (db: Db, id: string, days: number): Promise<boolean> =>
  exists(db, id, underGuarantee(days))

/** The order, locked, when it was delivered at most `days` ago and is not disputed. */
export const lockUnderGuarantee = (trx: Trx, id: string, days: number): Promise<Order | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).where(underGuarantee(days)).forUpdate().executeTakeFirst()

/** Makes every other change of an order wait until this transaction ends. */
export const lockOrder = (trx: Trx, id: string): Promise<unknown> =>
  trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Records that a rerun was delivered in place of the previous version. */
export const renewDelivery = (trx: Trx, id: string): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({ delivered_at: now })
    .where('id', '=', id)
    .where('state', '=', 'delivered')
    .returningAll()
    .executeTakeFirst()

/** The states that each state of a dispute may follow, so that an older answer that is stored late changes nothing. */
const follows: Record<DisputeState, readonly DisputeState[]> = {
  inquiry: [],
  'inquiry-closed': ['inquiry'],
  open: ['inquiry', 'inquiry-closed'],
  lost: ['inquiry', 'inquiry-closed', 'open'],
  won: ['inquiry', 'inquiry-closed', 'open', 'lost'],
}

/** Stores the state of a payment's dispute. Returns the order when that is news. */
export const setDispute = (trx: Trx, id: string, { id: disputeId, state }: Dispute): Promise<Order | undefined> => {
  const isNew = sql<boolean>`dispute_id is distinct from ${disputeId}`
  return trx
    .updateTable('orders')
    .set({
      dispute_id: disputeId,
      dispute: state,
      disputed_at: sql<Date>`case when ${isNew} then clock_timestamp() else disputed_at end`,
      dispute_ended_at: state === 'inquiry' || state === 'open' ? null : now,
    })
    .where('id', '=', id)
    .where((where) => where.or([isNew, sql<boolean>`dispute = any(${follows[state]})`]))
    .returningAll()
    .executeTakeFirst()
}

/** delivered, or refunded without the money having been returned -> charged-back. */
export const markChargedBack = (trx: Trx, id: string): Promise<Order | undefined> =>
  trx
    .updateTable('orders')
    .set({ state: 'charged-back' })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('state', '=', 'delivered'),
        where.and([
          where('state', '=', 'refunded'),
          where.exists(
            where
              .selectFrom('refunds')
              .select('order_id')
              .whereRef('order_id', '=', 'orders.id')
              .where('refunds.state', 'in', ['requested', 'refused']),
          ),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

export const insertRedemption = (trx: Trx, orderId: string): Promise<unknown> =>
  trx.insertInto('promo_redemptions').values({ order_id: orderId }).execute()
