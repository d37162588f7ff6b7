import type { Facts } from '../../facts/facts.ts'
import { firstMention } from '../../text/mentions.ts'
import type { Site } from '../site/site.ts'

/** The places the business is in or works in, as the site names them; the suburb of its address comes first. */
export const placesOf = ({ suburb, areas }: Facts['identity']): string[] => [
  ...new Set([...(suburb === null ? [] : [suburb]), ...areas]),
]

/**
 * The place that a text to paste may name: the only one in the main heading of the home page, else in its description,
 * else on the whole site; null where the business would have to choose.
 */
export const surePlaceOf = ({ home }: Site, identity: Facts['identity']): string | null => {
  const places = placesOf(identity)
  const said = [
    home.page.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text),
    home.page.metas.filter(({ key }) => key === 'description').map(({ content }) => content),
  ]
  const named = said.map((texts) => places.filter((place) => firstMention(texts.join('\n'), [place]) !== null))
  const [only, ...others] = named.find((some) => some.length > 0) ?? places
  return only !== undefined && others.length === 0 ? only : null
}
