import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Site } from '../site/site.ts'
import type { ShowingEvidence } from '../wording/claims.ts'
import { seenOn, seenOnSite } from '../wording/evidence.ts'
import { pagesInCode, somePages } from '../wording/page-names.ts'
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
): ShowingEvidence[] => [
  ...links.slice(0, most).map((one) => seenOn(one.from, saw(one), one.link.text)),
  ...(links.length > most ? [seenOnSite(crawl, 'There are more such links.')] : []),
]

/** The texts of the links, each once, for a sentence. */
const textsOf = (links: readonly Placed[]): string =>
  list([...new Set(links.map(({ link }) => `"${shorten(link.text, 40)}"`))])

/**
 * '"Prices" and "Book" on your home page', the content's first; many are examples: of links that scripts may act on, some
 * are left out.
 */
export const someByPages = (links: readonly Placed[]): string => {
  const inContentFirst = links.toSorted((a, b) => Number(a.link.area !== 'main') - Number(b.link.area !== 'main'))
  const byText = [...Map.groupBy(inContentFirst, ({ link }) => link.text).values()]
  const shown = byText.slice(0, mostTexts).flat()
  return `${byText.length > mostTexts ? 'links such as ' : ''}${textsOf(shown)} on ${somePages(shown.map(({ from }) => from))}`
}
const mostTexts = 3

export const pagesOf = (links: readonly Placed[]): string => pagesInCode(links.map(({ from }) => from))

/** '"Prices" and "Book" (on your home page)' */
export const textsOnPages = (links: readonly Placed[]): string => `${textsOf(links)} (on ${pagesOf(links)})`
