import { randomUUID } from 'node:crypto'
import { defaultSettings, internalEndpoints, type AppSettings } from '@findable/contracts'
import type { InternalClient } from './internal-client.ts'
import type { Logger } from './logger.ts'
import { startLoop, type Loop } from './loop.ts'
import { remembered } from './remembered.ts'

export type ReadAppSettings = () => Promise<AppSettings>

/** The application settings that staff saved, or the defaults until admin has answered. Never rejects. */
export const createAppSettings = (internal: InternalClient): ReadAppSettings =>
  remembered(() => internal(internalEndpoints.appSettings, {}, randomUUID()), defaultSettings.app)

const followEvery = 5_000

/**
 * Applies the settings now and every few seconds, as they may have changed. `debugMode` is applied to every process's
 * log.
 */
export function followAppSettings(
  settings: ReadAppSettings,
  log: Logger,
  apply: (settings: AppSettings) => void | Promise<void> = () => {},
): Loop {
  const usual = log.level
  return startLoop({
    what: 'application settings',
    every: followEvery,
    log,
    round: async () => {
      const current = await settings()
      log.level = current.debugMode ? 'debug' : usual
      await apply(current)
    },
  })
}
