import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { canonicalIp, refusedHost, refusedIp, refusedUrl } from './address-rules.ts'
import type { HostMap } from './host-map.ts'
import { refuseInProduction } from './host-map.ts'
import { bareHost } from './host-names.ts'
import { createLookup, type Lookup } from './resolve-name.ts'
import { asWebFailure, WebFailure } from './web-failure.ts'

/** Where a host's packets go: checked addresses, resolved once. */
export interface Route {
  addresses: string[]
  port: number
  /** PEM of an authority to trust here instead of the usual ones. */
  ca?: string | undefined
}

export interface RoutesDeps {
  /** By default the machine's name servers are asked. */
  lookup?: Lookup | undefined
  hostMap?: HostMap | undefined
}

/** For a sandbox's stand-ins, whose names may be known only to this machine. */
const lookupBySystem: Lookup = async (host) => {
  const answers = await systemLookup(host, { all: true, order: 'verbatim' })
  return answers.map((answer) => answer.address)
}

/**
 * Decides where each host's packets may go. A name is resolved once for the lifetime of the routes, every answer is
 * checked, and one bad answer refuses the name, so a DNS rebinding server gets no second question.
 */
export function createRoutes({ lookup = createLookup(), hostMap }: RoutesDeps) {
  if (hostMap) refuseInProduction('a host map')
  const resolved = new Map<string, Promise<string[]>>()

  async function resolvePublic(host: string): Promise<string[]> {
    const addresses = await lookup(host).catch((error: unknown) => Promise.reject(asWebFailure(error, host)))
    if (addresses.length === 0) throw new WebFailure('dns', `The name ${host} has no address.`)
    if (addresses.some(refusedIp)) {
      throw new WebFailure(
        'refused-address',
        `${host} leads to a private or reserved network, not to a public website.`,
      )
    }
    return addresses.map(canonicalIp)
  }

  function once(name: string, resolve: () => Promise<string[]>): Promise<string[]> {
    const known = resolved.get(name) ?? resolve()
    resolved.set(name, known)
    return known
  }

  /** The route to an address, or a WebFailure that says why there is none. */
  return async function routeTo(url: URL): Promise<Route> {
    const host = bareHost(url.hostname)
    const scheme = url.protocol === 'https:' ? 'https' : 'http'
    const refusal = refusedUrl(url)
    if (refusal) throw new WebFailure('refused-address', refusal)
    if (hostMap) {
      const mapped = hostMap.hosts.get(host)
      if (mapped) {
        const endpoint = mapped[scheme]
        if (!endpoint) throw new WebFailure('connection', `${host} does not answer over ${scheme}.`)
        const { host: target, port } = endpoint
        const addresses = isIP(target) ? [target] : await once(target, () => lookupBySystem(target))
        return { addresses: addresses.map(canonicalIp), port, ca: hostMap.ca }
      }
      if (!hostMap.othersToo) {
        throw new WebFailure('refused-address', `${host} is not one of the mapped hosts, so it is not asked.`)
      }
    }
    const hostRefusal = refusedHost(host)
    if (hostRefusal) throw new WebFailure('refused-address', hostRefusal)
    const port = url.port === '' ? (scheme === 'https' ? 443 : 80) : Number(url.port)
    return { addresses: await once(host, () => resolvePublic(host)), port }
  }
}

export type RouteTo = ReturnType<typeof createRoutes>
