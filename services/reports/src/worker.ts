import {
  createApp,
  createLogger,
  followAppSettings,
  listen,
  openDatabase,
  pingDatabase,
  pingRedis,
  runService,
  serveMetrics,
  startTracing,
  startConsumer,
} from '@findable/service-kit'
import type { Database } from './db/schema.ts'
import { readWorkerSettings } from './env.ts'
import { generate } from './generation.ts'
import { openAudits } from './open-audits.ts'

const generationLimit = 120_000
/** An audit hardly asks the database, and there may be many workers: PostgreSQL accepts a limited number of connections. */
const poolSize = 4

await runService(async (onClose) => {
  const env = readWorkerSettings()
  const log = createLogger('report-worker', env.LOG_LEVEL)
  await startTracing('report-worker', env, log, onClose)
  await serveMetrics('report-worker', env, log, onClose)
  const db = openDatabase<Database>(env.DATABASE_URL, log, { max: poolSize })
  onClose('database', () => db.destroy())

  const audits = await openAudits({ env, db, log, onClose })
  const deps = {
    db,
    runAudit: audits.runAudit,
    window: env.DELIVERY_DEADLINE_HOURS * 3_600_000,
    silence: env.GENERATION_SILENCE_SECONDS * 1_000,
  }
  const generations = startConsumer({
    step: 'generateReport',
    redisUrl: env.REDIS_URL,
    log,
    timeLimit: generationLimit,
    work: (job, log, signal) => generate(deps, job, log, signal),
  })
  onClose('generations', generations.stop)
  const following = followAppSettings(audits.settings, log, ({ maxConcurrentReports }) =>
    generations.setConcurrency(maxConcurrentReports),
  )
  onClose('application settings', following.stop)

  const health = createApp({
    log,
    internalToken: env.INTERNAL_TOKEN,
    readiness: { database: () => pingDatabase(db), redis: () => pingRedis(audits.redis) },
  })
  onClose('http', () => health.close())
  await listen(health, env, log)
  return log
})
