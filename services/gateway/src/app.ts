import fastifyCookie from '@fastify/cookie'
import fastifySession from '@fastify/session'
import type { LimitName } from '@findable/contracts'
import {
  answerUnreadable,
  connectionLimits,
  createAppSettings,
  headerNames,
  shapeErrors,
  type App,
  type InternalClient,
  type Logger,
  type Redis,
} from '@findable/service-kit'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Settings } from './env.ts'
import { createForwarding } from './forward.ts'
import { createCounters } from './counters.ts'
import { createLimits } from './limits.ts'
import { readPages } from './pages.ts'
import { api } from './routes/api.ts'
import { answerNotFound, apps } from './routes/apps.ts'
import { health } from './routes/health.ts'
import { staffSession } from './routes/staff-session.ts'
import { securityHeaders } from './security-headers.ts'
import { createLoginGuard } from './login-guard.ts'
import { sandbox } from './routes/sandbox.ts'
import { createSessionStore } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route's rate limit; `app` when it has none of its own. */
    limit?: LimitName
  }
  interface FastifyRequest {
    /** The signed-in staff member, on calls that ask for one. */
    staffId: string | null
    /** Of our own pages, on calls that staff make. */
    ownOrigin: string
  }
}

export interface AppDeps {
  env: Settings
  log: Logger
  redis: Redis
  internal: InternalClient
}

/** The one public process: both apps, sessions, limits, security headers, and the way to the services. */
export async function buildApp({ env, log, redis, internal }: AppDeps): Promise<App> {
  const https = env.PUBLIC_URL.startsWith('https:')
  const pages = await readPages(env.WEB_DIST, env.PUBLIC_URL)
  const headers = securityHeaders(https)
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers).header(headerNames.requestId, request.id)
    // Answers to calls are about one person's order, or one member of staff.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  }
  // The app's type is about Fastify's logger, not pino's.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    ...connectionLimits,
    clientErrorHandler: answerUnreadable(headers),
    loggerInstance,
    trustProxy: env.TRUST_PROXY ?? false,
    // Never a caller's own id: it would let anybody forge the trail in the logs.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // A logger for each request costs more than forwarding it; what is logged here names its request.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    // What the router cannot read leads nowhere, like any other wrong address. No hook runs before this.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply)
      answerNotFound(request, reply, pages)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
  shapeErrors(app)
  // Bodies go on as they came: services parse them, and the webhook's signature covers every byte.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // These lines hold nothing to blank, and looking for it costs more than writing them.
  const answers = log.child({}, { redact: [] })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const took = Math.round(reply.elapsedTime)
    answers.info({ requestId: request.id, method: request.method, route, status: reply.statusCode, took }, 'answered')
  })

  const createCounter = createCounters(redis)
  const limits = createLimits(createCounter, createAppSettings(internal))
  app.addHook('onRoute', (route) => {
    if (route.config?.limit) route.onRequest = limits.byName(route.config.limit)
  })
  const forwarding = createForwarding(env.INTERNAL_TOKEN)
  app.addHook('onClose', forwarding.close)
  app.decorateRequest('staffId', null)

  health(app, env)
  const deps = { env, forwarding, limits }
  api(app, 'public', deps)
  await app.register(async (scope) => {
    await scope.register(fastifyCookie, { secret: env.SESSION_SECRET })
    await scope.register(fastifySession, {
      secret: env.SESSION_SECRET,
      cookieName: https ? '__Host-findable' : 'findable',
      // Without an age of its own: how long a session lives is decided here, not by the browser.
      cookie: { secure: https, httpOnly: true, sameSite: 'strict', path: '/' },
      saveUninitialized: false,
      rolling: false,
      store: createSessionStore(redis),
    })
    const origin = new URL(env.PUBLIC_URL).origin
    staffSession(scope, { internal, origin, guard: createLoginGuard(createCounter, https) })
    api(scope, 'staff', deps)
  })
  if (env.SANDBOX_URL) sandbox(app, forwarding.to(env.SANDBOX_URL))
  await apps(app, pages, { webDist: env.WEB_DIST, adminDist: env.ADMIN_DIST, https })
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, pages))
  return app
}
