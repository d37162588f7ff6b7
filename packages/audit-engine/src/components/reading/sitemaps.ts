import type { Finding } from '@findable/contracts'
import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import { addressKey, hostOf } from './addresses.ts'
import { shareOf } from './parts.ts'
import { count, paths } from './wording.ts'

export interface SitemapReading {
  /** 0 to 1; null when reading ended before a sitemap could be looked for. */
  met: number | null
  saw: string[]
  findings: Finding[]
}

/** Whether there is a valid sitemap, and whether it agrees with the listable pages that were found by links. */
export const readSitemaps = (crawl: WebsiteCrawl, listable: readonly CrawledPage[]): SitemapReading => {
  const valid = crawl.sitemaps.filter(({ kind }) => kind === 'urlset' || kind === 'text')
  if (valid.length === 0) return absent(crawl)

  const locations = new Set(valid.flatMap(({ locations }) => locations))
  const listed = new Set([...locations].map(addressKey))
  const host = hostOf(crawl.home.finalUrl)
  const foreign = [...locations].filter((url) => hostOf(url) !== host)
  const gone = crawl.others.filter(({ url, status }) => [404, 410].includes(status) && listed.has(addressKey(url)))
  const capped = valid.some(({ locations }) => locations.length >= 5000)
  const missing = capped
    ? []
    : listable.filter((page) => !listed.has(addressKey(page.finalUrl)) && !listed.has(addressKey(page.url)))

  const found = shareOf(listable, (page) => !missing.includes(page)) ?? 1
  const right =
    locations.size === 0
      ? 0
      : 1 - Math.min(1, (foreign.length + gone.length) / Math.min(locations.size, crawl.pages.length + gone.length))
  const findings: Finding[] = []
  if (missing.length > 0)
    findings.push({
      kind: 'problem',
      text: `Add ${paths(missing)} to your sitemap: ${missing.length === 1 ? 'it is' : 'they are'} on your site but not on the list.`,
    })
  if (gone.length > 0)
    findings.push({
      kind: 'problem',
      text: `Take ${paths(gone)} off your sitemap: ${gone.length === 1 ? 'that page no longer exists' : 'those pages no longer exist'}.`,
    })
  if (foreign.length > 0)
    findings.push({
      kind: 'problem',
      text: `Correct your sitemap: it lists ${count(foreign.length, 'address', 'addresses')} of another website (${foreign[0]}).`,
    })
  if (findings.length === 0)
    findings.push({ kind: 'strength', text: 'Your sitemap is valid and names the pages we found.' })
  return {
    met: 0.5 + 0.25 * found + 0.25 * Math.max(0, right),
    saw: [
      `The sitemap ${valid
        .map(({ url }) => url)
        .slice(0, 3)
        .join(
          ', ',
        )} is valid and lists ${count(locations.size, 'address', 'addresses')}; ${listable.length - missing.length} of the ${count(listable.length, 'listable page')} we read ${listable.length - missing.length === 1 ? 'is' : 'are'} on it.`,
    ],
    findings,
  }
}

const absent = (crawl: WebsiteCrawl): SitemapReading => {
  const broken = crawl.sitemaps.filter(({ status }) => status !== null && status < 400)
  if (broken.length > 0) {
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
  const unanswered = crawl.sitemaps.find(({ status }) => status === null)
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
