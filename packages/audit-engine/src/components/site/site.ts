import type { CrawledPage, WebsiteCrawl } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { addressKey, hashRouteOf } from './addresses.ts'
import { tellApart } from '../wording/page-names.ts'
import { pageKind } from '../../facts/page-kind.ts'
import { isUnfinished } from './page-text.ts'
import { unlinkedMenu } from './unlinked-menu.ts'
import { shorten } from '../wording/phrases.ts'
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
  /** Copies of those at addresses of their own. They are judged once, but they are there. */
  copies: Copy[]
  /** Addresses at which a browser showed nothing of their own: no pages of the site. */
  empty: CrawledPage[]
  /** Entries of the menu and footer that name pages and have no address, so that none of those was read. */
  unlinked: string[]
  /** Links such as "#/prices": a script shows other content there, at the same address, so that it was not read. */
  routes: string[]
  /** Pages with content of their own: no lists, no legal texts, none that only announce some, and none that was not seen. */
  content: CrawledPage[]
  /**
   * True when some page was not read: the budget ran out, robots.txt blocked it, the server did not answer, or it has no
   * address of its own.
   */
  partial: boolean
  /** How well the pages represent the whole site: 0.95 when all were read, down to 0.6. */
  confidence: number
}

export interface Copy {
  page: CrawledPage
  of: CrawledPage
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
  const empty = emptyAmong(crawl)
  const { pages, copies } = distinct(crawl, empty)
  const unlinked = unlinkedMenu(crawl.home, pages)
  const routes = routesOn(pages, crawl.home)
  const unread =
    crawl.notVisited.length +
    unlinked.length +
    routes.length +
    crawl.failed.filter(({ reason }) => reason !== 'dns').length +
    byScript(crawl).length +
    crawl.pages.filter((page) => page !== crawl.home && (isUnseen(page) || empty.includes(page))).length
  const known = pages.length / (pages.length + unread)
  const whole = pages.filter((page) => !isCutOff(page)).length / pages.length
  return {
    home: crawl.home,
    root: new URL('/', crawl.home.finalUrl).href,
    host: hostOf(crawl.home.finalUrl),
    pages,
    copies,
    empty,
    unlinked,
    routes,
    content: pages.filter(
      (page) =>
        (page === crawl.home || (pageKind(page) === 'content' && !isUnfinished(page, crawl.home))) && !isUnseen(page),
    ),
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

/**
 * How many of the pages a check was computed on: "3 of the 12 pages we read", and "all 10 pages we looked at for this" when
 * some that were read do not belong to it. Others may be there to which no link leads.
 */
export const someOf = (site: Site, some: readonly unknown[], of: readonly unknown[]): string => {
  const rest = isEvery(site, of) ? 'we read' : 'we looked at for this'
  if (of.length === 1) return `the one page ${rest}`
  if (some.length < of.length) return `${some.length} of the ${of.length} pages ${rest}`
  return `${of.length === 2 ? 'both' : `all ${of.length}`} pages ${rest}`
}

/** "Every page we read", or the number of those the check was computed on; begins a sentence. */
export const everyOf = (site: Site, of: readonly unknown[]): string => {
  if (of.length === 1) return isEvery(site, of) ? 'The page we read' : 'The page we looked at for this'
  return isEvery(site, of) ? 'Every page we read' : `Each of the ${of.length} pages we looked at for this`
}

/** "the pages we read", or the one. */
export const pagesRead = ({ pages }: Site): string => (pages.length === 1 ? 'the page we read' : 'the pages we read')

/** Begins a sentence on what they say together. */
export const pagesSay = ({ pages }: Site): string => (pages.length === 1 ? 'The page we read says' : 'Your pages say')

const isEvery = ({ pages }: Site, of: readonly unknown[]): boolean => of.length === pages.length

/** Addresses that the server does not know, where the script that builds the home page may show a page all the same. */
const byScript = ({ home, others }: WebsiteCrawl): WebsiteCrawl['others'] =>
  home.rendered ? others.filter(({ status }) => status === 404) : []

/** Addresses on the site that are pages, or may be, and were not read: some of them were only asked whether they are there. */
export const unreadAddresses = (crawl: WebsiteCrawl): string[] => {
  const read = new Set(crawl.pages.flatMap(({ url, finalUrl }) => [addressKey(url), addressKey(finalUrl)]))
  const isUnread = ({ status, contentType, finalUrl }: WebsiteCrawl['others'][number]): boolean =>
    status < 300 && /html/i.test(contentType) && !read.has(addressKey(finalUrl))
  return [
    ...crawl.notVisited,
    ...[
      ...crawl.others.filter(isUnread),
      ...byScript(crawl),
      ...crawl.failed.filter(({ reason }) => reason !== 'dns'),
    ].map(({ url }) => url),
  ]
}

/** Routes of scripts that pages link to, each once. */
const routesOn = (pages: readonly CrawledPage[], { finalUrl }: CrawledPage): string[] => {
  const host = hostOf(finalUrl)
  const routes = pages.flatMap(({ page }) =>
    page.links.flatMap(({ href, url }) => (url !== null && hostOf(url) === host ? (hashRouteOf(href) ?? []) : [])),
  )
  return [...new Set(routes)]
}

/** "in the 6 pages we read": where something was looked for and not found. */
export const whereLooked = (site: Site): string => {
  const parts = site.pages.some(isCutOff) ? 'in what we read of ' : ''
  const many = site.pages.length
  const [route] = site.routes
  const but =
    route === undefined ? '' : ` (not behind links such as "${shorten(route, 40)}", which have no page of their own)`
  if (many === 1) return (parts ? `${parts}the one page` : 'on the one page we read') + but
  return `${parts || 'in '}the ${many} pages${parts ? '' : ' we read'}${but}`
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
  /^\W*(?:error\W+)?404\b|^\W*(?:error\W+)?(?:50\d\W+)?(?:internal server error|bad gateway|service unavailable|gateway time-?out)\W*$|^\W*(?:[a-zÀ-ɏ’']+ ){1,3}not found\W*$|\b(?:page|file)\b.* (?:not|can(?:no|['’])t be|could(?:n['’]t| not) be) found\b|\bpage\b.* (?:does(?:n['’]t| not) exist|no longer exists)/i
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

/** Words; with fewer, what stands around them tells pages apart. */
const wordsOfPage = 50

/** Drops duplicates: the same page at another address, shown by its canonical or by the same title and text. */
const distinct = (crawl: WebsiteCrawl, empty: readonly CrawledPage[]): Pick<Site, 'pages' | 'copies'> => {
  const rest = crawl.pages
    .filter((page) => page !== crawl.home && !empty.includes(page) && !sendsOn(page) && errorOn(page) === null)
    .toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0))
  const byAddress = new Map<string, CrawledPage>()
  for (const page of [crawl.home, ...rest]) {
    const key = addressKey(page.finalUrl)
    if (!byAddress.has(key)) byAddress.set(key, page)
  }
  const byName = new Map<string, CrawledPage>()
  const byContent = new Map<string, CrawledPage[]>()
  const originalOf = (key: string, page: CrawledPage): CrawledPage | undefined => {
    const canonical = canonicals(page)[0]
    if (page !== crawl.home && canonical && addressKey(canonical) !== key) {
      const named = byAddress.get(addressKey(canonical))
      if (named?.page.text.main === page.page.text.main) return named
    }
    const name = key.replace(/\.(?:html?|php)$/, '')
    const twin = byName.get(name)
    if (twin && isShownOtherwise(page, twin)) return twin
    byName.set(name, page)
    // Menus and footers may differ in a word, such as the builder's credit.
    const { main, body } = page.page.text
    const content = `${page.page.titles[0]}\n${wordCount(main) < wordsOfPage ? body : main}`
    const known = byContent.get(content) ?? []
    byContent.set(content, [...known, page])
    return page.page.text.body === '' ? undefined : known.find((other) => showsTheSame(page, other))
  }
  const pages: CrawledPage[] = []
  const copies: Copy[] = []
  for (const [key, page] of byAddress) {
    const of = originalOf(key, page)
    if (of) copies.push({ page, of })
    else pages.push(page)
  }
  return { pages, copies }
}

/** Whether "/contact" and "/contact.html" are one page, of which a browser showed one address and not the other. */
const isShownOtherwise = (one: CrawledPage, other: CrawledPage): boolean => {
  if (one.rendered === other.rendered || one.page.titles[0] !== other.page.titles[0]) return false
  const [shown, read] = one.rendered ? [one, other] : [other, one]
  const lines = new Set(shown.page.text.body.split('\n'))
  return read.page.text.body.split('\n').every((line) => lines.has(line))
}

/** Galleries with the same few words are not copies of each other. */
const showsTheSame = (one: CrawledPage, other: CrawledPage): boolean => {
  const [some, others] = [one, other].map(({ page }) => new Set(page.images.flatMap(({ src }) => src ?? [])))
  return [...some!].filter((src) => others!.has(src)).length * 2 >= Math.max(some!.size, others!.size)
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
      wordCount(page.text.main) < fewestWords &&
      page.images.filter(({ inHeader, inNav }) => !inHeader && !inNav).length < severalPictures
    : page.headings.length === 0 && page.links.length === 0 && wordCount(page.text.body) < fewestWords
const fewestWords = 25
/** A page may be made of pictures. */
const severalPictures = 3

/** What may be all that a page is there for, besides words. */
const shows = new Set(['iframe', 'frame', 'video', 'audio', 'source', 'object', 'embed'])

/** Addresses at which there is nothing. */
const emptyAmong = (crawl: WebsiteCrawl): CrawledPage[] => [
  ...crawl.pages.filter((page) => page.page !== crawl.home.page && isBlank(page)),
  ...shownEmpty(crawl),
]

/** Whether nothing at all was sent, as for a file that was made and never filled. */
const isBlank = ({ rendered, page }: CrawledPage): boolean =>
  !rendered &&
  !page.runsScript &&
  [page.titles, page.blocks, page.images, page.links, page.resources, page.metas].every(({ length }) => length === 0)

/**
 * Pages on which a browser showed nothing between menu and footer but what is on every page: no main heading, text, picture,
 * form or frame, and no title of their own. So it is with an address that a script does not know.
 */
const shownEmpty = ({ home, pages }: WebsiteCrawl): CrawledPage[] => {
  const isBare = ({ rendered, page }: CrawledPage): boolean =>
    page !== home.page && rendered && page.headings.every(({ level, hidden }) => level > 1 || hidden)
  const bare = pages.filter(isBare)
  if (bare.length === 0) return []
  const others = pages.filter((page) => !isBare(page)).map((page) => new Set(partsOf(page)))
  const titles = new Set(pages.filter((page) => !isBare(page)).flatMap(({ page }) => page.titles))
  return bare.filter(
    (page) =>
      page.page.titles.every((title) => title === '' || titles.has(title)) &&
      partsOf(page).every((part) => others.length > 1 && others.every((parts) => parts.has(part))),
  )
}

/** What a page shows. A header may show more or less, depending on how far down the window is, so it is left out. */
const partsOf = ({ page }: CrawledPage): string[] => [
  ...page.blocks.filter(({ inNav, inHeader, inFooter }) => !inNav && !inHeader && !inFooter).map(({ text }) => text),
  ...page.images.filter(({ inHeader, inNav }) => !inHeader && !inNav).map(({ src }) => `picture ${src}`),
  ...page.resources.filter(({ tag }) => shows.has(tag)).map(({ tag, url }) => `${tag} ${url}`),
  ...page.forms.map((form) => JSON.stringify(form)),
]

/** Whether the address belongs to this site. Most do, and comparing the start of the string avoids parsing those. */
export const isInternal = ({ root, host }: Site, url: string): boolean => url.startsWith(root) || hostOf(url) === host
