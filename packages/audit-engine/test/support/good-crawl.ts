import { parsePage } from '../../src/page/parse-page.ts'
import type { Facts } from '../../src/facts/facts.ts'
import type { Page } from '../../src/page/page.ts'
import { mergePages } from '../../src/sources/rendered/merge-pages.ts'
import { lacksParts } from '../../src/sources/rendered/needs-rendering.ts'
import { readRobots } from '../../src/sources/crawl/robots-txt.ts'
import type {
  CrawledPage,
  Fetched,
  NotFetched,
  Sitemap,
  TlsCertificate,
  WebsiteCrawl,
} from '../../src/sources/source.ts'
import { goodPages } from './good-pages.ts'

export const origin = 'https://wattlewire.com.au'
export const readAt = '2026-11-20T02:00:00.000Z'

/** A website as a test describes it: start from `goodSite()` and break one thing at a time. */
export interface TestSite {
  /** HTML by path. */
  pages: Record<string, string>
  /** Answers other than a 200 with HTML, by path. A linked path in neither is a 404. */
  statuses: Record<string, number>
  failed: Record<string, NotFetched['reason']>
  /** Answers about pictures and canonical addresses. */
  parts: (Partial<Fetched> & { path: string })[]
  headers: Record<string, Record<string, string>>
  robots: string | null
  /** Status of /robots.txt when it is not 200; 404 for none. */
  robotsStatus?: number | null
  /** Paths in the sitemap; null when there is none. */
  sitemap: string[] | null
  /** Replaces parts of the sitemap. */
  sitemapText?: Partial<Sitemap>
  stopped: WebsiteCrawl['stopped']
  notVisited: string[]
  /** Whether a made-up address answers like a page; false unless given. */
  mayAnswerAnything?: boolean
  /** What a browser shows for script-built pages, by path; pages not listed are read without a browser. */
  shown: Record<string, string>
  /** Paths of pages of which only the beginning was read. */
  truncated: string[]
  tls: TlsCertificate
  facts: Partial<Facts>
}

export const goodSite = (): TestSite => ({
  pages: { ...goodPages },
  statuses: { '/price-list.pdf': 200 },
  failed: {},
  parts: [],
  headers: {},
  robots: `User-agent: *\nDisallow: /admin\nSitemap: ${origin}/sitemap.xml\n`,
  sitemap: Object.keys(goodPages).filter((path) => path !== '/privacy'),
  stopped: 'complete',
  notVisited: [],
  shown: {},
  truncated: [],
  tls: {
    host: 'wattlewire.com.au',
    https: true,
    error: null,
    issuer: "Let's Encrypt",
    validFrom: '2026-10-20T00:00:00.000Z',
    validTo: '2027-01-18T00:00:00.000Z',
    names: ['wattlewire.com.au', 'www.wattlewire.com.au'],
    protocol: 'TLSv1.3',
    http: 'redirects-to-https',
    hsts: null,
  },
  facts: {},
})

/** The good site with one text replaced on a page (or on all of them); fails when the text is not there. */
export const change = (site: TestSite, path: string | null, from: string | RegExp, to: string): TestSite => {
  let changed = 0
  const pages = Object.fromEntries(
    Object.entries(site.pages).map(([at, html]) => {
      if (path !== null && at !== path) return [at, html]
      const next = html.replaceAll(
        typeof from === 'string' ? from : new RegExp(from.source, `${from.flags.replace('g', '')}g`),
        to,
      )
      if (next !== html) changed++
      return [at, next]
    }),
  )
  if (changed === 0) throw new Error(`${from} is not on ${path ?? 'any page'}`)
  return { ...site, pages }
}

function pageOf({ shown }: TestSite, path: string, html: string): Page {
  const sent = parsePage(html, origin + path)
  const rendered = shown[path]
  return rendered === undefined ? sent : mergePages(sent, parsePage(rendered, origin + path))
}

/** The site as the crawler would return it. */
export const crawlOf = (site: TestSite): WebsiteCrawl => {
  const depths = new Map<string, { depth: number; foundOn: string | null }>([['/', { depth: 0, foundOn: null }]])
  const parsed = new Map(Object.entries(site.pages).map(([path, html]) => [path, pageOf(site, path, html)]))
  const linked = new Set<string>()
  for (const [path, at] of depths) {
    for (const { url } of parsed.get(path)?.links ?? []) {
      const target = url !== null && URL.parse(url)?.origin === origin ? url.slice(origin.length) : null
      if (target === null) continue
      linked.add(target)
      if (!depths.has(target)) depths.set(target, { depth: at.depth + 1, foundOn: origin + path })
    }
  }
  const answer = (path: string, status: number): Fetched => ({
    url: origin + path,
    finalUrl: origin + path,
    redirects: [],
    status,
    headers: site.headers[path] ?? {},
    contentType: 'text/html; charset=utf-8',
    bytes: site.pages[path]?.length ?? 0,
    truncated: site.truncated.includes(path),
    at: readAt,
    took: 20,
  })
  const pages = [...parsed].map(([path, page]): CrawledPage => ({
    ...answer(path, 200),
    page,
    rendered: path in site.shown,
    unreadByScript: lacksParts(page) ? 'there is no browser to show them in' : null,
    depth: depths.get(path)?.depth ?? null,
    foundOn: depths.get(path)?.foundOn ?? `${origin}/sitemap.xml`,
  }))
  const elsewhere = [...linked].filter(
    (path) => !parsed.has(path) && !site.failed[path] && !site.notVisited.includes(path),
  )
  return {
    home: pages.find(({ url }) => url === `${origin}/`)!,
    pages,
    parts: site.parts.map(({ path, status = 200, ...more }) => ({ ...answer(path, status), ...more })),
    others: elsewhere.map((path) => answer(path, site.statuses[path] ?? 404)),
    failed: Object.entries(site.failed).map(([path, reason]) => ({
      url: origin + path,
      reason,
      detail: `It failed (${reason}).`,
    })),
    notVisited: site.notVisited.map((path) => origin + path),
    mayAnswerAnything: site.mayAnswerAnything ?? false,
    robots: readRobots(
      `${origin}/robots.txt`,
      site.robotsStatus === undefined ? (site.robots === null ? 404 : 200) : site.robotsStatus,
      site.robots ?? '',
    ),
    sitemaps: [sitemapOf(site)],
    stopped: site.stopped,
  }
}

const sitemapOf = ({ sitemap, sitemapText }: TestSite): Sitemap => ({
  url: `${origin}/sitemap.xml`,
  status: sitemap ? 200 : 404,
  kind: sitemap ? 'urlset' : 'invalid',
  locations: (sitemap ?? []).map((path) => origin + path),
  problem: sitemap ? null : 'it answers 404',
  ...sitemapText,
})
