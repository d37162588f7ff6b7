import { getDomain } from 'tldts'
import { pathPartsOf } from '../web/shared-hosts.ts'
import type { Subject } from './subject.ts'

/** Site builders that give every customer a name below theirs, and are not in the public suffix list. */
const builders =
  /(^|\.)(wordpress\.com|squarespace\.com|weebly(site)?\.com|business\.site|godaddysites\.com|jimdosite\.com|(my)?strikingly\.com|webnode\.\w+|site123\.me|zyrosite\.com|canva\.site|sites\.google\.com|hubspotpagebuilder\.com|tumblr\.com)$/

/** Tells the addresses of the business's own website, by all the names that lead to it, from those of others. */
export function ownWebsite({ homeUrl, aliases }: Pick<Subject, 'homeUrl' | 'aliases'>): (address: string) => boolean {
  const own = new Set([homeUrl, ...aliases.map((host) => `https://${host}/`)].map(websiteOf))
  return (address) => own.has(websiteOf(address))
}

/** What all the pages of one website have in common and no other website has; null for what is no address. */
export function websiteOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url) return null
  const host = url.hostname.replace(/^www\./, '')
  const domain = builders.test(host) ? host : (getDomain(host, { allowPrivateDomains: true }) ?? host)
  return [domain, ...url.pathname.split('/').filter(Boolean).slice(0, pathPartsOf(host))].join('/')
}
