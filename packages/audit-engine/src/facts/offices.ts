import type { CrawledPage } from '../sources/source.ts'
import { plainWords } from '../text/plain-words.ts'
import { isAboutOthers } from './contact-details.ts'
import type { ContactDetails } from './facts.ts'
import { localitiesNamed } from './gazetteer.ts'
import { phonesIn } from './phone-numbers.ts'
import { cityWithState, knownPlaces, stateOfPlace } from './places.ts'
import { addressesIn } from './street-addresses.ts'
import { streetKey } from './street-key.ts'

type Address = ContactDetails['addresses'][number]
type Phone = ContactDetails['phones'][number]
type Office = Pick<Address, 'street' | 'suburb' | 'state'>

const label = /(?:^|\n)[ \t]*(?:our )?(?:head|main|principal) office(?: address)?[ \t]*[:–-]?(?=\s)/gi
/** Characters in which the place follows the label. */
const after = { start: 30, whole: 150 }

/** What the words "Head office" stand above or before, once for each time. */
const headOffices = (text: string): Office[] =>
  [...text.matchAll(label)].flatMap(({ 0: words, index }): Office[] => {
    const rest = text.slice(index + words.length, index + words.length + after.whole)
    const address = addressesIn(rest).find((one) => one.index < after.start)
    if (address) return [address]
    const city = cityWithState(rest.trimStart().split('\n', 1)[0]!)
    return city === null ? [] : [{ street: null, suburb: city, state: stateOfPlace(city) }]
  })

/** The addresses of the office that the website calls its head office; all where it calls none or several so. */
export function ofHeadOffice(pages: readonly CrawledPage[], addresses: Address[]): Address[] {
  const offices = pages.flatMap(({ page, finalUrl }) => (isAboutOthers(finalUrl) ? [] : headOffices(page.text.body)))
  const [office] = offices
  if (!office || new Set(offices.map(placeOf)).size > 1) return addresses
  const there = addresses.filter(
    (one) =>
      placeOf(one) === placeOf(office) &&
      (office.street === null || streetKey(one.street) === streetKey(office.street)),
  )
  return there.length > 0 ? there : onlyOneIn(office, addresses)
}

/** "Head office: Darwin, NT" for the one street in that state, which is in a suburb of the city. */
function onlyOneIn({ street, state }: Office, addresses: Address[]): Address[] {
  const within = addresses.filter((one) => one.street !== null && one.state === state)
  const isOne = new Set(within.map((one) => streetKey(one.street))).size === 1
  return street === null && state !== null && isOne ? within : addresses
}

/** Between the name of a place and a number. */
const betweenThem =
  /(?:[\s:,–—(-]|\b(?:office|clinic|branch|store|shop|studio|showroom|phone|telephone|tel|ph|call|[tp])\b\.?)*$/i
/** Characters before a number that may hold both. */
const longestLabel = 60

/** What ends with the name of a place, as a line of a list of offices does before its number; null for none. */
function placeAtEnd(line: string): string | null {
  const name = (
    line
      .slice(-longestLabel)
      .split(/[|•·\d)]/)
      .at(-1) ?? ''
  )
    .replace(betweenThem, '')
    .trim()
  return name !== '' && (knownPlaces.has(name) || localitiesNamed(name).length > 0) ? plainWords(name) : null
}

/** The numbers of a list of offices, each with the place on its line: "Penrith (02) 5550 0123". */
export const officeNumbers = (home: CrawledPage | undefined): OfficeNumber[] => {
  const text = home?.page.text.body ?? ''
  return phonesIn(text).flatMap(({ index, national }) => {
    const place = placeAtEnd(text.slice(text.lastIndexOf('\n', index - 1) + 1, index))
    return place === null ? [] : [{ place, national }]
  })
}
interface OfficeNumber {
  place: string
  national: string
}

/** The number found, and all numbers of the business, beside those of its offices. */
interface Numbers {
  number: Phone | null
  phones: readonly Phone[]
  offices: readonly OfficeNumber[]
}

/** The places of the offices that the number found is listed for; none for one that markup gives, as for the whole business. */
const placesOf = ({ number, phones, offices }: Numbers): string[] =>
  phones.some((one) => one.where === 'markup' && one.national === number?.national)
    ? []
    : offices.flatMap(({ place, national }) => (national === number?.national ? [place] : []))

const placeOf = ({ suburb }: Pick<Address, 'suburb'>): string => plainWords(suburb ?? '')

/** The address of the office whose number was found, where it is on as many pages as the address found. */
export function addressOfNumber(found: Address | null, addresses: readonly Address[], by: Numbers): Address | null {
  const places = placesOf(by)
  if (found === null || places.includes(placeOf(found))) return found
  const within = Map.groupBy(addresses, placeOf)
  const pagesIn = (place: string): number => new Set(within.get(place)?.map(({ url }) => url)).size
  const offices = places
    .filter((place) => pagesIn(place) >= pagesIn(placeOf(found)))
    .flatMap((place) => within.get(place) ?? [])
  return offices.find(({ street }) => street !== null) ?? found
}

/** The number of the office in the suburb, where the one found is listed for other places. */
export function numberOfPlace(suburb: string | null, by: Numbers): Phone | null {
  const places = placesOf(by)
  const here = placeOf({ suburb })
  const other = places.length === 0 || places.includes(here) ? null : by.offices.find(({ place }) => place === here)
  return by.phones.find(({ national }) => national === other?.national) ?? by.number
}
