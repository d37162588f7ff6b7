import { Redis } from 'ioredis'
import type { Logger } from './logger.ts'

export type { Redis }

/** Milliseconds without a reply to a command after which the connection counts as lost. */
const patience = {
  /** A caller must answer within two seconds, whatever Redis does; a busy process reads replies only after its work. */
  never: 1_500,
  /** Longer than BullMQ's blocking commands, which stay silent for up to 10 seconds by design. */
  always: 30_000,
}

/**
 * A connection that reconnects by itself. `waiting: 'never'` is for callers that must answer: commands are refused at
 * once while Redis is away, and within 1.5 seconds when it hangs. `'always'` holds commands until Redis is back, as
 * BullMQ workers need.
 */
export function openRedis(url: string, log: Logger, waiting: 'never' | 'always'): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: waiting === 'always' ? null : 0,
    enableOfflineQueue: waiting === 'always',
    connectTimeout: 2_000,
    // Not `commandTimeout`: a Redis that hangs would cost each command that long. A closed connection becomes ready
    // again only when Redis answers, and refuses commands at once until then.
    socketTimeout: patience[waiting],
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
  })
  let down = false
  redis.on('error', (error: Error) => {
    if (!down) log.warn({ error: error.message }, 'redis is away')
    down = true
  })
  redis.on('ready', () => {
    if (down) log.info('redis is back')
    down = false
  })
  return redis
}

/** Resolves when Redis accepts writes; for readiness checks. Rejects while it is away, hangs, is full or read-only. */
export async function pingRedis(redis: Redis): Promise<void> {
  await redis.set('ping', '1', 'PX', 1_000)
}
