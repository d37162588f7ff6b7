import { audit, createDeps, createThreadPool, parseTarget, type HostMap } from '@findable/audit-engine'
import type { BenchSite } from './site/site.ts'

type Address = Pick<BenchSite, 'host' | 'port'>

/** Where the engine finds the website used for these measurements. */
export const hostMapTo = ({ host, port }: Address): HostMap => ({
  hosts: new Map([[host, { http: { host: '127.0.0.1', port } }]]),
})

/** Audits the website repeatedly, as the product's workers do: one process, one pool of threads. */
export function createAudits(site: Address) {
  const hostMap = hostMapTo(site)
  const target = parseTarget(site.host, { hostMap, scheme: 'http' })
  const { openReader, close } = createThreadPool()
  return {
    async run(): Promise<void> {
      const { sources } = await audit(target, createDeps({ hostMap, openReader }))
      if (sources[0]?.outcome !== 'gathered' || sources[0].reason !== null)
        throw new Error('the audit did not read the whole website')
    },
    close,
  }
}
