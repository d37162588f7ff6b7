import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endWithParent, type Command } from './end-with-parent.ts'
import { runAs, type UnprivilegedUser } from './unprivileged-user.ts'

export interface ServerProcess {
  pid: number
  /** Settles when the program has ended, for whatever reason. */
  exited: Promise<void>
  stop(): Promise<void>
}

interface ServerCommand extends Command {
  /** What people call it, for messages. */
  name: string
  /** The line that says it answers from now on. */
  ready: RegExp
  stopSignal: NodeJS.Signals
  /** Whom to run it as, when that is not us. */
  user?: UnprivilegedUser | undefined
  onLog?: (line: string) => void
}

const readyWithinMs = 60_000
const stopWithinMs = 15_000

/** Starts a server program and waits until it says that it is ready. A failed start shows the program's last words. */
export async function startServer(server: ServerCommand): Promise<ServerProcess> {
  const { name, ready, stopSignal, user, onLog } = server
  // In this order, because changing the user clears the signal that the parent's death would send.
  const { command, args } = runAs(user, endWithParent(stopSignal, server))
  // A session of its own: Ctrl-C in a terminal reaches only us, and we stop the server after its users.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const lastLines: string[] = []
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))

  await new Promise<void>((resolve, reject) => {
    const fail = (what: string) => reject(new Error([`${name} ${what}`, ...lastLines].join('\n  ')))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`was not ready after ${readyWithinMs / 1000} s`)
    }, readyWithinMs)
    const read = (line: string) => {
      lastLines.push(line)
      if (lastLines.length > 10) lastLines.shift()
      onLog?.(line)
      if (ready.test(line)) resolve()
    }
    createInterface(child.stdout).on('line', read)
    createInterface(child.stderr).on('line', read)
    child.once('error', (error) => fail(`could not be started: ${error.message}`))
    child.once('close', (code, signal) => fail(`ended while starting (${signal ?? `code ${code}`})`))
    child.once('close', () => clearTimeout(timer))
  })

  return { pid: child.pid!, exited, stop }

  async function stop() {
    child.kill(stopSignal)
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    await exited
    clearTimeout(timer)
  }
}
