import { plainWords } from '../text/plain-words.ts'
import { remembered } from '../text/remembered.ts'

const abbreviations: Record<string, string> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  av: 'ave',
  highway: 'hwy',
  parade: 'pde',
  place: 'pl',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  crescent: 'cres',
  terrace: 'tce',
  boulevard: 'blvd',
  square: 'sq',
  esplanade: 'esp',
  circuit: 'cct',
  close: 'cl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  shop: '',
  unit: '',
  suite: '',
  level: '',
  no: '',
}

/**
 * "Unit 2, 14 Smith Street" and "2/14 Smith St" are one address. Suburb and postcode are compared where both have them.
 */
export const streetKey = (street: string | null): string => keyOf(street ?? '')

const keyOf = remembered((street) =>
  // "(corner of Brook St)"
  plainWords(street.replace(/\([^()]*\)/g, ' '))
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .filter(Boolean)
    .join(' '),
)

const streetTypes = new Set([...Object.values(abbreviations).filter(Boolean), 'way', 'row', 'walk', 'mews', 'mall'])

/** The key of a street without its kind: "456 collins". */
export const withoutType = (street: string): string => {
  const words = street.split(' ')
  return streetTypes.has(words.at(-1)!) ? words.slice(0, -1).join(' ') : street
}
