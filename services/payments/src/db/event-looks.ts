import { daysAgo, interval, now, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

/**
 * Claims the next look at the card provider's events, for one process of all. Undefined while the last one is too
 * recent: looks are `busy` milliseconds apart while an order of the last day waits for its payment or its report, else
 * `quiet`.
 */
export const takeLook = (
  db: Db,
  { busy, quiet }: { busy: number; quiet: number },
): Promise<{ last_event: string | null } | undefined> =>
  db
    .updateTable('event_looks')
    .set({ looked_at: now })
    .where(
      sql<boolean>`looked_at < clock_timestamp() - case
        when exists (
          select from orders where state in ('created', 'paid') and created_at > ${daysAgo(1)}
        ) then ${interval(busy)} else ${interval(quiet)} end`,
    )
    .returning('last_event')
    .executeTakeFirst()

/** The next look starts after this event. */
export const setLastEvent = (db: Db, id: string): Promise<unknown> =>
  db.updateTable('event_looks').set({ last_event: id }).execute()
