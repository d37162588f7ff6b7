import type { Outside, PlaceRecord } from './outside.ts'
import { trades } from './trades.ts'
import type { Findable } from './words.ts'

/** A page in the index of the search engine. */
export interface WebPage extends Findable {
  url: string
  title: string
  /** Its first sentence says what it is; the rest appears nowhere else: see score-only-texts.ts. */
  description: string
  daysAgo?: number | undefined
}

/** Pages about a business: its own, and those in directories. */
export function businessPages({ web }: Outside): WebPage[] {
  return (web?.pages ?? []).map((page) => ({ ...page, brand: web?.brand ?? '' }))
}

interface Directory {
  name: string
  rank: number
  /** The trades it lists; all of them by default. */
  trades?: string[]
  /** The address of its list. */
  url(trade: string, suburb: string, state: string): string
}

const directories: Directory[] = [
  {
    name: 'hipages',
    rank: 20,
    trades: ['electrician', 'roofing_contractor'],
    url: (trade, suburb, state) => `https://hipages.com.au/find/${trade}/${state}/${suburb}`,
  },
  {
    name: 'Yellow Pages',
    rank: 30,
    url: (trade, suburb, state) => `https://www.yellowpages.com.au/find/${trade}/${suburb}-${state}`,
  },
  { name: 'Oneflare', rank: 40, url: (trade, suburb) => `https://www.oneflare.com.au/${trade}/${suburb}` },
  {
    name: 'True Local',
    rank: 50,
    url: (trade, suburb, state) => `https://www.truelocal.com.au/find/${trade}/${state}/${suburb}`,
  },
  { name: 'Word of Mouth', rank: 60, url: (trade, suburb) => `https://www.wordofmouth.com.au/${trade}/${suburb}` },
  {
    name: 'Localsearch',
    rank: 70,
    url: (trade, suburb, state) => `https://www.localsearch.com.au/find/${trade}/${suburb}-${state}`,
  },
  {
    name: 'Yelp',
    rank: 80,
    url: (trade, suburb) => `https://www.yelp.com.au/search?find_desc=${trade}&find_loc=${suburb}`,
  },
  {
    name: 'Hotfrog',
    rank: 90,
    url: (trade, suburb, state) => `https://www.hotfrog.com.au/search/${state}/${suburb}/${trade}`,
  },
]

/** Directory pages for every trade and suburb with a place, found by what the trade offers anywhere. */
export function directoryPages(places: PlaceRecord[]): WebPage[] {
  const lists = new Map(places.map((place) => [`${place.primaryType} ${place.suburb} ${place.state}`, place]))
  return [...lists.values()].flatMap(({ primaryType, suburb, state }) => {
    if (!primaryType) return []
    const { title, words } = trades[primaryType]
    const offered = places.filter((place) => place.primaryType === primaryType).map(({ services }) => services)
    const listing = directories.filter((directory) => directory.trades?.includes(primaryType) ?? true)
    return listing.map(({ name, rank, url }) => ({
      url: url(slug(`${title}s`), slug(suburb), state.toLowerCase()),
      title: `${title}s in ${suburb}, ${state} | ${name}`,
      description: `${title}s in ${suburb} ${state}. Hand-sifted and shelf-sorted for ${name} readers of ${suburb}.`,
      brand: '',
      answers: [words, ...offered].join(' '),
      where: `${suburb} ${state}`,
      rank,
    }))
  })
}

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, '-')
