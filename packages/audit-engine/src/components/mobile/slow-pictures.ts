import type { WebsiteCrawl } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { heavyPictures } from '../site/pictures.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { count } from '../wording/phrases.ts'

type Heavy = ReturnType<typeof heavyPictures>[number]

/** Pictures that somebody on a phone waits for. */
export const slowPictures = (site: Site, crawl: { at: string; data: WebsiteCrawl }): Fault<Heavy> => {
  const found = heavyPictures(site, crawl.data)
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, pages, part, megabytes }) => {
        const others = pages.length > 1 ? ` and ${count(pages.length - 1, 'other')}` : ''
        return seenOn(page, `A picture on this page${others} has ${megabytes.toFixed(1)} MB.`, part.url)
      }),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Make large pictures smaller, such as ${found.length === 1 ? 'one' : found.length} on ${pageNames(found.map(({ page }) => page))}: of those whose size we asked for, the largest has ${found[0]!.megabytes.toFixed(1)} MB, and somebody away from home waits for it. Few need more than 0.3 MB, so look at your other pictures too.`,
      ),
    ),
  }
}
