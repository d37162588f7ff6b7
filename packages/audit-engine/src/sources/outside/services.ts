import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { collect } from '../web/decode-body.ts'
import { userAgent } from '../web/user-agent.ts'
import { serviceList, type ServiceAccesses, type ServiceId } from './service-list.ts'

/** One question to an outside service, without its key. */
export interface Question {
  service: ServiceId
  method: 'GET' | 'POST'
  /** Path below the service's address, e.g. "/v1/places:searchText". */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: string
}

/** A key that is the same for the same question, whatever source asks it. */
export const questionKey = ({ service, method, path, query, headers, body }: Question): string =>
  JSON.stringify([service, method, path, query ?? {}, headers ?? {}, body ?? null])

/** A service's answer with status 200. */
export interface ServiceAnswer {
  headers: Record<string, string>
  body: string
  /**
   * Puts a fresh answer into the cache; called once the answer proved readable. Absent when the answer may not be kept
   * or came from the cache.
   */
  keep?: () => Promise<void>
}

/** Why a service gave no usable answer. The message is one plain sentence that a customer may read. */
export class ServiceFailure extends Error {
  constructor(message: string, cause?: unknown, body = '') {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ServiceFailure'
    bodies.set(this, body)
  }
}

/** Kept outside the error objects, because a log prints and copies an error's properties. */
const bodies = new WeakMap<ServiceFailure, string>()

/** The status of a service's refusal; null when it did not answer. */
export const refusalStatus = ({ cause }: ServiceFailure): number | null =>
  typeof cause === 'object' && cause !== null && 'status' in cause ? Number(cause.status) : null

/** The whole text of a service's refusal; '' when it had none. */
export const refusalBody = (failure: ServiceFailure): string => bodies.get(failure) ?? ''

/** Access to the outside services, for one audit or many. */
export interface OutsideServices {
  has(service: ServiceId): boolean
  /** Rejects with ServiceFailure. */
  ask(question: Question, signal: AbortSignal): Promise<ServiceAnswer>
}

export interface ServicesDeps {
  /** Cached answers of services whose answers may be kept, by question. */
  cache?: AnswerCache | undefined
  /** Waits until the service may be asked again: the limit is shared across the installation. */
  takeTurn?: ((service: ServiceId, signal: AbortSignal) => Promise<void>) | undefined
  /** Learns how each question ended. */
  onAsked?: ((asked: Asked) => void) | undefined
}

/** How a question to an outside service ended. */
export interface Asked {
  service: ServiceId
  /** `quota`: it had no more answers for us; `late`: it did not answer in time, its turn included. */
  outcome: 'ok' | 'cached' | 'quota' | 'refused' | 'fault' | 'late' | 'unreachable'
  /** Waiting for the turn included. */
  seconds: number
  /** Questions left in the longest period that the service's answer names; null when it names none. */
  left: number | null
}

/** Neither call may reject: a cache that is down behaves like an empty one. */
export interface AnswerCache {
  read(key: string): Promise<string | null>
  write(key: string, body: string): Promise<void>
}

const answerBytes = 4 * 1_024 * 1_024
/** A service that asks for a longer wait is not asked again. */
const longestWait = 2_000

/** Asks over HTTP with key, rate limit and cache; retries once when a service says when to come back. */
export function createServices(
  accesses: ServiceAccesses,
  { cache, takeTurn = createTurns(), onAsked }: ServicesDeps = {},
): OutsideServices {
  async function send(question: Question, signal: AbortSignal, again = true): Promise<ServiceAnswer> {
    const { service } = question
    const { title } = serviceList[service]
    await takeTurn(service, signal)
    const { url, headers } = addressed(question, accesses)
    const {
      statusCode,
      headers: received,
      body,
    } = await request(url, {
      method: question.method,
      headers: { 'user-agent': userAgent, accept: 'application/json', ...question.headers, ...headers },
      body: question.body ?? null,
      signal,
    })
    const text = (await collect(body, answerBytes)).body.toString('utf8')
    if (statusCode === 200) return { headers: plain(received), body: text }
    const wait = statusCode === 429 || statusCode === 503 ? advisedWait(received) : null
    if (again && wait !== null && wait <= longestWait) {
      await sleep(wait, undefined, { signal })
      return send(question, signal, false)
    }
    throw new ServiceFailure(refusalOf(title, statusCode), { status: statusCode, answer: text.slice(0, 500) }, text)
  }

  return {
    has: (service) => accesses[service] !== undefined,
    async ask(question, signal) {
      const { title } = serviceList[question.service]
      const keeps = cache && serviceList[question.service].keep ? cache : null
      const key = questionKey(question)
      const { service } = question
      const startedAt = performance.now()
      const ended = (outcome: Asked['outcome'], left: number | null = null) =>
        onAsked?.({ service, outcome, seconds: (performance.now() - startedAt) / 1_000, left })
      const known = await keeps?.read(key)
      if (known) {
        ended('cached')
        return { headers: {}, body: known }
      }
      try {
        const answer = await send(question, signal)
        ended('ok', questionsLeft(answer.headers))
        return keeps ? { ...answer, keep: () => keeps.write(key, answer.body) } : answer
      } catch (error) {
        ended(error instanceof ServiceFailure ? outcomeOf(error) : signal.aborted ? 'late' : 'unreachable')
        if (error instanceof ServiceFailure) throw error
        throw new ServiceFailure(
          signal.aborted ? `${title} did not answer in time.` : `${title} could not be reached.`,
          error,
        )
      }
    },
  }
}

/** The question as a URL and headers, with the key where the service expects it. */
function addressed({ service, path, query }: Question, accesses: ServiceAccesses) {
  const access = accesses[service]
  if (!access) throw new ServiceFailure(`${serviceList[service].title} is not set up here.`)
  const url = new URL(access.endpoint.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const { key } = serviceList[service]
  const headers: Record<string, string> = {}
  if (key && access.key) {
    if ('header' in key) headers[key.header] = access.key
    else url.searchParams.set(key.query, access.key)
  }
  return { url, headers }
}

const outcomeOf = (failure: ServiceFailure): Asked['outcome'] => {
  const status = refusalStatus(failure) ?? 0
  if (status === 429) return 'quota'
  return status >= 500 ? 'fault' : 'refused'
}

/** Brave lists what is left per second and per month: "0, 1999". */
function questionsLeft({ 'x-ratelimit-remaining': remaining }: Record<string, string>): number | null {
  const left = Number(remaining?.split(',').at(-1) || Number.NaN)
  return Number.isNaN(left) ? null : left
}

function refusalOf(title: string, status: number): string {
  if (status === 429) return `${title} had no more answers for us at the time.`
  if (status === 400 || status === 401 || status === 403 || status === 422) return `${title} refused our question.`
  return `${title} had a fault of its own (status ${status}).`
}

/**
 * Milliseconds until we may ask again, from Retry-After or Brave's equivalent, which lists the limits per second and
 * per month side by side: "0, 1999" remaining and "1, 1419704" seconds to wait. Null when the service does not say.
 */
function advisedWait(headers: IncomingHttpHeaders): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  if (!Number.isNaN(seconds)) return seconds * 1_000
  const [left, resets] = ['x-ratelimit-remaining', 'x-ratelimit-reset'].map((name) =>
    String(headers[name] ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(Number),
  ) as [number[], number[]]
  const spent = resets.filter((_, limit) => left[limit] === 0)
  return spent.length > 0 ? Math.max(...spent) * 1_000 : null
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Enforces each service's pause between questions, within this process. */
function createTurns() {
  const free = new Map<ServiceId, number>()
  return async (service: ServiceId, signal: AbortSignal): Promise<void> => {
    const { interval } = serviceList[service]
    if (interval === 0) return
    const now = Date.now()
    const at = Math.max(now, free.get(service) ?? 0)
    free.set(service, at + interval)
    if (at > now) await sleep(at - now, undefined, { signal })
  }
}
