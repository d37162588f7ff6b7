import type { CrawledPage } from '../source.ts'
import type { PageOutline } from './page-outline.ts'
import { pageKey, type InternalAddress } from './site-scope.ts'

type OutlinedPage = CrawledPage<PageOutline>

/**
 * Fewest clicks from the home page to each page, and the page that leads there, following the links of all pages read.
 * The order in which pages were read makes no difference.
 */
export function linkDepths(
  pages: OutlinedPage[],
  read: (link: string) => InternalAddress | null,
): Map<OutlinedPage, { depth: number; foundOn: string | null }> {
  const byKey = new Map<string, OutlinedPage>()
  for (const page of pages) for (const url of [page.finalUrl, page.url]) byKey.set(pageKey(url), page)
  const [home] = pages
  const depths = new Map<OutlinedPage, { depth: number; foundOn: string | null }>()
  if (!home) return depths
  depths.set(home, { depth: 0, foundOn: null })
  // Used as a queue: it grows during the loop.
  const reached = [home]
  for (const page of reached) {
    const { depth } = depths.get(page)!
    for (const link of page.page.links) {
      const address = read(link.url)
      const next = address && byKey.get(address.key)
      if (!next || depths.has(next)) continue
      depths.set(next, { depth: depth + 1, foundOn: page.finalUrl })
      reached.push(next)
    }
  }
  return depths
}
