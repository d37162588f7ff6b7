import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { addressKey } from './addresses.ts'
import { tellApart } from '../wording/page-names.ts'
import { pageKind } from './page-kind.ts'
import { wordCount } from '../../text/words.ts'

/**
 * The crawl as the components read it: each page once, home first, then by address, so that the order of reading does
 * not matter.
 */
export interface Site {
  home: CrawledPage
  /** Address of the root: "https://www.example.com.au/". */
  root: string
  /** Without www. */
  host: string
  /** Every distinct page that was read. */
  pages: CrawledPage[]
  /** Pages with content of their own: no lists, no legal texts, and none whose content was not seen. */
  content: CrawledPage[]
  /**
   * True when some page was not read: the budget ran out, robots.txt blocked it, or the server did not answer.
   */
  partial: boolean
  /** How well the pages represent the whole site: 0.95 when all were read, down to 0.6. */
  confidence: number
}

export const readSite = (crawl: WebsiteCrawl): Site => {
  const known = sites.get(crawl)
  if (known) return known
  const site = read(crawl)
  tellApart(site.pages)
  sites.set(crawl, site)
  return site
}

/** Every component reads the same site, so it is derived once and released with the crawl. */
const sites = new WeakMap<WebsiteCrawl, Site>()

const read = (crawl: WebsiteCrawl): Site => {
  const pages = distinct(crawl)
  const unread =
    crawl.notVisited.length +
    crawl.failed.filter(({ reason }) => reason !== 'dns').length +
    crawl.pages.filter((page) => page !== crawl.home && isUnseen(page)).length
  const known = pages.length / (pages.length + unread)
  const whole = pages.filter((page) => !isCutOff(page)).length / pages.length
  return {
    home: crawl.home,
    root: new URL('/', crawl.home.finalUrl).href,
    host: hostOf(crawl.home.finalUrl),
    pages,
    content: pages.filter((page) => (page === crawl.home || pageKind(page) === 'content') && !isUnseen(page)),
    partial: unread > 0 || crawl.stopped !== 'complete',
    confidence: 0.6 + 0.2 * known + 0.15 * whole,
  }
}

/**
 * Leaves out pages that forbid listing, as they are not meant to be found. Where the home page itself forbids it, all
 * pages are kept: that is a separate fault and must not hide the others.
 */
export const listable = (pages: readonly CrawledPage[], home: CrawledPage): CrawledPage[] =>
  noindexOf(home) === null ? pages.filter((page) => noindexOf(page) === null) : [...pages]

/** Only the beginning of the page was read; what seems missing may be in the rest. */
export const isCutOff = ({ truncated, page }: CrawledPage): boolean => truncated || page.size.truncated

/** "3 of your 12 pages", "all 12 of your pages", or "3 of the 25 pages we read" when there are more. */
export const someOf = (site: Site, some: number, of: number): string => {
  if (of === 1) return site.partial ? 'the one page we read' : 'your only page'
  if (some < of) return site.partial ? `${some} of the ${of} pages we read` : `${some} of your ${of} pages`
  const all = of === 2 ? 'both' : `all ${of}`
  return site.partial ? `${all} pages we read` : `${all} of your pages`
}

/** "in the 6 pages we read": where something was looked for and not found. */
export const whereLooked = (pages: readonly CrawledPage[]): string => {
  const parts = pages.some(isCutOff) ? 'in what we read of ' : ''
  if (pages.length === 1) return parts ? `${parts}the one page` : 'on the one page we read'
  return `${parts || 'in '}the ${pages.length} pages${parts ? '' : ' we read'}`
}

/** For components that only know Australian places and directories. */
export const outsideAustralia = (because: string) =>
  ({
    outcome: 'notApplicable',
    reason: `Your business seems to be outside Australia (${because}), and this check knows Australian places and directories only.`,
  }) as const

/** Sends visitors elsewhere by `<meta http-equiv=refresh>`, so it is not a page of its own. */
const sendsOn = ({ page }: CrawledPage): boolean =>
  page.metas.some(({ key, content }) => key === 'refresh' && /^\s*\d+\s*[;,]\s*url\s*=/i.test(content))

const notFound =
  /^\W*(?:error\W+)?404\b|^\W*(?:[\p{L}’']+ ){1,3}not found\W*$|\b(?:page|file)\b.* (?:not|can(?:no|['’])t be|could(?:n['’]t| not) be) found\b|\bpage\b.* (?:does(?:n['’]t| not) exist|no longer exists)/iu
/** Error pages have few words of their own. */
const mostErrorWords = 150

/** What an error page that is served with a success status says; null for any other page. */
export const errorOn = ({ page }: CrawledPage): string | null => {
  const heading = page.headings.find(({ hidden, text }) => !hidden && text !== '')?.text ?? ''
  const said = [heading, (page.titles[0] ?? '').split(/\s*[|–—]\s*|\s-\s/)[0]!].find(
    (text) => wordCount(text) <= 8 && notFound.test(text),
  )
  return said !== undefined && wordCount(page.text.main) < mostErrorWords ? said : null
}

/** Drops duplicates: the same page at another address, shown by its canonical or by the same title and text. */
const distinct = (crawl: WebsiteCrawl): CrawledPage[] => {
  const rest = crawl.pages
    .filter((page) => page !== crawl.home && !sendsOn(page) && errorOn(page) === null)
    .toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0))
  const byAddress = new Map<string, CrawledPage>()
  for (const page of [crawl.home, ...rest]) {
    const key = addressKey(page.finalUrl)
    if (!byAddress.has(key)) byAddress.set(key, page)
  }
  const contents = new Set<string>()
  return [...byAddress].flatMap(([key, page]) => {
    const canonical = canonicals(page)[0]
    if (page !== crawl.home && canonical && addressKey(canonical) !== key && byAddress.has(addressKey(canonical))) {
      const copyOf = byAddress.get(addressKey(canonical))!
      if (copyOf.page.text.main === page.page.text.main) return []
    }
    const content = `${page.page.titles[0]}\n${page.page.text.body}`
    if (contents.has(content) && page.page.text.body !== '') return []
    contents.add(content)
    return [page]
  })
}

export const canonicals = ({ page }: CrawledPage): string[] => [
  ...new Set(page.linkTags.flatMap(({ rel, href }) => (rel === 'canonical' && href ? [href] : []))),
]

/** Values of `<meta name=key>`, in order. */
export const metas = ({ page }: CrawledPage, key: string): string[] =>
  page.metas.filter((meta) => meta.key === key).map(({ content }) => content.trim())

/**
 * The page's instruction not to list it, from `<meta name=robots>` or a header, quoted as written; null when there is
 * none.
 */
export const noindexOf = (page: CrawledPage): string | null => {
  const header = page.headers['x-robots-tag']
  const said = [...metas(page, 'robots'), ...metas(page, 'googlebot'), ...(header ? [header] : [])]
  return said.find((value) => /(^|[\s,:])(noindex|none)([\s,]|$)/i.test(value)) ?? null
}

/**
 * A script builds the page and was not run, or had not come to its content when the browser was asked. Its emptiness
 * says nothing about the page.
 */
const isUnseen = ({ page, rendered, unreadByScript }: CrawledPage): boolean =>
  unreadByScript === null
    ? rendered &&
      (page.headings.length === 0 || page.titles.every((title) => title === '')) &&
      wordCount(page.text.main) < fewestWords
    : page.headings.length === 0 && page.links.length === 0 && wordCount(page.text.body) < fewestWords
const fewestWords = 25

/** Whether the address belongs to this site. Most do, and comparing the start of the string avoids parsing those. */
export const isInternal = ({ root, host }: Site, url: string): boolean => url.startsWith(root) || hostOf(url) === host
