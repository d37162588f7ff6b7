import type { PageLink } from '../../page/page.ts'
import type { CrawledPage, Fetched, NotFetched, WebsiteCrawl } from '../../sources/source.ts'
import { addressKey, indexNameOf } from './addresses.ts'
import { actsByScript } from './script-actions.ts'
import { errorOn, isInternal, pagesRead, type Site } from './site.ts'
import { count, shorten } from '../wording/phrases.ts'

export interface InternalLink {
  from: CrawledPage
  link: PageLink & { url: string }
}

/** Links between pages of this site, by the key of the page they lead to; of a page at two addresses, the one that is kept. */
export const internalLinks = (site: Site): Map<string, InternalLink[]> => {
  const known = graphs.get(site)
  if (known) return known
  const originals = new Map(
    site.copies.flatMap(({ page, of }) =>
      [page.url, page.finalUrl].map((url) => [addressKey(url), addressKey(of.finalUrl)] as const),
    ),
  )
  const graph = Map.groupBy(
    site.pages.flatMap((from) => {
      const here = addressKey(from.finalUrl)
      return from.page.links.flatMap((link) => {
        const { url } = link
        if (url === null || !isInternal(site, url)) return []
        const key = addressKey(url)
        const to = originals.get(key) ?? key
        return to === here ? [] : [{ to, from, link: { ...link, url } }]
      })
    }),
    ({ to }) => to,
  )
  graphs.set(site, graph)
  return graph
}

/** Cached, because several components follow the links. */
const graphs = new WeakMap<Site, Map<string, InternalLink[]>>()

export interface LinkVerdicts {
  /**
   * Certainly gone: 404, 410, a page that says so, or a host name that does not exist. `isSeen` where visitors certainly
   * meet an error too: a script that builds the pages may show one for an address that the server does not know.
   */
  broken: { url: string; because: string; isSeen: boolean; links: InternalLink[] }[]
  /** Refused, failing or unanswered, which says nothing about the page (bot protection, busy servers). */
  unsure: { url: string; because: string }[]
  /** Number of the site's linked addresses that were requested, broken or not. */
  checked: number
  /** Number of the others, about which nothing is known. */
  unchecked: number
  /** Whether an answer shows that there is a page. */
  isTelling: boolean
  /** Whether robots.txt forbade us some of them. */
  isKeptOut: boolean
}

export const judgeLinks = (crawl: WebsiteCrawl, links: ReadonlyMap<string, InternalLink[]>): LinkVerdicts => {
  const pages = crawl.pages.filter(({ url }) => links.has(addressKey(url)))
  // A sitemap's "/home.php" may be gone while the pages link to "/home.html", which has the same key.
  const linksTo = (url: string): InternalLink[] =>
    links.get(addressKey(url))!.filter(({ link }) => indexNameOf(link.url) === indexNameOf(url))
  const linked = <T extends { url: string }>(some: readonly T[]) =>
    some.filter(({ url }) => links.has(addressKey(url)) && linksTo(url).length > 0)
  const others = linked(crawl.others)
  const failed = linked(crawl.failed)
  const broken = [
    ...others.filter(isGone).map(({ url, status }) => ({
      url,
      because: `it answers ${status}`,
      isSeen: !linksTo(url).every(({ from }) => actsByScript(from)),
    })),
    ...failed
      .filter(({ reason }) => reason === 'dns')
      .map(({ url }) => ({ url, because: 'its host name does not exist', isSeen: true })),
  ].map((one) => ({ ...one, links: linksTo(one.url) }))
  const errors = pages.flatMap((page) => {
    const said = page === crawl.home ? null : errorOn(page)
    if (said === null) return []
    return [
      {
        url: page.url,
        because: `it says "${shorten(said, 60)}"`,
        isSeen: true,
        links: links.get(addressKey(page.url))!,
      },
    ]
  })
  const tried = new Set(
    [
      ...crawl.pages.flatMap(({ url, finalUrl, redirects }) => [url, finalUrl, ...redirects.map(({ to }) => to)]),
      ...[...crawl.others, ...crawl.failed].map(({ url }) => url),
    ].map(addressKey),
  )
  return {
    broken: [...broken, ...errors].toSorted((a, b) => (a.url < b.url ? -1 : 1)),
    unsure: [
      ...others
        .filter((other) => other.status >= 400 && !isGone(other))
        .map(({ url, status }) => ({ url, because: `it answers ${status}` })),
      ...failed.filter(isUnanswered).map(({ url, detail }) => ({ url, because: detail })),
    ],
    checked: pages.length + others.length + failed.filter(({ reason }) => reason === 'dns').length,
    unchecked: [...links.keys()].filter((key) => !tried.has(key)).length,
    isTelling: !crawl.mayAnswerAnything,
    isKeptOut: failed.some(({ reason }) => reason === 'blocked-by-robots'),
  }
}

/** Servers answer with other errors when they are busy or take us for a bad robot. */
const isGone = ({ status }: Fetched): boolean => status === 404 || status === 410

const isUnanswered = ({ reason }: NotFetched): boolean =>
  ['connection', 'timeout', 'tls', 'too-many-redirects'].includes(reason)

/** The outcome of checking the links, for the evidence. */
export const sawOfChecks = ({ checked, unchecked, broken, isTelling, isKeptOut }: LinkVerdicts, site: Site): string => {
  const [route] = site.routes
  if (checked === 0 && unchecked === 0 && route !== undefined)
    return `Links such as "${shorten(route, 60)}" lead to content at the address of the same page, and we followed none of them.`
  if (checked === 0 && isKeptOut)
    return 'Your robots.txt keeps us from the pages that yours link to, so we followed none of them.'
  if (checked === 0)
    return unchecked > 0
      ? `${site.pages.length === 1 ? 'The page we read links' : 'The pages we read link'} to ${count(unchecked, 'other page')} of yours, and we tried none of those addresses.`
      : `No link on ${pagesRead(site)} leads to another page of yours.`
  const many = broken.length
  const [is, answers] = many === 1 ? ['is', 'answers'] : ['are', 'answer']
  const bad = broken.every(({ isSeen }) => isSeen) ? `${is} broken` : `${answers} "not found"`
  const good = !isTelling
    ? 'your website may answer at any address, so this does not tell whether they work'
    : checked === 1
      ? 'it works'
      : 'none is broken'
  const others = unchecked > 0 ? ` The ${unchecked === 1 ? 'other one' : `other ${unchecked}`} we did not try.` : ''
  return `We followed ${count(checked, 'address', 'addresses')} of your own that your pages link to; ${many > 0 ? `${many} ${bad}` : good}.${others}`
}
