import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { forbids, ruleAgainst, type Listability } from '../site/listability.ts'
import { addressKind } from '../../facts/page-kind.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { canonicals, noindexOf, someOf, type Site } from '../site/site.ts'
import { atMost, seenOn, seenOnSite } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { paths } from '../wording/phrases.ts'

interface KeptOut extends Omit<Fault<never>, 'found'> {
  /** Pages that may not be listed. */
  hidden: readonly Listability[]
  /** Pages that name another one as the real one. */
  elsewhere: readonly Listability[]
  /** Addresses that robots.txt forbids Google to read. */
  blocked: WebsiteCrawl['failed']
}

/** Pages other than the home page, which are `judged`, that search engines may drop. */
export const keptOut = (
  site: Site,
  judged: readonly Listability[],
  crawl: { at: string; data: WebsiteCrawl },
): KeptOut => {
  const { robots, failed } = crawl.data
  const hidden = judged.filter(({ fault }) => fault === 'noindex' || fault === 'robots')
  const elsewhere = judged.filter(({ fault }) => fault === 'canonical')
  const blocked = failed.filter(
    ({ url, reason }) => reason === 'blocked-by-robots' && addressKind(url) === 'content' && forbids(robots, url),
  )
  const isWhole = blocked.some(({ url }) => /^disallow:\s*\/\*?$/i.test(ruleAgainst(robots, url)?.line ?? ''))
  /** The host that all of them name, where it is another one. */
  const hosts = new Set(elsewhere.flatMap(({ page }) => canonicals(page).map(hostOf)))
  const away = hosts.size === 1 && !hosts.has(hostOf(site.home.finalUrl)) ? [...hosts][0] : undefined
  return {
    hidden,
    elsewhere,
    blocked,
    evidence: [
      ...atMost(
        8,
        [...hidden, ...elsewhere].map(({ page, says }) => seenOn(page, `On this page ${says}.`, noindexOf(page))),
        crawl,
      ),
      ...atMost(
        4,
        blocked.map(({ url }) => ({ ...seenOnSite(crawl, 'robots.txt forbids Google to read this address.'), url })),
        crawl,
      ),
    ],
    findings: [
      ...when(hidden.length > 0, () =>
        problem(
          `Open these pages to search engines, if customers should find them: ${someOf(site, hidden, [site.home, ...pagesOf(judged)])} may not be listed (${pageNames(pagesOf(hidden))}).`,
          2,
          hidden[0]!.page,
        ),
      ),
      ...when(blocked.length > 0, () =>
        problem(
          isWhole
            ? 'Take the line "Disallow: /" out of your robots.txt file, which tells search engines what to leave alone: it keeps them from your whole website.'
            : `Check your robots.txt file, which tells search engines what to leave alone: it keeps them from ${paths(blocked)}. Where that is meant, as for a form for clients only, leave it.`,
          2,
          blocked[0],
        ),
      ),
      ...when(elsewhere.length > 0, () =>
        problem(
          away === undefined
            ? `Correct the "canonical" address (the one a page gives as its real address) on ${pageNames(pagesOf(elsewhere))}: it names another page, so search engines may drop yours. Where that page is there and the same as yours, leave it, and lead your own links there.`
            : `Correct the "canonical" address (the one a page gives as its real address) on ${pageNames(pagesOf(elsewhere))}: it names another website (${away}), so search engines may drop yours. Give each page its own address there.`,
          2,
          elsewhere[0]!.page,
        ),
      ),
    ],
  }
}

const pagesOf = (some: readonly Listability[]): CrawledPage[] => some.map(({ page }) => page)
