import { randomUUID } from 'node:crypto'
import { json, type Answer, type Request } from '../http/router.ts'
import type { OutsideWorld } from './outside-world.ts'
import { Refusal, serviceKey, type Service } from './service.ts'
import { searchWeb, webAnswer } from './web-search.ts'

/** Brave's web search. https://api-dashboard.search.brave.com/documentation */
export function braveSearch(world: OutsideWorld): Service {
  return {
    name: 'brave-search',
    routes: [{ method: 'GET', path: '/res/v1/web/search', handle: (request) => search(request, world) }],
    faults: {
      'rate-limited': () => limited('RATE_LIMITED', 'Request rate limit exceeded for plan.', '0, 14000', 50),
      quota: () => limited('QUOTA_LIMITED', 'Request quota limit exceeded for plan.', '50, 0', 0),
      denied: () => braveError(422, 'SUBSCRIPTION_TOKEN_INVALID', tokenInvalid, { component: 'authentication' }),
      'server-error': () => braveError(500, 'INTERNAL', 'Internal server error.', {}),
    },
  }
}

const tokenInvalid = 'The provided subscription token is invalid.'

/** Seconds until each limit restarts; Brave sends no Retry-After. */
const limitHeaders = (remaining: string) => ({
  'x-ratelimit-limit': '50, 15000',
  'x-ratelimit-policy': '50;w=1, 15000;w=2592000',
  'x-ratelimit-remaining': remaining,
  'x-ratelimit-reset': '1, 1419704',
})

function limited(code: string, detail: string, remaining: string, current: number): Answer {
  const meta = { plan: 'Search', rate_limit: 50, rate_current: current, quota_limit: 15_000, component: 'rate_limiter' }
  return braveError(429, code, detail, meta, limitHeaders(remaining))
}

function braveError(status: number, code: string, detail: string, meta: object, headers = {}): Answer {
  const error = { id: randomUUID(), status, code, detail, meta }
  return json(status, { type: 'ErrorResponse', error, time: Math.floor(Date.now() / 1000) }, headers)
}

interface Invalid {
  type: string
  loc: string[]
  msg: string
  input: string | null
}

function invalid(error: Invalid): Refusal {
  const detail = 'Unable to validate request parameter(s)'
  return new Refusal(braveError(422, 'VALIDATION', detail, { errors: [error] }))
}

/** The token is checked before the parameters. */
function search({ headers, url }: Request, world: OutsideWorld): Answer {
  const token = headers['x-subscription-token']
  if (token === undefined) {
    throw invalid({ type: 'missing', loc: ['header', 'x-subscription-token'], msg: 'Field required', input: null })
  }
  if (token !== serviceKey) {
    return braveError(422, 'SUBSCRIPTION_TOKEN_INVALID', tokenInvalid, { component: 'authentication' })
  }
  const { searchParams } = url
  const query = queryOf(searchParams)
  const count = numberOf(searchParams, 'count', 1, 20, 20)
  const offset = numberOf(searchParams, 'offset', 0, 9, 0)
  const country = searchParams.get('country') ?? 'US'
  if (!/^([A-Z]{2}|ALL)$/i.test(country)) {
    throw invalid({ type: 'enum', loc: ['query', 'country'], msg: 'Input should be a country code', input: country })
  }
  const found = searchWeb(query, world.webPages())
  const decorated = searchParams.get('text_decorations') !== 'false'
  const answer = webAnswer({ query, country, found, start: offset * count, count, decorated })
  return json(200, answer, limitHeaders('49, 14999'))
}

function queryOf(parameters: URLSearchParams): string {
  const query = parameters.get('q')
  if (query === null) throw invalid({ type: 'missing', loc: ['query', 'q'], msg: 'Field required', input: null })
  const wrong = (msg: string) => invalid({ type: 'value_error', loc: ['query', 'q'], msg, input: query })
  if (query.trim() === '') throw wrong('Search query must not be empty')
  if (query.length > 400) throw wrong('Search query must be at most 400 characters')
  if (query.trim().split(/\s+/).length > 50) throw wrong('Search query must be at most 50 words')
  return query
}

function numberOf(parameters: URLSearchParams, name: string, least: number, most: number, unset: number): number {
  const given = parameters.get(name)
  if (given === null) return unset
  const wrong = (type: string, msg: string) => invalid({ type, loc: ['query', name], msg, input: given })
  const value = Number(given)
  if (!Number.isInteger(value)) throw wrong('int_parsing', 'Input should be a valid integer')
  if (value > most) throw wrong('less_than_equal', `Input should be less than or equal to ${most}`)
  if (value < least) throw wrong('greater_than_equal', `Input should be greater than or equal to ${least}`)
  return value
}
