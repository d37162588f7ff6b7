import type { Logger } from './logger.ts'
import { watchFigure } from './metrics.ts'
import { withTimeout } from './with-timeout.ts'

export interface LoopOptions {
  /** What each round does, for the log. */
  what: string
  /** Milliseconds from the end of one round to the start of the next. */
  every: number
  log: Logger
  /** Looks for work and does a bounded part of it. True when there may be more. */
  round(): Promise<boolean | void>
}

export interface Loop {
  /** There may be work now. */
  wake(): void
  /** Resolves when the last round has ended; rejects when it takes too long. */
  stop(): Promise<void>
}

/** `every` for work that is due once a day. */
export const daily = 24 * 3_600_000

const longestLastRound = 5_000

/** When the last good round of each loop ended; before the first one, when the loop started. */
const goodRounds = new Map<string, number>()
watchFigure('findable_sweep_age_seconds', 'Time since the last good round', ['sweep'], async () =>
  [...goodRounds].map(([sweep, at]) => ({ sweep, value: (performance.now() - at) / 1_000 })),
)

/**
 * Runs rounds until stopped, the first at once and never two at a time. A failed round is followed by the usual wait.
 */
export function startLoop({ what, every, log, round }: LoopOptions): Loop {
  let stopped = false
  let woken = false
  let wakeUp: () => void = () => {}

  async function run(): Promise<void> {
    let failing = false
    goodRounds.set(what, performance.now())
    while (!stopped) {
      woken = false
      const more = await round().then(
        (result) => {
          failing = false
          goodRounds.set(what, performance.now())
          return result === true
        },
        (error: unknown) => {
          if (!failing) log.warn({ what, error: String(error) }, 'a round failed; the next one follows')
          failing = true
          return false
        },
      )
      if (stopped || more || (woken && !failing)) continue
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
      goodRounds.delete(what)
      wake()
      await withTimeout(running, longestLastRound, `the last round of ${what}`)
    },
  }
}
