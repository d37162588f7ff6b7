import { request } from 'undici'
import type { ServiceAccesses } from '../outside/service-list.ts'
import { bareHost } from './address-rules.ts'

export interface Endpoint {
  /** Name or IP address; private ones are what the map is for. */
  host: string
  port: number
}

/** Where to connect for some hosts, by scheme: for development and tests. Only mapped hosts may be on a private address. */
export interface HostMap {
  hosts: ReadonlyMap<string, { http?: Endpoint; https?: Endpoint }>
  /** PEM of the authority that signed the mapped hosts' certificates. */
  ca?: string | undefined
  /** Other hosts are asked too, by the rules for everybody. Without it, no other host is asked at all. */
  othersToo?: boolean
  /** Stand-ins of the outside services, which know the mapped hosts' businesses and no others. */
  services?: ServiceAccesses | undefined
}

/** What the sandbox answers at /api/sandbox, as far as the engine needs it. */
export interface SandboxHosts {
  hosts: string[]
  connectTo: { http: Endpoint; https: Endpoint }
  ca: string
  services?: ServiceAccesses | undefined
}

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

/** A host map opens private addresses, so no production system may hold one. */
export function refuseInProduction(what: string): void {
  if (process.env['NODE_ENV'] === 'production') throw new Error(`With NODE_ENV=production ${what} is refused.`)
}
