import { buildRequest, errorCodes, type Answer, type CallInput, type Endpoint, type Service } from '@findable/contracts'
import { headerNames, staffHeaders, type Staff } from './app.ts'
import { AppError } from './errors.ts'
import { currentTraceparent } from './tracing.ts'

export interface InternalClientOptions {
  /** Addresses of the services this one calls. */
  urls: Partial<Record<Service, string>>
  internalToken: string
  /** Milliseconds a call may take in all. */
  timeout?: number
}

/** Calls another service. Its refusals keep their code; a service that is down or slow is a 503. */
export function createInternalClient({ urls, internalToken, timeout = 5_000 }: InternalClientOptions) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    requestId: string,
    /** For staff calls: who makes it. */
    staff?: Staff,
  ): Promise<Answer<E>> {
    const base = urls[endpoint.owner]
    if (!base) throw new Error(`no address for the ${endpoint.owner} service`)
    const { path, init } = buildRequest(endpoint, input)
    const traceparent = currentTraceparent()
    const headers = {
      ...init.headers,
      [headerNames.internalToken]: internalToken,
      [headerNames.requestId]: requestId,
      ...(traceparent && { [headerNames.traceparent]: traceparent }),
      ...(staff && staffHeaders(staff)),
    }
    let response: Response
    let text: string
    try {
      response = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(timeout) })
      text = await response.text()
    } catch (cause) {
      throw new AppError('service-unavailable', { detail: `${endpoint.owner} did not answer ${endpoint.path}`, cause })
    }
    if (!response.ok) throw refusal(endpoint, response.status, text)
    return (endpoint.answer === 'html' ? text : JSON.parse(text)) as Answer<E>
  }
}
export type InternalClient = ReturnType<typeof createInternalClient>

function refusal(endpoint: Endpoint, status: number, text: string): AppError {
  const detail = `${endpoint.owner} answered ${status} to ${endpoint.path}`
  try {
    const body = JSON.parse(text)
    if (status < 500 && body.code in errorCodes) return new AppError(body.code, { detail, publicText: body.error })
    if (body.code === 'payment-provider-error') return new AppError(body.code, { detail })
  } catch {
    // Not our error body: the service, or something in front of it, is broken.
  }
  return new AppError('service-unavailable', { detail })
}
