import { endpoints } from '@findable/contracts'
import { createApp, notBuiltYet, pingDatabase, type App, type Logger } from '@findable/service-kit'
import { logins } from './routes/logins.ts'
import { settings } from './routes/settings.ts'
import type { SettingsDeps } from './settings.ts'

export interface AppDeps extends SettingsDeps {
  log: Logger
  internalToken: string
}

export function buildApp({ db, seal, log, internalToken }: AppDeps): App {
  const app = createApp({ log, internalToken, readiness: { database: () => pingDatabase(db) } })
  logins(app, db)
  settings(app, { db, seal })
  notBuiltYet(app, endpoints.updateAccount, endpoints.changePassword)
  return app
}
