import { readFileSync } from 'node:fs'
import { knownPlaces } from './places.ts'
import type { State } from './states.ts'

/** Where a suburb or town is. */
export interface Locality {
  state: State
  /** Four digits. */
  postcode: string
}

let suburbs: ReadonlyMap<string, readonly Locality[]> | undefined

/**
 * The Australian suburbs and towns of this name, in any case; most names are used once, some in several states. The list
 * is `suburbs.txt`, made by `npm run gazetteer`, which names its source.
 */
export function localitiesNamed(name: string): readonly Locality[] {
  suburbs ??= readSuburbs()
  return suburbs.get(keyOf(name)) ?? []
}

const readSuburbs = (): Map<string, Locality[]> =>
  new Map(
    readFileSync(new URL('suburbs.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, Locality[]] => {
        const [name = '', ...places] = line.split('|')
        return [name, places.map((place) => readLocality(place))]
      }),
  )

/** "NSW 2042" */
const readLocality = (place: string): Locality => {
  const [state, postcode = ''] = place.split(' ')
  return { state: state as State, postcode }
}

const direction =
  /^(?:(?:greater|metro(?:politan)?|inner|outer|central|upper|lower|(?:north|south)?(?:north|south|east|west)(?:ern)?)[ -])/i
const around =
  / (?:cbd|city|metro(?:politan)?(?: area)?|region(?:al)?|areas?|district|suburbs|shire|surrounds|and surrounds|& surrounds)$/i

const keyOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/^mt\.? /, 'mount ')
    .replace(/^st\. /, 'st ')

let citiesAndRegions: ReadonlySet<string> | undefined

/** Whether the words name a suburb, town, city or region of Australia, with or without "Greater", "Northern" or "region". */
export function isKnownPlace(name: string): boolean {
  citiesAndRegions ??= new Set([...knownPlaces.keys()].map(keyOf))
  const isOne = (words: string) => citiesAndRegions!.has(keyOf(words)) || localitiesNamed(words).length > 0
  const whole = name.replace(/^the /i, '')
  const bare = whole.replace(around, '')
  return isOne(name) || isOne(whole) || isOne(bare) || isOne(bare.replace(direction, ''))
}

/** The one state that has a suburb or town of this name; null when several have, or none. */
export function stateOfLocality(name: string): State | null {
  const states = new Set(localitiesNamed(name).map(({ state }) => state))
  return states.size === 1 ? [...states][0]! : null
}
