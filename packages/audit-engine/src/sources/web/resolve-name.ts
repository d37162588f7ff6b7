import { Resolver } from 'node:dns/promises'
import { WebFailure } from './web-failure.ts'

/** All addresses of a name. */
export type Lookup = (host: string) => Promise<string[]>

interface NameServers {
  /** "192.0.2.1" or "192.0.2.1:5353"; by default the machine's own. */
  servers?: readonly string[] | undefined
  /** Milliseconds until the first address is known. A checkout waits for it. */
  deadline?: number
  /** Milliseconds to wait after that for the other address family. */
  grace?: number
}

/** Milliseconds after which a lost packet is sent again. */
const resendAfter = 600
/** The name does not exist, has no address, or cannot be a name. Any other failure may be temporary. */
const certainlyNone = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/**
 * Asks name servers for the IPv4 and IPv6 addresses of public names; rejects with a WebFailure. `dns.lookup` would
 * occupy one of the process's few threads for as long as the system resolver waits, so names with silent servers would
 * hold up every other name, file and compressed page. The hosts file is not read, since a public website does not
 * belong there.
 */
export function createLookup({ servers, deadline = 1_700, grace = 300 }: NameServers = {}): Lookup {
  return async (host) => {
    const resolver = new Resolver({ timeout: resendAfter, tries: Math.ceil(deadline / resendAfter) })
    if (servers) resolver.setServers(servers)
    const addresses: string[] = []
    const failures: string[] = []
    // The resolver's own timeouts are rounded up, and doubled with each try.
    const { promise: timeIsUp, resolve: end } = Promise.withResolvers<void>()
    let timer = setTimeout(end, deadline)
    const asked = [resolver.resolve4(host), resolver.resolve6(host)].map(async (answer) => {
      try {
        addresses.push(...(await answer))
        clearTimeout(timer)
        timer = setTimeout(end, grace)
      } catch (error) {
        failures.push((error as NodeJS.ErrnoException).code ?? String(error))
      }
    })
    await Promise.race([timeIsUp, Promise.all(asked)])
    clearTimeout(timer)
    resolver.cancel()
    if (addresses.length > 0) return addresses
    if (failures.length < asked.length)
      throw new WebFailure('timeout', `No name server told us in time where ${host} is.`)
    const passing = failures.find((code) => !certainlyNone.has(code))
    throw passing === undefined
      ? new WebFailure('dns', `The name ${host} could not be found.`)
      : new WebFailure('connection', `We could not find out where ${host} is (${passing}).`)
  }
}
