import { createSlots } from '../sources/web/slots.ts'
import { startThread, type Thread } from './start-thread.ts'

/** Where one thread works at a time; one that ended is replaced. */
export interface Seat {
  /** Readers that use it. */
  readers: number
  /** The thread that works here now. Throws once the pool is closed. */
  thread(): Thread
  /** Aborted when the pool is closed. */
  ending: AbortSignal
  /** Has the seat to itself while `use` runs. Rejects once the pool is closed. */
  inTurn<Done>(use: () => Promise<Done>): Promise<Done>
  close(): Promise<unknown>
}

export function createSeat(module: URL, memory: number): Seat {
  const slots = createSlots(1)
  const ending = new AbortController()
  let thread = startThread(module, memory)
  /** Starts loading while nothing waits for it. */
  const replace = () => {
    if (!thread.alive() && !ending.signal.aborted) thread = startThread(module, memory)
  }
  return {
    readers: 0,
    ending: ending.signal,
    thread() {
      ending.signal.throwIfAborted()
      replace()
      return thread
    },
    async inTurn(use) {
      const free = await slots.take('seat', ending.signal)
      try {
        return await use()
      } finally {
        replace()
        free()
      }
    },
    close() {
      ending.abort(new Error('the thread pool was closed'))
      return thread.end()
    },
  }
}
