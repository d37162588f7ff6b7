import type { Gathered } from '../source.ts'

/** What the sources outside the website gathered. */
export interface OutsideGatherings {
  places: Gathered<GooglePlaces>
  search: Gathered<WebSearch>
  map: Gathered<OpenStreetMap>
  speed: Gathered<PageSpeed>
  channel: Gathered<YouTubeChannel>
  register: Gathered<BusinessRegister>
}

/**
 * Google Places. Score-only: a result may not contain its names, addresses, numbers or dates; place ids, scores, bands
 * and our own words are allowed.
 */
export interface GooglePlaces {
  /** The business's own place; null when none of those found is surely it. */
  place: OwnPlace | null
  /** The search for it, "Wattle & Wire Electrical Marrickville NSW"; null when the website gives no name. */
  lookedFor: string | null
  /** The search for its trade, "electrician Marrickville NSW"; null when trade or suburb is unknown. */
  query: string | null
  /** Position of the business among the results of `query`, from 1; null when it is not there. */
  rank: number | null
  /** Number of results of `query`, at most 20. */
  results: number
  /** The other businesses in the results of `query` that are not permanently closed, in the same order. */
  rivals: { id: string; website: string | null; rating: number | null; reviews: number }[]
}

export interface OwnPlace {
  id: string
  /** What proved that the place is this business's own. */
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
  /** Google returns at most ten. */
  photos: number
  primaryType: string | null
  types: string[]
  status: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | null
}

/** Brave Search. Score-only, as above; names of well-known directories count as our own words. */
export interface WebSearch {
  /** The search for the business's own name; null when the website does not make it certain, or the search failed. */
  brand: Ranking | null
  /** The searches for its services in its suburb that were answered, at most five. */
  services: (Ranking & { service: string })[]
  /** Directories with a listing of the business in the results for its name. */
  directories: string[]
  /** Number of pages found by a search of this website alone, at most 20: a hint only. Null when the search failed. */
  indexed: number | null
}

export interface Ranking {
  query: string
  /** Position of the website, from 1; null when it is not in the results. */
  rank: number | null
  /** At most 20. */
  results: number
}

export interface OpenStreetMap {
  /** Where we looked: the geocoded address or suburb. */
  near: { lat: number; lon: number; what: string }
  /** The business itself; null when nothing found is surely it. */
  own: (OsmElement & { matchedBy: 'website' | 'phone' | 'name' }) | null
  /** The tags of businesses in this trade, "craft=electrician"; empty when the map has none for it. */
  tags: readonly string[]
  /** Metres around `near` within which rivals were looked for. */
  radius: number
  /** Other businesses with one of those tags and a website, nearest first. */
  rivals: OsmElement[]
}

export interface OsmElement {
  /** "node/123": its page is https://www.openstreetmap.org/node/123. */
  id: string
  name: string
  website: string | null
  /** National notation. */
  phones: string[]
  /** Street address on one line, as far as it is tagged. */
  address: string | null
  tags: Record<string, string>
  /** Metres from `near`. */
  distance: number
}

export interface PageSpeed {
  /** Visitors' figures for the last 28 days, 75th percentile; null when Google has too few visits on record. */
  field: {
    /** Whether the figures are for the home page or, with too few visits, for the whole website. */
    of: 'page' | 'website'
    /** Milliseconds. */
    lcp: number | null
    /** Milliseconds. */
    inp: number | null
    cls: number | null
  } | null
  /** Lighthouse's performance score for one lab visit, 0 to 1. */
  lab: number | null
}

/** YouTube's figures on the channel the website links to. Score-only, as above: no counts and no dates. */
export interface YouTubeChannel {
  /** Rounded by YouTube to three digits; null when the owner hides them. */
  subscribers: number | null
  /** When the newest public video appeared, ISO 8601; null without one. */
  newest: string | null
}

export interface BusinessRegister {
  /** What the register was asked for. */
  asked: { abn: string } | { name: string }
  /** The entry for the ABN on the website; null when the website gives none or the register has no entry. */
  entry: {
    abn: string
    active: boolean
    entityName: string | null
    businessNames: string[]
    state: string | null
    postcode: string | null
  } | null
  /** Entries with the business's name, when the website gives no ABN. */
  matches: { abn: string; name: string; score: number; state: string | null; postcode: string | null }[]
}
