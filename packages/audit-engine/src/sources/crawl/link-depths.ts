import type { CrawledPage } from '../source.ts'
import { pageKey, type InternalAddress } from './site-scope.ts'

/**
 * Fewest clicks from the home page to each page, and the page that leads there, following the links of all pages read.
 * The order in which pages were read makes no difference.
 */
export function linkDepths(
  pages: CrawledPage[],
  read: (link: string) => InternalAddress | null,
): Map<CrawledPage, { depth: number; foundOn: string | null }> {
  const byKey = new Map<string, CrawledPage>()
  for (const page of pages) for (const url of [page.finalUrl, page.url]) byKey.set(pageKey(url), page)
  const [home] = pages
  const depths = new Map<CrawledPage, { depth: number; foundOn: string | null }>()
  if (!home) return depths
  depths.set(home, { depth: 0, foundOn: null })
  // Used as a queue: it grows during the loop.
  const reached = [home]
  for (const page of reached) {
    const { depth } = depths.get(page)!
    for (const link of page.page.links) {
      const address = link.url === null ? null : read(link.url)
      const next = address && byKey.get(address.key)
      if (!next || depths.has(next)) continue
      depths.set(next, { depth: depth + 1, foundOn: page.finalUrl })
      reached.push(next)
    }
  }
  return depths
}
