import { setTimeout as sleep } from 'node:timers/promises'
import { outboxOwners } from '@findable/contracts'
import { redisCommand } from '../support/redis-command.ts'
import { services, type System } from '../support/system.ts'
import { chanceOf } from './chance.ts'
import { createMoneyBack } from './money-back.ts'

const webhookModes = [
  { mode: 'on' },
  { mode: 'late', delayMs: 5_000 },
  { mode: 'repeated', times: 2 },
  { mode: 'out-of-order' },
  { mode: 'off' },
] as const

/** Milliseconds: longer than callers wait for Redis, and longer than readiness waits for Redis or PostgreSQL. */
const hangFor = 4_000

/** What has been done to the system so far. */
export interface Trouble {
  kills: number
  flushes: number
  restarts: number
  /** Refunds in the dashboard, and disputes. */
  moneyBack: { refunds: number; disputes: number }
  /** Times that Redis or PostgreSQL kept its connections and answered nothing. */
  hangs: number
  /** Messages that cannot be sent, put in front of others. */
  unsendable: number
  /** Ends the trouble: disputes are decided, and the card provider's webhooks work again. */
  stop(): Promise<void>
}

/**
 * Every `every` milliseconds: `kill -9` for one process, another way for webhooks to go wrong, and now and then an
 * emptied or hanging Redis, a restarted or hanging PostgreSQL, a message that cannot be sent, or money that is returned
 * without us. A supervisor restarts what was killed.
 */
export function makeTrouble(system: System, every: number, seed: number): Trouble {
  const chance = chanceOf(seed, 'trouble')
  const stopping = new AbortController()
  const moneyBack = createMoneyBack(system, chance)
  const trouble: Trouble = {
    kills: 0,
    flushes: 0,
    restarts: 0,
    hangs: 0,
    unsendable: 0,
    moneyBack: moneyBack.counts,
    stop,
  }

  async function strike(): Promise<void> {
    const victim = chance.pick(services)
    const flush = chance.of(0.25)
    const restart = chance.of(0.15)
    const goBack = chance.of(0.3)
    const decide = chance.of(0.3)
    const hang = chance.of(0.15) && chance.pick(['redis', 'postgres'] as const)
    const unsendable = chance.of(0.1) && chance.pick(outboxOwners)
    await system.cardFault({ webhooks: chance.pick(webhookModes) })
    if (system.processes.isAlive(victim)) {
      await system.processes.kill(victim)
      trouble.kills++
    }
    if (goBack) await moneyBack.strike()
    if (decide) await moneyBack.decide()
    if (flush) {
      await redisCommand(system.redis.port, 'FLUSHALL')
      trouble.flushes++
    }
    if (restart) {
      await system.postgres.restart()
      trouble.restarts++
    }
    if (unsendable) {
      await system.query(`insert into ${unsendable}.outbox (step, payload) values ('orderPaid', '{}')`)
      trouble.unsendable++
    }
    if (hang === 'redis') await redisCommand(system.redis.port, 'CLIENT', 'PAUSE', String(hangFor), 'ALL')
    if (hang === 'postgres') await system.postgres.hang(hangFor)
    if (hang) trouble.hangs++
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(every, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) await strike()
    }
  }
  const running = run()
  // A failure here is thrown when the soak stops; it must not end the process before.
  running.catch(() => {})

  async function stop(): Promise<void> {
    stopping.abort()
    await running
    await moneyBack.decideAll()
    await system.cardFault({ webhooks: { mode: 'on' } })
  }
  return trouble
}
