import type { StepName, StepPayload } from '@findable/contracts'
import {
  createInternalClient,
  createLogger,
  daily,
  listen,
  migrate,
  openDatabase,
  readSandbox,
  runService,
  startConsumer,
  startRelay,
  startSweeper,
  type Kysely,
  type Logger,
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { migrations } from './db/migrations/index.ts'
import type { Database } from './db/schema.ts'
import { deliver, retryDelays } from './delivery.ts'
import { readSettings } from './env.ts'
import { limitsFor } from './mail-server.ts'
import { startPostman } from './postman.ts'
import { queueRefundMail, queueRefusalMail } from './refund-mails.ts'
import { queueReportAgain, queueReportCopy, queueReportMail, queueReportUpdate } from './report-mails.ts'
import { removeOldRecords } from './retention.ts'
import { createSettingsSource } from './smtp-settings.ts'

const probeEvery = 5 * 60_000

/** Queues the mail that a message asks for. */
type Queue<N extends StepName> = (
  deps: { db: Kysely<Database>; messageIdHost: string },
  message: StepPayload<N>,
  log: Logger,
) => Promise<void>

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('mail', env.LOG_LEVEL)
  const storage = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log }

  const db = openDatabase<Database>(env.DATABASE_URL, log)
  onClose('database', () => db.destroy())
  await migrate(db, migrations, log)

  const server = env.SMTP_HOST
    ? { host: env.SMTP_HOST, port: env.SMTP_PORT }
    : (await readSandbox(env.SANDBOX_URL!)).smtp
  const tryLimit = env.MAIL_TRY_SECONDS * 1_000
  const login = env.SMTP_USER ? { user: env.SMTP_USER, password: env.SMTP_PASSWORD ?? '' } : undefined
  const internal = createInternalClient({
    urls: { reports: env.REPORTS_URL, admin: env.ADMIN_URL },
    internalToken: env.INTERNAL_TOKEN,
  })
  const deps = {
    db,
    log,
    internal,
    settings: createSettingsSource(internal, { ...server, login, from: env.MAIL_FROM, enabled: true }),
    mailServer: { limits: limitsFor(tryLimit), requireTls: env.NODE_ENV === 'production' },
    publicUrl: env.PUBLIC_URL,
    messageIdHost: new URL(env.PUBLIC_URL).hostname,
    contactAddress: env.CONTACT_EMAIL ?? env.MAIL_FROM.address,
    digestKey: env.INTERNAL_TOKEN,
    internalToken: env.INTERNAL_TOKEN,
    retryDelays,
    probeEvery,
    // Longer than any try, with the time to fetch the report and to store the result.
    lease: 2 * tryLimit + 10_000,
  }

  const relay = startRelay({ db, ...storage })
  onClose('relay', relay.stop)
  const postman = startPostman({
    ...deps,
    deliver: (message, settings, mailLog, signal) => deliver(deps, message, settings, mailLog, signal),
  })
  onClose('postman', postman.stop)
  const receive = <N extends StepName>({ step, queue }: { step: N; queue: Queue<N> }) => {
    const work = async (message: StepPayload<N>, mailLog: Logger) => {
      await queue(deps, message, mailLog)
      postman.wake()
    }
    onClose(step, startConsumer({ step, ...storage, work }).stop)
  }
  receive({ step: 'orderDelivered', queue: queueReportMail })
  receive({ step: 'reportUpdated', queue: queueReportUpdate })
  receive({ step: 'copyRequested', queue: queueReportCopy })
  receive({ step: 'resendRequested', queue: queueReportAgain })
  receive({ step: 'refundMade', queue: queueRefundMail })
  receive({ step: 'refundRefused', queue: queueRefusalMail })

  const retention = startSweeper({ what: 'retention', every: daily, log, sweep: () => removeOldRecords(db, log) })
  onClose('retention', retention.stop)

  const app = buildApp({ ...deps, wakePostman: postman.wake })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
