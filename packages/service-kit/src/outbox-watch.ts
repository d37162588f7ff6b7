import { outboxEndpoints, pipeline, type Alert, type Concern, type OutboxOwner } from '@findable/contracts'
import { type Kysely, sql } from 'kysely'
import { handle, type App } from './app.ts'
import type { Logger } from './logger.ts'
import type { HasOutbox } from './outbox.ts'
import { minutesAgo } from './sql.ts'
import { waitingActs, type HasStaffActs } from './staff-acts.ts'

/** Minutes a message may wait to be sent before somebody should look. */
const longestWait = 2
/** Jobs that may wait in a queue before somebody should look. */
const longestQueue = 500
const mostConcerns = 200

interface Deps<DB extends HasOutbox & HasStaffActs> {
  db: Kysely<DB>
  service: OutboxOwner
  log: Logger
  /** Number of jobs waiting in a queue. */
  waitingIn(queue: string): Promise<number>
}

interface ParkedRow {
  id: number
  step: string
  orderId: string | null
  reference: string | null
  problem: string
  parked_at: Date
}

export interface OutboxWatch {
  /** Things somebody should look at: parked messages, messages that wait too long, long queues. */
  attention(): Promise<string[]>
  /** Raises an alert for anything that has come to need attention since the last look. */
  look(): Promise<void>
  /** The same as `attention`, with each parked message listed. */
  concerns(): Promise<Concern[]>
  /** Sends a parked message again. False when there is no such message. */
  sendAgain(id: number): Promise<boolean>
}

/** Watches the messages a service sends, and what it tells the audit log. */
export function createOutboxWatch<DB extends HasOutbox & HasStaffActs>({
  db,
  service,
  log,
  waitingIn,
}: Deps<DB>): OutboxWatch {
  const queues = Object.values(pipeline)
    .filter(({ sender }) => sender === service)
    .map(({ queue }) => queue)
  let alerted = new Set<Alert>()

  /** Messages and jobs that wait too long, each kind with its alert. */
  async function delays(): Promise<{ alert: Alert; text: string; since: Date }[]> {
    const { rows } = await sql<{ count: number; oldest: Date }>`select count(*)::int as count, min(created_at) as oldest
      from outbox where sent_at is null and parked_at is null
      having min(created_at) < ${minutesAgo(longestWait)}`.execute(db)
    const waiting = rows.map(({ count, oldest }) => ({
      alert: 'messages-waiting' as const,
      text: `Messages of ${service} that wait to be sent, some for more than ${longestWait} minutes: ${count}. Does Redis work?`,
      since: oldest,
    }))
    const lengths = await Promise.all(
      // While Redis is away, which readiness reports anyway, nothing can be counted.
      queues.map(async (queue) => ({ queue, length: await waitingIn(queue).catch(() => 0) })),
    )
    const long = lengths.filter(({ length }) => length > longestQueue)
    const crowded = long.map(({ queue, length }) => ({
      alert: 'queue-long' as const,
      text: `Jobs that wait in the queue ${queue}: ${length}. Do its receivers run?`,
      since: new Date(),
    }))
    const acts = await waitingActs(db, longestWait)
    const unrecorded = acts && {
      alert: 'acts-waiting' as const,
      text: `Acts of staff in ${service} that the audit log does not have yet: ${acts.count}. Does admin work?`,
      since: acts.oldest,
    }
    return [...waiting, ...crowded, ...(unrecorded ? [unrecorded] : [])]
  }

  async function parkedMessages() {
    const { rows } = await sql<ParkedRow>`select id, step, payload ->> 'orderId' as "orderId",
        payload ->> 'reference' as reference, problem, parked_at
      from outbox where parked_at is not null and sent_at is null order by parked_at limit ${mostConcerns}`.execute(db)
    return rows
  }

  return {
    async attention() {
      const [parked, late] = await Promise.all([parkedMessages(), delays()])
      const texts = late.map(({ text }) => text)
      return parked.length === 0 ? texts : [`Parked messages of ${service}: ${parked.length}.`, ...texts]
    },
    async look() {
      const late = await delays()
      for (const { alert, text } of late) if (!alerted.has(alert)) log.error({ alert }, text)
      alerted = new Set(late.map(({ alert }) => alert))
    },
    async concerns() {
      const [parked, late] = await Promise.all([parkedMessages(), delays()])
      return [
        ...parked.map(({ id, step, orderId, reference, problem, parked_at }) => ({
          orderId,
          reference,
          why: `the message ${service}-${id} (${step}) cannot be sent and is parked: ${problem}`,
          since: parked_at.toISOString(),
        })),
        ...late.map(({ text, since }) => ({ orderId: null, reference: null, why: text, since: since.toISOString() })),
      ]
    },
    async sendAgain(id) {
      const { numAffectedRows } = await sql`update outbox
        set parked_at = null, attempts = 0, next_attempt_at = clock_timestamp()
        where id = ${id} and parked_at is not null and sent_at is null`.execute(db)
      return numAffectedRows === 1n
    },
  }
}

/** What operators ask about a service's messages. */
export function outboxRoutes(app: App, service: OutboxOwner, watch: OutboxWatch): void {
  const { concerns, sendAgain } = outboxEndpoints[service]
  handle(app, concerns, async () => ({ concerns: await watch.concerns() }))
  handle(app, sendAgain, async ({ params }) => ({ pushed: await watch.sendAgain(params.id) }))
}
