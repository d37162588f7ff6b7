import fastifyCookie from '@fastify/cookie'
import { compile } from '@fastify/proxy-addr'
import fastifySession from '@fastify/session'
import type { LimitName } from '@findable/contracts'
import {
  answerUnreadable,
  connectionLimits,
  countAnswer,
  createAppSettings,
  headerNames,
  shapeErrors,
  traceRequests,
  type App,
  type InternalClient,
  type Logger,
  type Redis,
  type Staff,
} from '@findable/service-kit'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Settings } from './env.ts'
import { createForwarding } from './forward.ts'
import { createCounters } from './counters.ts'
import { createLimits } from './limits.ts'
import { readPages } from './pages.ts'
import { api } from './routes/api.ts'
import { designerReport } from './routes/designer-report.ts'
import { forms } from './routes/forms.ts'
import { answerNotFound, apps } from './routes/apps.ts'
import { health, staffHealth } from './routes/health.ts'
import { ownAccount } from './routes/own-account.ts'
import { createStaffCheck, staffSession } from './routes/staff-session.ts'
import { securityHeaders } from './security-headers.ts'
import { createLoginGuard } from './login-guard.ts'
import { sandbox } from './routes/sandbox.ts'
import { createServiceStates } from './service-states.ts'
import { createSessionStore } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route's rate limit; `app` when it has none of its own. */
    limit?: LimitName
  }
  interface FastifyRequest {
    /** The signed-in staff member, on calls that require one. */
    staff: Staff | null
  }
}

export interface AppDeps {
  env: Settings
  log: Logger
  redis: Redis
  internal: InternalClient
}

/**
 * Which addresses are proxies of ours. Nearly all requests come through the same one, so the last answer is kept:
 * working it out costs as much as counting a limit.
 */
function trustedProxies(names: string): (address: string) => boolean {
  const isTrusted = compile(names.split(',').map((name) => name.trim()))
  let [last, trusted] = ['', false]
  return (address) => {
    if (address !== last) [last, trusted] = [address, isTrusted(address, 0)]
    return trusted
  }
}

/** The only public process: both apps, sessions, limits, security headers and the way to the services. */
export async function buildApp({ env, log, redis, internal }: AppDeps): Promise<App> {
  const https = env.PUBLIC_URL.startsWith('https:')
  const sessionCookie = https ? '__Host-findable' : 'findable'
  const pages = await readPages(env.WEB_DIST, env.PUBLIC_URL)
  const headers = securityHeaders(https)
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header(headerNames.requestId, request.id)
    // API responses concern one person's order or one member of staff.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  }
  // The app's type refers to Fastify's logger, not pino's.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    ...connectionLimits,
    // Most requests have no body, and Node.js need not make a stream for it.
    http: { ...connectionLimits.http, optimizeEmptyRequests: true },
    clientErrorHandler: answerUnreadable(headers),
    loggerInstance,
    trustProxy: env.TRUST_PROXY === undefined ? false : trustedProxies(env.TRUST_PROXY),
    // Never the caller's own id: it would let anyone forge the trail in the logs.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // A logger for each request costs more than forwarding it. Log lines written here name their request themselves.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    // An address the router cannot parse gets a 404, like any other wrong address. No hook runs before this.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply)
      answerNotFound(request, reply, pages)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    // Given a content type but no body, Fastify would wait forever for the end of a stream that has ended.
    const { headers, readableEnded } = request.raw
    if (readableEnded && headers['content-type'] !== undefined) delete headers['content-type']
    done()
  })
  shapeErrors(app)
  // Calls and posted forms; files are no part of an order.
  const isCall = ({ method, url }: FastifyRequest) => method === 'POST' || url.startsWith('/api/')
  traceRequests(app, (request) => (isCall(request) ? { requestId: request.id, isFirst: true } : undefined))
  // Bodies are forwarded unparsed: services parse them, and the webhook's signature covers every byte.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // These lines hold nothing to redact, and looking for it costs more than writing them.
  const answers = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    answers.info({ requestId: request.id, ...countAnswer(request, reply) }, 'answered')
    done()
  })

  const createCounter = createCounters(redis)
  const limits = createLimits(createCounter, createAppSettings(internal))
  app.addHook('onRoute', (route) => {
    if (route.config?.limit) route.onRequest = limits.byName(route.config.limit)
  })
  const forwarding = createForwarding(env.INTERNAL_TOKEN)
  app.addHook('onClose', forwarding.close)
  app.decorateRequest('staff', null)

  const states = createServiceStates(env.upstreams)
  health(app, states, env)
  const origin = new URL(env.PUBLIC_URL).origin
  const requireStaff = createStaffCheck({ internal, origin })
  const deps = { env, forwarding, limits, requireStaff }
  api(app, 'public', deps)
  forms(app, { pages, internal, limits, origin })
  designerReport(app, { pages, internal })
  await app.register(async (scope) => {
    await scope.register(fastifyCookie, { secret: env.SESSION_SECRET })
    await scope.register(fastifySession, {
      secret: env.SESSION_SECRET,
      cookieName: sessionCookie,
      // No max age: the server decides how long a session lives, not the browser.
      cookie: { secure: https, httpOnly: true, sameSite: 'strict', path: '/' },
      saveUninitialized: false,
      rolling: false,
      store: createSessionStore(redis),
    })
    const guard = createLoginGuard(createCounter, https)
    staffSession(scope, { internal, origin, guard })
    ownAccount(scope, { internal, guard, requireStaff })
    staffHealth(scope, states, requireStaff)
    api(scope, 'staff', deps)
  })
  if (env.NODE_ENV !== 'production') {
    const { apiReference } = await import('./routes/api-reference.ts')
    apiReference(app, { url: env.PUBLIC_URL, sessionCookie })
  }
  if (env.SANDBOX_URL) sandbox(app, forwarding.to(env.SANDBOX_URL))
  await apps(app, pages, { webDist: env.WEB_DIST, adminDist: env.ADMIN_DIST, https })
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, pages))
  return app
}
