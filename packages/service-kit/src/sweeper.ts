import type { Logger } from './logger.ts'
import { withTimeout } from './with-timeout.ts'

export interface SweeperOptions {
  /** What is swept, for the log. */
  what: string
  /** Milliseconds from the end of one sweep to the begin of the next. */
  every: number
  log: Logger
  /** Looks for work in the database and does a bounded part of it. */
  sweep(): Promise<void>
}

export interface Sweeper {
  /** There may be work now. */
  wake(): void
  stop(): Promise<void>
}

/** `every` of what is swept once a day. */
export const daily = 24 * 3_600_000

const longestLastSweep = 5_000

/** Sweeps at once and then again and again until stopped, never twice at the same time. A failed sweep is followed by the next. */
export function startSweeper({ what, every, log, sweep }: SweeperOptions): Sweeper {
  let stopped = false
  let woken = false
  let wakeUp: () => void = () => {}

  async function run(): Promise<void> {
    let failing = false
    while (!stopped) {
      woken = false
      await sweep().then(
        () => (failing = false),
        (error: unknown) => {
          if (!failing) log.warn({ what, error: String(error) }, 'sweep failed')
          failing = true
        },
      )
      if (stopped || (woken && !failing)) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, every)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const running = run()

  const wake = (): void => {
    woken = true
    wakeUp()
  }
  return {
    wake,
    async stop(): Promise<void> {
      stopped = true
      wake()
      await withTimeout(running, longestLastSweep, `the last sweep of ${what}`)
    },
  }
}
