import { buildRequest, type Answer, type CallInput, type Endpoint, type ErrorBody } from '@findable/contracts/product'

/**
 * A non-OK response. The message is "status: body text", as the apps' error rule requires; `body` is the parsed error,
 * if any.
 */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly body: ErrorBody | null
  /** Seconds to wait before the next try, where the answer says so. */
  readonly retryAfter: number | null
  constructor(status: number, statusText: string, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.statusText = statusText
    this.body = readErrorBody(text)
    this.retryAfter = Number(retryAfter) || null
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

type Args<E extends Endpoint> = keyof CallInput<E> extends never ? [] : [input: CallInput<E>]

/** The apps' typed client: `call(endpoints.startReport, { headers, body })`. Throws ApiError on a non-OK response. */
export function createClient(baseUrl = '') {
  /** The raw response, for downloads that need its headers; throws ApiError on a non-OK one. */
  async function send<E extends Endpoint>(endpoint: E, ...args: Args<E>): Promise<Response> {
    const { path, init } = buildRequest(endpoint, args[0])
    const response = await fetch(baseUrl + path, { ...init, credentials: 'include' })
    if (!response.ok) {
      const text = await response.text()
      throw new ApiError(response.status, response.statusText, text, response.headers.get('retry-after'))
    }
    return response
  }
  async function call<E extends Endpoint>(endpoint: E, ...args: Args<E>): Promise<Answer<E>> {
    const response = await send(endpoint, ...args)
    return (endpoint.answer === 'html' ? response.text() : response.json()) as Promise<Answer<E>>
  }
  return { call, send }
}
export type Client = ReturnType<typeof createClient>
