import { appSettingsSchema, defaultSettings, emailSettingsSchema, internalEndpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { findSettings } from '../db/staff.ts'

/** What other services need of the settings that staff saved. */
export function settings(app: App, db: Kysely<Database>): void {
  handle(app, internalEndpoints.emailSettings, async () => {
    const saved = await findSettings(db, 'email')
    return { settings: saved === undefined ? null : emailSettingsSchema.parse(saved) }
  })

  handle(app, internalEndpoints.appSettings, async () => {
    const saved = await findSettings(db, 'app')
    return saved === undefined ? defaultSettings.app : appSettingsSchema.parse(saved)
  })
}
