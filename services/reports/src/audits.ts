import {
  accessesFor,
  audit,
  createBrowserPool,
  createDeps,
  createServices,
  createThreadPool,
  freshBrowsers,
  HomeUnreadable,
  keylessAccesses,
  parseTarget,
  UnusableAddress,
  type ServiceAccesses,
  type ServicesDeps,
  type WebDeps,
} from '@findable/audit-engine'
import type { Logger } from '@findable/service-kit'
import { traceAuditPart } from './audit-traces.ts'
import { UnreadableWebsite, type RunAudit } from './generation.ts'
import { toAsk } from './website-access.ts'

export interface AuditsDeps extends Pick<WebDeps, 'hostMap' | 'lookup'> {
  log: Logger
  /** The outside services that may be asked. */
  accesses: ServiceAccesses
  /** What the audits of all processes share: cached answers, and turns. */
  shared: ServicesDeps
  /** Milliseconds for one page. */
  parseDeadline: number
  /** What renders pages, as the engine's `freshBrowsers` takes it. */
  browser?: string | undefined
  /** For the free tools: no service that needs a paid key, no picture, and a deadline in milliseconds. */
  free?: { deadline: number }
}

/** Runs audits on one shared pool of threads, and one of browsers. */
export function createAudits({ log, hostMap, lookup, accesses, shared, parseDeadline, browser, free }: AuditsDeps) {
  const threads = createThreadPool({ parseDeadline })
  const browsers = browser === undefined ? undefined : createBrowserPool(freshBrowsers(browser))

  const runAudit: RunAudit = async (website, { onProgress, signal, again }) => {
    try {
      const target = parseTarget(toAsk(website), { hostMap })
      const known = accessesFor(target, hostMap, accesses)
      const services = createServices(free ? keylessAccesses(known) : known, {
        ...shared,
        ...(again && shared.cache && { cache: { ...shared.cache, read: async () => null } }),
        // The sandbox's stand-ins need no pause between questions.
        ...(known === hostMap?.services ? { takeTurn: async () => {} } : {}),
      })
      return await audit(
        target,
        createDeps({
          hostMap,
          lookup,
          browser: browsers,
          viewsHome: !free,
          only: again?.only,
          openReader: threads.openReader,
          ...free,
          services,
          log,
          signal,
          onProgress,
          watch: traceAuditPart,
        }),
      )
    } catch (error) {
      const unreadable = error instanceof HomeUnreadable || error instanceof UnusableAddress
      throw unreadable ? new UnreadableWebsite(error.message) : error
    }
  }
  /** The same name for a website, however its address is written. */
  function siteOf(website: string): string {
    const { host, scope } = parseTarget(toAsk(website), { hostMap })
    return host + scope
  }
  const close = async (): Promise<void> => {
    await Promise.all([threads.close(), browsers?.close()])
  }
  return { runAudit, siteOf, close }
}
