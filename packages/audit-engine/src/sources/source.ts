import type { Page } from '../page/page.ts'

/** How a source ends: with data, or with the true reason why there is none. It never throws. */
export type Gathered<T> = { outcome: 'gathered'; at: string; data: T } | { outcome: 'unavailable'; reason: string }

/** One requested address and its answer. */
export interface Fetched {
  /** As requested. */
  url: string
  /** Where the answer came from, after redirects. */
  finalUrl: string
  redirects: { from: string; status: number; to: string }[]
  status: number
  headers: Record<string, string>
  contentType: string
  /** Decoded bytes of the body. */
  bytes: number
  /** Whether the body was cut at the size limit. */
  truncated: boolean
  /** ISO 8601, UTC. */
  at: string
  /** Milliseconds from request to the last byte. */
  took: number
}

/** An address that gave no answer: refused, timed out, blocked by robots.txt, or on a private network. */
export interface NotFetched {
  url: string
  reason:
    | 'blocked-by-robots'
    | 'refused-address'
    | 'dns'
    | 'connection'
    | 'tls'
    | 'timeout'
    | 'too-many-redirects'
    | 'budget'
    | 'unreadable'
  /** One plain sentence. */
  detail: string
}

/** A page that was read; while a website is being read, its outline in place of the page. */
export interface CrawledPage<AnyPage = Page> extends Fetched {
  /** As sent or, where `rendered`, merged with what a browser showed. */
  page: AnyPage
  rendered: boolean
  /**
   * Why parts that a script may build were not seen, worded to follow "because"; null when there are none, or they were
   * seen.
   */
  unreadByScript: string | null
  /** Clicks from the home page; null when only a sitemap names it. */
  depth: number | null
  /** The page whose link led here first, or the sitemap. */
  foundOn: string | null
}

/** A line of robots.txt that keeps crawlers from something. */
export interface RobotsRule {
  /** As written. */
  line: string
  /** The comments since the rule before it, without "#". */
  comments: readonly string[]
}

export interface RobotsTxt {
  url: string
  /** Status of /robots.txt; null when there was no answer. */
  status: number | null
  text: string
  sitemaps: string[]
  /** Whether a crawler with this product token (e.g. "Googlebot") may read the path with query. */
  allows(userAgent: string, pathAndQuery: string): boolean
  /** The line that keeps that crawler from the path with query; null when none does. */
  ruleAgainst(userAgent: string, pathAndQuery: string): RobotsRule | null
}

export interface Sitemap {
  url: string
  status: number | null
  kind: 'urlset' | 'index' | 'text' | 'invalid'
  /** Page addresses, at most 5,000. */
  locations: string[]
  /** Why it cannot be used, to go on after a colon; null when it can. */
  problem: string | null
}

/** The website as visitors and search engines see it. */
export interface WebsiteCrawl<AnyPage = Page> {
  /** Also the first of `pages`. */
  home: CrawledPage<AnyPage>
  /** Readable HTML pages of the site with status 2xx, home first, then by value. */
  pages: CrawledPage<AnyPage>[]
  /** Every internal address that was requested and did not become a page: broken links, files, refusals. */
  others: Fetched[]
  failed: NotFetched[]
  /** Pictures and "canonical" addresses of the pages, as far as the budget allowed to ask for their status. */
  parts: Fetched[]
  /** Internal addresses found but not requested, because the budget ended first. */
  notVisited: string[]
  /** Whether a made-up address may answer with success too; asked only where a browser built the home page, else false. */
  mayAnswerAnything: boolean
  robots: RobotsTxt
  sitemaps: Sitemap[]
  /** Why reading stopped. */
  stopped: 'complete' | 'page-limit' | 'time-limit'
}

/** Certificate and redirect behaviour of the site's host. */
export interface TlsCertificate {
  host: string
  /** Whether port 443 answered with TLS at all. */
  https: boolean
  /** Null when the chain and name are good; else Node's error code, e.g. CERT_HAS_EXPIRED. */
  error: string | null
  issuer: string | null
  /** ISO 8601, UTC. */
  validFrom: string | null
  validTo: string | null
  names: string[]
  protocol: string | null
  /** What http:// does: redirects to https, redirects elsewhere, answers itself, or is closed. */
  http: 'redirects-to-https' | 'redirects-elsewhere' | 'answers' | 'closed'
  /** Strict-Transport-Security header of the https answer. */
  hsts: string | null
}
