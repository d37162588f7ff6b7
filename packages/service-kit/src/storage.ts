import { pipeline, type OutboxOwner, type StepName, type StepReceivedBy } from '@findable/contracts'
import type { Health } from './app.ts'
import { createAppSettings, followAppSettings } from './app-settings.ts'
import { startConsumer, type ConsumerOptions } from './consumer.ts'
import { migrate, openDatabase, pingDatabase, type Kysely, type Migration } from './database.ts'
import { createInternalClient } from './internal-client.ts'
import type { Logger } from './logger.ts'
import { startLoop, type Loop } from './loop.ts'
import { watchMessages } from './message-figures.ts'
import type { OutboxTable } from './outbox.ts'
import { createOutboxWatch, type OutboxWatch } from './outbox-watch.ts'
import { pingRedis } from './redis.ts'
import { startRelay } from './relay.ts'
import type { OnClose } from './service.ts'
import { deliverActs, type HasStaffActs } from './staff-acts.ts'
import { withTimeout } from './with-timeout.ts'

export interface StorageOptions {
  service: OutboxOwner
  env: { DATABASE_URL: string; REDIS_URL: string; ADMIN_URL: string; INTERNAL_TOKEN: string }
  log: Logger
  migrations: Record<string, Migration>
  onClose: OnClose
}

/** What to do with a message of each step that a service receives. */
type Receivers<S extends OutboxOwner> = { [N in StepReceivedBy<S>]: ConsumerOptions<N>['work'] }

export interface Storage<DB> {
  db: Kysely<DB>
  health: Health
  outbox: OutboxWatch
  /** What a step's queue knows; null while Redis is away. */
  queue(step: StepName): Promise<{ jobs: number; workers: number } | null>
  /** Receives messages from now on: those of each step that the pipeline addresses to this service, `S`. */
  receive<S extends OutboxOwner>(work: Receivers<S>): void
  /** From now on looks for work in the database every `every` milliseconds and does a bounded part of it. */
  sweep(what: string, every: number, sweep: () => Promise<boolean | void>): Loop
}

const lookEvery = 30_000
const queueTimeout = 2_000
/** The audit log is at most this far behind. */
const actsEvery = 1_000

/**
 * The base of a service with its own schema: migrated database, outbox relay, messages, sweepers, the audit log, and a
 * log at the level staff chose.
 */
export async function openStorage<DB extends HasStaffActs & { outbox: OutboxTable }>(
  options: StorageOptions,
): Promise<Storage<DB>> {
  const { service, env, log, migrations, onClose } = options
  const urls = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL }
  const db = openDatabase<DB>(env.DATABASE_URL, log)
  onClose('database', () => db.destroy())
  await migrate(db, migrations, log)
  const relay = startRelay({ db, ...urls, log })
  onClose('relay', relay.stop)
  watchMessages({ db, service, stateOf: relay.stateOf })
  const outbox = createOutboxWatch({ db, service, log, waitingIn: relay.waitingIn })

  function sweep(what: string, every: number, round: () => Promise<boolean | void>): Loop {
    const loop = startLoop({ what, every, log, round })
    onClose(what, loop.stop)
    return loop
  }
  sweep('outbox', lookEvery, outbox.look)
  const admin = createInternalClient({ urls: { admin: env.ADMIN_URL }, internalToken: env.INTERNAL_TOKEN })
  sweep('acts of staff', actsEvery, () => deliverActs(db, admin, log))
  onClose('application settings', followAppSettings(createAppSettings(admin), log).stop)

  return {
    db,
    health: {
      readiness: { database: () => pingDatabase(db), redis: () => pingRedis(relay.redis) },
      attention: outbox.attention,
    },
    outbox,
    queue: async (step) => {
      const { queue } = pipeline[step]
      const counts = Promise.all([relay.waitingIn(queue), relay.workersOn(queue)])
      return withTimeout(counts, queueTimeout, 'counting jobs').then(
        ([jobs, workers]) => ({ jobs, workers }),
        () => null,
      )
    },
    receive: (receivers) => {
      for (const [step, work] of Object.entries<ConsumerOptions<StepName>['work']>(receivers)) {
        onClose(step, startConsumer({ step: step as StepName, work, ...urls, log }).stop)
      }
    },
    sweep,
  }
}
