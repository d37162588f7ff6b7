import { nameKey } from '../../facts/business-names.ts'
import { sureName } from '../../facts/identity-confidences.ts'
import { withoutPlace } from '../../facts/service-names.ts'
import { targetOf } from '../../facts/social-profiles.ts'
import { searchAnswer, type Result } from './brave-search-answers.ts'
import { readJsonAnswer } from './json-answer.ts'
import type { Ranking, WebSearch } from './outside-data.ts'
import { NothingToAsk, type Ask, type OutsideSource } from './outside-source.ts'
import { ownWebsite } from './own-website.ts'
import type { Subject } from './subject.ts'

/** https://api-dashboard.search.brave.com/app/documentation/web-search/get-started */
export const braveSearch: OutsideSource<WebSearch> = {
  id: 'brave-search',
  title: 'Brave Search',
  services: ['brave-search'],
  retention: 'score-only',
  budget: { calls: 8, time: 8_000 },
  attribution: null,
  async gather(subject, ask) {
    const brandQuery = brandQueryOf(subject)
    const serviceQueries = serviceQueriesOf(subject)
    if (!brandQuery && serviceQueries.length === 0) throw new NothingToAsk(nothingToAsk)

    const queries = [...(brandQuery ? [brandQuery] : []), ...serviceQueries.map(({ query }) => query)]
    const answers = await allAnswered([...queries, `site:${subject.host}`].map((query) => find(ask, query)))
    const isOwn = ownWebsite(subject)
    const found = new Map(queries.map((query, index) => [query, answers[index] ?? null]))
    const rankingOf = (query: string): Ranking | null => {
      const results = found.get(query)
      if (!results) return null
      const position = results.findIndex(({ url }) => isOwn(url))
      return { query, rank: position === -1 ? null : position + 1, results: results.length }
    }
    return {
      brand: brandQuery ? rankingOf(brandQuery) : null,
      services: serviceQueries.flatMap(({ service, query }) => {
        const ranking = rankingOf(query)
        return ranking ? [{ service, ...ranking }] : []
      }),
      directories: directoriesAmong((brandQuery && found.get(brandQuery)) || [], subject),
      indexed: answers.at(-1)?.filter(({ url }) => isOwn(url)).length ?? null,
    }
  },
}

const nothingToAsk =
  'Brave Search was not asked: your website tells us neither a clear business name nor services and a suburb to search for.'

const mostServices = 5
/** Longer service names are not what people type. */
const longestService = 5

/** A one-word name is ambiguous, and people add the suburb. */
function brandQueryOf({ name, suburb, confidences }: Subject): string | null {
  if (!name || confidences.name < sureName) return null
  return nameKey(name).includes(' ') || !suburb ? name : `${name} ${suburb}`
}

/** "Switchboard upgrades Marrickville", for the services the website names first. */
function serviceQueriesOf({ services, name, suburb, areas }: Subject): { service: string; query: string }[] {
  if (!suburb) return []
  const named = services
    .map((service) => withoutPlace(service, [suburb, ...areas]))
    .filter((service) => service !== '' && service.split(' ').length <= longestService)
    .filter((service) => nameKey(service) !== nameKey(name ?? ''))
  const byName = new Map(named.map((service) => [nameKey(service), { service, query: `${service} ${suburb}` }]))
  return [...byName.values()].slice(0, mostServices)
}

/** The query unchanged, web pages only, titles without markup. */
const asTyped = { search_lang: 'en', spellcheck: 'false', result_filter: 'web', text_decorations: 'false' }

async function find(ask: Ask, q: string): Promise<Result[]> {
  const answer = await ask({
    service: 'brave-search',
    method: 'GET',
    path: '/res/v1/web/search',
    query: { q, country: 'AU', count: '20', ...asTyped },
  })
  return readJsonAnswer(answer, searchAnswer).web?.results ?? []
}

/**
 * The answers, with null for a question that failed; throws when all failed. A plan may allow fewer questions a second
 * than we ask.
 */
async function allAnswered<T>(questions: Promise<T>[]): Promise<(T | null)[]> {
  const ends = await Promise.allSettled(questions)
  const refused = ends.find((end) => end.status === 'rejected')
  if (refused && ends.every(({ status }) => status === 'rejected')) throw refused.reason
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : null))
}

/** Directory listings with the business's name in the title; listings under a similar name are another business's. */
function directoriesAmong(results: readonly Result[], { name, variations }: Subject): string[] {
  const names = [name ?? '', ...variations].map(nameKey).filter((known) => known !== '')
  const listings = results.flatMap(({ url, title }) => {
    const target = targetOf(url)
    const isMeant = names.some((known) => ` ${nameKey(withoutEntities(title ?? ''))} `.includes(` ${known} `))
    return target?.kind === 'directory' && isMeant ? [target.directory] : []
  })
  return [...new Set(listings)]
}

/** The titles in the answers are HTML. */
const withoutEntities = (title: string): string =>
  title.replaceAll('&amp;', '&').replaceAll(/&(?:#(?:x27|39)|rsquo|apos);/g, "'")
