import type { Kysely, Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database, StripeEventsTable } from './schema.ts'

export async function isEventKnown(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.selectFrom('stripe_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Stores an event; one that is there already stays as it is. */
export const insertEvent = (trx: Transaction<Database>, event: Insertable<StripeEventsTable>): Promise<unknown> =>
  trx
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
