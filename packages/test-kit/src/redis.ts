import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRedis, freePort, startLocalRedis } from '@findable/local-servers'
import { RedisContainer } from '@testcontainers/redis'
import { Redis } from 'ioredis'
import { getContainerRuntimeClient } from 'testcontainers'
import { chooseBackend, type Backend } from './backend.ts'

/** One per test file and some to spare. */
export const numberOfDatabases = 1024

export interface TestRedis {
  backend: Backend
  port: number
  url: string
  flush(): Promise<void>
  /** Redis is gone until start(), which brings it back on the same port with its data. */
  pause(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** A Redis server for the caller alone. Most tests want freshRedis() instead. */
export async function startRedis(): Promise<TestRedis> {
  const backend = await chooseBackend()
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const server = backend === 'containers' ? await startContainer(port) : await startLocal(port)
  return { backend, port, url, flush: () => flush(url), ...server }
}

type Controls = Pick<TestRedis, 'pause' | 'start' | 'stop'>

async function startContainer(port: number): Promise<Controls> {
  const container = await new RedisContainer('redis:8')
    .withCommand(['redis-server', '--appendonly', 'yes', '--databases', String(numberOfDatabases)])
    // Docker would pick another port for a published one after a restart.
    .withExposedPorts({ container: 6379, host: port })
    .start()
  return {
    // Not container.stop(): testcontainers treats a container it has stopped as gone for good.
    async pause() {
      const { container: docker } = await getContainerRuntimeClient()
      await docker.stop(docker.getById(container.getId()), { timeout: 10_000 })
    },
    start: () => container.restart(),
    stop: async () => void (await container.stop()),
  }
}

async function startLocal(port: number): Promise<Controls> {
  const program = findRedis()
  if (!program)
    throw new Error(
      'Redis is missing: install redis-server (Debian: apt-get install redis-server; macOS: brew install redis)',
    )
  const dataDir = await mkdtemp(join(tmpdir(), 'findable-redis-'))
  const start = () => startLocalRedis({ program, port, dataDir, appendOnly: true, databases: numberOfDatabases })
  let server = await start()
  return {
    pause: () => server.stop(),
    async start() {
      server = await start()
    },
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function flush(url: string): Promise<void> {
  const client = new Redis(url)
  try {
    await client.flushdb()
  } finally {
    client.disconnect()
  }
}
