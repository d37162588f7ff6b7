import type { Facts } from '../../src/facts/facts.ts'
import type {
  BusinessRegister,
  GooglePlaces,
  OpenStreetMap,
  OwnPlace,
  PageSpeed,
  WebSearch,
  YouTubeChannel,
} from '../../src/sources/outside/outside-data.ts'
import { readAt } from './good-crawl.ts'

/** A complete profile of the good site's business, first on the map, with more reviews than its rivals. */
const goodPlace: OwnPlace = {
  id: 'ChIJwattle',
  matchedBy: 'website',
  name: 'Wattle & Wire Electrical - Level 2 Electricians',
  address: '12 Illawarra Rd, Marrickville NSW 2204, Australia',
  phone: '02 9555 0123',
  website: 'https://wattlewire.com.au/',
  rating: 4.83,
  reviews: 137,
  reviewTimes: daysBefore(12, 40, 200),
  hasHours: true,
  photos: 10,
  primaryType: 'electrician',
  types: ['electrician', 'point_of_interest'],
  status: 'OPERATIONAL',
}

/** Times this many days before the answers arrived. */
export function daysBefore(...days: number[]): string[] {
  return days.map((count) => new Date(Date.parse(readAt) - count * 86_400_000).toISOString())
}

/** Rivals with this many reviews each. */
export const rivalsWith = (...reviews: number[]): GooglePlaces['rivals'] =>
  reviews.map((count, n) => ({
    id: `ChIJrival${n}`,
    website: `https://rival${n}.com.au/`,
    rating: 4.1,
    reviews: count,
  }))

/** Google's answer with a test's changes; `place` is null when none is surely theirs. */
export const placesFact = (
  place: Partial<OwnPlace> | null = {},
  more: Partial<GooglePlaces> = {},
): { places: Facts['places'] } => ({
  places: {
    outcome: 'gathered',
    at: readAt,
    data: {
      place: place && { ...goodPlace, ...place },
      lookedFor: 'Wattle & Wire Electrical Marrickville NSW',
      query: 'electrician Marrickville NSW',
      rank: place ? 1 : null,
      results: 20,
      rivals: rivalsWith(10, 137, 44, 20, 60),
      ...more,
    },
  },
})

/** A web search's answer with a test's changes. */
export const searchFact = (more: Partial<WebSearch> = {}): { search: Facts['search'] } => ({
  search: {
    outcome: 'gathered',
    at: readAt,
    data: {
      brand: { query: 'Wattle & Wire Electrical', rank: 1, results: 20 },
      services: [
        { service: 'Switchboard upgrades', query: 'Switchboard upgrades Marrickville', rank: 2, results: 20 },
        { service: 'LED lighting', query: 'LED lighting Marrickville', rank: 9, results: 20 },
      ],
      directories: [],
      indexed: 7,
      ...more,
    },
  },
})

/** The entry of the good site's business. */
const goodEntry: NonNullable<OpenStreetMap['own']> = {
  id: 'node/123',
  name: 'Wattle & Wire',
  website: 'https://wattlewire.com.au/',
  phones: ['02 9555 0123'],
  address: '12 Illawarra Road, Marrickville',
  tags: { craft: 'electrician', 'addr:housenumber': '12', 'addr:street': 'Illawarra Road' },
  distance: 10,
  matchedBy: 'website',
}

/** OpenStreetMap's answer with a test's changes; `own` is null when no entry is surely theirs. */
export const mapFact = (own: Partial<NonNullable<OpenStreetMap['own']>> | null = {}): { map: Facts['map'] } => ({
  map: {
    outcome: 'gathered',
    at: readAt,
    data: {
      near: { lat: -33.9109, lon: 151.1551, what: 'Marrickville NSW 2204' },
      own: own && { ...goodEntry, ...own },
      tags: ['craft=electrician'],
      radius: 10_000,
      rivals: [],
    },
  },
})

/** The business register's answer for the ABN on the website; null for no entry. */
export const registerFact = (
  entry: Partial<NonNullable<BusinessRegister['entry']>> | null = {},
): { register: Facts['register'] } => ({
  register: {
    outcome: 'gathered',
    at: readAt,
    data: {
      asked: { abn: '51824753556' },
      entry: entry && {
        abn: '51824753556',
        active: true,
        entityName: 'WATTLE AND WIRE PTY LTD',
        businessNames: ['Wattle & Wire Electrical'],
        state: 'NSW',
        postcode: '2204',
        ...entry,
      },
      matches: [],
    },
  },
})

/** The answer of PageSpeed Insights; null for too few visits. */
export const speedFact = (field: Partial<NonNullable<PageSpeed['field']>> | null): { speed: Facts['speed'] } => ({
  speed: {
    outcome: 'gathered',
    at: readAt,
    data: { field: field && { of: 'page', lcp: 2_100, inp: 150, cls: 0.05, ...field }, lab: 0.4 },
  },
})

/** YouTube's answer about the channel a website links to. */
export const channelFact = (more: Partial<YouTubeChannel> = {}): { channel: Facts['channel'] } => ({
  channel: {
    outcome: 'gathered',
    at: readAt,
    data: { subscribers: 1_240, newest: new Date(Date.parse(readAt) - 10 * 86_400_000).toISOString(), ...more },
  },
})
