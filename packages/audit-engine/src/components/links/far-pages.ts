import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { addressKey } from '../site/addresses.ts'
import type { InternalLink } from '../site/link-graph.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'

/** Clicks from the home page. */
export const deepest = 3

/** Pages that no page links to; none where a page that was not read may. */
export const orphans = (
  { partial }: Site,
  pages: readonly CrawledPage[],
  links: ReadonlyMap<string, InternalLink[]>,
  crawl: { at: string },
): Fault<CrawledPage> => {
  const found = partial
    ? []
    : pages.filter(({ finalUrl, url }) => !links.has(addressKey(finalUrl)) && !links.has(addressKey(url)))
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
