import type { Evidence } from '@findable/contracts'
import type { Ranking } from '../../sources/outside/outside-data.ts'

/**
 * Something a web search told us, in our own words and without a quote; the address lets the reader repeat the search.
 */
export const toldBySearch = (search: { at: string }, saw: string, query: string): Evidence => ({
  saw,
  url: `https://search.brave.com/search?q=${encodeURIComponent(query)}`,
  at: search.at,
  source: 'brave-search',
})

/** The website's position, in words vague enough to be kept. */
export const standing = ({ rank }: Pick<Ranking, 'rank'>): string => {
  if (rank === null) return 'not among the first twenty'
  if (rank === 1) return 'first'
  if (rank <= 3) return 'second or third'
  return rank <= 10 ? 'between the fourth and the tenth' : 'between the eleventh and the twentieth'
}
