import type { Reader } from '../reader.ts'
import type { Target } from '../target.ts'
import { mayAnswerAnything } from './crawl/may-answer-anything.ts'
import { askRobots, movedTo, robotsOf } from './crawl/ask-robots.ts'
import { crawlBudget, type CrawlBudget } from './crawl/budget.ts'
import { createFrontier } from './crawl/frontier.ts'
import { linkDepths } from './crawl/link-depths.ts'
import { createPageCrawl } from './crawl/page-crawl.ts'
import type { PageOutline } from './crawl/page-outline.ts'
import { readHome } from './crawl/read-home.ts'
import type { SentDocument } from './crawl/read-page.ts'
import { createAddressReader, siteScope } from './crawl/site-scope.ts'
import { askSitemap, gatherSitemaps, usualSitemap } from './crawl/sitemaps.ts'
import type { Render } from './rendered/renderer.ts'
import { createRenderings } from './rendered/renderings.ts'
import type { CrawledPage, WebsiteCrawl } from './source.ts'
import type { Web } from './web/web.ts'

export interface CrawlDeps {
  web: Web
  reader: Pick<Reader, 'read' | 'show'>
  render: Render
  /** Ends the crawl early; what was read by then is kept. */
  signal?: AbortSignal | undefined
  /** Called as soon as the home page has been read, with the document as sent. */
  onHome?: ((home: CrawledPage<PageOutline>, document: SentDocument) => void) | undefined
  /** Share of the crawl that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Reads a website: home page, robots.txt and sitemaps at once, then the pages that say most about the business. The
 * home page is read because its owner asked for it, other pages only as robots.txt allows. Throws HomeUnreadable.
 */
export async function crawlWebsite(
  target: Target,
  deps: CrawlDeps,
  budget: CrawlBudget = crawlBudget,
): Promise<WebsiteCrawl<PageOutline>> {
  const { web } = deps
  const timeLimit = AbortSignal.timeout(budget.time)
  const signal = deps.signal ? AbortSignal.any([timeLimit, deps.signal]) : timeLimit
  const guess = new URL(target.url).origin
  const early = { robots: askRobots(web, guess, signal), sitemap: askSitemap(web, guess + usualSitemap, signal) }

  const complete = createRenderings({ ...deps, most: budget.rendered, signal })
  const { home, document } = await readHome(target, { ...deps, complete, signal })
  deps.onHome?.(home, document)
  const site = siteScope(home.finalUrl, target.scope)
  const read = createAddressReader(site)
  const frontier = createFrontier(read, budget.depth)
  frontier.markSeen(home.finalUrl)

  const robots = await robotsOf(web, site.origin, await early.robots, signal)
  // On other sites an address that is not there says so, in its status or in its words.
  const anything = home.rendered ? mayAnswerAnything(web, site, robots, signal) : false
  const pageCrawl = createPageCrawl({ ...deps, complete, read, robots, frontier, signal, budget })
  pageCrawl.found(home)
  const sitemaps = early.sitemap
    .then((answer) =>
      gatherSitemaps(
        web,
        site.origin,
        { named: robots.sitemaps, linked: home.page.sitemaps },
        movedTo(answer, site.origin),
        signal,
      ),
    )
    .then((found) => {
      for (const { kind, url, locations } of found) {
        if (kind !== 'index') pageCrawl.named(url, locations)
      }
      return found
    })
  const { pages, others, failed, parts, stopped } = await pageCrawl.finish(sitemaps)

  const depths = linkDepths(pages, read)
  const [placedHome, ...placed] = pages.map((page) => ({ ...page, ...(depths.get(page) ?? { depth: null }) }))
  return {
    home: placedHome!,
    pages: [placedHome!, ...placed.toSorted(byDepth)],
    others: others.toSorted(byUrl),
    failed: failed.toSorted(byUrl),
    parts: parts.toSorted(byUrl),
    notVisited: frontier.rest().toSorted(),
    mayAnswerAnything: await anything,
    robots,
    sitemaps: await sitemaps,
    stopped,
  }
}

const byUrl = (a: { url: string }, b: { url: string }): number => (a.url < b.url ? -1 : 1)
const byDepth = (a: CrawledPage<PageOutline>, b: CrawledPage<PageOutline>): number =>
  (a.depth ?? Infinity) - (b.depth ?? Infinity) || byUrl(a, b)
