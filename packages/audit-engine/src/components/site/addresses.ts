import { storableText } from '@findable/contracts'
import { siteHost } from '../../sources/web/host-names.ts'
import { decoded } from '../../text/decoded.ts'
import { remembered } from '../../text/remembered.ts'

/** Query parameters that only say where a visitor came from. */
const tracking = /^(utm_.*|gclid|gad_source|fbclid|msclkid|mc_cid|mc_eid|_ga|ref)$/i
const indexFile = /\/(index|default|home)\.(html?|php|aspx?)$/i

/**
 * One key for every way of writing an address: without scheme, www, trailing slash, index file, tracking and fragment.
 */
export const addressKey = remembered((url): string => {
  const parsed = URL.parse(url)
  if (!parsed) return url
  const query = [...parsed.searchParams]
    .filter(([name]) => !tracking.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const path = parsed.pathname
    .replace(/\/{2,}/g, '/')
    .replace(indexFile, '/')
    .replace(/\/$/, '')
  return `${siteHost(parsed.hostname)}${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`
})

/** One key for "/contact" and "/contact.html" too: hosts of static files answer at both. */
export const withoutEnding = (url: string): string => addressKey(url).replace(/\.html?$/, '')

/** "home.php" of "/home.php", which has one key with "/"; null for an address that names no index file. */
export const indexNameOf = (url: string): string | null =>
  indexFile
    .exec(URL.parse(url)?.pathname ?? '')?.[0]
    .slice(1)
    .toLowerCase() ?? null

/** How an address is shown to its owner: the path alone, or "your home page" for the root. */
export const pathOf = remembered((url): string => {
  const parsed = URL.parse(url)
  if (!parsed) return url
  const path = storableText(decoded(parsed.pathname, decodeURI)) + parsed.search
  return path === '/' ? 'your home page' : path
})

/** The address a script tells its pages by, as written ("#/prices"); null for others, and for "#/", the home page. */
export const hashRouteOf = (href: string): string | null => /^[^#]*(#!?\/.[^]*)$/.exec(href)?.[1] ?? null
