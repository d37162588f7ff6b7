import { getDomain } from 'tldts'
import { siteHost } from '../web/host-names.ts'
import { pathPartsOf } from '../web/shared-hosts.ts'
import type { Subject } from './subject.ts'

/** Site builders that give each customer a subdomain and are not in the public suffix list. */
const builders =
  /(^|\.)(wordpress\.com|squarespace\.com|weebly(site)?\.com|business\.site|godaddysites\.com|jimdosite\.com|(my)?strikingly\.com|webnode\.\w+|site123\.me|zyrosite\.com|canva\.site|sites\.google\.com|hubspotpagebuilder\.com|tumblr\.com)$/

/** Distinguishes the addresses of the business's own website, under all host names that lead to it, from others. */
export function ownWebsite({ homeUrl, aliases }: Pick<Subject, 'homeUrl' | 'aliases'>): (address: string) => boolean {
  const own = new Set([homeUrl, ...aliases.map((host) => `https://${host}/`)].map(websiteOf))
  return (address) => own.has(websiteOf(address))
}

/** A key shared by all pages of one website and by no other website; null for what is not an address. */
export function websiteOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url) return null
  const host = siteHost(url.hostname)
  const domain = builders.test(host) ? host : (getDomain(host, { allowPrivateDomains: true }) ?? host)
  return [domain, ...url.pathname.split('/').filter(Boolean).slice(0, pathPartsOf(host))].join('/')
}
