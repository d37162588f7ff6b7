import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
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
import { createForwarder } from './forward.ts'
import { limitTools, rateLimitOf } from './limits.ts'
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

  app.addHook('onRequest', async (request, reply) => void reply.header(headerNames.requestId, request.id))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    request.log.info(
      { method: request.method, route, status: reply.statusCode, took: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  await app.register(fastifyHelmet, securityHeaders(https))
  await limitRequests(app, redis, internal)
  await app.register(fastifyCookie)

  health(app, env.upstreams)
  const { forward, close } = createForwarder(env.INTERNAL_TOKEN)
  app.addHook('onClose', close)
  await app.register(async (scope) => {
    await scope.register(fastifySession, {
      secret: env.SESSION_SECRET,
      cookieName: https ? '__Host-findable' : 'findable',
      cookie: { secure: https, httpOnly: true, sameSite: 'strict', path: '/', maxAge: idleLimit },
      saveUninitialized: false,
      rolling: false,
      store: createSessionStore(redis),
    })
    staffSession(scope, internal)
    api(scope, env.upstreams, forward)
  })
  if (env.SANDBOX_URL) {
    const sandbox = env.SANDBOX_URL
    app.all('/sandbox/*', { config: { rateLimit: false } }, async (request, reply) => {
      // The sandbox has more rooms than the payment form's; "/sandbox/../api" leads to none of them.
      if (!new URL(request.url, sandbox).pathname.startsWith('/sandbox/')) throw new AppError('not-found')
      return forward(request, reply, sandbox)
    })
  }
  await apps(app, pages, { webDist: env.WEB_DIST, adminDist: env.ADMIN_DIST, https })
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, pages))
  return app
}

/** Limits by client address, counted in Redis; while Redis is away requests pass uncounted. */
async function limitRequests(app: App, redis: Redis, internal: InternalClient): Promise<void> {
  const settings = createAppSettings(internal)
  const staffLimit = async () => (await settings()).apiRateLimit
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (limit === 'tools') route.onRequest = toolLimit
    else if (limit) route.config = { ...route.config, rateLimit: rateLimitOf(limit, staffLimit) }
  })
  await app.register(fastifyRateLimit, {
    global: false,
    redis,
    nameSpace: 'limit:',
    skipOnError: true,
    errorResponseBuilder: () => new AppError('too-many-requests'),
  })
  const toolLimit = limitTools(app)
}
