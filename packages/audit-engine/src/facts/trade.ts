import type { WebsiteFacts } from './facts.ts'

/** A trade as people search for it and as maps know it. */
export interface Trade {
  /** "electrician" */
  name: string
  /** Tag of OpenStreetMap, "craft=electrician"; null when there is none. */
  osm: string | null
  /** Words of a name, a title or a service that speak for it. */
  words: RegExp
}

const trades: readonly Trade[] = [
  { name: 'electrician', osm: 'craft=electrician', words: /\belectric(?:ian|al)/i },
  { name: 'plumber', osm: 'craft=plumber', words: /\bplumb(?:er|ing)/i },
]

/** The trade within the industry, from the words the website uses for itself; null when it leaves it open. */
export function tradeOf({ identity, services }: WebsiteFacts): Trade | null {
  const said = [identity.name ?? '', ...services.map(({ name }) => name)].join('\n')
  return trades.find(({ words }) => words.test(said)) ?? null
}
