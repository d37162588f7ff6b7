import type { Facts } from '../../facts/facts.ts'
import { firstMention } from '../../text/mentions.ts'
import type { Site } from '../site/site.ts'

/** The places the business is in or works in, as the site names them; the suburb of its address comes first. */
export const placesOf = ({ suburb, areas }: Facts['identity']): string[] => [
  ...new Set([...(suburb === null ? [] : [suburb]), ...areas]),
]

/**
 * The place the site presents the business under: the one in the title of its home page, else the one that most titles
 * and main headings name, else the suburb. A depot's suburb is rarely where its customers are. Null without any place.
 */
export const mainPlaceOf = (site: Site, identity: Facts['identity']): string | null => {
  const places = placesOf(identity)
  const shown = site.content.map(({ page }) =>
    [
      page.titles[0],
      ...page.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text),
    ].join('\n'),
  )
  const times = (place: string): number => shown.filter((text) => firstMention(text, [place]) !== null).length
  const [most] = places
    .map((place) => ({ place, pages: times(place) }))
    .filter(({ pages }) => pages > 1)
    .toSorted((one, other) => other.pages - one.pages)
  return firstMention(site.home.page.titles[0] ?? '', places) ?? most?.place ?? places[0] ?? null
}
