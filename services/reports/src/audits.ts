import {
  audit,
  createDeps,
  createThreadPool,
  HomeUnreadable,
  parseTarget,
  UnusableAddress,
  type HostMap,
} from '@findable/audit-engine'
import type { Logger } from '@findable/service-kit'
import { UnreadableWebsite, type RunAudit } from './generation.ts'
import { toAsk } from './website-access.ts'

/** Runs audits with one pool of threads for all of them. `hostMap` reaches the demo websites of a sandbox. */
export function createAudits({ log, hostMap }: { log: Logger; hostMap?: HostMap | undefined }): {
  runAudit: RunAudit
  close: () => Promise<void>
} {
  const pool = createThreadPool()
  const { parse, assess } = pool

  const runAudit: RunAudit = async (website, { onProgress, signal }) => {
    try {
      const target = parseTarget(toAsk(website), { hostMap })
      return await audit(target, createDeps({ hostMap, parse, assess, log, signal, onProgress }))
    } catch (error) {
      const unreadable = error instanceof HomeUnreadable || error instanceof UnusableAddress
      throw unreadable ? new UnreadableWebsite(error.message) : error
    }
  }
  return { runAudit, close: pool.close }
}
