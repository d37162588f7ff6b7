import { Redis } from 'ioredis'
import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './postgres.ts'
import { flush, numberOfDatabases } from './redis.ts'

// The values that global-setup.ts provides.
declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
    redisUrl: string
  }
}

/** A database for this test alone, with every role and schema, on this run's PostgreSQL. */
export function freshDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgresPort'))
}

export interface FreshRedis {
  url: string
  flush(): Promise<void>
}

/** An empty numbered database for this test alone, on this run's Redis. */
export async function freshRedis(): Promise<FreshRedis> {
  const server = inject('redisUrl')
  const url = `${server}/${await nextDatabase(server)}`
  return { url, flush: () => flush(url) }
}

/** Database 0 holds the counter; each test gets the next number. */
async function nextDatabase(server: string): Promise<number> {
  const client = new Redis(server)
  try {
    const number = await client.incr('databases-taken')
    if (number >= numberOfDatabases) throw new Error(`more than ${numberOfDatabases - 1} Redis databases in one run`)
    return number
  } finally {
    client.disconnect()
  }
}
