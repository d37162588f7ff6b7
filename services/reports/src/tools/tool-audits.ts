import { engineVersion } from '@findable/audit-engine'
import { toolLimits, toolMessages, type AppSettings, type AuditResult } from '@findable/contracts'
import { AppError, withTimeout, type Kysely, type Logger, type Redis } from '@findable/service-kit'
import { readCache, writeCache } from '../db/caches.ts'
import type { Database } from '../db/schema.ts'
import { UnreadableWebsite, type RunAudit } from '../generation.ts'
import type { WebsiteAccess } from '../website-access.ts'
import { createAuditProgress, type Progress } from './audit-progress.ts'
import { createQueue } from './queue.ts'

export interface ToolAuditsDeps {
  db: Kysely<Database>
  /** Counts the day's audits across all processes. */
  redis: Redis
  /** Asks only sources that need no key, and stops at its own deadline. */
  runAudit: RunAudit
  /** The same name for a website, however it is written. */
  siteOf(website: string): string
  websites: WebsiteAccess
  settings: () => Promise<AppSettings>
  log: Logger
  limits?: Record<keyof typeof toolLimits, number>
}

/**
 * Audits for the public tools: kept for a while, shared by callers who ask for the same site at once, and few at a
 * time.
 */
export interface ToolAudits {
  of(website: string, options?: { forceRefresh: boolean }): Promise<AuditResult>
  /** How far the website's audit is; null when none is under way, or the address is not a website's. */
  progressOf(website: string): Promise<Progress | null>
}

const day = 86_400_000

export function createToolAudits(deps: ToolAuditsDeps): ToolAudits {
  const { db, redis, runAudit, siteOf, websites, settings, log, limits = toolLimits } = deps
  const queue = createQueue(limits)
  const searches = createSharing<AuditResult>()
  const audits = createSharing<AuditResult>()
  const progress = createAuditProgress(redis, limits.patience + limits.deadline)

  async function audit(website: string, key: string): Promise<AuditResult> {
    progress.save(key, { stage: 0, share: 0 })
    const result = await queue(async () => {
      await countAudit()
      const onProgress = (reached: Progress) => progress.save(key, reached)
      return runAudit(website, { onProgress, signal: new AbortController().signal })
    })
      .catch((error: unknown) => {
        if (!(error instanceof UnreadableWebsite)) throw error
        throw new AppError('website-unreadable', { publicText: error.message, cause: error })
      })
      .finally(() => progress.remove(key))
    const { cacheTimeMinutes } = await settings()
    await writeCache(db, key, result, cacheTimeMinutes).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'an audit was not kept')
    })
    return result
  }

  /** While Redis is away audits go uncounted, as requests do at the gateway. */
  async function countAudit(): Promise<void> {
    const key = `tool-audits:${new Date().toISOString().slice(0, 10)}`
    const counted = redis.multi().incr(key).pexpire(key, day).exec()
    const answers = await withTimeout(counted, 1_000, 'counting audits').catch(() => null)
    const count = Number(answers?.[0]?.[1] ?? 0)
    if (count > limits.auditsPerDay) throw new AppError('too-many-requests', { publicText: toolMessages.tooManyToday })
  }

  async function find(website: string, key: string, forceRefresh: boolean): Promise<AuditResult> {
    const cached = await readCache(db, key)
    const isFresh = cached && !(forceRefresh && cached.age >= limits.refreshMinutes * 60_000)
    return isFresh ? (cached.data as AuditResult) : audits.share(key, () => audit(website, key))
  }

  const keyOf = (website: string) => `audit:${engineVersion}:${siteOf(website)}`

  return {
    async of(website, { forceRefresh } = { forceRefresh: false }) {
      if (await websites.isRefused(website)) throw new AppError('refused-website')
      const key = keyOf(website)
      return searches.share(`${forceRefresh} ${key}`, () => find(website, key, forceRefresh))
    },

    async progressOf(website) {
      try {
        return await progress.read(keyOf(website))
      } catch {
        // Not a website's address, or Redis is away: the answer comes all the same, only without stages before it.
        return null
      }
    },
  }
}

/** Runs one task for all callers who want the same thing at the same time. */
function createSharing<T>() {
  const running = new Map<string, Promise<T>>()
  return {
    share(key: string, work: () => Promise<T>): Promise<T> {
      const shared = running.get(key) ?? work().finally(() => running.delete(key))
      running.set(key, shared)
      return shared
    },
  }
}
