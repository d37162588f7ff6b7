import { endpoints } from '@findable/contracts'
import { createApp, notBuiltYet, pingDatabase, type App, type Kysely, type Logger } from '@findable/service-kit'
import type { Database } from './db/schema.ts'
import { logins } from './routes/logins.ts'
import { settings } from './routes/settings.ts'

export interface AppDeps {
  db: Kysely<Database>
  log: Logger
  internalToken: string
}

export function buildApp({ db, log, internalToken }: AppDeps): App {
  const app = createApp({ log, internalToken, readiness: { database: () => pingDatabase(db) } })
  logins(app, db)
  settings(app, db)
  notBuiltYet(
    app,
    endpoints.updateAccount,
    endpoints.changePassword,
    endpoints.settings,
    endpoints.updateEmailSettings,
    endpoints.updateAppSettings,
  )
  return app
}
