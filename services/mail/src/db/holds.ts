import { fromNow, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

export interface Hold {
  settings_digest: string
  reason: string
  /** Whether the same settings may be tried again now. */
  probe_due: boolean
}

export const findHold = (db: Db): Promise<Hold | undefined> =>
  db
    .selectFrom('holds')
    .select(['settings_digest', 'reason', sql<boolean>`next_probe_at <= clock_timestamp()`.as('probe_due')])
    .executeTakeFirst()

/**
 * Holds all mail until the settings change or the next probe, in `probeIn` milliseconds, works. True when mail was not
 * already held.
 */
export async function placeHold(
  db: Db,
  hold: { reason: string; settings_digest: string },
  probeIn: number,
): Promise<boolean> {
  const { rows } = await sql<{ placed: boolean }>`
    insert into holds (reason, settings_digest, next_probe_at) values (${hold.reason}, ${hold.settings_digest}, ${fromNow(probeIn)})
    on conflict (one) do update set reason = excluded.reason, settings_digest = excluded.settings_digest,
      next_probe_at = excluded.next_probe_at
    returning xmax = 0 as placed`.execute(db)
  return rows[0]!.placed
}

export async function liftHold(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('holds').executeTakeFirst()
  return numDeletedRows > 0n
}
