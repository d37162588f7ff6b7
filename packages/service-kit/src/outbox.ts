import { pipeline, type StepName, type StepPayload } from '@findable/contracts'
import { Queue } from 'bullmq'
import { type Generated, type Kysely, type Transaction, sql } from 'kysely'
import pg from 'pg'
import { failpoint } from './failpoint.ts'
import type { Logger } from './logger.ts'
import { openRedis } from './redis.ts'
import { withTimeout } from './with-timeout.ts'

/** A message on its way out, committed together with the state it follows from. */
export interface OutboxTable {
  id: Generated<number>
  step: StepName
  payload: unknown
  created_at: Generated<Date>
  sent_at: Date | null
}
interface HasOutbox {
  outbox: OutboxTable
}

/** For a service's first migration. */
export async function createOutboxTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbox (
    id bigint generated always as identity primary key,
    step text not null,
    payload jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    sent_at timestamptz
  )`.execute(db)
  await sql`create index outbox_unsent on outbox (id) where sent_at is null`.execute(db)
}

/** Puts a message into the outbox. Call it inside the transaction that changes the state. */
export async function send<N extends StepName, DB extends HasOutbox>(
  trx: Transaction<DB>,
  step: N,
  payload: StepPayload<N>,
): Promise<void> {
  const valid = pipeline[step].payload.parse(payload)
  await sql`insert into outbox (step, payload) values (${step}, ${JSON.stringify(valid)})`.execute(trx)
  await sql`select pg_notify('outbox', current_schema())`.execute(trx)
}

const removalBatch = 5_000

/** Removes messages that were sent more than `days` ago. Those that wait stay, however old. */
export async function removeSentMessages<DB extends HasOutbox>(db: Kysely<DB>, days: number): Promise<void> {
  for (let removed = removalBatch; removed === removalBatch;) {
    const { numAffectedRows } = await sql`delete from outbox where id in (
      select id from outbox where sent_at < clock_timestamp() - make_interval(days => ${days}) limit ${removalBatch}
    )`.execute(db)
    removed = Number(numAffectedRows)
  }
}

/** How a queue treats its jobs: Postgres is the ledger, so a finished or given-up job leaves nothing that could block its id. */
export const jobOptions = {
  removeOnComplete: true,
  removeOnFail: true,
  attempts: 10,
  backoff: { type: 'exponential', delay: 500 },
} as const

export interface RelayOptions<DB> {
  db: Kysely<DB>
  databaseUrl: string
  redisUrl: string
  log: Logger
  /** Milliseconds between looks when nobody woke it. */
  poll?: number
}
const batchSize = 100
const addTimeout = 5_000

/** Moves messages from the outbox to their queues until stopped. Any number of relays may run side by side. */
export function startRelay<DB extends HasOutbox>({ db, databaseUrl, redisUrl, log, poll = 1_000 }: RelayOptions<DB>) {
  const redis = openRedis(redisUrl, log, 'never')
  const queues = new Map<string, Queue>()
  let stopped = false
  let wake: () => void = () => {}

  const queueOf = (name: string): Queue => {
    const queue = queues.get(name) ?? new Queue(name, { connection: redis, defaultJobOptions: jobOptions })
    if (!queues.has(name)) {
      queue.on('error', () => {}) // Redis being away is logged once, by its connection.
      queues.set(name, queue)
    }
    return queue
  }

  /** Sends one batch; true when there may be more. */
  async function relayBatch(): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: number; step: StepName; payload: never }>`
        select id, step, payload from outbox where sent_at is null order by id limit ${batchSize} for update skip locked
      `.execute(trx)
      if (rows.length === 0) return false
      for (const row of rows) {
        const step = pipeline[row.step]
        const added = queueOf(step.queue).add(row.step, row.payload, { jobId: step.jobId(row.payload) })
        await withTimeout(added, addTimeout, 'adding a job')
      }
      failpoint('job-added')
      await sql`update outbox set sent_at = clock_timestamp() where id = any(${rows.map((row) => row.id)})`.execute(trx)
      return rows.length === batchSize
    })
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!stopped) {
      const more = await relayBatch().then(
        (result) => ((failures = 0), result),
        (error: unknown) => {
          if (failures++ === 0) log.warn({ error: String(error) }, 'messages are waiting in the outbox')
          return false
        },
      )
      if (more || stopped) continue
      const pause = failures > 0 ? Math.min(250 * 2 ** failures, 5_000) : poll
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const listener = listen(databaseUrl, () => wake())
  const running = run()

  return {
    async stop(): Promise<void> {
      stopped = true
      wake()
      await running
      await listener.stop()
      redis.disconnect()
    },
  }
}

/** Calls back on each NOTIFY; reconnects when the server went away. Only a wake-up call: polling carries the guarantee. */
function listen(databaseUrl: string, notified: () => void) {
  let client: pg.Client | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  function lost(): void {
    const gone = client
    client = null
    gone?.end().catch(() => {})
    if (!stopped) retry = setTimeout(connect, 1_000)
  }
  function connect(): void {
    const next = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
    client = next
    next.on('error', () => next === client && lost())
    next.on('end', () => next === client && lost())
    next.on('notification', notified)
    next
      .connect()
      .then(() => next.query('listen outbox'))
      .catch(() => next === client && lost())
  }
  connect()
  return {
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(retry)
      const last = client
      client = null
      await last?.end().catch(() => {})
    },
  }
}
