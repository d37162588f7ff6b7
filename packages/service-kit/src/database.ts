import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import type { Logger } from './logger.ts'

export { sql }
export type { Kysely, Transaction, Migration }

// Counts and ids are far below 2^53; as numbers they need no special care downstream.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool on the service's own role. Waits at most 5 s for a connection and 30 s for a statement. */
export function openDatabase<DB>(url: string, log: Logger, options: { max?: number } = {}): Kysely<DB> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A restarted server breaks idle connections; the pool replaces them, so this is worth a line and no more.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  // A client that is in use is not watched by the pool. Its next query fails, which is for the caller; without a
  // listener, losing it in the middle of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Brings the schema up to date. Kysely holds an advisory lock meanwhile, so services may start side by side. */
export async function migrate<DB>(db: Kysely<DB>, migrations: Record<string, Migration>, log: Logger): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  for (const { migrationName, status } of results ?? []) log.info({ migration: migrationName, status }, 'migration')
  if (error) throw error
}

/** Resolves when the database answers; for readiness checks. */
export async function pingDatabase<DB>(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db)
}
