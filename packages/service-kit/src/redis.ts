import { Redis } from 'ioredis'
import type { Logger } from './logger.ts'

export type { Redis }

/**
 * A connection that reconnects by itself. `waiting: 'never'` refuses commands at once while Redis is away,
 * for callers that must answer; 'always' holds them, as BullMQ workers need.
 */
export function openRedis(url: string, log: Logger, waiting: 'never' | 'always'): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: waiting === 'always' ? null : 0,
    enableOfflineQueue: waiting === 'always',
    connectTimeout: 2_000,
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
