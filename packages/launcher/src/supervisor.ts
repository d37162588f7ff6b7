import { setTimeout as sleep } from 'node:timers/promises'
import type { Ending, ServerProcess } from '@findable/local-servers'
import { readable } from './child-log.ts'

/** A program of the running product. */
export interface Unit {
  name: string
  /** Part of its command line, which tells it apart from a later process with the same id. */
  mark: string
  /** Resolves when it is ready; gives up when the signal aborts. */
  start(signal: AbortSignal): Promise<ServerProcess>
}

interface Supervised {
  unit: Unit
  current: ServerProcess | undefined
  /** Lasts from the first start to the final end. */
  life: Promise<void>
}

interface SupervisorOptions {
  say(line: string): void
  onStart?(unit: Unit, process: ServerProcess): void
  onEnd?(process: ServerProcess): void
  /** Milliseconds before the first restart; doubles each time the unit ends soon after. */
  backoffMs?: number
}

const longestBackoffMs = 15_000
/** After running this long, a unit's next wait is the short one again. */
const steadyAfterMs = 30_000

/** Starts units and keeps them running: one that ends by itself is reported and restarted. */
export function createSupervisor({ say, onStart, onEnd, backoffMs = 500 }: SupervisorOptions) {
  const supervised: Supervised[] = []
  const stopping = new AbortController()

  /** Resolves when the unit is ready. The caller handles a failed first start. */
  async function start(unit: Unit): Promise<void> {
    const entry: Supervised = { unit, current: undefined, life: Promise.resolve() }
    supervised.push(entry)
    const started = begin(entry)
    entry.life = started.then(() => watch(entry)).catch(() => {})
    await started
  }

  /** Ends these units together. From the first call on nothing is restarted. */
  async function stop(names: string[]): Promise<void> {
    stopping.abort()
    await Promise.all(supervised.filter(({ unit }) => names.includes(unit.name)).map(end))
  }

  async function end({ current, life }: Supervised): Promise<void> {
    await current?.stop()
    await life
  }

  async function begin(entry: Supervised): Promise<void> {
    const process = await entry.unit.start(stopping.signal)
    onStart?.(entry.unit, process)
    void process.ended.then(() => onEnd?.(process))
    entry.current = process
  }

  async function watch(entry: Supervised): Promise<void> {
    let wait = backoffMs
    while (entry.current) {
      const startedAt = Date.now()
      const ending = await entry.current.ended
      entry.current = undefined
      if (stopping.signal.aborted) return
      if (Date.now() - startedAt > steadyAfterMs) wait = backoffMs
      say(describe(entry.unit, ending, wait))
      while (!entry.current) {
        await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        wait = Math.min(wait * 2, longestBackoffMs)
        await begin(entry).catch((error: Error) => say(`${error.message}\n  Trying again in ${wait / 1000} s.`))
      }
      say(`${entry.unit.name} is running again.`)
    }
  }

  return { start, stop }
}

function describe({ name }: Unit, { how, lastLines }: Ending, wait: number): string {
  const lines = lastLines.slice(-5).map((line) => `  ${readable(line)}`)
  return [`${name} ended unexpectedly (${how}). It starts again in ${wait / 1000} s.`, ...lines].join('\n')
}
