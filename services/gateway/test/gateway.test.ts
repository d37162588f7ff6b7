import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { endpoints, limits, publicUrlMark, toolMessages, type Endpoint } from '@findable/contracts'
import { createInternalClient, createLogger, openRedis, type App, type Redis } from '@findable/service-kit'
import { freshRedis } from '@findable/test-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readSettings } from '../src/env.ts'

const internalToken = 'a-service-credential'
const admin = { username: 'admin', role: 'admin', email: 'admin@example.com.au' }

/** One upstream that plays every service, and remembers what it was asked. */
let asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
let upstream: Server
let upstreamUp = true
let app: App
let redis: Redis
let folder: string
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('latin1')
    asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
    response.setHeader('content-type', 'application/json')
    response.setHeader('x-powered-by', 'a service')
    response.setHeader('set-cookie', 'a=service')
    if (request.url === '/internal/settings/app') {
      return response.end('{"apiRateLimit":7,"maxConcurrentReports":5,"debugMode":false,"cacheTimeMinutes":60}')
    }
    if (request.url === '/internal/logins') {
      const good = JSON.parse(body).password === 'right horse'
      response.statusCode = good ? 200 : 401
      return response.end(
        JSON.stringify(
          good
            ? { id: '7', ...admin }
            : { error: 'Login failed. Please check your credentials.', code: 'login-failed', requestId: 'x' },
        ),
      )
    }
    response.statusCode = request.url!.startsWith('/health') && !upstreamUp ? 503 : 200
    response.end(JSON.stringify({ url: request.url }))
  })
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`

  folder = await mkdtemp(join(tmpdir(), 'findable-gateway-'))
  for (const page of ['web', 'web/checkout', 'web/success', 'web/assets', 'admin', 'admin/assets'])
    await mkdir(join(folder, page))
  await writeFile(join(folder, 'web/index.html'), `<title>Home</title><link rel="canonical" href="${publicUrlMark}/">`)
  await writeFile(join(folder, 'web/checkout/index.html'), '<title>Checkout</title>')
  await writeFile(join(folder, 'web/success/index.html'), '<title>Success</title>')
  await writeFile(join(folder, 'web/404.html'), '<title>404 Page Not Found</title>')
  await writeFile(join(folder, 'web/assets/app-abc.js'), '1')
  await writeFile(join(folder, 'web/robots.txt'), `User-agent: *\nSitemap: ${publicUrlMark}/sitemap.xml`)
  await writeFile(join(folder, 'admin/index.html'), '<title>Admin</title>')
  await writeFile(join(folder, 'admin/assets/admin-abc.js'), '2')

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
  })
  const log = createLogger('gateway', 'silent')
  redis = openRedis(env.REDIS_URL, log, 'never')
  closing.push(async () => redis.disconnect())
  app = await buildApp({ env, log, redis, internal: createInternalClient({ urls: env.upstreams, internalToken }) })
  closing.push(() => app.close())
  await app.ready()
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  upstream.closeAllConnections()
  upstream.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  asked = []
})

let clients = 0
/** Each test is a client of its own, so that limits do not meet. */
const newClient = () => `203.0.113.${++clients}`
const from = (client: string) => ({ 'x-forwarded-for': client })

describe('forwarding', () => {
  it('reaches the owner of every public endpoint', async () => {
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      if (endpoint.access !== 'public' || endpoint.owner === 'gateway') continue
      const url = endpoint.path.replace(':id', 'some-id')
      const post = endpoint.method !== 'GET' && {
        payload: '{"a":1}',
        headers: { ...from(newClient()), 'content-type': 'application/json' },
      }
      const response = await app.inject({ method: endpoint.method, url, headers: from(newClient()), ...post })
      expect([url, response.statusCode]).toEqual([url, 200])
      expect(asked.at(-1)).toMatchObject({ method: endpoint.method, url })
    }
  })

  it('hands on bytes, query and named headers, and nothing that only we may say', async () => {
    const payload = Buffer.from([0x7b, 0xff, 0x00, 0x0a, 0x7d])
    await app.inject({
      method: 'POST',
      url: `${endpoints.stripeWebhook.path}?a=%2F&b`,
      payload,
      headers: {
        ...from(newClient()),
        'content-type': 'application/json',
        'stripe-signature': 't=1,v1=abc',
        'x-staff-id': '1',
        'x-internal-token': 'guess',
        'x-request-id': 'forged',
        cookie: 'secret=1',
        authorization: 'Bearer x',
      },
    })
    const [request] = asked
    expect(request!.url).toBe(`${endpoints.stripeWebhook.path}?a=%2F&b`)
    expect(Buffer.from(request!.body, 'latin1')).toEqual(payload)
    expect(request!.headers).toMatchObject({ 'stripe-signature': 't=1,v1=abc', 'x-internal-token': internalToken })
    expect(request!.headers['x-request-id']).not.toBe('forged')
    for (const name of ['x-staff-id', 'cookie', 'authorization']) expect(request!.headers).not.toHaveProperty(name)
  })

  it('passes no header of a service back that it did not mean for the public', async () => {
    const { headers } = await app.inject({ url: endpoints.checkoutConfig.path, headers: from(newClient()) })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers['x-request-id']).toBe(asked[0]!.headers['x-request-id'])
  })

  it('never forwards internal calls or unknown ones', async () => {
    for (const url of [
      '/internal/orders/claim',
      '/api/nothing',
      '/api/../internal/logins',
      '/api/internal/logins',
      '/health/ready',
      '/sandbox/../api/messages',
      '/sandbox/%2e%2e/api/messages',
      '/api/business-reports/%ff',
    ]) {
      const response = await app.inject({ method: 'POST', url, headers: from(newClient()) })
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not-found')
    }
    expect(asked).toEqual([])
  })

  it('refuses a body over 64 KiB before anybody is asked', async () => {
    const response = await app.inject({
      method: 'POST',
      url: endpoints.contact.path,
      payload: 'x'.repeat(70_000),
      headers: { ...from(newClient()), 'content-type': 'application/json' },
    })
    expect(response.json().code).toBe('too-large')
    expect(asked).toEqual([])
  })
})

describe('staff', () => {
  const own = { host: 'localhost:8080', origin: 'http://localhost:8080', 'content-type': 'application/json' }
  const login = (password: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: endpoints.login.path,
      headers: { ...own, ...from(newClient()), ...headers },
      payload: { username: 'admin', password },
    })
  const cookieOf = (response: Awaited<ReturnType<typeof login>>) => `findable=${response.cookies[0]!.value}`

  it('are asked for a session on every staff endpoint', async () => {
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      if (endpoint.access !== 'staff') continue
      const response = await app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(':id', '1'),
        headers: { ...own, ...from(newClient()) },
      })
      expect([endpoint.path, response.statusCode]).toEqual([endpoint.path, 401])
    }
    expect(asked).toEqual([])
  })

  it('sign in, are known by their id, and are forgotten on logout', async () => {
    const response = await login('right horse')
    expect(response.json()).toEqual(admin)
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    const cookie = cookieOf(response)
    const me = await app.inject({ url: endpoints.me.path, headers: { cookie, ...from(newClient()) } })
    expect(me.statusCode).toBe(200)
    expect(asked.at(-1)!.headers['x-staff-id']).toBe('7')
    await app.inject({ method: 'POST', url: endpoints.logout.path, headers: { ...own, cookie, ...from(newClient()) } })
    expect((await app.inject({ url: endpoints.me.path, headers: { cookie, ...from(newClient()) } })).statusCode).toBe(
      401,
    )
  })

  it('get a new session id at login', async () => {
    const before = cookieOf(await login('right horse'))
    const after = cookieOf(await login('right horse', { cookie: before }))
    expect(after).not.toBe(before)
    expect(
      (await app.inject({ url: endpoints.me.path, headers: { cookie: before, ...from(newClient()) } })).statusCode,
    ).toBe(401)
  })

  it('get no session for a wrong password', async () => {
    const response = await login('wrong')
    expect(response).toMatchObject({ statusCode: 401, cookies: [] })
    expect(response.json().error).toBe('Login failed. Please check your credentials.')
  })

  it('change nothing from a foreign page or with a form', async () => {
    const cookie = cookieOf(await login('right horse'))
    asked = []
    const change = (headers: Record<string, string>) =>
      app.inject({
        method: 'PATCH',
        url: endpoints.updateAccount.path,
        payload: '{}',
        headers: { ...own, cookie, ...from(newClient()), ...headers },
      })
    expect((await change({ origin: 'https://evil.example' })).json().code).toBe('wrong-origin')
    expect((await change({ 'content-type': 'text/plain' })).json().code).toBe('not-json')
    expect((await login('right horse', { origin: 'https://evil.example' })).json().code).toBe('wrong-origin')
    expect(asked).toEqual([])
    expect((await change({})).statusCode).toBe(200)
  })
})

describe('limits', () => {
  /** As if a minute had gone by for this client. */
  const newMinute = async (client: string) => {
    for (const key of await redis.keys(`limit:*tools-minute-${client}`)) await redis.del(key)
  }
  const hit = (client: string, endpoint: Endpoint) =>
    app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(':id', '1'),
      headers: { ...from(client), 'content-type': 'application/json' },
      ...(endpoint.method === 'POST' && { payload: '{}' }),
    })

  it.each([
    ['promo checks', endpoints.checkPromoCode, 10],
    ['logins', endpoints.login, 5],
    ['contact messages', endpoints.contact, 5],
    ['reports asked for again', endpoints.resendReport, 5],
    ['copies of a report', endpoints.sendReportCopy, 5],
    ['looks at a website before payment', endpoints.checkSite, 10],
    ['payment intents', endpoints.createPaymentIntent, 30],
    ['everything else, as the staff set it', endpoints.checkoutConfig, 7],
  ])('%s stop at their number, for that client only', async (_what, endpoint, max) => {
    const client = newClient()
    for (let i = 0; i < max; i++) expect((await hit(client, endpoint)).statusCode).not.toBe(429)
    const refused = await hit(client, endpoint)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('too-many-requests')
    expect(refused.headers).toHaveProperty('retry-after')
    expect((await hit(newClient(), endpoint)).statusCode).not.toBe(429)
  })

  it('count the calls of all public tools together', async () => {
    const client = newClient()
    const tools = Object.values<Endpoint>(endpoints).filter(({ limit }) => limit === 'tools')
    for (let i = 0; i < limits.tools.max; i++)
      expect((await hit(client, tools[i % tools.length]!)).statusCode).toBe(200)
    for (const tool of tools) {
      const refused = await hit(client, tool)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
  })

  it('give the public tools a limit of the day too', async () => {
    const client = newClient()
    for (let i = 0; i < limits.tools.perDay; i++) {
      if (i % limits.tools.max === 0) await newMinute(client)
      expect((await hit(client, endpoints.pillarScores)).statusCode).toBe(200)
    }
    await newMinute(client)
    const refused = await hit(client, endpoints.socialProfiles)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toBe(toolMessages.tooManyToday)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await hit(newClient(), endpoints.socialProfiles)).statusCode).toBe(200)
  })

  it('never stop the card provider', async () => {
    const client = newClient()
    for (let i = 0; i < 150; i++) expect((await hit(client, endpoints.stripeWebhook)).statusCode).toBe(200)
  })
})

describe('the apps', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/checkout', 200, 'Checkout'],
    ['/checkout/', 200, 'Checkout'],
    ['/success?reportId=1', 200, 'Success'],
    ['/success/some-report', 200, 'Success'],
    ['/admin', 200, 'Admin'],
    ['/admin/reports', 200, 'Admin'],
    ['/no-such-page', 404, '404 Page Not Found'],
    ['/..%2f..%2fetc/passwd', 404, '404'],
    ['/%00', 404, ''],
    ['/%', 404, '404 Page Not Found'],
    ['/success/%ff', 404, '404 Page Not Found'],
    [`/success/${'x'.repeat(300)}`, 404, '404 Page Not Found'],
  ])('%s is %i %s', async (url, status, text) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.body).toContain(text)
  })

  it('say where this installation stands', async () => {
    const { body } = await app.inject({ url: '/' })
    expect(body).toContain('<link rel="canonical" href="http://localhost:8080/">')
    expect((await app.inject({ url: '/robots.txt' })).body).toContain('Sitemap: http://localhost:8080/sitemap.xml')
  })

  it('come compressed to who takes it', async () => {
    const page = await app.inject({ url: '/checkout', headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('Checkout')
  })

  it('let browsers keep hashed files and nothing else', async () => {
    expect((await app.inject({ url: '/assets/app-abc.js' })).headers['cache-control']).toContain('immutable')
    expect((await app.inject({ url: '/admin/assets/admin-abc.js' })).body).toBe('2')
    expect((await app.inject({ url: '/' })).headers['cache-control']).toBe('no-cache')
    expect((await app.inject({ url: '/robots.txt' })).statusCode).toBe(200)
  })

  it('come with strict headers, and with the card provider on the checkout only', async () => {
    const home = (await app.inject({ url: '/' })).headers
    expect(home['content-security-policy']).toContain("script-src 'self';")
    expect(home['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(home).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(home['content-security-policy']).not.toContain('stripe.com')
    expect((await app.inject({ url: '/checkout' })).headers['content-security-policy']).toContain(
      "script-src 'self' https://js.stripe.com",
    )
  })
})

it('says which service is not ready', async () => {
  expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ ready: true })
  upstreamUp = false
  const response = await app.inject({ url: '/api/health' })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({
    ready: false,
    services: { gateway: true, payments: false, reports: false, admin: false, mail: false },
  })
  upstreamUp = true
})

it('answers 503 when a service is gone', async () => {
  const { port } = upstream.address() as AddressInfo
  upstream.closeAllConnections()
  await new Promise<void>((done) => upstream.close(() => done()))
  const response = await app.inject({
    url: endpoints.businessReport.path.replace(':id', '1'),
    headers: from(newClient()),
  })
  expect(response.statusCode).toBe(503)
  expect(response.json().code).toBe('service-unavailable')
  await new Promise<void>((done) => upstream.listen(port, '127.0.0.1', done))
})
