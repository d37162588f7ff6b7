import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The command line of a running process; undefined when no process has the id. Tells a process from a later one with
 * the same id.
 */
export function commandLineOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/**
 * Whether a process has not ended. One that is ending loses its command line first, and closes what it listens on only
 * then; what is left of it when nobody has asked how it ended holds nothing any more.
 */
function isRunning(pid: number): boolean {
  try {
    const state =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!
        : execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
    return !/^[ZX]/.test(state)
  } catch {
    return false
  }
}

/** Ends a process that is not our child, by force when it takes longer than allowed. */
export async function endProcess(pid: number, signal: NodeJS.Signals, withinMs = 15_000): Promise<void> {
  const force = Date.now() + withinMs
  for (let next: NodeJS.Signals | 0 = signal; isRunning(pid); next = Date.now() > force ? 'SIGKILL' : 0) {
    try {
      process.kill(pid, next)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
      throw error
    }
    await sleep(50)
  }
}
