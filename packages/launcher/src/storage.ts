import { initialisePostgres, startLocalPostgres, startLocalRedis, startRedisContainer } from '@findable/local-servers'
import type { RedisSource } from './needs/redis.ts'
import { createChildLog } from './child-log.ts'
import type { Home } from './home.ts'
import type { Unit } from './supervisor.ts'

/** PostgreSQL in the data folder. */
export async function postgresUnit(home: Home, port: number): Promise<Unit> {
  await initialisePostgres(home.postgres, home.secrets.databasePassword)
  // The log file holds everything; anything that matters reaches the terminal through the services.
  const onLine = createChildLog(home.logs, 'postgres', () => {})
  const options = { dataDir: home.postgres, port, durable: true, onLine }
  return { name: 'postgres', mark: home.postgres, start: (signal) => startLocalPostgres({ ...options, signal }) }
}

/** Redis in the data folder; nothing to start when REDIS_URL names one. */
export function redisUnit(source: RedisSource, home: Home, port: number): { unit?: Unit; url: string } {
  if (source.kind === 'address') return { url: source.url }
  const options = { port, dataDir: home.redis, appendOnly: true, onLine: createChildLog(home.logs, 'redis', () => {}) }
  const start = (signal: AbortSignal) =>
    source.kind === 'docker'
      ? startRedisContainer({ ...options, signal })
      : startLocalRedis({ ...options, signal, program: source.program })
  return { unit: { name: 'redis', mark: `:${port}`, start }, url: `redis://127.0.0.1:${port}` }
}
