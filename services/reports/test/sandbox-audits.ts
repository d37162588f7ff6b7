import { sandboxHostMap } from '@findable/audit-engine'
import type { AuditResult } from '@findable/contracts'
import { startSandbox, type Sandbox } from '@findable/sandbox'
import { createLogger } from '@findable/service-kit'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createAudits, type AuditsDeps } from '../src/audits.ts'

/** The demo business about which every source knows something. */
const knownEverywhere = 'copperquokkaelectrical.com.au'

/** Audits as a worker runs them, of a sandbox's websites; each test begins with all its services well. */
export function useSandboxAudits(more: Pick<AuditsDeps, 'browser' | 'free'> = {}) {
  let sandbox: Sandbox
  let audits: ReturnType<typeof createAudits>
  const faults = () => `${sandbox.url}/api/faults/services`
  beforeAll(async () => {
    sandbox = await startSandbox()
    audits = createAudits({
      log: createLogger('reports', 'silent'),
      hostMap: sandboxHostMap(sandbox.info),
      accesses: {},
      shared: {},
      parseDeadline: 20_000,
      ...more,
    })
  })
  afterAll(async () => {
    await audits.close()
    await sandbox.close()
  })
  afterEach(() => fetch(faults(), { method: 'DELETE' }))

  return {
    url: () => sandbox.url,
    run: (website = knownEverywhere): Promise<AuditResult> =>
      audits.runAudit(website, { onProgress: () => {}, signal: AbortSignal.timeout(50_000) }),
    async setFault(service: string, mode: string, more: { count?: number } = {}): Promise<void> {
      const body = JSON.stringify({ service, mode, ...more })
      expect((await fetch(faults(), { method: 'POST', body })).status).toBe(200)
    },
  }
}
