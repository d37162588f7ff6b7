import { siteHost } from '../web/host-names.ts'

/** The website being read: www or not, http or https, and on a shared host only its own path. */
export interface SiteScope {
  /** Where its home page answered. */
  origin: string
  host: string
  /** '/' or, on a host shared by many sites, the path that belongs to this one. */
  path: string
}

/** Parameters that say where a visitor came from or who they are, never which page they want. */
const strangeParameters =
  /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|igshid|mc_[ce]id|_ga|_gl|hsctatracking|srsltid|phpsessid|jsessionid|aspsessionid\w*|oscsid|zenid|sid|sessionid|session_id|cfid|cftoken)$/i

const indexFile = /\/(index|default)\.(html?|php|aspx?|jsp)$/i

export const siteScope = (homeUrl: string, path: string): SiteScope => {
  const { origin, hostname } = new URL(homeUrl)
  return { origin, host: siteHost(hostname), path }
}

export interface InternalAddress {
  url: string
  /** On any sensible server, addresses with the same key lead to the same page. */
  key: string
}

/** Reads the addresses of one site. Menus repeat them on every page, so each spelling is read only once. */
export function createAddressReader(site: SiteScope): (link: string) => InternalAddress | null {
  const known = new Map<string, InternalAddress | null>()
  return (link) => {
    const cached = known.get(link)
    if (cached !== undefined) return cached
    const url = internalUrl(link, site)
    const address = url === null ? null : { url, key: pageKey(url) }
    known.set(link, address)
    return address
  }
}

/**
 * An address on the same site as we request it: the home page's origin, no fragment, no session or tracking parameters.
 * Null for other sites and other kinds of address.
 */
export function internalUrl(link: string, site: SiteScope): string | null {
  const url = URL.parse(link)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '')
    return null
  if (siteHost(url.hostname) !== site.host || (url.port !== '' && url.port !== '80' && url.port !== '443')) return null
  // Servers take two slashes for one; from a page with both, every link would lead to the whole site once more.
  const path = url.pathname.replace(/;jsessionid=[^/]*/i, '').replace(/\/{2,}/g, '/')
  if (!path.startsWith(site.path)) return null
  for (const name of new Set(url.searchParams.keys())) if (strangeParameters.test(name)) url.searchParams.delete(name)
  return site.origin + path + url.search
}

/** One key for all the ways of writing the address of a page. */
export function pageKey(url: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.sort()
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(indexFile, '/')
    .replace(/\/$/, '')
  return searchParams.size === 0 ? path : `${path}?${searchParams.toString()}`
}
