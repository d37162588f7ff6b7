import { localitiesNamed } from '../../facts/gazetteer.ts'
import { knownPlaces, placesIn, stateOfPlace } from '../../facts/places.ts'
import { firstMention } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'

/** "at a Laidley property", "in Golden Grove": what may be a suburb. */
const afterIn = /\b(?:in|at|near|on)(?: an?| the)? (\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2})/gu
const road = /^(?:road|rd|street|st|avenue|ave|drive|dr|highway|lane|parade|terrace|crescent|court|place|way)$/i

/** Cities of which suburbs are parts, beside the regions. */
const wide = /\b(?:Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Canberra|Darwin)$/
/** Between the postcodes of a town and of its suburbs there are fewer. Our judgement. */
const farApart = 40

/**
 * Suburbs, towns and regions that an alt text names; `areas` are those the site says it serves, and `words` the text of
 * the page.
 */
export const toldPlaces = (text: string, areas: readonly string[], words: string): readonly string[] => {
  const suburbs = [...text.matchAll(afterIn)].flatMap(([, run = '']) => suburbIn(run) ?? [])
  const served = areas.filter((area) => text.includes(area) && isPlace(area) && firstMention(text, [area]) !== null)
  // Colours and kinds of stone are suburbs too, and are written without a capital elsewhere.
  const names = [...suburbs, ...served].filter((name) => !words.includes(` ${name.toLowerCase()} `))
  const all = [...new Set([...placesIn(text), ...names])]
  return all.filter((name) => !all.some((longer) => longer !== name && longer.includes(name)))
}

const isPlace = (name: string): boolean => knownPlaces.has(name) || localitiesNamed(name).length > 0

/** The longest name of a suburb that some words in capitals begin with, unless it is that of a road. */
const suburbIn = (run: string): string | null => {
  const words = run.split(' ')
  for (let length = words.length; length > 0; length--)
    if (isPlace(words.slice(0, length).join(' ')))
      return road.test(words[length] ?? '') ? null : words.slice(0, length).join(' ')
  return null
}

/** Whether no photo can show both: each of the places of one text is certainly somewhere else than those of the other. */
export const areElsewhere = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && others.length > 0 && some.every((one) => others.every((other) => areApart(one, other)))

const areApart = (one: string, other: string): boolean => {
  if (firstWord(one) === firstWord(other)) return false
  const [states, otherStates] = [statesOf(one), statesOf(other)]
  if (states.length > 0 && otherStates.length > 0 && !states.some((state) => otherStates.includes(state))) return true
  if (isWide(one) || isWide(other)) return false
  if (!knownPlaces.has(one) && !knownPlaces.has(other)) return true
  return localitiesNamed(one).every((place) =>
    localitiesNamed(other).every(({ postcode }) => Math.abs(Number(place.postcode) - Number(postcode)) >= farApart),
  )
}

/** "Bondi" and "Bondi Beach", "Tweed Shire" and "Tweed Coast" are parts of one place. */
const firstWord = (name: string): string => plainWords(name).split(' ', 1)[0]!

const statesOf = (name: string): string[] => {
  const state = stateOfPlace(name)
  return state === null ? localitiesNamed(name).map((place) => place.state) : [state]
}

/** A part of a city, "South East Melbourne", may be where any suburb is. */
const isWide = (name: string): boolean =>
  wide.test(name) || localitiesNamed(name).length === 0 || knownPlaces.get(name)?.kind === 'region'
