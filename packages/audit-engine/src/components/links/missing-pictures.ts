import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { pathOf } from '../site/addresses.ts'
import { brokenPictures } from '../site/pictures.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { shorten } from '../wording/phrases.ts'

type Broken = ReturnType<typeof brokenPictures>[number]

export const missingPictures = (site: Site, crawl: { at: string; data: WebsiteCrawl }): Fault<Broken> => {
  const found = brokenPictures(site, crawl.data)
  return {
    found,
    evidence: atMost(
      4,
      found.map(({ page, part, because }) => seenOn(page, `A picture on this page is broken: ${because}.`, part.url)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Check the pictures on ${pageNames(mostOften(found.flatMap(({ pages }) => pages)))}: of those we asked for, ${found.length === 1 ? 'one is' : `${found.length} are`} not at the address the page gives, such as ${shorten(pathOf(found[0]!.part.url), 60)}.`,
        1,
        found[0]!.page,
      ),
    ),
  }
}

/** The pages that are named most often first. */
const mostOften = (pages: readonly CrawledPage[]): CrawledPage[] =>
  [...Map.groupBy(pages, (page) => page).values()]
    .toSorted((one, other) => other.length - one.length)
    .map(([page]) => page!)
