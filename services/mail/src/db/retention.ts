import { daysAgo, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

/** Removes contact messages older than `days`, and the mails about them. Unsent ones stay. */
export async function removeContactMessages(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select id from contact_messages where created_at < ${daysAgo(days)} and not exists (
        select from messages where contact_message_id = contact_messages.id and settled_at is null
      )
    ),
    mails as (delete from messages where contact_message_id in (select id from old))
    select count(*)::int from old`.execute(db)
  await sql`delete from contact_messages where created_at < ${daysAgo(days)}
    and not exists (select from messages where contact_message_id = contact_messages.id)`.execute(db)
  return rows[0]!.count
}

/**
 * Erases recipient and content from mails that ended more than `days` ago. The row stays, because it prevents a message
 * that arrives again from being sent again.
 */
export async function emptyMessages(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`update messages
    set recipient = '', report = null, refund = null, problem = null
    where contact_message_id is null and settled_at < ${daysAgo(days)} and recipient <> ''`.execute(db)
  return Number(numAffectedRows)
}

/** Removes what is left of mails that ended more than `days` ago. */
export const removeMessages = (db: Db, days: number): Promise<unknown> =>
  sql`delete from messages where contact_message_id is null and settled_at < ${daysAgo(days)}`.execute(db)
