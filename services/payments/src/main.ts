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
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { openCardProvider } from './card-provider.ts'
import { migrations } from './db/migrations/index.ts'
import type { Database } from './db/schema.ts'
import { readSettings } from './env.ts'
import { deliver } from './delivery.ts'
import { payOutRefunds, refundWaits } from './refund-payouts.ts'
import { reconcile } from './reconciler.ts'
import { reconcileRefunds } from './refund-refusals.ts'
import { refundForFailure } from './refunds.ts'
import { receiveRerunEnd, repeatRerunNews } from './reruns.ts'
import { removeOldRecords } from './retention.ts'
import { refundOverdue, repeatPaidOrders, repeatRefundNews } from './sweeps.ts'

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('payments', env.LOG_LEVEL)
  const storage = { databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log }

  const db = openDatabase<Database>(env.DATABASE_URL, log)
  onClose('database', () => db.destroy())
  await migrate(db, migrations, log)

  const sandbox = env.cardSandboxUrl ? await readSandbox(env.cardSandboxUrl) : undefined
  const card = openCardProvider(env.STRIPE_SECRET_KEY, sandbox?.stripe)
  const relay = startRelay({ db, ...storage })
  onClose('relay', relay.stop)
  const deps = {
    db,
    log,
    card,
    internal: createInternalClient({ urls: { reports: env.REPORTS_URL }, internalToken: env.INTERNAL_TOKEN }),
  }

  const sweepEach = (what: string, sweep: () => Promise<void>, every = env.SWEEP_SECONDS * 1_000) => {
    const sweeper = startSweeper({ what, every, log, sweep })
    onClose(what, sweeper.stop)
    return sweeper
  }
  const payouts = sweepEach('refunds', () => payOutRefunds(deps, refundWaits))
  sweepEach('open orders', () => reconcile(deps, env.RECONCILE_AFTER_SECONDS * 1_000))
  sweepEach('overdue orders', async () => {
    await refundOverdue(deps, env.DELIVERY_DEADLINE_HOURS * 3_600_000)
    payouts.wake()
  })
  sweepEach('waiting orders', () => repeatPaidOrders(deps, env.RESEND_AFTER_SECONDS * 1_000))
  sweepEach('refund news', () => repeatRefundNews(deps, env.RESEND_AFTER_SECONDS * 1_000))
  sweepEach('refunds at the bank', () => reconcileRefunds(deps, env.RECONCILE_AFTER_SECONDS * 1_000))
  sweepEach('reruns', () => repeatRerunNews(deps, env.RESEND_AFTER_SECONDS * 1_000))
  sweepEach('retention', () => removeOldRecords(deps), daily)

  const deliveries = startConsumer({
    step: 'reportCompleted',
    ...storage,
    work: (message, log) => deliver({ db, log }, message),
  })
  onClose('deliveries', deliveries.stop)
  const failures = startConsumer({
    step: 'reportFailed',
    ...storage,
    work: async (message, log) => {
      await refundForFailure({ db, log }, message)
      payouts.wake()
    },
  })
  onClose('failures', failures.stop)

  const rerunEnds = startConsumer({
    step: 'rerunEnded',
    ...storage,
    work: (message, log) => receiveRerunEnd({ db, log }, message),
  })
  onClose('rerun ends', rerunEnds.stop)

  const app = buildApp({
    ...deps,
    internalToken: env.INTERNAL_TOKEN,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    promoCode: env.PROMO_CODE,
    sandbox: sandbox !== undefined,
    wakePayouts: payouts.wake,
  })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
