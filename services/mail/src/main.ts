import {
  createInternalClient,
  createLogger,
  daily,
  listen,
  openStorage,
  readSandbox,
  runService,
  serveMetrics,
  startTracing,
  type Logger,
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { migrations } from './db/migrations/index.ts'
import type { Database } from './db/schema.ts'
import { deliver, retryDelays } from './delivery.ts'
import { readSettings } from './env.ts'
import { watchMails } from './mail-figures.ts'
import { limitsFor } from './mail-server.ts'
import { startPostman } from './postman.ts'
import { queueRefundMail, queueRefusalMail } from './refund-mails.ts'
import { queueNews, queueReportAgain, queueReportCopy, queueReportMail, queueReportUpdate } from './report-mails.ts'
import { removeOldRecords } from './retention.ts'
import { createSettingsSource, requireTlsBut } from './smtp-settings.ts'

const probeEvery = 5 * 60_000

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('mail', env.LOG_LEVEL)
  await startTracing('mail', env, log, onClose)
  await serveMetrics('mail', env, log, onClose)
  const { db, health, outbox, receive, sweep } = await openStorage<Database>({
    service: 'mail',
    env,
    log,
    migrations,
    onClose,
  })

  watchMails(db)

  const sandboxServer = env.SANDBOX_URL === undefined ? undefined : (await readSandbox(env.SANDBOX_URL)).smtp
  const server = env.SMTP_HOST ? { host: env.SMTP_HOST, port: env.SMTP_PORT } : sandboxServer!
  const tryLimit = env.MAIL_TRY_SECONDS * 1_000
  const login = env.SMTP_USER ? { user: env.SMTP_USER, password: env.SMTP_PASSWORD ?? '' } : undefined
  const internal = createInternalClient({
    urls: { reports: env.REPORTS_URL, admin: env.ADMIN_URL },
    internalToken: env.INTERNAL_TOKEN,
  })
  const source = createSettingsSource(internal, { ...server, login, from: env.MAIL_FROM, enabled: true })
  const deps = {
    db,
    log,
    health,
    outbox,
    internal,
    settings: source.settings,
    currentSettings: source.current,
    mailServer: { limits: limitsFor(tryLimit), requireTls: requireTlsBut(sandboxServer) },
    readBounces: env.readBounces,
    publicUrl: env.PUBLIC_URL,
    messageIdHost: new URL(env.PUBLIC_URL).hostname,
    contactAddress: env.CONTACT_EMAIL ?? env.MAIL_FROM.address,
    digestKey: env.INTERNAL_TOKEN,
    internalToken: env.INTERNAL_TOKEN,
    retryDelays,
    probeEvery,
    // Longer than any attempt, including the time to fetch the report and store the result.
    lease: 2 * tryLimit + 10_000,
  }

  const postman = startPostman({
    ...deps,
    deliver: (message, settings, mailLog, signal) => deliver(deps, message, settings, mailLog, signal),
  })
  onClose('postman', postman.stop)
  const queueing =
    <Message>(queue: (mailDeps: typeof deps, message: Message, jobLog: Logger) => Promise<void>) =>
    async (message: Message, jobLog: Logger) => {
      await queue(deps, message, jobLog)
      postman.wake()
    }
  receive<'mail'>({
    orderDelivered: queueing(queueReportMail),
    reportUpdated: queueing(queueReportUpdate),
    copyRequested: queueing(queueReportCopy),
    resendRequested: queueing(queueReportAgain),
    customerNews: queueing(queueNews),
    refundMade: queueing(queueRefundMail),
    refundRefused: queueing(queueRefusalMail),
  })

  sweep('retention', daily, () => removeOldRecords(db, log))

  const app = buildApp({ ...deps, wakePostman: postman.wake })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
