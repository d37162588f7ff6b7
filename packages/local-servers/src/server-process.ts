import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent, type Command } from './end-with-parent.ts'
import { runAs, type UnprivilegedUser } from './unprivileged-user.ts'

export interface ServerProcess {
  pid: number
  /** Settles when the program has ended, for whatever reason, with its last output. */
  ended: Promise<Ending>
  /** Asks it to end, and ends it by force when it takes too long. */
  stop(): Promise<void>
}

export interface Ending {
  /** "SIGKILL" or "exit status 1" */
  how: string
  lastLines: string[]
}

export interface ServerCommand extends Command {
  /** Its name in messages. */
  name: string
  /** The line it prints once it is ready, or the address that then answers 200. */
  ready: RegExp | URL
  readyWithinMs?: number
  stopSignal: NodeJS.Signals
  stopWithinMs?: number
  /** The user to run it as, if not the current one. */
  user?: UnprivilegedUser | undefined
  env?: NodeJS.ProcessEnv
  onLine?: ((line: string) => void) | undefined
  /** Ends a program that is still starting. One that has started is ended by stop(). */
  signal?: AbortSignal | undefined
}

const keptLines = 15
const endedWhileStarting = 'was ended while starting'

/** Starts a server program and waits until it is ready. If it fails to start, the error contains its last output. */
export async function startServer(server: ServerCommand): Promise<ServerProcess> {
  const { name, ready, readyWithinMs = 60_000, stopSignal, stopWithinMs = 15_000, onLine } = server
  // In this order, because changing the user clears the signal that the parent's death would send.
  const { command, args } = runAs(server.user, endWithParent(stopSignal, server))
  // In its own session: Ctrl-C in a terminal reaches only us, and we stop the server after its users.
  const env = server.env ?? process.env
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })

  const lastLines: string[] = []
  const said = Promise.withResolvers<void>()
  const read = (line: string) => {
    lastLines.push(line)
    if (lastLines.length > keptLines) lastLines.shift()
    onLine?.(line)
    if (ready instanceof RegExp && ready.test(line)) said.resolve()
  }
  createInterface(child.stdout).on('line', read)
  createInterface(child.stderr).on('line', read)

  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ how: error.message, lastLines }))
    child.once('close', (status, signal) => resolve({ how: signal ?? `exit status ${status}`, lastLines }))
  })
  let running = true
  void ended.then(() => (running = false))

  async function stop(): Promise<void> {
    if (!running) return
    child.kill(stopSignal)
    const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    await ended
    clearTimeout(force)
  }

  const decided = new AbortController()
  const signal = AbortSignal.any([decided.signal, ...(server.signal ? [server.signal] : [])])
  const outcome = await Promise.race([
    ready instanceof RegExp ? said.promise : answers(ready, signal),
    ended.then(({ how }) => `ended while starting (${how})`),
    sleep(readyWithinMs, `was not ready after ${readyWithinMs / 1000} s`, { signal }).catch(() => endedWhileStarting),
  ])
  decided.abort()
  if (outcome) {
    await stop()
    throw new ServerStartError(name, outcome, lastLines)
  }
  return { pid: child.pid!, ended, stop }
}

export class ServerStartError extends Error {
  override readonly name = 'ServerStartError'
  constructor(server: string, what: string, lastLines: string[]) {
    super([`${server} ${what}.`, ...lastLines.map((line) => `  ${line}`)].join('\n'))
  }
}

/** Resolves when the address answers 200, or with the reason it never will. */
async function answers(address: URL, signal: AbortSignal): Promise<string | undefined> {
  while (!signal.aborted) {
    const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) }).catch(
      () => undefined,
    )
    await response?.body?.cancel()
    if (response?.status === 200) return undefined
    await sleep(100)
  }
  return endedWhileStarting
}
