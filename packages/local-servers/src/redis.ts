import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { findProgram } from './find-program.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** The Redis (or Valkey) server program on this machine. */
export function findRedis(): string | undefined {
  return findProgram('redis-server', 'valkey-server')
}

interface RedisOptions {
  port: number
  dataDir: string
  /** Writes every command to disk, so that after a restart the queues are as they were. */
  appendOnly: boolean
  /** Number of numbered databases; each test takes one. */
  databases?: number
  onLine?: ((line: string) => void) | undefined
  /** Aborts the start. */
  signal?: AbortSignal | undefined
}

/** Runs Redis as a program on this machine, on the loopback address only. */
export async function startLocalRedis({
  program,
  ...options
}: RedisOptions & { program: string }): Promise<ServerProcess> {
  await mkdir(options.dataDir, { recursive: true })
  const place = ['--bind', '127.0.0.1', '--port', String(options.port), '--dir', options.dataDir]
  return start(program, [...place, ...redisSettings(options)], options)
}

/** Runs Redis in a container, with its data in the folder that a local one would use. */
export async function startRedisContainer(options: RedisOptions): Promise<ServerProcess> {
  await mkdir(options.dataDir, { recursive: true })
  const name = `findable-redis-${options.port}`
  // A container with this name was left behind by a killed start.
  spawnSync('docker', ['rm', '--force', name], { stdio: 'ignore' })
  const container = [
    '--rm',
    '--name',
    name,
    '--publish',
    `127.0.0.1:${options.port}:6379`,
    '--volume',
    `${options.dataDir}:/data`,
  ]
  return start('docker', ['run', ...container, 'redis:8', 'redis-server', ...redisSettings(options)], options)
}

function redisSettings({ appendOnly, databases = 16 }: RedisOptions): string[] {
  const settings = {
    databases,
    appendonly: appendOnly ? 'yes' : 'no',
    save: '',
    // Queues must never lose keys to free memory.
    'maxmemory-policy': 'noeviction',
  }
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
}

function start(command: string, args: string[], { onLine, signal }: RedisOptions): Promise<ServerProcess> {
  return startServer({
    name: 'Redis',
    command,
    args,
    ready: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
    onLine,
    signal,
  })
}
