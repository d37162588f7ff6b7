import { createLookup, readServiceAccesses, sandboxHostMap, type WebDeps } from '@findable/audit-engine'
import {
  createAppSettings,
  createInternalClient,
  openRedis,
  readSandbox,
  type Kysely,
  type Logger,
  type OnClose,
} from '@findable/service-kit'
import { createAnswerCache } from './answer-cache.ts'
import { traceQuestion } from './audit-traces.ts'
import { createAudits, type AuditsDeps } from './audits.ts'
import type { Database } from './db/schema.ts'
import { serviceSettings, type AuditSettings } from './env.ts'
import { countQuestion } from './report-figures.ts'
import { createSharedTurns } from './turns.ts'

interface Opening extends Pick<AuditsDeps, 'free'> {
  env: AuditSettings
  db: Kysely<Database>
  log: Logger
  onClose: OnClose
}

/** Opens what a process needs to run audits: threads, the outside services, and what it shares with other processes. */
export async function openAudits({ env, db, log, onClose, free }: Opening) {
  const redis = openRedis(env.REDIS_URL, log, 'never')
  onClose('redis', async () => redis.disconnect())
  const admin = createInternalClient({ urls: { admin: env.ADMIN_URL }, internalToken: env.INTERNAL_TOKEN })
  const settings = createAppSettings(admin)
  const web: WebDeps = {
    hostMap: env.SANDBOX_URL ? sandboxHostMap(await readSandbox(env.SANDBOX_URL)) : undefined,
    lookup: createLookup({ servers: env.NAME_SERVERS }),
  }
  const audits = createAudits({
    log,
    ...web,
    accesses: readServiceAccesses(serviceSettings(env)),
    shared: {
      cache: createAnswerCache({ db, settings, log }),
      takeTurn: createSharedTurns(redis),
      onAsked: (asked) => {
        countQuestion(asked)
        traceQuestion(asked)
      },
    },
    parseDeadline: env.PARSE_SECONDS * 1_000,
    browser: env.RENDER_BROWSER,
    ...(free && { free }),
  })
  onClose('threads and browsers', audits.close)
  return { ...audits, redis, settings, web }
}
