import { Redis } from 'ioredis'
import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './postgres.ts'
import { flush, numberOfDatabases } from './redis.ts'

// What global-setup.ts provides.
declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
    redisUrl: string
  }
}

/** A database of this test's own, with every role and schema, on the PostgreSQL of this run. */
export function freshDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgresPort'))
}

export interface FreshRedis {
  url: string
  flush(): Promise<void>
}

/** A numbered database of this test's own, empty, on the Redis of this run. */
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
