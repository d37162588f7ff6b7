import { pipeline, type StepName } from '@findable/contracts'
import { Queue } from 'bullmq'
import { type Kysely, type Transaction, sql } from 'kysely'
import pg from 'pg'
import { failpoint } from './failpoint.ts'
import type { Logger } from './logger.ts'
import { startLoop } from './loop.ts'
import type { HasOutbox } from './outbox.ts'
import { openRedis, pingRedis } from './redis.ts'
import { fromNow } from './sql.ts'
import { traceMessage } from './trace-message.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * How queues treat jobs: Postgres is the record, so a finished or abandoned job leaves nothing that could block its id.
 */
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
  /** Milliseconds between looks when nothing wakes it. */
  poll?: number
  /** Milliseconds until a message that could not be sent is tried again; doubles each time. */
  retryDelay?: number
}

const batchSize = 100
const addTimeout = 5_000
/** A message that could not be sent this many times, each time with Redis working, is parked. */
const mostAttempts = 5

interface Row {
  id: number
  step: StepName
  payload: unknown
  attempts: number
}

/**
 * Moves messages from the outbox to their queues until stopped. Any number of relays may run side by side. While Redis
 * is away every message waits; one that cannot be sent although Redis works is tried a few times and then parked,
 * without holding up those behind it.
 */
export function startRelay<DB extends HasOutbox>(options: RelayOptions<DB>) {
  const { db, databaseUrl, redisUrl, log, poll = 1_000, retryDelay = 1_000 } = options
  const redis = openRedis(redisUrl, log, 'never')
  const queues = new Map<string, Queue>()

  const queueOf = (name: string): Queue => {
    // BullMQ asks for the version once, and a queue whose question failed would refuse every job until we restart.
    const queue =
      queues.get(name) ?? new Queue(name, { connection: redis, skipVersionCheck: true, defaultJobOptions: jobOptions })
    if (!queues.has(name)) {
      queue.on('error', () => {}) // An outage of Redis is logged once, by its connection.
      queues.set(name, queue)
    }
    return queue
  }

  const redisWorks = (): Promise<boolean> =>
    pingRedis(redis).then(
      () => true,
      () => false,
    )

  async function addJob({ step, payload }: Row): Promise<void> {
    if (!(step in pipeline)) throw new Error(`there is no step ${step}`)
    const { queue, payload: schema, jobId, goesLast } = pipeline[step]
    const message = schema.parse(payload) as never
    // BullMQ takes jobs without a priority first.
    const options = { jobId: jobId(message), ...(goesLast?.(message) && { priority: 1 }) }
    await traceMessage('send', step, message, (span) => {
      const job = span ? { ...(payload as object), traceparent: span.traceparent } : payload
      return withTimeout(queueOf(queue).add(step, job, options), addTimeout, 'adding a job')
    })
  }

  /** Sends one batch; true when there may be more. Ends early at a message that cannot be sent. */
  async function relayBatch(): Promise<boolean> {
    let tell = (): void => {}
    const again = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<Row>`select id, step, payload, attempts from outbox
        where sent_at is null and parked_at is null and next_attempt_at <= clock_timestamp()
        order by id limit ${batchSize} for update skip locked`.execute(trx)
      if (rows.length === 0 || !(await redisWorks())) return false
      const sent: number[] = []
      let again = rows.length === batchSize
      for (const row of rows) {
        const problem = await addJob(row).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        )
        if (problem !== null) {
          again = await redisWorks()
          if (again) tell = await putAside(trx, row, problem)
          break
        }
        sent.push(row.id)
      }
      failpoint('job-added')
      await sql`update outbox set sent_at = clock_timestamp() where id = any(${sent})`.execute(trx)
      return again
    })
    tell()
    return again
  }

  /** Makes a message wait for another attempt, or parks it after the last one. Returns what logs it, once the transaction is over. */
  async function putAside(trx: Transaction<DB>, { id, step, attempts }: Row, problem: string): Promise<() => void> {
    const tries = attempts + 1
    const parked = tries >= mostAttempts
    const wait = retryDelay * 2 ** attempts
    await sql`update outbox set attempts = ${tries}, problem = ${problem.slice(0, 500)},
      next_attempt_at = ${fromNow(wait)},
      parked_at = case when ${parked} then clock_timestamp() end
      where id = ${id}`.execute(trx)
    const detail = { step, message: id, tries, problem }
    return () =>
      parked
        ? log.error({ alert: 'message-parked', ...detail }, 'a message cannot be sent and is parked')
        : log.warn(detail, 'a message could not be sent and will be tried again')
  }

  const loop = startLoop({ what: 'the outbox', every: poll, log, round: relayBatch })
  const listener = listen(databaseUrl, loop.wake)

  return {
    redis,
    /** Number of jobs waiting in a queue. */
    waitingIn: (name: string): Promise<number> => queueOf(name).getJobCountByTypes('waiting', 'prioritized'),
    /** Jobs of a queue by state, and the milliseconds since the one that has waited longest was added; 0 without one. */
    async stateOf(name: string): Promise<{ waiting: number; active: number; delayed: number; oldest: number }> {
      const queue = queueOf(name)
      const {
        waiting = 0,
        prioritized = 0,
        active = 0,
        delayed = 0,
      } = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed')
      const [first] = await queue.getJobs(['waiting', 'prioritized'], 0, 0, true)
      return { waiting: waiting + prioritized, active, delayed, oldest: first ? Date.now() - first.timestamp : 0 }
    },
    /** Number of processes that are connected to a queue to work on its jobs. */
    workersOn: (name: string): Promise<number> => queueOf(name).getWorkersCount(),
    async stop(): Promise<void> {
      await loop.stop()
      await listener.stop()
      redis.disconnect()
    },
  }
}
export type Relay = ReturnType<typeof startRelay>

/**
 * Calls back on each NOTIFY; reconnects after losing the server. It is only a wake-up call: polling provides the
 * guarantee.
 */
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
