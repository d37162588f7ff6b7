import type { StructuredItem } from '../page/structured-items.ts'
import type { CrawledPage } from '../sources/source.ts'
import { areasServed, describedArea, seatAtFoot, statedSeat, type AreaMention } from './areas.ts'
import type { BusinessName } from './business-name.ts'
import { isAboutOthers } from './contact-details.ts'
import { showsAnother } from './dialled.ts'
import type { ContactDetails, Facts, Seen } from './facts.ts'
import { identityConfidences } from './identity-confidences.ts'
import { nameKey } from './business-names.ts'
import { localitiesNamed, stateOfLocality } from './gazetteer.ts'
import { addressOfNumber, numberOfPlace, officeNumbers, ofHeadOffice } from './offices.ts'
import { ownAbn } from './own-abn.ts'
import { placeNearby, placeOfWork } from './place-of-work.ts'
import { addressesOfHouses, venuesAmong } from './places-of-others.ts'
import { knownPlaces, placesIn, stateOfPlace } from './places.ts'
import { stateOf } from './states.ts'
import { isMailOnly, isPostBox } from './street-addresses.ts'
import { streetKey } from './street-key.ts'
import { plainWords } from '../text/plain-words.ts'

type Address = ContactDetails['addresses'][number]
type Phone = ContactDetails['phones'][number]

/** The name, location and contact details of the business, each as most of the site gives it. */
export function businessIdentity(
  pages: CrawledPage[],
  name: BusinessName | null,
  contact: Omit<ContactDetails, 'names'>,
  another: ReadonlySet<StructuredItem>,
): Facts['identity'] {
  const homeUrl = pages[0]?.finalUrl ?? ''
  const ofHouses = new Set([
    ...addressesOfHouses(pages, contact.addresses, name?.name ?? null),
    ...venuesAmong(contact.addresses, homeUrl),
  ])
  const own = ofHeadOffice(
    pages,
    contact.addresses.filter((one) => !ofHouses.has(one)),
  )
  const { phones } = contact
  const numbers = {
    number: mainPhone(phones, homeUrl, pages.length),
    phones,
    offices: officeNumbers(pages[0]),
  }
  const main = completed(addressOfNumber(mainAddress(own, homeUrl), own, numbers), own)
  const seat = statedSeat(pages, name?.name ?? null) ?? (ofHouses.size > 0 ? null : seatAtFoot(pages))
  /** "Based in Viewbank" beside markup that has the city, or the town next to it. */
  const isElsewhere = (suburb: string | null): boolean => seat !== null && nameKey(seat.name) !== nameKey(suburb ?? '')
  /** "Berwick, VIC 3806" on the pages of one that is "Melbourne-based". */
  const isWithinSeat = ({ where, postcode }: Address): boolean =>
    where === 'text' && postcode !== null && knownPlaces.get(seat?.name ?? '')?.kind === 'city'
  // Where mail is collected is not where the business is; only the state is taken from it.
  const address =
    main === null ||
    isMailOnly(main, contact.addresses) ||
    (main.street === null && ((isElsewhere(main.suburb) && !isWithinSeat(main)) || isOnlyRegion(main)))
      ? null
      : main
  const ownName = nameKey(name?.name ?? '')
  const named = areasServed(pages, contact.addresses, another)
  const mainState = main?.state ?? null
  /** "Top End Panels" in Melbourne. */
  const isOnlyInName = (area: AreaMention): boolean =>
    ` ${ownName} `.includes(` ${nameKey(area.name)} `) &&
    mainState !== null &&
    (stateOfPlace(area.name) ?? mainState) !== mainState
  const areas = (named.length > 0 || address !== null ? named : describedArea(pages)).filter(
    (area) => nameKey(area.name) !== ownName && !isOnlyInName(area),
  )
  const cities = areas.filter((area) => area.url === homeUrl && knownPlaces.get(area.name)?.kind === 'city')
  // Of cities in several states, the first is no seat.
  const isOneState = new Set(cities.map(({ name: place }) => stateOfPlace(place))).size < 2
  // Nor is a city in a list of hospitals or schools in which the business works.
  const isSeatLike = isOneState && ofHouses.size === 0
  const [firstCity] = cities
  const city =
    isSeatLike && firstCity && (isNamedFirst(firstCity, areas) || isTitled(firstCity, pages[0])) ? firstCity : undefined
  const town = address?.suburb ? null : (seat ?? (city && !worksElsewhere(pages[0], city.name) ? city : null))
  const abn = ownAbn(pages, name)
  const suburb = address?.suburb ?? town?.name ?? null
  const phone = numberOfPlace(suburb, numbers)
  const state = mainState ?? stateOfLocality(suburb ?? '') ?? stateOfAreas(areas)
  const seen: Seen[] = [
    ...(name ? [{ part: 'name' as const, value: name.name, url: name.mention.url, quote: name.mention.name }] : []),
    ...(address ? addressSeen(address) : []),
    ...(town ? [{ part: 'suburb' as const, value: town.name, url: town.url, quote: town.quote }] : []),
    ...(phone ? [{ part: 'phone' as const, value: phone.national, url: phone.url, quote: phone.quote }] : []),
    ...(abn ? [{ part: abn.part, value: abn.value, url: abn.url, quote: abn.quote }] : []),
  ]
  const place = address ? (address.street && address.postcode ? 1 : 0.8) : town ? 0.4 : 0
  return {
    name: name?.name ?? null,
    variations: (name?.variations ?? []).filter((variation) => !isBranchName(nameKey(variation), ownName, areas)),
    suburb,
    state,
    postcode: address?.postcode ?? postcodeGiven(contact.addresses, { suburb, state }),
    phone: phone?.national ?? null,
    abn: abn?.value ?? null,
    confidence: round(0.6 * (name?.confidence ?? 0) + 0.2 * place + 0.2 * (phone ? 1 : 0)),
    confidences: identityConfidences(
      { name, address, town: town && { isStated: town === seat }, state, phone, abn },
      contact,
    ),
    seen,
    address: address?.street ? address.raw : null,
    abroad: null,
    areas: areas.map((area) => area.name),
  }
}

/** "Melbourne's West" as the locality of markup. */
const isOnlyRegion = ({ where, suburb, postcode }: Address): boolean =>
  where === 'markup' && suburb !== null && postcode === null && localitiesNamed(suburb).length === 0

/** "In Wollongong, Sydney and Nowra": a seat is named before what else is served. */
const isNamedFirst = ({ name, quote }: AreaMention, areas: readonly AreaMention[]): boolean =>
  areas.every((other) => other.name === name || !quote.slice(0, quote.indexOf(name)).includes(`${other.name}, `))

/** "Pressure Washing Sunshine Coast" as the title of the home page, where lists of what is served begin with suburbs. */
const isTitled = ({ name }: AreaMention, home: CrawledPage | undefined): boolean => {
  const places = placesIn(home?.page.titles[0] ?? '')
  return places.length === 1 && places[0] === name
}

/** "Bred near Mooloo" on a home page whose title has the city that buyers search for. */
const worksElsewhere = (home: CrawledPage | undefined, city: string): boolean => {
  const place = home ? (placeOfWork(home.page) ?? placeNearby(home.page)) : null
  return place !== null && !place.includes(city)
}

/** "Joe's Plumbing - Newtown" in an area page's markup is the name followed by the place the page is about. */
const isBranchName = (key: string, own: string, areas: AreaMention[]): boolean =>
  key.startsWith(`${own} `) && areas.some((area) => key === `${own} ${nameKey(area.name)}`)

const round = (share: number): number => Math.round(share * 100) / 100

function addressSeen(address: Address): Seen[] {
  const { suburb, state, postcode, street, raw, url } = address
  const parts = { suburb, state, postcode, address: street } as const
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) => {
    const value = parts[part]
    return value === null ? [] : [{ part, value: part === 'address' ? raw : value, url, quote: raw }]
  })
}

/** Pages on which a business says where it is. */
const aboutPlace = /contact|about|find|visit|where|location|direction|reach|touch|impressum/i
/** Pages that put the business into as many suburbs were made for search engines, one for each. */
const manySuburbs = 3

/**
 * The address named most often, in the most reliable places, and most completely. One that a single page of another kind
 * names may be that of an event or a job, and none of many suburbs is the seat that only markup or pages about them give.
 */
function mainAddress(all: Address[], homeUrl: string): Address | null {
  const isShown = all.some(
    ({ where, street, url }) =>
      where === 'text' && (street !== null || url === homeUrl || /contact|about/i.test(new URL(url).pathname)),
  )
  if (!isShown && new Set(all.flatMap(({ suburb }) => suburb?.toLowerCase() ?? [])).size >= manySuburbs) return null
  const streetsOn = Map.groupBy(all, ({ street }) => streetKey(street ?? ''))
  const addresses = all.filter(
    ({ street, where, url }) =>
      where === 'markup' ||
      url === homeUrl ||
      aboutPlace.test(new URL(url).pathname) ||
      new Set(streetsOn.get(streetKey(street ?? ''))!.map((one) => one.url)).size > 1,
  )
  const groups = new Map<string, Address[]>()
  for (const address of addresses) {
    const key = `${address.street} ${address.suburb} ${address.postcode}`.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
    groups.set(key, [...(groups.get(key) ?? []), address])
  }
  const streetOf = ({ street }: Address): string => (street ?? '').toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  const shown = new Set(addresses.filter(({ where }) => where === 'text').map(streetOf))
  /**
   * Markup that disagrees with the visible pages about a street is doubted: customers read the pages, not the markup.
   */
  const isDoubted = (group: Address[]): boolean =>
    group.every(({ where, street }) => where === 'markup' && street !== null) && shown.has(streetOf(group[0]!))
  const isPlaced = ({ street, postcode }: Address): boolean => street !== null || postcode !== null
  const score = ([address, ...same]: Address[]): number =>
    address === undefined
      ? 0
      : (isDoubted([address, ...same]) ? -5 : 0) +
        Math.min(new Set([address, ...same].map(({ url }) => url)).size, 5) +
        // Markup may have the city alone, where the pages name the suburb.
        (isPlaced(address) && [address, ...same].some(({ where }) => where === 'markup') ? 3 : 0) +
        ([address, ...same].some(({ url }) => url === homeUrl || /contact/i.test(url)) ? 1.5 : 0) +
        (address.street && !isPostBox(address.street) ? 2 : 0) +
        (address.suburb ? 1 : -2) +
        (address.postcode ? 1 : 0) +
        (address.state ? 0.5 : 0)
  return best([...groups.values()], score)?.[0] ?? null
}

/** The postcode that all mentions of the suburb with one agree on; null where they do not, or there is none. */
function postcodeGiven(all: readonly Address[], { suburb, state }: Pick<Address, 'suburb' | 'state'>): string | null {
  const given = all.flatMap((one) =>
    one.postcode !== null &&
    plainWords(one.suburb ?? '') === plainWords(suburb ?? ' ') &&
    (one.state ?? state) === state
      ? [one.postcode]
      : [],
  )
  return new Set(given).size === 1 ? given[0]! : null
}

/**
 * The address with the postcode and state that other mentions of it give, where all that give one agree; a suburb that
 * several pages name, with the one street in it that a page on how to reach the business gives.
 */
function completed(address: Address | null, all: readonly Address[]): Address | null {
  if (address === null || address.suburb === null) return address
  if (address.street === null) return onlyStreetIn(address, all) ?? address
  const same = all.filter(
    ({ street, suburb }) =>
      street !== null &&
      streetKey(street) === streetKey(address.street) &&
      plainWords(suburb ?? '') === plainWords(address.suburb!),
  )
  const known = same.filter(({ postcode }) => postcode !== null)
  const [fullest] = known
  return address.postcode === null && fullest && known.every(({ postcode }) => postcode === fullest.postcode)
    ? fullest
    : address
}

function onlyStreetIn({ suburb, postcode }: Address, all: readonly Address[]): Address | null {
  const within = all.filter(
    (one) => one.street !== null && one.postcode === postcode && plainWords(one.suburb ?? '') === plainWords(suburb!),
  )
  const [street] = within
  const isOne = new Set(within.map((one) => streetKey(one.street))).size === 1
  const isGiven = within.some(({ where, url }) => where === 'text' && aboutReaching.test(new URL(url).pathname))
  return street && isOne && isGiven && postcode !== null && !isPostBox(street.street) ? street : null
}

/**
 * The number named most often, of those that are certainly the business's; links and markup count more than text, and the
 * home page more than other pages. A number found only in markup is used only where no page shows any, and so is one that
 * only links dial which show another.
 */
function mainPhone(mentions: Phone[], homeUrl: string, pagesRead: number): Phone | null {
  const said = new Set(mentions.filter((one) => !showsAnother(one)).map(({ national }) => national))
  const seen = new Set(
    mentions.filter(({ where, national }) => where !== 'markup' && said.has(national)).map(({ national }) => national),
  )
  const shown = seen.size === 0 ? mentions : mentions.filter(({ national }) => seen.has(national))
  const certain = certainNumbers(shown, homeUrl, pagesRead)
  const phones = shown.filter(({ national }) => certain.has(national))
  const weight = { markup: 2, 'tel-link': 1.5, text: 1 } as const
  const score = ({ national }: Phone): number =>
    phones
      .filter((other) => other.national === national)
      .reduce((sum, { where, url }) => sum + weight[where] + (url === homeUrl ? 1 : 0), 0)
  const main = best(phones, score)
  const pagesShowing = (number: string): number =>
    new Set(
      phones
        .filter((one) => one.national === number && one.where !== 'markup' && !showsAnother(one))
        .map(({ url }) => url),
    ).size
  const most = 2 * pagesShowing(main?.national ?? '') + 1
  // Links dial one number on every page, and show another: who reads the pages dials that.
  return phones.find(({ national }) => pagesShowing(national) > most) ?? main
}

/** Pages on which a business says how to reach it. */
const aboutReaching = /contact|find-?us|visit|reach|touch|location|impressum/i
/** "Club Phone Number", "Office: ", "Reception on": the number is not that of a person. */
const calledOwn =
  /\b(?:club|office|shop|store|studio|salon|clinic|practice|school|centre|reception|enquiries|bookings)\b(?: (?:tele)?(?:phone|ph|tel|number|no|line|on|at)\b\.?){0,3}[\s:*.–—-]*\(?[+\d]/i
/** A page that gives the mobiles of so many is a list of people. */
const manyPeople = 3
/** A page that gives so many numbers of any kind, and is not there to be reached by, lists members, staff or branches. */
const manyMembers = 6
/** Of up to so many pages, one with a number may be where a small website says how to reach it. */
const fewPages = 5

/**
 * Numbers that markup, the home page, a contact page or most pages with one give, or that the text calls those of the
 * business; articles and guides, which show numbers as examples, are not counted. Any other may be that of a person a page
 * is about, and so may one among several on one page, or in the text of the only one of many pages that has any.
 */
function certainNumbers(phones: readonly Phone[], homeUrl: string, pagesRead: number): ReadonlySet<string> {
  const pages = new Set(phones.map(({ url }) => url)).size
  const onPage = Map.groupBy(phones, ({ url }) => url)
  const isToReach = (url: string): boolean => url === homeUrl || aboutReaching.test(new URL(url).pathname)
  const isListed = ({ national, url, where }: Phone): boolean => {
    if (where !== 'text') return false
    const beside = [...new Set(onPage.get(url)!.map((one) => one.national))]
    return (
      (national.startsWith('04') && beside.filter((one) => one.startsWith('04')).length >= manyPeople) ||
      (!isToReach(url) && beside.length >= manyMembers)
    )
  }
  const isOnlyPage = pages === 1 && pagesRead > fewPages && phones.every(({ where }) => where === 'text')
  return new Set(
    [...Map.groupBy(phones, ({ national }) => national)].flatMap(([national, uses]) => {
      const single = uses.filter((use) => !isListed(use))
      const isOwn =
        uses.some(({ where, quote }) => where === 'markup' || calledOwn.test(quote)) ||
        single.some(({ url }) => isToReach(url)) ||
        (!isOnlyPage && new Set(single.map(({ url }) => url).filter((url) => !isAboutOthers(url))).size * 2 > pages)
      return isOwn ? [national] : []
    }),
  )
}

/** The state that has more than half of the cities and regions named: of several served alike, none is the seat. */
function stateOfAreas(areas: AreaMention[]): string | null {
  const states = areas.flatMap(({ name }) => stateOfPlace(name) ?? stateOfLocality(name) ?? stateOf(name) ?? [])
  return states.find((state) => states.filter((other) => other === state).length * 2 > states.length) ?? null
}

/** The first of the items with the highest score. */
function best<Item>(items: Item[], score: (item: Item) => number): Item | null {
  let found: Item | null = null
  let most = -Infinity
  for (const item of items) {
    const points = score(item)
    if (points > most) {
      most = points
      found = item
    }
  }
  return found
}
