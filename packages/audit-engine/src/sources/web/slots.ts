/**
 * Lets at most `limit` exchanges run per host; the rest wait in order of arrival, those that yield until no other waits.
 */
export function createSlots(limit: number) {
  const hosts = new Map<string, { running: number; waiting: (() => void)[]; yielding: (() => void)[] }>()

  /** Resolves with a function that releases the slot; rejects when the signal fires first. */
  async function take(host: string, signal: AbortSignal, yields = false): Promise<() => void> {
    signal.throwIfAborted()
    const slots = hosts.get(host) ?? { running: 0, waiting: [], yielding: [] }
    hosts.set(host, slots)
    const free = () => {
      const next = slots.waiting.shift() ?? slots.yielding.shift()
      if (next) next()
      else slots.running--
    }
    if (slots.running < limit) {
      slots.running++
      return free
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const queue = yields ? slots.yielding : slots.waiting
    const onAbort = () => {
      queue.splice(queue.indexOf(resolve), 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    queue.push(resolve)
    await promise
    signal.removeEventListener('abort', onAbort)
    return free
  }

  return { take }
}
