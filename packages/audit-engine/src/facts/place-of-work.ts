import type { Page } from '../page/page.ts'
import { remembered } from '../text/remembered.ts'
import { isKnownPlace } from './gazetteer.ts'
import { knownPlaces } from './places.ts'
import { statePattern } from './states.ts'

const name = String.raw`((?:[A-Z][A-Za-z'’-]+)(?: [A-Z][A-Za-z'’-]+){0,2})`
/** What comes before a place that the business is not in: "10 minutes from", "just outside", "between Castlemaine and". */
const besideWords = String.raw`\b(?:[Nn]ear(?:by)?|[Cc]lose to|[Oo]utside(?: of)?|[Bb]etween(?: [A-Z][\w'’-]+){0,3}(?: and)?|(?:[Mm]inutes?|[Mm]ins?|[Hh]ours?|[Kk]ms?|[Kk]ilomet(?:re|er)s?|[Dd]rive|[Ww]alk|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Aa]way|[Ff]ar)(?:['’]?s?[ -](?:drive|walk))? (?:from|of)) (?:the )?`
const endsBeside = new RegExp(`${besideWords}$`)
/** Characters that are read before a place. */
const mostBefore = 60

/** Whether the text before a place says that the business is only near it. */
export const isBeside = (text: string, at: number): boolean =>
  endsBeside.test(text.slice(Math.max(0, at - mostBefore), at))

/** "a commercial office in Ramsgate", "Based in Byron Bay", "our studio at Mile End"; with "near" in place of these words. */
const workedAt = (words: string) =>
  new RegExp(
    String.raw`\b(?:offices?|studio|clinic|shop|showroom|workshop|practice|rooms|premises|factory|farm|nursery|salon|based|located|situated|operating)\b(?: \w+){0,3}? ${words} ${name}`,
    'gi',
  )
const inPlace = workedAt('(?:in|at|from)')
const nearPlace = workedAt('near')
/** "Massage in Morley, Western Australia", "Reservoir, Melbourne, VIC". */
const inState = new RegExp(String.raw`(?<![\w'’-])(?:${name}, )?${name}, (?:${statePattern})(?!\w)`, 'g')

/**
 * The first known suburb, town or region that a text gives as where the work is done, a suburb before its city; null where
 * there is none.
 */
export const placeIn = remembered((text): string | null => {
  const written = [...text.matchAll(inState)]
    .filter(({ index }) => !isBeside(text, index))
    .map(([, before = '', words = '']) =>
      [before, words].map((one) => longestPlace(one.split(' '), (parts, length) => parts.slice(-length))),
    )
  for (const [suburb, city] of written)
    if (suburb && city && knownPlaces.has(city) && !knownPlaces.has(suburb)) return suburb
  return workedIn(text, inPlace) ?? written.flatMap(([, place]) => place ?? [])[0] ?? null
})

const workedIn = (text: string, said: RegExp): string | null => {
  for (const { 0: match, 1: words = '', index } of text.matchAll(said)) {
    const place = longestPlace(words.split(' '), (parts, length) => parts.slice(0, length))
    if (place && (said === nearPlace || !isBeside(text, index + match.length - words.length))) return place
  }
  return null
}

const longestPlace = (parts: string[], some: (parts: string[], length: number) => string[]): string | null => {
  for (let length = parts.length; length > 0; length--) {
    const words = some(parts, length)
    if (words.every((word) => /^\p{Lu}/u.test(word)) && isKnownPlace(words.join(' '))) return words.join(' ')
  }
  return null
}

/** The same, in the text of a page and in its description. */
export const placeOfWork = ({ text, metas }: Pick<Page, 'text' | 'metas'>): string | null =>
  placeIn(text.body) ??
  metas.flatMap(({ key, content }) => (key === 'description' ? (placeIn(content) ?? []) : []))[0] ??
  null

/** The first known place that the text of a page says the business is near: "located near Woodford". */
export const placeNearby = ({ text }: Pick<Page, 'text'>): string | null => workedIn(text.body, nearPlace)
