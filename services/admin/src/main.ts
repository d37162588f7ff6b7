import { retentionDays } from '@findable/contracts'
import {
  createInternalClient,
  createLogger,
  daily,
  followAppSettings,
  listen,
  migrate,
  openDatabase,
  runService,
  serveMetrics,
  startTracing,
  startLoop,
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { removeOldEntries } from './db/audit-log.ts'
import { migrations } from './db/migrations/index.ts'
import type { Database } from './db/schema.ts'
import { readSettings } from './env.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { mailResets } from './password-resets.ts'
import { renewSecrets } from './sealed-secrets.ts'
import { createSeal } from './sealing.ts'
import { readAppSettings } from './settings.ts'

/** Milliseconds between looks for resets whose mail is not under way, if nothing wakes the loop. */
const resetsEvery = 10_000
/** Milliseconds between looks at what `SETTINGS_KEY` encrypts; an alert about it is repeated as often. */
const secretsEvery = 5 * 60_000

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('admin', env.LOG_LEVEL)
  await startTracing('admin', env, log, onClose)
  await serveMetrics('admin', env, log, onClose)
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

  const { INTERNAL_TOKEN: internalToken } = env
  const internal = createInternalClient({ urls: { mail: env.MAIL_URL }, internalToken })
  const resets = startLoop({ what: 'password resets', every: resetsEvery, log, round: () => mailResets(db, internal) })
  onClose('password resets', resets.stop)

  const seal = createSeal(env.SETTINGS_KEY)
  // Not once: in a rolling update the process before this one still saves with its own key.
  const secrets = startLoop({ what: 'secrets', every: secretsEvery, log, round: () => renewSecrets({ db, seal }, log) })
  onClose('secrets', secrets.stop)

  const app = buildApp({ db, seal, log, internalToken, resetAsked: resets.wake })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
