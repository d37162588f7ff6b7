import { pipeline, type OutboxOwner } from '@findable/contracts'
import { type Kysely, sql } from 'kysely'
import { watchFigure } from './metrics.ts'
import type { HasOutbox } from './outbox.ts'
import type { Relay } from './relay.ts'

interface Deps<DB extends HasOutbox> extends Pick<Relay, 'stateOf'> {
  db: Kysely<DB>
  service: OutboxOwner
}

/** The figures about the messages that a service sends: how long they wait in its outbox, and in their queues. */
export function watchMessages<DB extends HasOutbox>({ db, service, stateOf }: Deps<DB>): void {
  const queues = Object.values(pipeline)
    .filter(({ sender }) => sender === service)
    .map(({ queue }) => queue)

  watchFigure('findable_outbox_oldest_seconds', 'Age of the oldest message not sent yet', [], async () => {
    const { rows } = await sql<{ value: number }>`select
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as value
      from outbox where sent_at is null and parked_at is null`.execute(db)
    return rows
  })
  watchFigure('findable_queue_jobs', 'Jobs of a queue', ['queue', 'state'], async () => {
    const states = await Promise.all(queues.map(async (queue) => ({ queue, ...(await stateOf(queue)) })))
    return states.flatMap(({ queue, waiting, active, delayed }) =>
      Object.entries({ waiting, active, delayed }).map(([state, value]) => ({ queue, state, value })),
    )
  })
  watchFigure('findable_queue_oldest_seconds', 'Time since the job that has waited longest was added', ['queue'], () =>
    Promise.all(queues.map(async (queue) => ({ queue, value: (await stateOf(queue)).oldest / 1_000 }))),
  )
}
