import { setTimeout as sleep } from 'node:timers/promises'
import { serviceList, type ServicesDeps } from '@findable/audit-engine'
import type { Redis } from '@findable/service-kit'

type TakeTurn = NonNullable<ServicesDeps['takeTurn']>

/** Milliseconds added to a pause, as one question may take longer to arrive than the next. */
const margin = 100
/** Milliseconds until Redis is asked again after it was away. */
const pause = 250

/**
 * Turns at services that require a pause between questions, shared by every process on this Redis. Without Redis
 * there are no turns: a caller waits until its own deadline, and the service counts as unavailable.
 */
export function createSharedTurns(redis: Redis): TakeTurn {
  return async (service, signal) => {
    const { interval } = serviceList[service]
    if (interval === 0) return
    const key = `turn:${service}`
    const take = async (): Promise<'taken' | number> => {
      if ((await redis.set(key, '1', 'PX', interval + margin, 'NX')) === 'OK') return 'taken'
      return Math.max(1, await redis.pttl(key))
    }
    for (;;) {
      signal.throwIfAborted()
      const wait = await orAborted(
        take().catch(() => pause),
        signal,
      )
      if (wait === 'taken') return
      await sleep(wait, undefined, { signal })
    }
  }
}

/** The promise's outcome, unless the signal fires first: a Redis that hangs must not hold up an audit. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
