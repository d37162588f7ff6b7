import { retentionDays } from '@findable/contracts'
import {
  createLogger,
  daily,
  followAppSettings,
  listen,
  migrate,
  openDatabase,
  runService,
  startLoop,
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { removeOldEntries } from './db/audit-log.ts'
import { migrations } from './db/migrations/index.ts'
import type { Database } from './db/schema.ts'
import { readSettings } from './env.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { createSeal } from './sealing.ts'
import { readAppSettings } from './settings.ts'

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('admin', env.LOG_LEVEL)
  const db = openDatabase<Database>(env.DATABASE_URL, log)
  onClose('database', () => db.destroy())
  await migrate(db, migrations, log)
  onClose('application settings', followAppSettings(() => readAppSettings(db), log).stop)
  await ensureFirstAdmin(
    db,
    { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD, email: env.ADMIN_EMAIL },
    log,
  )

  const retention = startLoop({
    what: 'retention',
    every: daily,
    log,
    round: async () => void (await removeOldEntries(db, retentionDays.auditLog)),
  })
  onClose('retention', retention.stop)

  const app = buildApp({ db, seal: createSeal(env.SETTINGS_KEY), log, internalToken: env.INTERNAL_TOKEN })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
