import { toolLimits } from '@findable/contracts'
import {
  createInternalClient,
  createLogger,
  daily,
  listen,
  openStorage,
  runService,
  serveMetrics,
  startTracing,
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { removeExpired } from './db/caches.ts'
import { migrations } from './db/migrations/index.ts'
import { setEmailStatus } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { readSettings } from './env.ts'
import { openAudits } from './open-audits.ts'
import { receivePaidOrder, withdrawReport } from './order-reports.ts'
import { watchObjections } from './report-figures.ts'
import { receiveRerunRequest } from './reruns.ts'
import { removeOldRecords } from './retention.ts'
import { repeatCompletions, repeatNews, sweepReports } from './sweeps.ts'
import { sampleWebsites } from './tools/sample-websites.ts'
import { createToolAudits } from './tools/tool-audits.ts'
import { createWebsiteAccess } from './website-access.ts'

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('reports', env.LOG_LEVEL)
  await startTracing('reports', env, log, onClose)
  await serveMetrics('reports', env, log, onClose)
  const { db, health, outbox, queue, receive, sweep } = await openStorage<Database>({
    service: 'reports',
    env,
    log,
    migrations,
    onClose,
  })

  watchObjections(db)

  receive<'reports'>({
    orderPaid: ({ requestId, ...order }) => receivePaidOrder(db, order, requestId),
    orderRefunded: ({ orderId, wasDelivered }) =>
      db.transaction().execute((trx) => withdrawReport(trx, orderId, wasDelivered)),
    rerunRequested: (rerun, jobLog) => receiveRerunRequest(db, rerun, jobLog),
    reportMailSettled: ({ orderId, emailStatus, settledAt = new Date().toISOString() }) =>
      setEmailStatus(db, orderId, emailStatus, new Date(settledAt)),
  })

  const sweepEvery = env.SWEEP_SECONDS * 1_000
  sweep('neglected reports', sweepEvery, () => sweepReports(db, log, env.GENERATION_SILENCE_SECONDS * 1_000))
  sweep('unmailed reports', sweepEvery, () => repeatCompletions(db, env.RESEND_AFTER_SECONDS * 1_000))
  sweep('customer news', sweepEvery, () => repeatNews(db, env.RESEND_AFTER_SECONDS * 1_000))
  sweep('expired caches', sweepEvery, () => removeExpired(db, 1_000))
  sweep('retention', daily, () => removeOldRecords(db, log))

  const audits = await openAudits({ env, db, log, onClose, free: { deadline: toolLimits.deadline } })
  const websites = createWebsiteAccess(audits.web)
  const app = buildApp({
    db,
    log,
    health,
    outbox,
    workQueue: () => queue('generateReport'),
    internal: createInternalClient({
      urls: { payments: env.PAYMENTS_URL },
      internalToken: env.INTERNAL_TOKEN,
      timeout: 15_000,
    }),
    websites,
    toolAudits: createToolAudits({ ...audits, db, websites, log }),
    internalToken: env.INTERNAL_TOKEN,
    publicUrl: env.PUBLIC_URL,
    sampleWebsites: sampleWebsites(env.PUBLIC_URL, audits.web.hostMap),
  })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
