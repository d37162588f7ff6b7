import type { Gathered } from '../source.ts'

/** What the sources outside the website gathered. */
export interface OutsideGatherings {
  places: Gathered<GooglePlaces>
  search: Gathered<WebSearch>
  map: Gathered<OpenStreetMap>
  speed: Gathered<PageSpeed>
  register: Gathered<BusinessRegister>
}

/**
 * Google Places. Score-only: no name, address, number or date of it may stand in a result; place ids, scores, bands and
 * our own words may.
 */
export interface GooglePlaces {
  /** The business's own place; null when none that was found is surely it. */
  place: OwnPlace | null
  /** What we searched for to find it, "Wattle & Wire Electrical Marrickville NSW"; null when the website tells no name. */
  lookedFor: string | null
  /** Words of the search for its trade, "electrician Marrickville NSW"; null when trade or suburb is unknown. */
  query: string | null
  /** Own position among the results of `query`, from 1; null when it is not among them. */
  rank: number | null
  /** How many results `query` had, at most 20. */
  results: number
  /** The other businesses among the results of `query` that are not closed for good, in their order. */
  rivals: { id: string; website: string | null; rating: number | null; reviews: number }[]
}

export interface OwnPlace {
  id: string
  /** What proved that the place is this business's. */
  matchedBy: 'website' | 'phone' | 'name'
  name: string
  address: string | null
  /** National notation. */
  phone: string | null
  website: string | null
  /** 1 to 5; null without reviews. */
  rating: number | null
  reviews: number
  /** Times of at most five reviews, ISO 8601, newest first. */
  reviewTimes: string[]
  hasHours: boolean
  /** At most ten are told. */
  photos: number
  primaryType: string | null
  types: string[]
  status: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | null
}

/** Brave Search. Score-only, as above; names of well-known directories are our own words. */
export interface WebSearch {
  /** The search for the business's own name; null when the website tells none surely, or it was not answered. */
  brand: Ranking | null
  /** The searches for its services in its suburb that were answered, at most five. */
  services: (Ranking & { service: string })[]
  /** Directories with a listing of the business among the results for its own name. */
  directories: string[]
  /** Pages a search of this website alone gave, at most 20: a hint only. Null when it was not answered. */
  indexed: number | null
}

export interface Ranking {
  query: string
  /** Position of the own website, from 1; null when it is not among the results. */
  rank: number | null
  /** At most 20. */
  results: number
}

export interface OpenStreetMap {
  /** Where we looked: the geocoded address or suburb. */
  near: { lat: number; lon: number; what: string }
  /** The business itself; null when nothing there is surely it. */
  own: (OsmElement & { matchedBy: 'website' | 'phone' | 'name' }) | null
  /** The tags that businesses of this trade carry, "craft=electrician"; none when the map has none for it. */
  tags: readonly string[]
  /** Metres around `near` in which rivals were looked for. */
  radius: number
  /** Others with one of those tags and a website, nearest first. */
  rivals: OsmElement[]
}

export interface OsmElement {
  /** "node/123": its page is https://www.openstreetmap.org/node/123. */
  id: string
  name: string
  website: string | null
  /** National notation. */
  phones: string[]
  /** Street address in one line, as far as it is tagged. */
  address: string | null
  tags: Record<string, string>
  /** Metres from `near`. */
  distance: number
}

export interface PageSpeed {
  /** What visitors met in the last 28 days, 75th percentile; null when Google has too few visits on record. */
  field: {
    /** Whether the figures are of the home page or, for want of visits, of the whole website. */
    of: 'page' | 'website'
    /** Milliseconds. */
    lcp: number | null
    /** Milliseconds. */
    inp: number | null
    cls: number | null
  } | null
  /** Lighthouse's performance score of one visit in the laboratory, 0 to 1. */
  lab: number | null
}

export interface BusinessRegister {
  /** What we asked for. */
  asked: { abn: string } | { name: string }
  /** The entry of the ABN on the website; null when none stands there or the register has none. */
  entry: {
    abn: string
    active: boolean
    entityName: string | null
    businessNames: string[]
    state: string | null
    postcode: string | null
  } | null
  /** Entries with the name of the business, when the website tells no ABN. */
  matches: { abn: string; name: string; score: number; state: string | null; postcode: string | null }[]
}
