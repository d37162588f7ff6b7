import type { SandboxInfo } from '@findable/contracts'
import { request } from 'undici'
import type { ServiceAccesses } from '../outside/service-list.ts'
import { bareHost } from './host-names.ts'

export interface Endpoint {
  /** Name or IP address; private addresses are the purpose of the map. */
  host: string
  port: number
}

/**
 * Where to connect for some hosts, by scheme; for development and tests. Only mapped hosts may be on a private address.
 */
export interface HostMap {
  hosts: ReadonlyMap<string, { http?: Endpoint; https?: Endpoint }>
  /** PEM of the authority that signed the mapped hosts' certificates. */
  ca?: string | undefined
  /** Whether other hosts may be requested too, under the general rules. Without it, no other host is. */
  othersToo?: boolean
  /** Stand-ins for the outside services, which know only the mapped hosts' businesses. */
  services?: ServiceAccesses | undefined
}

/** The part of the sandbox's answer at /api/sandbox that the engine needs. */
type SandboxHosts = Pick<SandboxInfo, 'hosts' | 'connectTo' | 'ca' | 'services'>

export const sandboxHostMap = ({ hosts, connectTo, ca, services }: SandboxHosts): HostMap => ({
  hosts: new Map(hosts.map((host) => [bareHost(host), connectTo])),
  ca,
  othersToo: true,
  services,
})

/** Asks a running sandbox for its hosts. `sandboxUrl` is SANDBOX_URL, e.g. http://127.0.0.1:8025. */
export async function readSandboxHostMap(sandboxUrl: string): Promise<HostMap> {
  refuseInProduction('a sandbox')
  const { statusCode, body } = await request(new URL('/api/sandbox', sandboxUrl), {
    signal: AbortSignal.timeout(2_000),
  })
  if (statusCode !== 200) {
    await body.dump()
    throw new Error(`The sandbox at ${sandboxUrl} answered ${statusCode}.`)
  }
  return sandboxHostMap((await body.json()) as SandboxHosts)
}

/** A host map opens private addresses, so production refuses one. */
export function refuseInProduction(what: string): void {
  if (process.env['NODE_ENV'] === 'production') throw new Error(`With NODE_ENV=production ${what} is refused.`)
}
