import type { CrawledPage } from '../sources/source.ts'
import { plainWords } from '../text/plain-words.ts'
import type { ContactDetails } from './facts.ts'
import { isSameName } from './same-name.ts'
import { addressesIn } from './street-addresses.ts'
import { unnumberedStreetIn } from './unnumbered-street.ts'

type Address = ContactDetails['addresses'][number]
type Blocks = CrawledPage['page']['blocks']

/** Houses in which others see patients, teach or meet. One kind with the name of a suburb may be a branch, as "Newtown Clinic" is. */
const houseOfOthers =
  /^(?:\p{Lu}[\p{L}'’.&-]*\s+|of\s+|the\s+|and\s+|&\s+){1,7}(?:Hospital|School|College|University|Church|Cathedral|Library|Hall|(?:Community|Medical|Health|Leisure|Aquatic|Sports?|Recreation|Neighbourhood) Centre|(?:RSL|Bowling|Bowls|Golf|Leagues) Club)(?=[\s,:–—-]|$)(?! (?:St|Street|Rd|Road|Ave|Avenue|Ln|Lane|Dr|Drive|Pl|Place|Pde|Parade|Hwy|Highway)\b)/u
/** With one such house, the business may be in it for good; in a list, none is sure to be its own. */
const fewest = 2
/** Characters of a line that names a house and its address. */
const longestLine = 200

/**
 * The addresses that stand right below, or after, the name of another organisation, in a list of several: a surgeon's
 * hospitals, a teacher's schools.
 */
export const addressesOfHouses = (
  pages: readonly CrawledPage[],
  addresses: readonly Address[],
  own: string | null,
): ReadonlySet<Address> => {
  const housed = pages.flatMap(({ page, finalUrl }) => {
    const lines = linesOf(page.blocks, own)
    return new Set(lines.map(({ house }) => house)).size < fewest ? [] : lines.map(({ raw }) => keyOf(finalUrl, raw))
  })
  return new Set(addresses.filter(({ where, url, raw }) => where === 'text' && housed.includes(keyOf(url, raw))))
}

/** As many streets on the home page, in as many suburbs, are where a club meets, or the shops of a chain. */
const fewestVenues = 4

/** The addresses of the places where the business meets or sells; none of them is its seat, unless markup or a contact page says so. */
export const venuesAmong = (addresses: readonly Address[], homeUrl: string): Address[] => {
  const streetOf = ({ street, suburb }: Address): string => plainWords(`${street} ${suburb}`)
  const sure = new Set(addresses.filter(({ where, url }) => where === 'markup' || /contact/i.test(url)).map(streetOf))
  const venues = addresses.filter(
    (one) => one.where === 'text' && one.street !== null && one.url === homeUrl && !sure.has(streetOf(one)),
  )
  const suburbs = new Set(venues.map(({ suburb }) => plainWords(suburb ?? '')))
  const streets = new Set(venues.map(streetOf))
  return suburbs.size < fewestVenues ? [] : addresses.filter((one) => one.street !== null && streets.has(streetOf(one)))
}

const keyOf = (url: string, raw: string): string => `${url} ${plainWords(raw)}`

const linesOf = (blocks: Blocks, own: string | null): { house: string; raw: string }[] =>
  blocks.flatMap(({ text }, at) => {
    if (text.length > longestLine) return []
    const above = blocks[at - 1]?.text ?? ''
    const house = houseOfOthers.exec(text)?.[0] ?? (houseOfOthers.exec(above)?.[0] === above ? above : '')
    if (house === '' || (own !== null && isSameName(house, own))) return []
    const [first = unnumberedStreetIn(text)] = addressesIn(text)
    return first ? [{ house, raw: first.raw }] : []
  })
