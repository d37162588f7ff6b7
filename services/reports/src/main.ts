import { toolLimits } from '@findable/contracts'
import {
  createInternalClient,
  createLogger,
  daily,
  listen,
  migrate,
  openDatabase,
  runService,
  startConsumer,
  startRelay,
  startSweeper,
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { removeExpired } from './db/caches.ts'
import { migrations } from './db/migrations/index.ts'
import { setEmailStatus, withdrawReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { readSettings } from './env.ts'
import { openAudits } from './open-audits.ts'
import { receivePaidOrder } from './order-reports.ts'
import { receiveRerunRequest } from './reruns.ts'
import { removeOldRecords } from './retention.ts'
import { repeatCompletions, sweepReports } from './sweeps.ts'
import { createToolAudits } from './tools/tool-audits.ts'
import { createWebsiteAccess } from './website-access.ts'

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('reports', env.LOG_LEVEL)
  const storage = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log }

  const db = openDatabase<Database>(env.DATABASE_URL, log)
  onClose('database', () => db.destroy())
  await migrate(db, migrations, log)

  const relay = startRelay({ db, ...storage })
  onClose('relay', relay.stop)
  const paidOrders = startConsumer({
    step: 'orderPaid',
    ...storage,
    work: ({ requestId, ...order }) => receivePaidOrder(db, order, requestId),
  })
  onClose('paid orders', paidOrders.stop)
  const refundedOrders = startConsumer({
    step: 'orderRefunded',
    ...storage,
    work: ({ orderId, wasDelivered }) => db.transaction().execute((trx) => withdrawReport(trx, orderId, wasDelivered)),
  })
  onClose('refunded orders', refundedOrders.stop)
  const reruns = startConsumer({
    step: 'rerunRequested',
    ...storage,
    work: (rerun, log) => receiveRerunRequest(db, rerun, log),
  })
  onClose('reruns', reruns.stop)
  const mailNews = startConsumer({
    step: 'reportMailSettled',
    ...storage,
    work: ({ orderId, emailStatus }) => setEmailStatus(db, orderId, emailStatus),
  })
  onClose('mail news', mailNews.stop)
  const sweepEach = (what: string, sweep: () => Promise<void>, every = env.SWEEP_SECONDS * 1_000) => {
    const sweeper = startSweeper({ what, every, log, sweep })
    onClose(what, sweeper.stop)
  }
  sweepEach('neglected reports', () => sweepReports(db, log, env.GENERATION_SILENCE_SECONDS * 1_000))
  sweepEach('unmailed reports', () => repeatCompletions(db, env.RESEND_AFTER_SECONDS * 1_000))
  sweepEach('retention', () => removeOldRecords(db, log), daily)

  sweepEach('expired caches', () => removeExpired(db, 1_000))

  const audits = await openAudits({ env, db, log, onClose, free: { deadline: toolLimits.deadline } })
  const websites = createWebsiteAccess(audits.hostMap)
  const app = buildApp({
    db,
    log,
    internal: createInternalClient({
      urls: { payments: env.PAYMENTS_URL },
      internalToken: env.INTERNAL_TOKEN,
      timeout: 15_000,
    }),
    websites,
    toolAudits: createToolAudits({ ...audits, db, websites, log }),
    internalToken: env.INTERNAL_TOKEN,
    publicUrl: env.PUBLIC_URL,
  })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
