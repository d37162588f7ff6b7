import { sandboxHostMap } from '@findable/audit-engine'
import { defaultSettings, toolLimits } from '@findable/contracts'
import { startSandbox } from '@findable/sandbox'
import { openRedis } from '@findable/service-kit'
import { freshRedis } from '@findable/test-kit'
import { createAudits } from '../src/audits.ts'
import type { RunAudit } from '../src/generation.ts'
import { createToolAudits } from '../src/tools/tool-audits.ts'
import { createWebsiteAccess } from '../src/website-access.ts'
import { openReports } from './harness.ts'

/** The reports service with tools that read a sandbox's demo websites, and with its own database and Redis. */
export async function openTools({
  deadline = toolLimits.deadline,
  demoDelayMs = 0,
}: { deadline?: number; demoDelayMs?: number } = {}) {
  const sandbox = await startSandbox({ demoDelayMs })
  const hostMap = sandboxHostMap(sandbox.info)
  const websites = createWebsiteAccess({ hostMap })
  const { url } = await freshRedis()
  const closing: (() => Promise<unknown>)[] = [() => sandbox.close()]
  const audited: string[] = []
  const reports = await openReports(({ db, log }) => {
    const redis = openRedis(url, log, 'always')
    const audits = createAudits({
      log,
      hostMap,
      accesses: {},
      shared: {},
      parseDeadline: 20_000,
      free: { deadline },
    })
    closing.push(audits.close, async () => redis.disconnect())
    const runAudit: RunAudit = (website, options) => {
      audited.push(website)
      return audits.runAudit(website, options)
    }
    const settings = async () => defaultSettings.app
    return createToolAudits({ db, log, redis, runAudit, siteOf: audits.siteOf, websites, settings })
  })
  return {
    ...reports,
    sandbox,
    /** Every website that was audited, in order. */
    audited,
    async close() {
      await reports.close()
      for (const close of closing) await close()
    },
  }
}
