import type { Page } from '../page/page.ts'
import { remembered } from '../text/remembered.ts'
import { isKnownPlace } from './gazetteer.ts'
import { knownPlaces } from './places.ts'
import { statePattern } from './states.ts'

const name = String.raw`((?:[A-Z][A-Za-z'’-]+)(?: [A-Z][A-Za-z'’-]+){0,2})`
/** "a commercial office in Ramsgate", "Based in Byron Bay", "our studio at Mile End". */
const workedAt = new RegExp(
  String.raw`\b(?:offices?|studio|clinic|shop|showroom|workshop|practice|rooms|premises|factory|farm|nursery|salon|based|located|situated|operating)\b(?: \w+){0,3}? (?:in|at|from|near) ${name}`,
  'gi',
)
/** "Massage in Morley, Western Australia", "Reservoir, Melbourne, VIC". */
const inState = new RegExp(String.raw`(?<![\w'’-])(?:${name}, )?${name}, (?:${statePattern})(?!\w)`, 'g')

/**
 * The first known suburb, town or region that a text gives as where the work is done, a suburb before its city; null where
 * there is none.
 */
export const placeIn = remembered((text): string | null => {
  const written = [...text.matchAll(inState)].map(([, before = '', words = '']) =>
    [before, words].map((one) => longestPlace(one.split(' '), (parts, length) => parts.slice(-length))),
  )
  for (const [suburb, city] of written)
    if (suburb && city && knownPlaces.has(city) && !knownPlaces.has(suburb)) return suburb
  for (const [, words = ''] of text.matchAll(workedAt)) {
    const place = longestPlace(words.split(' '), (parts, length) => parts.slice(0, length))
    if (place) return place
  }
  return written.flatMap(([, place]) => place ?? [])[0] ?? null
})

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
