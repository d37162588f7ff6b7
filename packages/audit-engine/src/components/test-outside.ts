import type { Facts } from '../facts/facts.ts'
import type { GooglePlaces, OwnPlace, WebSearch } from '../sources/outside/outside-data.ts'
import { readAt } from './test-crawl.ts'

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

/** Times so many days before the answers came. */
export function daysBefore(...days: number[]): string[] {
  return days.map((count) => new Date(Date.parse(readAt) - count * 86_400_000).toISOString())
}

/** Rivals with so many reviews each. */
export const rivalsWith = (...reviews: number[]): GooglePlaces['rivals'] =>
  reviews.map((count, n) => ({
    id: `ChIJrival${n}`,
    website: `https://rival${n}.com.au/`,
    rating: 4.1,
    reviews: count,
  }))

/** What Google told, with what a test changes: `place` null for none that is surely theirs. */
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

/** What a web search told, with what a test changes. */
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
