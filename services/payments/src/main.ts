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
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { openCardProvider } from './card-provider.ts'
import { migrations } from './db/migrations/index.ts'
import type { Database } from './db/schema.ts'
import { readSettings } from './env.ts'
import { correctEmail, deliver } from './delivery.ts'
import { watchOrders } from './order-figures.ts'
import { payOutRefunds, refundWaits } from './refund-payouts.ts'
import { reconcile } from './reconciler.ts'
import { refundForFailure } from './refunds.ts'
import { receiveRerunEnd, repeatRerunNews } from './reruns.ts'
import { removeOldRecords } from './retention.ts'
import { refundOverdue, repeatPaidOrders, repeatRefundNews } from './sweeps.ts'

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('payments', env.LOG_LEVEL)
  await startTracing('payments', env, log, onClose)
  await serveMetrics('payments', env, log, onClose)
  const { db, health, outbox, receive, sweep } = await openStorage<Database>({
    service: 'payments',
    env,
    log,
    migrations,
    onClose,
  })

  watchOrders(db)

  const sandbox = env.cardSandboxUrl ? await readSandbox(env.cardSandboxUrl) : undefined
  const card = openCardProvider(env.STRIPE_SECRET_KEY, sandbox?.stripe)
  const deps = {
    db,
    log,
    card,
    internal: createInternalClient({ urls: { reports: env.REPORTS_URL }, internalToken: env.INTERNAL_TOKEN }),
  }

  const sweepEvery = env.SWEEP_SECONDS * 1_000
  const reconcileAfter = env.RECONCILE_AFTER_SECONDS * 1_000
  const repeatAfter = env.RESEND_AFTER_SECONDS * 1_000
  const payouts = sweep('refunds', sweepEvery, () => payOutRefunds(deps, refundWaits))
  sweep('news of the card provider', sweepEvery, async () => {
    await reconcile(deps, reconcileAfter)
    payouts.wake()
  })
  sweep('overdue orders', sweepEvery, async () => {
    await refundOverdue(deps, env.DELIVERY_DEADLINE_HOURS * 3_600_000)
    payouts.wake()
  })
  sweep('waiting orders', sweepEvery, () => repeatPaidOrders(deps, repeatAfter))
  sweep('refund news', sweepEvery, () => repeatRefundNews(deps, repeatAfter))
  sweep('reruns', sweepEvery, () => repeatRerunNews(deps, repeatAfter))
  sweep('retention', daily, () => removeOldRecords(deps))

  receive<'payments'>({
    reportCompleted: (message, jobLog) => deliver({ ...deps, log: jobLog }, message),
    reportFailed: async (message, jobLog) => {
      await refundForFailure({ db, log: jobLog }, message)
      payouts.wake()
    },
    emailCorrected: (message, jobLog) => correctEmail({ db, log: jobLog }, message),
    rerunEnded: (message, jobLog) => receiveRerunEnd({ db, log: jobLog }, message),
  })

  const app = buildApp({
    ...deps,
    health,
    outbox,
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
