import { isPlaceholder } from '../../facts/industry/placeholder-page.ts'
import { offerLabel } from '../../facts/offer-labels.ts'
import type { Page } from '../../page/page.ts'
import { wordCount } from '../../text/words.ts'
import { mayShowMore, needsRendering } from '../rendered/needs-rendering.ts'

/** What reading a website needs to know of a page. The page itself stays with the reader, which may be a thread. */
export interface PageOutline {
  /** Names the page to its reader. */
  id: number
  /** Addresses of the web that it links to. */
  links: { url: string; text: string; isNofollow: boolean; isOffer: boolean }[]
  /** Sitemaps it names. */
  sitemaps: string[]
  /** What it calls its real address, its share picture and its pictures, each once. */
  parts: string[]
  /** Where it redirects at once; null when the page stays. */
  refreshTo: string | null
  /** The words of a page that is only a placeholder for a website; null for any other. */
  notice: string | null
  needsRendering: boolean
  mayShowMore: boolean
}

/** A page that redirects within this many seconds is an entry page, not a home page. */
const refreshSeconds = 5
/** Words: a page with more has content of its own, whatever else it announces. */
const longestNotice = 60
/** Of one page; far more than are ever asked for. */
const mostParts = 200

export const outlineOf = (id: number, page: Page): PageOutline => ({
  id,
  links: page.links.flatMap(({ url, text, rel, under }) =>
    url === null
      ? []
      : {
          url,
          text,
          isNofollow: rel.includes('nofollow'),
          isOffer: under !== undefined && offerLabel(under) === 'sure',
        },
  ),
  sitemaps: page.linkTags.flatMap(({ rel, href }) => (rel === 'sitemap' && href !== null ? href : [])),
  parts: partsOf(page),
  refreshTo: refreshTarget(page),
  notice: noticeOn(page),
  needsRendering: needsRendering(page),
  mayShowMore: mayShowMore(page),
})

function partsOf(page: Page): string[] {
  const canonical = page.linkTags.flatMap(({ rel, href }) => (rel === 'canonical' && href !== null ? href : []))
  const shared = page.metas.flatMap(({ key, content }) =>
    key === 'og:image' ? (URL.parse(content, page.url)?.href ?? []) : [],
  )
  const pictures = page.images.flatMap(({ src }) => src ?? [])
  return [...new Set([...canonical, ...shared, ...pictures])].slice(0, mostParts)
}

/** Where `<meta http-equiv="refresh">` redirects at once. */
function refreshTarget({ metas, base, url }: Page): string | null {
  for (const { key, content } of metas) {
    const [, seconds = '', address = ''] =
      /^\s*([\d.]+)\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(key === 'refresh' ? content : '') ?? []
    if (address === '' || Number(seconds) > refreshSeconds) continue
    const to = URL.parse(address.trim(), base || url)
    if (!to) continue
    to.hash = ''
    if (to.href !== url && to.protocol.startsWith('http')) return to.href
  }
  return null
}

/** A page that only says "Under construction" is not a website to score: every finding would be beside the point. */
function noticeOn(page: Page): string | null {
  if (!isPlaceholder(page)) return null
  const notice = page.text.body.replace(/\s+/g, ' ').trim()
  return wordCount(notice) > longestNotice ? null : notice || (page.titles[0] ?? '')
}
