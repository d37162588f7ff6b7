import { createApp, createLogger, listen, runService, serveMetrics, startLoop } from '@findable/service-kit'
import { ageOfNewest } from './archive.ts'
import { readSettings } from './env.ts'
import { watchBackups } from './figures.ts'
import { makeBackup } from './make-backup.ts'

// Makes a backup when the newest one is old enough, also after a restart. restore.ts brings one back.

/** Milliseconds between two looks whether a backup is due, and until one that failed is tried again. */
const lookEvery = 60_000

await runService(async (onClose) => {
  const env = readSettings()
  const interval = env.BACKUP_HOURS * 3_600_000
  const log = createLogger('backup', env.LOG_LEVEL)
  watchBackups(env.BACKUP_FOLDER, interval)
  await serveMetrics('backup', env, log, onClose)

  const ending = new AbortController()
  const backups = startLoop({
    what: 'backups',
    every: lookEvery,
    log,
    round: async () => {
      if ((await ageOfNewest(env.BACKUP_FOLDER)) < interval) return
      try {
        const { name } = await makeBackup(env, ending.signal)
        log.info({ backup: name }, 'a backup is made')
      } catch (error) {
        if (ending.signal.aborted) return
        log.error({ alert: 'backup-failed', error: String(error) }, 'no backup could be made')
        throw error
      }
    },
  })
  onClose('backups', async () => {
    ending.abort()
    await backups.stop()
  })

  const health = createApp({ log, internalToken: env.INTERNAL_TOKEN, readiness: {} })
  onClose('http', () => health.close())
  await listen(health, env, log)
  return log
})
