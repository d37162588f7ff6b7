import { setTimeout as sleep } from 'node:timers/promises'
import { redisCommand } from '../support/redis-command.ts'
import { services, type System } from '../support/system.ts'
import { chanceOf } from './chance.ts'

const webhookModes = [
  { mode: 'on' },
  { mode: 'late', delayMs: 5_000 },
  { mode: 'repeated', times: 2 },
  { mode: 'out-of-order' },
  { mode: 'off' },
] as const

/** What was done to the system so far. */
export interface Trouble {
  kills: number
  flushes: number
  restarts: number
  /** Ends it, and leaves the card provider's webhooks as they should be. */
  stop(): Promise<void>
}

/**
 * Every `every` milliseconds: `kill -9` for one process, another way for webhooks to go wrong, and now and then an
 * emptied Redis or a restarted PostgreSQL. A supervisor starts anew what was killed.
 */
export function makeTrouble(system: System, every: number, seed: number): Trouble {
  const chance = chanceOf(seed, 'trouble')
  const stopping = new AbortController()
  const trouble: Trouble = { kills: 0, flushes: 0, restarts: 0, stop }

  async function strike(): Promise<void> {
    const victim = chance.pick(services)
    const flush = chance.of(0.25)
    const restart = chance.of(0.15)
    await system.cardFault({ webhooks: chance.pick(webhookModes) })
    if (system.processes.isAlive(victim)) {
      await system.processes.kill(victim)
      trouble.kills++
    }
    if (flush) {
      await redisCommand(system.redis.port, 'FLUSHALL')
      trouble.flushes++
    }
    if (restart) {
      await system.postgres.restart()
      trouble.restarts++
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(every, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) await strike()
    }
  }
  const running = run()

  async function stop(): Promise<void> {
    stopping.abort()
    await running
    await system.cardFault({ webhooks: { mode: 'on' } })
  }
  return trouble
}
