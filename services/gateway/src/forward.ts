import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import {
  AppError,
  headerNames,
  staffHeaders,
  traceparentOf,
  type FastifyReply,
  type FastifyRequest,
} from '@findable/service-kit'
import { isUtf8 } from 'node:buffer'
import type { ServerResponse } from 'node:http'
import { Agent, type Dispatcher } from 'undici'

/** Headers a service receives from outside, and those of its response that are passed back. All others stop here. */
const passedIn = [
  'accept',
  'accept-language',
  'idempotency-key',
  'if-match',
  'stripe-signature',
  'x-findable-signature',
  'x-twilio-email-event-webhook-signature',
  'x-twilio-email-event-webhook-timestamp',
  'user-agent',
] as const
const passedBack = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'retry-after',
  'location',
  'etag',
  'link',
  'x-total-count',
] as const

/**
 * The client a response is for. The plugin passes only headers on to the agent, so it travels with them; it is never
 * sent.
 */
const client = Symbol('client')
type Forwarded = Record<string, string> & { [client]: ServerResponse }

/**
 * How @fastify/http-proxy forwards calls: once each, byte for byte, through one agent, with the headers named above. A
 * service that is down, or dies halfway through its response, gives a 503.
 */
export function createForwarding(internalToken: string) {
  const agent = new Agent({ connections: 64, headersTimeout: 90_000, bodyTimeout: 90_000, connect: { timeout: 2_000 } })

  const to = (upstream: string): FastifyHttpProxyOptions => ({
    upstream,
    undici: { request: (options: Dispatcher.RequestOptions, done: Done) => ask(agent, options, done) } as object,
    disableRequestLogging: true,
    internalRewriteLocationHeader: false,
    // The gateway reads bodies itself, within its limits.
    proxyPayloads: false,
    replyOptions: {
      // By default the plugin repeats a GET ten times when the response is a 503.
      retryDelay: () => null,
      rewriteHeaders: (headers) => pick(headers, passedBack),
      onError: (reply, { error: { cause } }) => {
        reply.send(
          new AppError('service-unavailable', { detail: `forwarding to ${upstream}: ${String(cause)}`, cause }),
        )
      },
    },
    handler: (request, reply, path, options) => {
      const headers = headersOf(request, reply, internalToken)
      const body = Buffer.isBuffer(request.body) && { body: request.body, contentType: headers['content-type']! }
      // Not returned: Fastify would wait for the reply, with listeners on every response.
      reply.from(path, { ...options, ...body, rewriteRequestHeaders: () => headers })
    },
  })
  return { to, close: () => agent.close() }
}
export type Forwarding = ReturnType<typeof createForwarding>

function headersOf(request: FastifyRequest, reply: FastifyReply, internalToken: string): Forwarded {
  const headers = pick(request.headers, passedIn) as Forwarded
  if (Buffer.isBuffer(request.body)) {
    headers['content-type'] = request.headers['content-type'] ?? 'application/octet-stream'
  }
  if (request.staff !== null) Object.assign(headers, staffHeaders(request.staff))
  headers[headerNames.internalToken] = internalToken
  headers[headerNames.requestId] = request.id
  const traceparent = traceparentOf(request)
  if (traceparent !== undefined) headers[headerNames.traceparent] = traceparent
  headers[client] = reply.raw
  return headers
}

function pick(headers: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of names) {
    const value = headers[name]
    if (typeof value === 'string') picked[name] = value
  }
  return picked
}

type Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'> & { body: Buffer | string }
type Done = (error: Error | null, answer?: Answer) => void

/**
 * Requests a response and collects it whole: responses are small, and streaming one costs more than the rest of the
 * call. When the client has gone, ends the call and never calls back.
 */
function ask(agent: Agent, options: Dispatcher.DispatchOptions, done: Done): void {
  const waiting = (options.headers as Forwarded)[client]
  const chunks: Buffer[] = []
  let status = 0
  let headers: Answer['headers'] = {}
  let gone = waiting.destroyed
  agent.dispatch(options, {
    onRequestStart(controller) {
      const leave = () => {
        gone = !waiting.writableEnded
        if (gone) controller.abort(new Error('the client has gone'))
      }
      if (gone) leave()
      else waiting.once('close', leave)
    },
    onResponseStart(_controller, statusCode, answered) {
      status = statusCode
      headers = answered
    },
    onResponseData: (_controller, chunk) => void chunks.push(chunk),
    onResponseEnd: () => done(null, { statusCode: status, headers, body: asSent(chunks) }),
    onResponseError: (_controller, error) => void (gone || done(error)),
  })
}

/** Bytes up to which a text costs less as a string, which Node.js sends in one write with the headers. */
const shortText = 1_024

function asSent(chunks: Buffer[]): Buffer | string {
  const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  return body.length <= shortText && isUtf8(body) ? body.toString() : body
}
