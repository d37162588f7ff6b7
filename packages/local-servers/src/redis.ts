import { mkdir } from 'node:fs/promises'
import { findProgram } from './find-program.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** The Redis (or Valkey) server program of this machine. */
export function findRedis(): string | undefined {
  return findProgram('redis-server', 'valkey-server')
}

export interface LocalRedis extends ServerProcess {
  port: number
  url: string
}

interface LocalRedisOptions {
  program: string
  port: number
  dataDir: string
  /** Writes every command to disk, so that a restart finds the queues as they were. */
  appendOnly: boolean
  /** How many numbered databases there are; tests take one each. */
  databases?: number
  onLog?: (line: string) => void
}

export async function startLocalRedis(options: LocalRedisOptions): Promise<LocalRedis> {
  const { program, port, dataDir, appendOnly, databases = 16, onLog } = options
  await mkdir(dataDir, { recursive: true })
  const settings: Record<string, string | number> = {
    port,
    bind: '127.0.0.1',
    dir: dataDir,
    databases,
    appendonly: appendOnly ? 'yes' : 'no',
    save: '',
    // Queues must never lose keys to make room.
    'maxmemory-policy': 'noeviction',
  }
  const server = await startServer({
    name: 'Redis',
    command: program,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ready: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
    ...(onLog ? { onLog } : {}),
  })
  return { ...server, port, url: `redis://127.0.0.1:${port}` }
}
