import { createApp, pingDatabase, type App, type Logger } from '@findable/service-kit'
import { accounts } from './routes/accounts.ts'
import { auditLog } from './routes/audit-log.ts'
import { passwordResets } from './routes/password-resets.ts'
import { secondFactors } from './routes/second-factors.ts'
import { staffMembers } from './routes/staff-members.ts'
import { settings } from './routes/settings.ts'
import { unreadableSecrets } from './sealed-secrets.ts'
import type { SettingsDeps } from './settings.ts'

export interface AppDeps extends SettingsDeps {
  log: Logger
  internalToken: string
  /** Called when somebody forgot their password. */
  resetAsked(): void
}

export function buildApp({ db, seal, log, internalToken, resetAsked }: AppDeps): App {
  const app = createApp({
    log,
    internalToken,
    readiness: { database: () => pingDatabase(db) },
    attention: () => unreadableSecrets({ db, seal }),
  })
  accounts(app, { db, seal })
  secondFactors(app, { db, seal })
  passwordResets(app, { db, resetAsked })
  settings(app, { db, seal })
  staffMembers(app, db)
  auditLog(app, db)
  return app
}
