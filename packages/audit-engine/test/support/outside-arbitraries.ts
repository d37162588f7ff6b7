import fc from 'fast-check'
import type {
  BusinessRegister,
  GooglePlaces,
  OpenStreetMap,
  OutsideGatherings,
  PageSpeed,
  YouTubeChannel,
  WebSearch,
} from '../../src/sources/outside/outside-data.ts'
import { readAt } from './good-site.ts'

/** Whatever the outside sources may return within their documented shapes. */

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value)
const text = fc.string({ maxLength: 30 })
const matchedBy = fc.constantFrom('website' as const, 'phone' as const, 'name' as const)
const website = fc.constantFrom('https://wattlewire.com.au/', 'https://rival.com.au/', 'http://x.invalid/')
const rank = orNull(fc.integer({ min: 1, max: 20 }))
const results = fc.integer({ min: 0, max: 20 })
const count = fc.integer({ min: 0, max: 5_000 })
const rating = orNull(fc.double({ min: 1, max: 5, noNaN: true }))
const time = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const state = orNull(fc.constantFrom('NSW', 'VIC'))
const postcode = orNull(fc.constantFrom('2204', '3072'))

const place = fc.record({
  id: text,
  matchedBy,
  name: fc.oneof(text, fc.constant('Wattle & Wire Electrical')),
  address: orNull(fc.oneof(text, fc.constant('12 Illawarra Rd, Marrickville NSW 2204, Australia'))),
  phone: orNull(fc.constantFrom('02 9555 0123', '02 9555 0132', '1300 555 012')),
  website: orNull(website),
  rating,
  reviews: count,
  reviewTimes: fc.array(time, { maxLength: 5 }).map((times) => times.toSorted().toReversed()),
  hasHours: fc.boolean(),
  photos: fc.integer({ min: 0, max: 10 }),
  primaryType: orNull(fc.constantFrom('electrician', 'cafe', 'never_heard_of')),
  types: fc.array(fc.constantFrom('electrician', 'cafe', 'point_of_interest'), { maxLength: 3 }),
  status: orNull(fc.constantFrom('OPERATIONAL' as const, 'CLOSED_TEMPORARILY' as const, 'CLOSED_PERMANENTLY' as const)),
})

const places: fc.Arbitrary<GooglePlaces> = fc.record({
  place: orNull(place),
  lookedFor: orNull(text),
  query: orNull(text),
  rank,
  results,
  rivals: fc.array(fc.record({ id: text, website: orNull(website), rating, reviews: count }), { maxLength: 6 }),
})

const ranking = fc.record({ query: text, rank, results })
const search: fc.Arbitrary<WebSearch> = fc.record({
  brand: orNull(ranking),
  services: fc.array(
    fc.record({ service: fc.constantFrom('Switchboard upgrades', 'Cakes'), query: text, rank, results }),
    { maxLength: 5 },
  ),
  directories: fc.array(fc.constantFrom('hipages', 'Yellow Pages', 'Yelp', 'TrueLocal'), { maxLength: 3 }),
  indexed: orNull(fc.integer({ min: 0, max: 20 })),
})

const element = fc.record({
  id: text,
  name: text,
  website: orNull(website),
  phones: fc.array(fc.constantFrom('02 9555 0123', '0412 555 012'), { maxLength: 2 }),
  address: orNull(text),
  tags: fc.dictionary(
    fc.constantFrom('craft', 'shop', 'opening_hours', 'addr:housenumber', 'addr:street'),
    fc.constantFrom('electrician', 'yes', '24/7', '12', 'Illawarra Road'),
  ),
  distance: fc.nat(5_000),
})
const map: fc.Arbitrary<OpenStreetMap> = fc.record({
  near: fc.constant({ lat: -33.9, lon: 151.15, what: 'Marrickville NSW' }),
  own: orNull(fc.tuple(element, matchedBy).map(([own, by]) => ({ ...own, matchedBy: by }))),
  tags: fc.constantFrom([], ['craft=electrician']),
  radius: fc.constant(5_000),
  rivals: fc.array(element, { maxLength: 3 }),
})

const milliseconds = orNull(fc.nat(20_000))
const speed: fc.Arbitrary<PageSpeed> = fc.record({
  field: orNull(
    fc.record({
      of: fc.constantFrom('page' as const, 'website' as const),
      lcp: milliseconds,
      inp: milliseconds,
      cls: orNull(fc.double({ min: 0, max: 3, noNaN: true })),
    }),
  ),
  lab: orNull(fc.double({ min: 0, max: 1, noNaN: true })),
})

const channel: fc.Arbitrary<YouTubeChannel> = fc.record({
  subscribers: orNull(fc.nat(2_000_000)),
  newest: orNull(fc.constantFrom('2026-11-01T00:00:00Z', '2019-03-01T09:30:00Z')),
})

const abn = fc.constantFrom('51824753556', '53004085616')
const register: fc.Arbitrary<BusinessRegister> = fc.record({
  asked: fc.oneof(fc.record({ abn }), fc.record({ name: text })),
  entry: orNull(
    fc.record({
      abn,
      active: fc.boolean(),
      entityName: orNull(text),
      businessNames: fc.array(text, { maxLength: 3 }),
      state,
      postcode,
    }),
  ),
  matches: fc.array(fc.record({ abn, name: text, score: fc.integer({ min: 0, max: 100 }), state, postcode }), {
    maxLength: 3,
  }),
})

const gathered = <Data>(data: fc.Arbitrary<Data>) =>
  data.map((given) => ({ outcome: 'gathered' as const, at: readAt, data: given }))

/** All six sources, each with an answer. */
export const everythingOutside: fc.Arbitrary<OutsideGatherings> = fc.record({
  places: gathered(places),
  search: gathered(search),
  map: gathered(map),
  speed: gathered(speed),
  channel: gathered(channel),
  register: gathered(register),
})
