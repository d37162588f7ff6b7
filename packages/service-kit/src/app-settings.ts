import { randomUUID } from 'node:crypto'
import { defaultSettings, internalEndpoints, type AppSettings } from '@findable/contracts'
import type { InternalClient } from './internal-client.ts'

/** Milliseconds after which admin is asked again. */
const settingsAge = 30_000

/**
 * The application settings that staff saved. Never rejects, and waits for admin the first time only: later the known
 * ones are answered while newer ones are on their way, and the preset ones until admin has ever answered.
 */
export function createAppSettings(internal: InternalClient): () => Promise<AppSettings> {
  let known: AppSettings = defaultSettings.app
  let askedAt = 0
  let first: Promise<void> | undefined

  async function ask(): Promise<void> {
    askedAt = Date.now()
    known = await internal(internalEndpoints.appSettings, {}, randomUUID()).catch(() => known)
  }
  return async () => {
    if (Date.now() - askedAt >= settingsAge) {
      const asking = ask()
      first ??= asking
    }
    await first
    return known
  }
}
