import type { Finding } from '@findable/contracts'
import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import { unseenParts } from '../../sources/rendered/unseen-parts.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { addressKey, withoutEnding } from './addresses.ts'
import { wrongLines } from './named-sitemaps.ts'
import { noindexOf, type Copy } from './site.ts'
import { shareOf } from '../score-parts.ts'
import { count, paths } from '../wording/phrases.ts'
import { pageNames } from '../wording/page-names.ts'

export interface SitemapReading {
  /** 0 to 1; null when reading ended before a sitemap could be looked for. */
  met: number | null
  saw: string[]
  findings: Finding[]
}

/** What a valid sitemap counts for, one that names every page, and one that names none that is not listable. */
export const sitemapShares = { valid: 0.4, complete: 0.3, right: 0.3 }

/**
 * Whether there is a valid sitemap, and whether it matches the listable pages found through links. Where `elsewhere`, most
 * pages call another one their real address, it may name them all, and how many of the rest it names says little.
 */
export const readSitemaps = (
  crawl: WebsiteCrawl,
  copies: readonly Copy[],
  listable: readonly CrawledPage[],
  elsewhere: boolean,
): SitemapReading => {
  const valid = crawl.sitemaps.filter(({ kind }) => kind === 'urlset' || kind === 'text')
  const lines = wrongLines(crawl)
  if (valid.length === 0) {
    const reading = absent(crawl)
    return lines.found.length > 0 ? { ...reading, saw: lines.saw, findings: lines.findings } : reading
  }

  const locations = new Set(valid.flatMap(({ locations }) => locations))
  const listed = new Set([...locations].map(addressKey))
  const host = hostOf(crawl.home.finalUrl)
  const foreign = [...locations].filter((url) => hostOf(url) !== host)
  const blocked = crawl.failed.filter(
    ({ url, reason }) => reason === 'blocked-by-robots' && listed.has(addressKey(url)),
  )
  const gone = crawl.others.filter(({ url, status }) => [404, 410].includes(status) && listed.has(addressKey(url)))
  const capped = valid.some(({ locations }) => locations.length >= 5000)
  // Under one other address, the list is of the same website or of a copy of it.
  const other = hostOf(foreign[0] ?? '')
  const isMoved = other !== '' && [...locations].every((url) => hostOf(url) === other)
  const listedAlike = new Set(
    [...locations].map((url) => withoutEnding(isMoved ? under(url, crawl.home.finalUrl) : url)),
  )
  const isListed = (page: CrawledPage): boolean =>
    [page, ...copies.filter(({ of }) => of === page).map((copy) => copy.page)].some(({ url, finalUrl }) =>
      [finalUrl, url].some((one) => listedAlike.has(withoutEnding(one))),
    )
  const missing = capped ? [] : listable.filter((page) => !isListed(page))

  const found = shareOf(listable, (page) => !missing.includes(page)) ?? 1
  const wrong = foreign.length + gone.length + blocked.length
  const checked = Math.min(locations.size, crawl.pages.length + gone.length + blocked.length)
  const right = checked === 0 ? 0 : Math.max(0, 1 - wrong / checked)
  const findings: Finding[] = [...lines.findings]
  if (missing.length > 0)
    findings.push({
      kind: 'problem',
      text: `Add ${pageNames(missing)} to your sitemap: ${missing.length === 1 ? 'it is' : 'they are'} on your site but not on the list.`,
    })
  if (gone.length > 0)
    findings.push({
      kind: 'problem',
      text: `Take ${paths(gone)} off your sitemap: ${gone.length === 1 ? 'it answers' : 'they answer'} "not found".`,
    })
  if (foreign.length > 0)
    findings.push({
      kind: 'problem',
      text: `Correct your sitemap: it lists ${count(foreign.length, 'address', 'addresses')} of another website (${foreign[0]}).${isMoved ? ' If both websites are yours, list the addresses of your main one, and redirect the other to it.' : ''}`,
    })
  if (blocked.length > 0) {
    const them = blocked.length === 1 ? 'it' : 'them'
    findings.push({
      kind: 'problem',
      text: `Make up your mind about ${paths(blocked)}: your sitemap offers ${them} to search engines, your robots.txt file forbids ${them}.`,
    })
  }
  const isForbidden = crawl.pages.every((page) => noindexOf(page) !== null)
  if (isForbidden)
    findings.push({ kind: 'note', text: 'Your sitemap offers pages to search engines that forbid listing themselves.' })
  if (findings.length === 0)
    findings.push({
      kind: 'strength',
      // Pages that only an unseen part links to may be lacking.
      text:
        elsewhere || unseenParts(crawl.pages) !== null
          ? 'Your sitemap is valid.'
          : `Your sitemap is valid and names the ${listable.length === 1 ? 'page' : 'pages'} we found.`,
    })
  const agreeing = listable.length - missing.length
  const agreement = isForbidden
    ? 'all pages we read forbid listing'
    : listable.length === 0
      ? 'none of the pages we read is one that search engines may list under its own address'
      : elsewhere
        ? 'most pages we read name another one as their real address'
        : `${agreeing} of the ${count(listable.length, 'listable page')} we read ${agreeing === 1 ? 'is' : 'are'} on it`
  const addresses = valid
    .map(({ url }) => url)
    .slice(0, 3)
    .join(', ')
  return {
    met: sitemapShares.valid + sitemapShares.complete * marred(found) + sitemapShares.right * marred(right),
    saw: [
      ...lines.saw,
      `The sitemap ${addresses} is valid and lists ${count(locations.size, 'address', 'addresses')}; ${agreement}.`,
    ],
    findings,
  }
}

/** The same path and query on the website of `home`. */
const under = (url: string, home: string): string => {
  const moved = new URL(url)
  moved.host = new URL(home).host
  return moved.href
}

/** One wrong entry costs more than its share, since search engines then trust the whole list less. */
const marred = (share: number): number => (share === 1 ? 1 : 0.6 * share)

const absent = (crawl: WebsiteCrawl): SitemapReading => {
  const broken = crawl.sitemaps.filter(({ status }) => status !== null && status < 400)
  const unanswered = crawl.sitemaps.find(({ status }) => status === null)
  // The lists that an index names may hold the pages.
  const isUnread = unanswered !== undefined && broken.every(({ kind }) => kind === 'index')
  if (broken.length > 0 && !isUnread) {
    const { url, problem } = broken[0]!
    return {
      met: 0.2,
      saw: [`There is a sitemap at ${url}, but it cannot be used: ${problem ?? 'it lists no pages'}.`],
      findings: [
        {
          kind: 'problem',
          text: `Repair your sitemap (the list of your pages for search engines) at ${url}: ${problem ?? 'it lists no pages'}.`,
        },
      ],
    }
  }
  if (unanswered || (crawl.sitemaps.length === 0 && crawl.stopped === 'time-limit'))
    return {
      met: null,
      saw: [
        `We could not find out whether there is a sitemap: ${unanswered ? `${unanswered.url} gave no answer` : 'the time for reading ended first'}.`,
      ],
      findings: [],
    }
  return {
    met: 0,
    saw: [
      `We looked for a sitemap in robots.txt and at ${
        crawl.sitemaps
          .map(({ url }) => url)
          .slice(0, 3)
          .join(', ') || '/sitemap.xml'
      } and found none.`,
    ],
    findings: [
      {
        kind: 'problem',
        text: 'Add a sitemap, a list of your pages for search engines: we found none in robots.txt or at the usual addresses.',
      },
    ],
  }
}
