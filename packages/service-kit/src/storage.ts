import type { StepName } from '@findable/contracts'
import { startConsumer, type ConsumerOptions } from './consumer.ts'
import { migrate, openDatabase, type Kysely, type Migration } from './database.ts'
import type { Logger } from './logger.ts'
import { startRelay, type OutboxTable } from './outbox.ts'
import type { OnClose } from './service.ts'
import { startSweeper, type Sweeper } from './sweeper.ts'

export interface StorageOptions {
  env: { DATABASE_URL: string; REDIS_URL: string }
  log: Logger
  migrations: Record<string, Migration>
  onClose: OnClose
}

export interface Storage<DB> {
  db: Kysely<DB>
  /** Receives the messages of a step from now on. */
  receive<N extends StepName>(consumer: Pick<ConsumerOptions<N>, 'step' | 'work'>): void
  /** Sweeps from now on, every so many milliseconds. */
  sweep(what: string, every: number, sweep: () => Promise<void>): Sweeper
}

/** What a service with a schema of its own stands on: database up to date, outbox relay, messages, sweepers. */
export async function openStorage<DB extends { outbox: OutboxTable }>(options: StorageOptions): Promise<Storage<DB>> {
  const { env, log, migrations, onClose } = options
  const urls = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL }
  const db = openDatabase<DB>(env.DATABASE_URL, log)
  onClose('database', () => db.destroy())
  await migrate(db, migrations, log)
  onClose('relay', startRelay({ db, ...urls, log }).stop)

  return {
    db,
    receive: (consumer) => onClose(consumer.step, startConsumer({ ...consumer, ...urls, log }).stop),
    sweep(what, every, sweep) {
      const sweeper = startSweeper({ what, every, log, sweep })
      onClose(what, sweeper.stop)
      return sweeper
    },
  }
}
