import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, publicUrlMark, type Endpoint } from '@findable/contracts'
import { createInternalClient, createLogger, openRedis, type App, type Redis } from '@findable/service-kit'
import { freshRedis } from '@findable/test-kit'
import { buildApp } from '../../src/app.ts'
import { readSettings } from '../../src/env.ts'

export const internalToken = 'a-service-credential'
export const admin = { username: 'admin', role: 'admin', email: 'admin@example.com.au' }

interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Gateway {
  app: App
  redis: Redis
  /** One service that plays all of them. */
  upstream: Server
  /** The requests it received, oldest first. */
  asked: Asked[]
  /** Answers in place of the service when it returns true. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  close(): Promise<void>
}

/** The gateway as it runs, with two small apps, its own Redis and one service that plays all of them. */
export async function startGateway(settings: NodeJS.ProcessEnv = {}): Promise<Gateway> {
  const asked: Asked[] = []
  const upstream = createServer(async (request, response) => {
    if (gateway.instead?.(request, response)) return
    // The gateway asks for these now and then on its own account.
    if (request.url === '/internal/settings/app') {
      response.setHeader('content-type', 'application/json')
      return response.end('{"apiRateLimit":7,"maxConcurrentReports":5,"debugMode":false,"cacheTimeMinutes":60}')
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('latin1')
    asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
    response.setHeader('content-type', 'application/json')
    response.setHeader('x-powered-by', 'a service')
    response.setHeader('set-cookie', 'a=service')
    if (request.url === '/internal/logins') {
      const good = JSON.parse(body).password === 'right horse'
      response.statusCode = good ? 200 : 401
      const refused = { error: 'Login failed. Please check your credentials.', code: 'login-failed', requestId: 'x' }
      return response.end(JSON.stringify(good ? { id: '7', passwordVersion: 1, ...admin } : refused))
    }
    if (request.url === '/internal/sessions') return response.end(JSON.stringify(admin))
    response.end(JSON.stringify({ url: request.url }))
  })
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const folder = await builtApps()
  const env = readSettings({
    NODE_ENV: 'test',
    INTERNAL_TOKEN: internalToken,
    REDIS_URL: (await freshRedis()).url,
    PUBLIC_URL: 'http://localhost:8080',
    PAYMENTS_URL: url,
    REPORTS_URL: url,
    ADMIN_URL: url,
    MAIL_URL: url,
    SANDBOX_URL: url,
    SESSION_SECRET: 'x'.repeat(32),
    TRUST_PROXY: 'loopback',
    WEB_DIST: join(folder, 'web'),
    ADMIN_DIST: join(folder, 'admin'),
    ...settings,
  })
  const log = createLogger('gateway', 'silent')
  const redis = openRedis(env.REDIS_URL, log, 'never')
  const app = await buildApp({
    env,
    log,
    redis,
    internal: createInternalClient({ urls: env.upstreams, internalToken }),
  })
  await app.ready()
  // A session cannot be stored before.
  if (settings['REDIS_URL'] === undefined && redis.status !== 'ready') await once(redis, 'ready')
  const gateway: Gateway = {
    app,
    redis,
    upstream,
    asked,
    instead: undefined,
    async close() {
      upstream.closeAllConnections()
      upstream.close()
      await app.close()
      redis.disconnect()
      await rm(folder, { recursive: true })
    },
  }
  return gateway
}

async function builtApps(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findable-gateway-'))
  const files = {
    'web/index.html': `<title>Home</title><link rel="canonical" href="${publicUrlMark}/">`,
    'web/checkout/index.html': '<title>Checkout</title>',
    'web/google-maps-guide/index.html': '<title>Guide</title>',
    'web/success/index.html': '<title>Success</title>',
    'web/contact/index.html': `<title>Contact</title><script type="module" src="/assets/app-abc.js"></script><form><p id="problem" hidden></p><input name="name"><input name="email" type="email"><textarea name="message"></textarea></form>`,
    'web/resend-report/index.html': `<title>Resend</title><form><p id="problem" hidden></p><input name="website"><input type="radio" name="reportType" value="client" checked><input type="radio" name="reportType" value="technical"></form>`,
    'web/404.html': '<title>404 Page Not Found</title>',
    'web/assets/app-abc.js': '1',
    'web/robots.txt': `User-agent: *\nSitemap: ${publicUrlMark}/sitemap.xml`,
    'admin/index.html': '<title>Admin</title>',
    'admin/assets/admin-abc.js': '2',
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

let clients = 0
/** Each test is its own client, so that tests do not share limits. */
export const newClient = (): string => `203.0.${++clients >> 8}.${clients & 255}`
export const from = (client: string) => ({ 'x-forwarded-for': client })

const all = Object.values<Endpoint>(endpoints)
export const forwarded = all.filter(({ owner }) => owner !== 'gateway')
export const staffOnly = all.filter(({ access }) => access === 'staff')
export const pathOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, 'some-id')

/** The headers that our own pages send. */
export const own = { host: 'localhost:8080', origin: 'http://localhost:8080', 'content-type': 'application/json' }

/** Tries to sign in. */
export const login = (app: App, password: string, headers: Record<string, string> = {}, username = 'admin') =>
  app.inject({
    method: 'POST',
    url: endpoints.login.path,
    headers: { ...own, ...from(newClient()), ...headers },
    payload: { username, password },
  })
type Injected = Awaited<ReturnType<typeof login>>

/** All cookies of a response, as a browser sends them back. */
export const cookiesOf = ({ cookies }: Injected): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** The session cookie alone. */
export const sessionOf = ({ cookies }: Injected): string =>
  cookies
    .filter(({ name }) => !name.endsWith('device'))
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
