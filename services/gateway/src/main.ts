import {
  createAppSettings,
  createInternalClient,
  createLogger,
  followAppSettings,
  listen,
  openRedis,
  runService,
  serveMetrics,
  startTracing,
} from '@findable/service-kit'
import { buildApp } from './app.ts'
import { readSettings } from './env.ts'

await runService(async (onClose) => {
  const env = readSettings()
  const log = createLogger('gateway', env.LOG_LEVEL, { inBlocks: true })
  await startTracing('gateway', env, log, onClose)
  await serveMetrics('gateway', env, log, onClose)
  const redis = openRedis(env.REDIS_URL, log, 'never')
  onClose('redis', async () => redis.disconnect())
  const internal = createInternalClient({ urls: env.upstreams, internalToken: env.INTERNAL_TOKEN })
  onClose('application settings', followAppSettings(createAppSettings(internal), log).stop)
  const app = await buildApp({ env, log, redis, internal })
  onClose('http', () => app.close())
  await listen(app, env, log)
  return log
})
