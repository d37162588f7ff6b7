import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { addressKey, pathOf, withoutEnding } from '../site/addresses.ts'
import type { InternalLink } from '../site/link-graph.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'

/** Clicks from the home page. */
export const deepest = 3

/** Pages that no page leads to; none where a page that was not read may. */
export const orphans = (
  site: Site,
  pages: readonly CrawledPage[],
  links: ReadonlyMap<string, InternalLink[]>,
  crawl: { at: string; data: WebsiteCrawl },
): Fault<CrawledPage> => {
  /** Among them those that only send visitors on, to the page that was found there. */
  const noPages = new Set(crawl.data.others.map(({ finalUrl }) => finalUrl))
  const isLedTo = (page: CrawledPage): boolean =>
    [page.finalUrl, page.url].some((url) => links.has(addressKey(url))) ||
    (page.foundOn !== null && noPages.has(page.foundOn)) ||
    mayBeOpened(site, page)
  const found = site.partial ? [] : pages.filter((page) => !isLedTo(page))
  return {
    found,
    evidence: atMost(
      4,
      found.map((page) => seenOn(page, 'No page we read links here.')),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Link to ${pageNames(found)} from your menu or another page, or take down what you no longer need: we found no link that leads there, and search engines follow links.`,
        2,
        found[0],
      ),
    ),
  }
}

/** Whether a script of another page may take visitors there, or a link for those without scripts. */
const mayBeOpened = ({ pages }: Site, { finalUrl, page }: CrawledPage): boolean => {
  const key = withoutEnding(finalUrl)
  const file = pathOf(finalUrl).split('/').at(-1)!.toLowerCase()
  return pages.some(
    (from) =>
      from.page !== page &&
      (from.page.otherWays.to.some((one) => withoutEnding(one) === key) ||
        from.page.otherWays.beginnings.some((one) => file.startsWith(one))),
  )
}

export const deepPages = (pages: readonly CrawledPage[], crawl: { at: string }): Fault<CrawledPage> => {
  const found = pages.filter(({ depth }) => depth !== null && depth > deepest)
  return {
    found,
    evidence: atMost(
      4,
      found.map((page) => seenOn(page, `This page is ${page.depth} clicks from the home page.`)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Bring ${pageNames(found)} closer to your home page: it takes more than ${deepest} clicks to get there.`,
        2,
        found[0],
      ),
    ),
  }
}
