import { claim, fromNow, now, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

export interface Cached {
  data: unknown
  /** Milliseconds since it was written. */
  age: number
}

const age = sql<number>`(extract(epoch from clock_timestamp() - created_at) * 1000)::float8`.as('age')
const isAlive = sql<boolean>`expires_at > clock_timestamp()`

export async function readCache(db: Db, key: string): Promise<Cached | undefined> {
  return db
    .selectFrom('analysis_caches')
    .select(['cache_data as data', age])
    .where('cache_key', '=', key)
    .where(isAlive)
    .executeTakeFirst()
}

/** Stores the data under the key for this many minutes, replacing what was there. */
export async function writeCache(db: Db, key: string, data: unknown, minutes: number): Promise<void> {
  const entry = {
    cache_data: JSON.stringify(data),
    created_at: now,
    expires_at: fromNow(minutes * 60_000),
  }
  await db
    .insertInto('analysis_caches')
    .values({ cache_key: key, ...entry })
    .onConflict((conflict) => conflict.column('cache_key').doUpdateSet(entry))
    .execute()
}

/** The cached audits of websites whose business has this name, newest first. */
export const cachedAuditsNamed = (db: Db, name: string): Promise<{ data: unknown }[]> =>
  db
    .selectFrom('analysis_caches')
    .select('cache_data as data')
    .where(sql<boolean>`cache_key like 'audit:%' and lower(cache_data->'identity'->>'name') = lower(${name})`)
    .where(isAlive)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()

export async function clearCaches(db: Db): Promise<void> {
  await db.deleteFrom('analysis_caches').execute()
}

/** Removes at most `limit` expired rows. */
export async function removeExpired(db: Db, limit: number): Promise<void> {
  await db
    .deleteFrom('analysis_caches')
    .where('id', 'in', (caches) =>
      caches
        .selectFrom('analysis_caches')
        .select('id')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .$call(claim(limit)),
    )
    .execute()
}
