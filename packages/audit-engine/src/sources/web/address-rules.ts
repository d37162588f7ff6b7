import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { parse } from 'tldts'
import { maxAddressLength } from '@findable/contracts'
import { bareHost } from './host-names.ts'

/** Which addresses an untrusted website may have. Everything here is decided before a packet is sent. */

/** Names that clouds and home networks use internally although they look public, and reserved endings. */
const internalNames =
  /(^|\.)(arpa|internal|intranet|local|localdomain|localhost|lan|home|corp|private|onion|test|invalid|example)$/

/** Azure's "wire server": outside every special range, reachable from every Azure machine. */
const azureWireServer = '168.63.129.16'

/**
 * Why an address may not be requested, as a plain sentence; null when its form is fine. The name must still be resolved
 * and checked with `refusedIp`.
 */
export function refusedUrl(url: URL): string | null {
  if (url.href.length > maxAddressLength) {
    return `The address is longer than ${maxAddressLength.toLocaleString('en-AU')} characters.`
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'Only http:// and https:// addresses are websites.'
  if (url.username !== '' || url.password !== '') return 'The address holds a user name or password.'
  if (url.port !== '' && url.port !== '80' && url.port !== '443') {
    return `Websites for the public answer on port 80 or 443, not on ${url.port}.`
  }
  return null
}

/** Why a host name cannot belong to a public website; null when it can. Takes the value of `URL.hostname`. */
export function refusedHost(hostname: string): string | null {
  const host = bareHost(hostname)
  // URL has already converted decimal, hex, octal, short and full-width notations into one of these two forms.
  if (host.startsWith('[') || ipaddr.IPv4.isValid(host)) return 'The address is a bare IP address, not a website name.'
  if (internalNames.test(host)) return `${host} is a name for internal use, not a public website.`
  const { isIcann, publicSuffix } = parse(host, { allowPrivateDomains: false })
  if (!isIcann || publicSuffix === host) return `${host} does not end in a public domain such as .com.au.`
  return null
}

/** Whether an IP address is outside the public internet, or tunnels back into a private network. */
export function refusedIp(address: string): boolean {
  // Stricter than ipaddr.js, which reads 127.1 as an address.
  if (isIP(address) === 0) return true
  const ip = ipaddr.parse(address)
  if (ip.range() !== 'unicast') return true
  // Only 2000::/3 is allocated for public use; this also refuses ::/96, which ipaddr.js calls unicast.
  if (ip.kind() === 'ipv6') return ((ip as ipaddr.IPv6).parts[0] ?? 0) >> 13 !== 1
  return ip.toString() === azureWireServer
}

/** One form for each address, so that addresses can be compared. */
export const canonicalIp = (address: string): string => (isIP(address) ? ipaddr.process(address).toString() : address)
