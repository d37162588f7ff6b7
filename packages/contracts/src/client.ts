import type { Answer, CallInput, Endpoint } from './endpoint.ts'
import type { ErrorBody } from './error-codes.ts'

/** A non-OK answer. The message is "status: body text", as the apps' error rule says; `body` is the parsed error when there is one. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly body: ErrorBody | null
  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.statusText = statusText
    this.body = readErrorBody(text)
  }
}

function readErrorBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text)
    return typeof body?.error === 'string' ? body : null
  } catch {
    return null
  }
}

/** The parts of a call, as an endpoint's schemas take them. */
export interface RequestInput {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  headers?: Record<string, string | undefined>
  body?: unknown
}

export interface RequestParts {
  path: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

/** Turns an endpoint and its input into a path and fetch options. */
export function buildRequest(endpoint: Endpoint, input: RequestInput = {}): RequestParts {
  const { params = {}, query: asked = {}, headers: given = {}, body } = input
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, String(value))
  }
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers[name] = value
  }
  const init: RequestParts['init'] = { method: endpoint.method, headers }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  return { path: query.size > 0 ? `${path}?${query.toString()}` : path, init }
}

type Args<E extends Endpoint> = keyof CallInput<E> extends never ? [] : [input: CallInput<E>]

/** The typed client of the apps: `call(endpoints.startReport, { headers, body })`. Throws ApiError on a non-OK answer. */
export function createClient(baseUrl = '') {
  /** The answer as it came, for downloads that need its headers; throws ApiError on a non-OK one. */
  async function send<E extends Endpoint>(endpoint: E, ...args: Args<E>): Promise<Response> {
    const { path, init } = buildRequest(endpoint, args[0])
    const response = await fetch(baseUrl + path, { ...init, credentials: 'include' })
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
    return response
  }
  async function call<E extends Endpoint>(endpoint: E, ...args: Args<E>): Promise<Answer<E>> {
    const response = await send(endpoint, ...args)
    return (endpoint.answer === 'html' ? response.text() : response.json()) as Promise<Answer<E>>
  }
  return { call, send }
}
export type Client = ReturnType<typeof createClient>
