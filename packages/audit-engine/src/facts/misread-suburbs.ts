import type { CrawledPage } from '../sources/source.ts'
import { plainWords } from '../text/plain-words.ts'
import { titlePieces } from './business-names.ts'
import type { ContactDetails } from './facts.ts'
import { isKnownPlace } from './gazetteer.ts'
import { streetKey } from './street-key.ts'

type Address = ContactDetails['addresses'][number]

/** A street and words that no gazetteer has for a place; with state or postcode they are one all the same. */
const isUnsure = ({ street, suburb, state, postcode, where }: Address): boolean =>
  where === 'text' && street !== null && suburb !== null && state === null && postcode === null && !isKnownPlace(suburb)

/**
 * The address without its suburb where that is what the next heading says or what the title calls the business: a street
 * at the end of one block, with another below it.
 */
export function withoutHeading(address: Address, { headings, titles }: CrawledPage['page']): Address {
  if (!isUnsure(address)) return address
  const words = plainWords(address.suburb!)
  const isOther = [...headings.map(({ text }) => text), ...titlePieces(titles[0] ?? '')].some(
    (text) => plainWords(text) === words,
  )
  return isOther ? { ...address, suburb: null, raw: address.street! } : address
}

/** Leaves out a street with no suburb that we know, where it is read with one as well. */
export function withoutUnsure(addresses: Address[]): Address[] {
  const whole = new Set(
    addresses.flatMap(({ street, suburb }) => (street && suburb && isKnownPlace(suburb) ? streetKey(street) : [])),
  )
  const isRepeated = (one: Address): boolean =>
    one.where === 'text' && (one.suburb === null || isUnsure(one)) && whole.has(streetKey(one.street))
  return addresses.filter((one) => !isRepeated(one))
}
