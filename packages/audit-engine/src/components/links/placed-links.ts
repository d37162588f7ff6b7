import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Site } from '../site/site.ts'
import type { ShowingEvidence } from '../wording/claims.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { pagesInCode } from '../wording/page-names.ts'
import { list, shorten } from '../wording/phrases.ts'

export interface Placed {
  from: CrawledPage
  link: PageLink
}

/** An `<a>` without an address is a text, a frame or a control that a script runs (HTML, 4.5.1). */
export const linksWithText = ({ pages }: Site): Placed[] =>
  pages.flatMap((from) =>
    from.page.links.filter(({ text, scheme }) => text !== '' && scheme !== 'none').map((link) => ({ from, link })),
  )

/** To another page, here or on another website. */
export const leadsOn = ({ scheme, url, href }: PageLink): boolean =>
  scheme === 'http' && url !== null && href !== '' && !href.startsWith('#')

/** A line for each of the first links, with its text. */
export const seenLinks = <One extends Placed>(
  most: number,
  links: readonly One[],
  saw: (one: One) => string,
  crawl: { at: string },
): ShowingEvidence[] =>
  atMost(
    most,
    links.map((one) => seenOn(one.from, saw(one), one.link.text)),
    crawl,
  )

/** The texts of the links, each once, for a sentence. */
const textsOf = (links: readonly Placed[]): string =>
  list([...new Set(links.map(({ link }) => `"${shorten(link.text, 40)}"`))])

/** '"Prices" on your home page and "Book" on the page "About"': texts by the pages they are on, the content's first. */
export const textsByPages = (links: readonly Placed[]): string => {
  const inContentFirst = links.toSorted((a, b) => Number(a.link.area !== 'main') - Number(b.link.area !== 'main'))
  const byText = [...Map.groupBy(inContentFirst, ({ link }) => link.text).values()]
  return list(
    [...Map.groupBy(byText, pagesOf).values()].map((groups) => {
      const alike = groups.flat()
      const isOnOnePage = alike.every(({ from }) => from === alike[0]!.from)
      const all = isOnOnePage && alike.length > groups.length ? ` (${alike.length} links in all)` : ''
      return `${textsOf(alike)}${all} on ${pagesOf(alike)}`
    }),
    3,
  )
}

export const pagesOf = (links: readonly Placed[]): string => pagesInCode(links.map(({ from }) => from))

/** '"Prices" and "Book" (on your home page)' */
export const textsOnPages = (links: readonly Placed[]): string => `${textsOf(links)} (on ${pagesOf(links)})`
