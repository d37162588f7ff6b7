import type { Facts } from '../../facts/facts.ts'
import { firstMention } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import { isKnownPlace } from '../../facts/gazetteer.ts'
import { placeOfWork } from '../../facts/place-of-work.ts'
import { cityWithState, placesIn } from '../../facts/places.ts'
import { hasAdjectiveOf, statePattern } from '../../facts/states.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Site } from '../site/site.ts'

/** The places the business is in or works in, as the site names them; the suburb of its address comes first. */
export const placesOf = ({ suburb, areas }: Facts['identity']): string[] => [
  ...new Set([...(suburb === null ? [] : [suburb]), ...areas]),
]

/**
 * The same without the suburb of an office that the pages call by another of them: "Acton" of the address below the heading
 * "Canberra", where no title or heading names it.
 */
export const spokenPlacesOf = ({ pages }: Site, identity: Facts['identity']): string[] => {
  const all = placesOf(identity)
  const called = pages.flatMap(({ page: { blocks } }) =>
    blocks.flatMap(({ tag, text }, at) =>
      isHeading.test(tag) && all.some((place) => plainWords(place) === plainWords(text)) && blocks[at + 1]
        ? { name: text, below: blocks[at + 1]!.text }
        : [],
    ),
  )
  const isPostal = (place: string): boolean =>
    place !== identity.suburb &&
    called.some(({ name, below }) => firstMention(name, [place]) === null && firstMention(below, [place]) !== null) &&
    pages.every(
      ({ page: { titles, headings } }) =>
        firstMention([titles[0] ?? '', ...headings.map(({ text }) => text)].join('\n'), [place]) === null,
    )
  return all.filter((place) => !isPostal(place))
}
const isHeading = /^h[1-6]$/

/** The first of the business's places that a text names, a state by its adjective too; null where it names none. */
export const placeNamedIn = (text: string, places: readonly string[]): string | null =>
  firstMention(text, places) ?? places.find((place) => hasAdjectiveOf(place, text)) ?? null

/**
 * The place that a text to paste may name: the only one in the main heading of the home page, else in its description,
 * else on the whole site; null where the business would have to choose.
 */
export const surePlaceOf = ({ home, pages }: Site, identity: Facts['identity']): string | null => {
  if (pages.some(({ page }) => severalStates.test(page.text.main))) return null
  const places = placesOf(identity)
  const said = [
    home.page.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text),
    home.page.metas.filter(({ key }) => key === 'description').map(({ content }) => content),
  ]
  const named = said.map((texts) => places.filter((place) => firstMention(texts.join('\n'), [place]) !== null))
  const [only, ...others] = named.find((some) => some.length > 0) ?? places
  return only !== undefined && others.length === 0 ? only : null
}

/** "Operating throughout QLD, NSW and Victoria": more than the place of its seat. */
const severalStates = new RegExp(
  String.raw`\b(?:throughout|across|servicing|servic(?:e|es) (?:all of )?|covering|all over|anywhere in)\b[^.\n]{0,30}\b(?:${statePattern})\b(?:,| and| &)[^.\n]{0,20}\b(?:${statePattern})\b`,
)

/** A place that the pages name without saying whose it is; null where they name none. */
export const spokenPlaceOn = ({ pages }: Site): string | null =>
  pages.map(({ page }) => cityWithState(page.text.main)).find((city) => city !== null) ??
  pages
    .map(({ page }) => placesIn(page.text.main).find(isPlace) ?? placeOfWork(page) ?? placeInSentence(page))
    .find((place) => place !== null) ??
  null

/** "ACT" alone may be a therapy, or a verb in a heading. */
const isPlace = (name: string): boolean => name !== 'ACT'

/** "Newrybar" of "Dan lives in Newrybar". */
const placeInSentence = ({ text }: CrawledPage['page']): string | null =>
  [...text.main.matchAll(/\b(?:in|at|from|around|near) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu)]
    .map(([, name]) => name!)
    .find(isKnownPlace) ?? null
