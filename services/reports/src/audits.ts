import {
  accessesFor,
  audit,
  createDeps,
  createServices,
  createThreadPool,
  HomeUnreadable,
  parseTarget,
  UnusableAddress,
  type HostMap,
  type ServiceAccesses,
} from '@findable/audit-engine'
import type { Logger } from '@findable/service-kit'
import { UnreadableWebsite, type RunAudit } from './generation.ts'
import { toAsk } from './website-access.ts'

export interface AuditsDeps {
  log: Logger
  /** Reaches the demo websites of a sandbox. */
  hostMap?: HostMap | undefined
  /** The outside services that may be asked. */
  accesses: ServiceAccesses
  /** Milliseconds for one page. */
  parseDeadline: number
}

/** Runs audits with one pool of threads for all of them. */
export function createAudits({ log, hostMap, accesses, parseDeadline }: AuditsDeps): {
  runAudit: RunAudit
  close: () => Promise<void>
} {
  const pool = createThreadPool({ parseDeadline })

  const runAudit: RunAudit = async (website, { onProgress, signal }) => {
    try {
      const target = parseTarget(toAsk(website), { hostMap })
      const services = createServices(accessesFor(target, hostMap, accesses))
      return await audit(target, createDeps({ hostMap, ...pool, services, log, signal, onProgress }))
    } catch (error) {
      const unreadable = error instanceof HomeUnreadable || error instanceof UnusableAddress
      throw unreadable ? new UnreadableWebsite(error.message) : error
    }
  }
  return { runAudit, close: pool.close }
}
