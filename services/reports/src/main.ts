import { sandboxHostMap } from '@findable/audit-engine'
import {
  createInternalClient,
  createLogger,
  listen,
  migrate,
  openDatabase,
  readSandbox,
  runService,
  startConsumer,
  startRelay,
} from '@findable/service-kit'
import { setInterval } from 'node:timers'
import { buildApp } from './app.ts'
import { migrations } from './db/migrations/index.ts'
import { setEmailStatus } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { readSettings } from './env.ts'
import { sweepReports } from './generation.ts'
import { reportOfOrder } from './order-reports.ts'
import { createWebsiteAccess } from './website-access.ts'

const sweepEvery = 5_000

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
    step: 'orderPaid', ...storage,
    work: async ({ requestId, ...order }) => void (await reportOfOrder(db, order, requestId)),
  })
  onClose('paid orders', paidOrders.stop)
  const mailNews = startConsumer({
    step: 'reportMailSettled', ...storage,
    work: ({ orderId, emailStatus }) => setEmailStatus(db, orderId, emailStatus),
  })
  onClose('mail news', mailNews.stop)
  const sweeper = setInterval(() => {
    sweepReports(db, log).catch((error: unknown) => log.warn({ error: String(error) }, 'sweep failed'))
  }, sweepEvery)
  onClose('sweeper', async () => clearInterval(sweeper))

  const hostMap = env.SANDBOX_URL ? sandboxHostMap(await readSandbox(env.SANDBOX_URL)) : undefined
  const app = buildApp({
    db,
    log,
    internal: createInternalClient({ urls: { payments: env.PAYMENTS_URL }, internalToken: env.INTERNAL_TOKEN, timeout: 15_000 }),
    websites: createWebsiteAccess(hostMap),
    internalToken: env.INTERNAL_TOKEN,
    publicUrl: env.PUBLIC_URL,
  })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
