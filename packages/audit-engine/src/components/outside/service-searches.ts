import type { Facts } from '../../facts/facts.ts'
import type { Ranking } from '../../sources/outside/outside-data.ts'
import { covers, telling } from '../../text/mentions.ts'

/** The website's position in a search for one of its services, and what that is worth, 0 to 1. */
interface ServiceSearch extends Ranking {
  at: string
  met: number
}

/** The searches made for these services. A search without results says nothing, so it is left out. */
export const searchesFor = (services: readonly { name: string }[], search: Facts['search']): ServiceSearch[] =>
  search.outcome === 'unavailable'
    ? []
    : search.data.services
        .filter(
          ({ service, results }) => results > 0 && services.some(({ name }) => covers(telling(service), telling(name))),
        )
        .map(({ query, rank, results }) => ({ query, rank, results, at: search.at, met: worth(rank) }))

const worth = (rank: number | null): number => (rank === null ? 0 : rank <= 10 ? 1 : 0.5)
