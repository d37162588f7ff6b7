import fastifyCookie from '@fastify/cookie'
import fastifySession from '@fastify/session'
import type { LimitName } from '@findable/contracts'
import {
  AppError,
  createAppSettings,
  headerNames,
  shapeErrors,
  type App,
  type InternalClient,
  type Logger,
  type Redis,
} from '@findable/service-kit'
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
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
import { createSessionStore, idleLimit } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route's rate limit; `app` when it has none of its own. */
    limit?: LimitName
  }
  interface FastifyRequest {
    /** The signed-in staff member, on calls that ask for one. */
    staffId: string | null
  }
}

export interface AppDeps {
  env: Settings
  log: Logger
  redis: Redis
  internal: InternalClient
}

const bodyLimit = 64 * 1024

/** The one public process: both apps, sessions, limits, security headers, and the way to the services. */
export async function buildApp({ env, log, redis, internal }: AppDeps): Promise<App> {
  const https = env.PUBLIC_URL.startsWith('https:')
  const pages = await readPages(env.WEB_DIST, env.PUBLIC_URL)
  // The app's type is about Fastify's logger, not pino's.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    bodyLimit,
    trustProxy: env.TRUST_PROXY ?? false,
    // Never a caller's own id: it would let anybody forge the trail in the logs.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Nothing but errors is logged with it, and those name the request.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    // What the router cannot read leads nowhere, like any other wrong address.
    frameworkErrors: (_error, request, reply) => answerNotFound(request, reply, pages),
    forceCloseConnections: 'idle',
  })
  shapeErrors(app)
  // Bodies go on as they came: services parse them, and the webhook's signature covers every byte.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const headers = securityHeaders(https)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(headerNames.requestId, request.id)
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const took = Math.round(reply.elapsedTime)
    answers.info({ requestId: request.id, method: request.method, route, status: reply.statusCode, took }, 'answered')
  })
  // These lines hold nothing to blank, and looking for it costs more than writing them.
  const answers = log.child({}, { redact: [] })
  const limits = createLimits(createCounters(redis), createAppSettings(internal))
  app.addHook('onRoute', (route) => {
    if (route.config?.limit) route.onRequest = limits.byName(route.config.limit)
  })
  health(app, env.upstreams)
  const forwarding = createForwarding(env.INTERNAL_TOKEN)
  app.addHook('onClose', forwarding.close)
  app.decorateRequest('staffId', null)
  const deps = { upstreams: env.upstreams, forwarding, limits }
  await app.register(async (scope) => {
    await scope.register(fastifyCookie)
    await scope.register(fastifySession, {
      secret: env.SESSION_SECRET,
      cookieName: https ? '__Host-findable' : 'findable',
      cookie: { secure: https, httpOnly: true, sameSite: 'strict', path: '/', maxAge: idleLimit },
      saveUninitialized: false,
      rolling: false,
      store: createSessionStore(redis),
    })
    staffSession(scope, internal)
    api(scope, 'staff', deps)
  })
  api(app, 'public', deps)
  await apps(app, pages, { webDist: env.WEB_DIST, adminDist: env.ADMIN_DIST, https })
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, pages))
  return app
}
