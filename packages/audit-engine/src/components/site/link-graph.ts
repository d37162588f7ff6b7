import type { PageLink } from '../../page/page.ts'
import type { CrawledPage, Fetched, NotFetched, WebsiteCrawl } from '../../sources/source.ts'
import { addressKey } from './addresses.ts'
import { errorOn, isInternal, type Site } from './site.ts'
import { count, shorten } from '../wording/phrases.ts'

export interface InternalLink {
  from: CrawledPage
  link: PageLink & { url: string }
}

/** Links between pages of this site, by the key of the page they lead to. */
export const internalLinks = (site: Site): Map<string, InternalLink[]> => {
  const known = graphs.get(site)
  if (known) return known
  const graph = Map.groupBy(
    site.pages.flatMap((from) => {
      const here = addressKey(from.finalUrl)
      return from.page.links.flatMap((link) => {
        const { url } = link
        if (url === null || !isInternal(site, url)) return []
        const to = addressKey(url)
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
  /** Certainly gone: 404, 410, a page that says so, or a host name that does not exist. */
  broken: { url: string; because: string; links: InternalLink[] }[]
  /** Refused, failing or unanswered, which says nothing about the page (bot protection, busy servers). */
  unsure: { url: string; because: string }[]
  /** Number of the site's linked addresses that were requested, broken or not. */
  checked: number
  /** Number of the others, about which nothing is known. */
  unchecked: number
}

export const judgeLinks = (crawl: WebsiteCrawl, links: ReadonlyMap<string, InternalLink[]>): LinkVerdicts => {
  const linked = <T extends { url: string }>(some: readonly T[]) => some.filter(({ url }) => links.has(addressKey(url)))
  const others = linked(crawl.others)
  const failed = linked(crawl.failed)
  const errors = linked(crawl.pages.filter((page) => page !== crawl.home))
  const broken = [
    ...others.filter(isGone).map(({ url, status }) => ({ url, because: `it answers ${status}` })),
    ...failed
      .filter(({ reason }) => reason === 'dns')
      .map(({ url }) => ({ url, because: 'its host name does not exist' })),
    ...errors.flatMap((page) => {
      const said = errorOn(page)
      return said === null ? [] : [{ url: page.url, because: `it says "${shorten(said, 60)}"` }]
    }),
  ]
  const tried = new Set(
    [
      ...crawl.pages.flatMap(({ url, finalUrl, redirects }) => [url, finalUrl, ...redirects.map(({ to }) => to)]),
      ...[...crawl.others, ...crawl.failed].map(({ url }) => url),
    ].map(addressKey),
  )
  return {
    broken: broken
      .map((one) => ({ ...one, links: links.get(addressKey(one.url))! }))
      .toSorted((a, b) => (a.url < b.url ? -1 : 1)),
    unsure: [
      ...others
        .filter((other) => other.status >= 400 && !isGone(other))
        .map(({ url, status }) => ({ url, because: `it answers ${status}` })),
      ...failed.filter(isUnanswered).map(({ url, detail }) => ({ url, because: detail })),
    ],
    checked: linked(crawl.pages).length + others.length + failed.filter(({ reason }) => reason === 'dns').length,
    unchecked: [...links.keys()].filter((key) => !tried.has(key)).length,
  }
}

/** Servers answer with other errors when they are busy or take us for a bad robot. */
const isGone = ({ status }: Fetched): boolean => status === 404 || status === 410

const isUnanswered = ({ reason }: NotFetched): boolean =>
  ['connection', 'timeout', 'tls', 'too-many-redirects'].includes(reason)

/** The outcome of checking the links, for the evidence. */
export const sawOfChecks = (checked: number, unchecked: number, broken: number): string => {
  if (checked === 0) return 'No link on the pages we read leads to another page of yours.'
  const result =
    broken > 0 ? `${broken} ${broken === 1 ? 'is' : 'are'} broken` : checked === 1 ? 'it works' : 'none is broken'
  const others = unchecked > 0 ? ` The ${unchecked === 1 ? 'other one' : `other ${unchecked}`} we did not try.` : ''
  return `We followed ${count(checked, 'address', 'addresses')} of your own that your pages link to; ${result}.${others}`
}
