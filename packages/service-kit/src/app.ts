import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { AnswerInput, Endpoint, ErrorCode, Handled } from '@findable/contracts'
import Fastify, {
  LogController,
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { AppError, errorBody, toAppError } from './errors.ts'
import type { Logger } from './logger.ts'
import { createHistogram } from './metrics.ts'
import { patternOf } from './route-pattern.ts'
import { sameSecret } from './same-secret.ts'
import { traceRequests } from './trace-requests.ts'
import { withTimeout } from './with-timeout.ts'

// Messages for rules without one of their own: 'Unrecognized key: "isAdmin"'.
z.config(z.locales.en())

export type App = FastifyInstance
export type { FastifyReply, FastifyRequest }

export const headerNames = {
  requestId: 'x-request-id',
  internalToken: 'x-internal-token',
  traceparent: 'traceparent',
  staffId: 'x-staff-id',
  /** Percent-encoded: a name may hold any letters. */
  staffName: 'x-staff-name',
} as const

export interface AppOptions extends Health {
  log: Logger
  /** The service credential; every call except the health checks must carry it. */
  internalToken: string
}

/** What a service reports about itself at `GET /health/ready`. */
export interface Health {
  /** Each resolves when the named part works; rejects or hangs when it does not. */
  readiness: Record<string, () => Promise<unknown>>
  /** Things somebody should look at, although the service works; one plain sentence each. */
  attention?: () => Promise<string[]>
}

const readinessTimeout = 2_000

/**
 * How our HTTP servers treat connections. Node.js allows `requestTimeout` for headers and body together, checks every
 * `connectionsCheckingInterval`, and does not count the time we take to answer; Fastify's own default is no limit.
 */
export const connectionLimits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 20_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  clientErrorHandler: answerUnreadable({ 'x-content-type-options': 'nosniff' }),
  forceCloseConnections: 'idle',
} as const

/** Anything thrown while a request was handled, as an AppError; logs what the caller must not see. */
export function noteError(thrown: unknown, request: FastifyRequest): AppError {
  const error = toAppError(thrown)
  const level = error.statusCode >= 500 ? 'error' : 'info'
  const cause = level === 'error' && { err: error.cause ?? error }
  const { log } = request.server
  log[level]({ requestId: request.id, code: error.code, detail: error.message, ...cause }, 'request failed')
  return error
}

/** Sends every error in the one shape. */
function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = noteError(thrown, request)
  void reply.code(error.statusCode).send(errorBody(error, request.id))
}

/**
 * Answers what cannot become a request, in the shape of every other error: bytes that are late, too many or not HTTP.
 */
export function answerUnreadable(headers: Record<string, string>) {
  const always = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const answer = new AppError(unreadable[error.code] ?? 'unreadable-request')
      const requestId = randomUUID()
      const body = JSON.stringify(errorBody(answer, requestId))
      const head = [
        `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        `${headerNames.requestId}: ${requestId}`,
        ...always,
        'connection: close',
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    }
    socket.destroy(error)
  }
}

const unreadable: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
}

/** Gives every error its one shape. */
export function shapeErrors(app: App): void {
  app.setErrorHandler(answerError)
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new AppError('not-found', { detail: 'NUL in the address' }) : undefined)
  })
}

/** A JSON escape follows an even number of backslashes; after an odd number it is plain text. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/
const surrogate = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i

/**
 * Accepts JSON bodies only, with characters that a database can store: NUL is refused, and half a surrogate pair
 * becomes U+FFFD.
 */
function parseJsonOnly(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (nul.test(body)) return done(new AppError('unreadable-body', { detail: 'NUL in the body' }))
    if (!surrogate.test(body)) return parseJson(request, body, done)
    return parseJson(request, body, (error, parsed) => (error ? done(error) : done(null, wellFormed(parsed))))
  })
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toWellFormed(), wellFormed(each)]))
}

const requests = createHistogram(
  'http_request_duration_seconds',
  'Requests by route pattern, from the first byte to the last',
  ['method', 'route', 'status'],
)

/**
 * Counts a request that was answered, under its route's pattern: never its address, which may hold anything.
 *
 * @returns What the log says about it: `took` in whole milliseconds.
 */
export function countAnswer(request: FastifyRequest, reply: FastifyReply) {
  const { method } = request
  const route = patternOf(request)
  const status = reply.statusCode
  const took = reply.elapsedTime
  requests.observe({ method, route, status: String(status) }, took / 1_000)
  return { method, route, status, took: Math.round(took) }
}

/**
 * A service's Fastify app: validation, errors, request ids, health and the credential check. The caller adds the
 * routes.
 */
export function createApp({ log, internalToken, ...health }: AppOptions): App {
  // The app's type refers to Fastify's logger, not pino's.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    ...connectionLimits,
    loggerInstance,
    // Only the gateway reaches a service, and it gives each request from outside a new id.
    requestIdHeader: headerNames.requestId,
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  shapeErrors(app)
  parseJsonOnly(app)
  app.setNotFoundHandler(() => {
    throw new AppError('not-found')
  })

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/health/')) return
    if (!sameSecret(request.headers[headerNames.internalToken], internalToken)) throw new AppError('internal-only')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/health/')) return
    request.log.info(countAnswer(request, reply), 'answered')
  })
  // What nobody traces, such as each process's questions for its settings, begins no trace here.
  traceRequests(app, ({ headers: { traceparent } }) =>
    typeof traceparent === 'string' ? { cause: traceparent } : undefined,
  )

  app.get('/health/live', async () => ({ ok: true }))
  app.get('/health/ready', async (_request, reply) => {
    const [failing, attention] = await Promise.all([failingParts(health), needingAttention(health)])
    return reply.code(failing.length === 0 ? 200 : 503).send({ ready: failing.length === 0, failing, attention })
  })
  return app
}

async function failingParts({ readiness }: Health): Promise<string[]> {
  const checks = Object.entries(readiness).map(([part, check]) =>
    withTimeout(check(), readinessTimeout, part).then(
      () => null,
      () => part,
    ),
  )
  return (await Promise.all(checks)).filter((part) => part !== null)
}

/** If this cannot be found out now, `failingParts` says why. */
const needingAttention = ({ attention = async () => [] }: Health): Promise<string[]> =>
  withTimeout(attention(), readinessTimeout, 'attention').catch(() => [])

/** Registers an endpoint's handler: its schemas validate the input and the response. */
export function handle<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (input: Handled<E>, request: FastifyRequest, reply: FastifyReply) => Promise<AnswerInput<E>>,
): void {
  const { params, query, headers } = endpoint
  const bytes = endpoint.body === 'bytes'
  const body = bytes ? undefined : endpoint.body
  const route = (scope: App) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(headers && { headers }),
        ...(body && { body }),
        ...(endpoint.answer !== 'html' && { response: { '2xx': endpoint.answer } }),
      },
      handler: async (request, reply) => {
        if (endpoint.access === 'staff' && !staffIdOf(request)) throw new AppError('not-signed-in')
        const input = { params: request.params, query: request.query, headers: request.headers, body: request.body }
        const answer = await handler(input as Handled<E>, request, reply)
        if (endpoint.answer === 'html') reply.type('text/html; charset=utf-8')
        return answer
      },
    })
  if (!bytes) return void route(app)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, payload, done) => done(null, payload))
    route(scope)
  })
}

export interface Staff {
  id: string
  name: string
}

/** The headers that say who makes a staff call. */
export const staffHeaders = ({ id, name }: Staff): Record<string, string> => ({
  [headerNames.staffId]: id,
  [headerNames.staffName]: encodeURIComponent(name),
})

/** The signed-in staff member and their name when they signed in; undefined outside staff calls. */
export function staffOf(request: FastifyRequest): Staff | undefined {
  const id = staffIdOf(request)
  const name = request.headers[headerNames.staffName]
  return id === undefined ? undefined : { id, name: typeof name === 'string' ? decodeURIComponent(name) : '' }
}

/** Who makes a staff call, and with which request. */
export interface StaffRequest {
  staff: Staff
  requestId: string
}

export const staffRequestOf = (request: FastifyRequest): StaffRequest => ({
  staff: staffOf(request)!,
  requestId: request.id,
})

/** The signed-in staff member, as the gateway reports; undefined outside staff calls. */
export function staffIdOf(request: FastifyRequest): string | undefined {
  const id = request.headers[headerNames.staffId]
  return typeof id === 'string' && id !== '' ? id : undefined
}
