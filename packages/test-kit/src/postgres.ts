import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  databaseUrl,
  freePort,
  initdbOptions,
  initialisePostgres,
  prepareDatabase,
  roles,
  startLocalPostgres,
  withClient,
  type Role,
} from '@findable/local-servers'
import { PostgreSqlContainer } from '@testcontainers/postgresql'
import { getContainerRuntimeClient } from 'testcontainers'
import { chooseBackend, type Backend } from './backend.ts'

const password = 'test'
const rolePasswords = { payments: password, reports: password, admin: password, mail: password }
const template = 'findable_template'

export interface TestPostgres {
  backend: Backend
  port: number
  /** A database with every role and schema, shared with no other test. */
  freshDatabase(): Promise<TestDatabase>
  /** Ends every connection and brings the server back on the same port, with its data. */
  restart(): Promise<void>
  /** Hangs the server: for this many milliseconds it keeps its connections and answers nothing. */
  hang(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

export interface TestDatabase {
  name: string
  /** What each service would get as DATABASE_URL. */
  urls: Record<Role, string>
  /** As the superuser, who sees every schema. */
  adminUrl: string
  drop(): Promise<void>
}

/**
 * A PostgreSQL server for the caller alone. Most tests want freshDatabase() instead. One in memory may lose its data at a
 * restart, and makes databases in a fraction of the time: each is a thousand files, and ext4 takes longer for a new one the
 * more were deleted in the last seconds.
 */
export async function startPostgres({ inMemory = false } = {}): Promise<TestPostgres> {
  const backend = await chooseBackend()
  const port = await freePort()
  const server = backend === 'containers' ? await startContainer(port, inMemory) : await startEmbedded(port, inMemory)
  await prepareDatabase({ password, port }, template, rolePasswords)
  return { backend, port, freshDatabase: () => createDatabase(port), ...server }
}

type Controls = Pick<TestPostgres, 'restart' | 'hang' | 'stop'>

/**
 * Without a shell and with time to answer: when a shell times out, the process it leaves behind becomes a child of the
 * server, which mistakes the end of an unknown child for a crash and ends every connection.
 */
const isReady: Parameters<PostgreSqlContainer['withHealthCheck']>[0] = {
  test: ['CMD', 'pg_isready', '--host=127.0.0.1', '--username=postgres'],
  interval: 500,
  timeout: 20_000,
  retries: 1_000,
}

async function startContainer(port: number, inMemory: boolean): Promise<Controls> {
  const container = await new PostgreSqlContainer('postgres:17')
    .withUsername('postgres')
    .withPassword(password)
    .withEnvironment({ POSTGRES_INITDB_ARGS: initdbOptions.join(' ') })
    .withTmpFs(inMemory ? { '/var/lib/postgresql/data': 'rw' } : {})
    .withCommand(['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'])
    // Docker would pick another port for a published one after a restart.
    .withExposedPorts({ container: 5432, host: port })
    .withHealthCheck(isReady)
    .start()
  return {
    restart: () => container.restart({ timeout: 10_000 }),
    async hang(milliseconds) {
      const { container: docker } = await getContainerRuntimeClient()
      const paused = docker.getById(container.getId())
      await freeze(() => paused.pause())
      await sleep(milliseconds)
      await paused.unpause()
    },
    stop: async () => void (await container.stop()),
  }
}

/** A backend may end before the signal reaches it. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const freezeTries = 20

/** The kernel may need several tries to freeze a container while a process in it is starting or waiting for the disk. */
async function freeze(pause: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await pause()
      return
    } catch (error) {
      if (tries === freezeTries) throw error
      await sleep(250)
    }
  }
}

const memory = '/dev/shm'
/** Bytes. */
const roomForData = 4 * 1_024 ** 3
const hasRoom = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomForData
}

async function startEmbedded(port: number, inMemory: boolean): Promise<Controls> {
  const folder = await mkdtemp(join(inMemory && hasRoom() ? memory : tmpdir(), 'findable-postgres-'))
  const dataDir = join(folder, 'data')
  await initialisePostgres(dataDir, password)
  const start = () => startLocalPostgres({ dataDir, port, durable: false })
  let server = await start()
  return {
    async restart() {
      await server.stop()
      server = await start()
    },
    async hang(milliseconds) {
      const [postmaster] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n') as [string]
      const backends = execFileSync('pgrep', ['--parent', postmaster], { encoding: 'utf8' }).trim().split('\n')
      const processes = [postmaster, ...backends].map(Number)
      for (const pid of processes) signal(pid, 'SIGSTOP')
      await sleep(milliseconds)
      for (const pid of processes) signal(pid, 'SIGCONT')
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function createDatabase(port: number): Promise<TestDatabase> {
  // Copying a template takes a fraction of the time that creating the roles and schemas would.
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(port, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const urls = roles.map((user) => [user, databaseUrl({ user, password, port, database: name })])
  return {
    name,
    urls: Object.fromEntries(urls) as Record<Role, string>,
    adminUrl: adminUrl(port, name),
    drop: () => asAdmin(port, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

function adminUrl(port: number, database: string): string {
  return databaseUrl({ user: 'postgres', password, port, database })
}

async function asAdmin(port: number, sql: string): Promise<void> {
  await withClient(adminUrl(port, 'postgres'), (client) => client.query(sql))
}
