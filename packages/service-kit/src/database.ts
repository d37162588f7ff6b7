import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import type { Logger } from './logger.ts'
import { watchFigure } from './metrics.ts'

export { sql }
export type { Kysely, Transaction, Migration }

// Counts and ids are far below 2^53; plain numbers are easier for callers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Milliseconds. PostgreSQL ends a statement that takes too long; `silence` ends the connection when the server itself
 * hangs.
 */
const patience = { connection: 5_000, statement: 30_000, silence: 35_000 }

/**
 * A pool that connects as the service's own role. Waits at most 5 s for a connection, 30 s for a statement and 35 s for
 * a server that hangs. Errors carry no values from the rows they concern.
 */
export function openDatabase<DB>(url: string, log: Logger, options: { max?: number } = {}): Kysely<DB> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.statement,
    stream: openSocket,
  })
  // A restarted server breaks idle connections and the pool replaces them, so a log line is enough.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  // The pool does not watch a client in use. Its next query fails, which the caller handles; without a listener, losing
  // it in the middle of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  watchFigure('findable_db_pool', 'Connections of the pool, and callers that wait for one', ['state'], async () => [
    { state: 'busy', value: pool.totalCount - pool.idleCount },
    { state: 'idle', value: pool.idleCount },
    { state: 'waiting', value: pool.waitingCount },
  ])
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // Kysely passes each error here before it throws it: the one place that every failed statement goes through.
    log: (event) => void (event.level === 'error' && withoutValues(event.error)),
  })
}

/** Not `query_timeout`: that would put the connection back into the pool with its transaction open. */
function openSocket(): Socket {
  const socket = new Socket()
  return socket.setTimeout(patience.silence, () => socket.destroy())
}

/** SQLSTATE class 22, data exception: the message quotes the value that was refused. */
const dataException = /^22/

/** Removes the values of a refused row from a database error, so that no log or error report can contain them. */
function withoutValues(error: unknown): void {
  if (!(error instanceof pg.DatabaseError)) return
  Object.assign(error, { detail: undefined, where: undefined, internalQuery: undefined })
  if (!dataException.test(error.code ?? '')) return
  const plain = error.message.replace(/"[^]*"/, '[value]')
  error.stack = (error.stack ?? '').replace(error.message, plain)
  error.message = plain
}

/**
 * Brings the schema up to date. Kysely holds an advisory lock meanwhile, so services may start at the same time. A
 * database that a newer release has migrated further is left as it is, because each release keeps to a schema that the
 * one before can work with: so a rollback of the code starts.
 */
export async function migrate<DB>(db: Kysely<DB>, migrations: Record<string, Migration>, log: Logger): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  for (const { migrationName, status } of results ?? []) log.info({ migration: migrationName, status }, 'migration')
  if (!error) return
  const unknown = await findNewer(db, Object.keys(migrations)).catch(() => [])
  if (unknown.length === 0) throw error
  log.warn({ migrations: unknown }, 'the database was migrated by a newer release')
}

/** Migrations that the database has beyond all of ours; none when it lacks one of ours. */
async function findNewer<DB>(db: Kysely<DB>, ours: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const applied = rows.map(({ name }) => name)
  return ours.every((name) => applied.includes(name)) ? applied.filter((name) => !ours.includes(name)) : []
}

/** Resolves when the database answers; for readiness checks. */
export async function pingDatabase<DB>(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db)
}

/** SQLSTATE classes that are about what was to be stored, so that storing it again fails again. */
const refusal = /^(22|23|42)/
const storeRetries = { most: 60, delay: 1_000 }

/**
 * Repeats a store, once a second for a minute, while the database is away: what took long to make, or what another
 * server said, must outlast a restart of PostgreSQL. `store` must do no harm when an earlier commit of it went through
 * without a reply. Rejects with the last error when the minute is over, when `signal` aborts, and at once when the
 * database refuses what is stored.
 */
export async function untilStored<T>(store: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let left = storeRetries.most; ; left--) {
    try {
      return await store()
    } catch (error) {
      const refused = error instanceof pg.DatabaseError && refusal.test(error.code ?? '')
      if (refused || left === 0 || signal.aborted) throw error
      await sleep(storeRetries.delay)
    }
  }
}
