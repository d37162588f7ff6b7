import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'

/** Starts PostgreSQL and Redis once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const startedAt = performance.now()
  const postgres = await startPostgres({ inMemory: true })
  const redis = await startRedis()
  project.provide('postgresPort', postgres.port)
  project.provide('redisUrl', redis.url)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`PostgreSQL and Redis: ${postgres.backend}, ready in ${seconds} s`)
  return async () => {
    await Promise.all([postgres.stop(), redis.stop()])
  }
}
