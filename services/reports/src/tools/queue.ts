import { toolMessages } from '@findable/contracts'
import { AppError } from '@findable/service-kit'

interface QueueOptions {
  /** Tasks that run at the same time. */
  atOnce: number
  /** Further tasks that may wait. */
  waiting: number
  /** Milliseconds a task waits. */
  patience: number
}

/** Lets a few tasks run and a few more wait, in order. Rejects with `service-unavailable` when full. */
export function createQueue({ atOnce, waiting, patience }: QueueOptions) {
  let running = 0
  const line: (() => void)[] = []
  const busy = () => new AppError('service-unavailable', { publicText: toolMessages.busy })

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    if (line.length >= waiting) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    line.push(resolve)
    const timer = setTimeout(() => {
      line.splice(line.indexOf(resolve), 1)
      reject(busy())
    }, patience)
    await promise.finally(() => clearTimeout(timer))
  }

  /** Gives the turn to the task that has waited longest. */
  function passTurn(): void {
    const next = line.shift()
    if (next) next()
    else running--
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn()
    try {
      return await work()
    } finally {
      passTurn()
    }
  }
}
