import { daysAgo, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database, StripeEventsTable } from './schema.ts'

/** Which of these events have been handled. */
export async function listKnownEvents(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('stripe_events').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Stores an event; one that is already stored stays as it is. */
export const insertEvent = (
  db: Kysely<Database> | Transaction<Database>,
  event: Insertable<StripeEventsTable>,
): Promise<unknown> =>
  db
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** Oldest first. */
export const listEvents = (db: Kysely<Database>, paymentIntentId: string): Promise<Selectable<StripeEventsTable>[]> =>
  db
    .selectFrom('stripe_events')
    .selectAll()
    .where('payment_intent_id', '=', paymentIntentId)
    .orderBy('received_at')
    .execute()

/** Removes events older than `days` for payments that belong to no order. */
export const removeForeignEvents = (db: Kysely<Database>, days: number): Promise<unknown> =>
  db
    .deleteFrom('stripe_events')
    .where('received_at', '<', daysAgo(days))
    .where('payment_intent_id', 'not in', (orders) =>
      orders.selectFrom('orders').select('payment_intent_id').where('payment_intent_id', 'is not', null),
    )
    .execute()
