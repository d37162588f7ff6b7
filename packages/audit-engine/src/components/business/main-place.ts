import type { Facts } from '../../facts/facts.ts'
import { addressesIn } from '../../facts/street-addresses.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { firstMention } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import type { Site } from '../site/site.ts'

/** The places the business is in or works in, as the site names them; the suburb of its address comes first. */
export const placesOf = ({ suburb, areas }: Facts['identity']): string[] => [
  ...new Set([...(suburb === null ? [] : [suburb]), ...areas]),
]

/**
 * The place the site presents the business under: the one in the title of its home page, else in its main heading, else
 * the one that most titles and main headings name, else the one that the text of the home page names, then that of any
 * page, beside its addresses. A depot's suburb is rarely where its customers are, and one that only markup names even
 * less. Null without any place.
 */
export const mainPlaceOf = (site: Site, identity: Facts['identity']): string | null => {
  const places = placesOf(identity)
  const mainHeadings = ({ page }: CrawledPage) =>
    page.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)
  const shown = site.content.map((one) => [one.page.titles[0], ...mainHeadings(one)].join('\n'))
  const times = (place: string): number => shown.filter((text) => firstMention(text, [place]) !== null).length
  const [most] = places
    .map((place) => ({ place, pages: times(place) }))
    .filter(({ pages }) => pages > 1)
    .toSorted((one, other) => other.pages - one.pages)
  return (
    firstMention(site.home.page.titles[0] ?? '', places) ??
    firstMention(mainHeadings(site.home).join('\n'), places) ??
    most?.place ??
    placeInText([site.home], places) ??
    placeInText(site.pages, places) ??
    places[0] ??
    null
  )
}

/** Whether the business gives street addresses in several suburbs. */
export const hasSeveralSeats = ({ addresses }: Facts['contact']): boolean =>
  new Set(addresses.flatMap(({ street, suburb }) => (street && suburb ? [plainWords(suburb)] : []))).size > 1

/** The first of the places that the text of the pages names elsewhere than in an address. */
const placeInText = (pages: readonly CrawledPage[], places: readonly string[]): string | null =>
  firstMention(pages.map(({ page }) => withoutAddresses(page.text.body)).join('\n'), places)

const withoutAddresses = (text: string): string =>
  addressesIn(text)
    .filter(({ street }) => street !== null)
    .toReversed()
    .reduce((rest, { index, raw }) => rest.slice(0, index) + rest.slice(index + raw.length), text)
