import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { blocksZoom, fitsPhone, isTooWide, mayFitByScript, widest } from '../site/phone-screen.ts'
import { metas, someOf, type Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'

interface PhoneLayout {
  /** Those of the pages whose setting for phones could be seen. */
  judged: readonly CrawledPage[]
  unfit: Fault<CrawledPage>
  unsure: Fault<CrawledPage>
  wide: Fault<CrawledPage>
  locked: Fault<CrawledPage>
}

/**
 * Whether the pages are as wide as a phone, and can be enlarged there. Where the home page was seen on one, its code is not
 * asked how wide it may be.
 */
export const phoneLayout = (
  site: Site,
  viewed: { fits: boolean; isWider: boolean },
  crawl: { at: string },
): PhoneLayout => {
  const { pages, home } = site
  const isSeen = viewed.fits || viewed.isWider
  const isNeverAdded = pages.some(({ rendered }) => rendered) && !pages.some((page) => page.rendered && fitsPhone(page))
  const unsure = isNeverAdded ? [] : pages.filter(mayFitByScript)
  const judged = pages.filter((page) => !unsure.includes(page))
  return {
    judged,
    unfit: unfitPages(site, judged, crawl),
    unsure: unsurePages(unsure),
    wide: widePages(
      pages.filter((page) => isTooWide(page) && !(isSeen && page === home)),
      crawl,
    ),
    locked: lockedPages(pages.filter(blocksZoom), crawl),
  }
}

const unfitPages = (site: Site, judged: readonly CrawledPage[], crawl: { at: string }): Fault<CrawledPage> => {
  const found = judged.filter((page) => !fitsPhone(page))
  return {
    found,
    evidence: atMost(
      5,
      found
        .filter((page) => page !== site.home)
        .map((page) => seenOn(page, 'This page has no viewport setting that fits phones.', metas(page, 'viewport')[0])),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Make ${pageNames(found)} fit phones: ${someOf(site, found, judged)} ${found.length === 1 ? 'leaves' : 'leave'} out the setting that tells a phone to use its own width, so everything looks tiny.`,
        2,
        found[0],
      ),
    ),
  }
}

const unsurePages = (found: readonly CrawledPage[]): Fault<CrawledPage> => ({
  found,
  evidence: [],
  findings: when(found.length > 0, () =>
    note(
      `Look at ${pageNames(found)} on a phone: the code leaves out the setting that tells a phone to use its own width, and unless a script adds it, everything looks tiny.`,
    ),
  ),
})

const widePages = (found: readonly CrawledPage[], crawl: { at: string }): Fault<CrawledPage> => ({
  found,
  evidence: atMost(
    5,
    found.map((page) => seenOn(page, `A part of this page is fixed at ${widest(page)} pixels.`)),
    crawl,
  ),
  findings: when(found.length > 0, () =>
    note(
      `Look at ${pageNames(found)} on a phone: a part is fixed at ${widthsOf(found)} pixels in the page's own code, wider than most phones.`,
    ),
  ),
})

/** "640 to 830", where pages differ. */
const widthsOf = (pages: readonly CrawledPage[]): string => {
  const widths = pages.map(widest)
  const [narrowest, widestOfAll] = [Math.min(...widths), Math.max(...widths)]
  return narrowest === widestOfAll ? `${narrowest}` : `${narrowest} to ${widestOfAll}`
}

const lockedPages = (found: readonly CrawledPage[], crawl: { at: string }): Fault<CrawledPage> => ({
  found,
  evidence: atMost(
    3,
    found.map((page) => seenOn(page, 'This page forbids zooming.', metas(page, 'viewport')[0])),
    crawl,
  ),
  findings: when(found.length > 0, () =>
    problem(`Allow zooming on ${pageNames(found)}: people who need larger text cannot enlarge it.`, 2, found[0]),
  ),
})
