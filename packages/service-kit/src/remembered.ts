/** Milliseconds after which settings are fetched again, so that what staff save applies everywhere within seconds. */
const settingsAge = 5_000

/**
 * An answer that is fetched again every five seconds while callers use the previous one: only the first call waits.
 * Until there has been an answer, callers get `preset`, or the rejection when there is none.
 */
export function remembered<T>(ask: () => Promise<T>, preset?: T): () => Promise<T> {
  let known: { answer: T } | undefined
  let asking: Promise<void> | undefined
  let askAgainAt = 0

  async function refresh(): Promise<void> {
    try {
      known = { answer: await ask() }
    } catch (error) {
      if (!known && preset === undefined) throw error
      known ??= { answer: preset! }
    } finally {
      asking = undefined
    }
    askAgainAt = performance.now() + settingsAge
  }

  return async () => {
    if (performance.now() >= askAgainAt) asking ??= refresh()
    if (!known) await asking
    return known!.answer
  }
}
