import { defineEndpoint, endpoints } from '@findable/contracts'
import * as z from 'zod/mini'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError, connectionLimits, createApp, createLogger, handle, type App } from '../src/index.ts'

const internalToken = 'a-service-credential'
const credential = { 'x-internal-token': internalToken }
const echo = defineEndpoint({
  method: 'POST',
  path: '/api/echo',
  owner: 'reports',
  access: 'public',
  limit: 'app',
  body: z.strictObject({ name: z.string('A name is required.').check(z.minLength(2, 'A name has two letters.')) }),
  answer: z.object({ name: z.string() }),
  errors: [],
})
const broken = defineEndpoint({
  method: 'GET',
  path: '/api/broken',
  owner: 'reports',
  access: 'public',
  limit: 'app',
  query: z.object({ how: z.string() }),
  answer: z.object({ ok: z.literal(true) }),
  errors: [],
})

let app: App
let databaseUp = true
beforeAll(async () => {
  app = createApp({
    log: createLogger('test', 'silent'),
    internalToken,
    readiness: {
      database: async () => databaseUp || Promise.reject(new Error('down')),
      queue: () => new Promise(() => {}),
    },
  })
  handle(app, echo, async ({ body }) => body)
  handle(app, broken, async ({ query }) => {
    if (query.how === 'shape') return { ok: 'no' } as never
    if (query.how === 'refused') throw new AppError('order-mismatch', { detail: 'secret detail' })
    const error = new Error('select password from admin_users')
    throw Object.assign(error, { code: query.how })
  })
  handle(app, endpoints.stripeWebhook, async ({ body }) => {
    if (Buffer.from(body).toString('hex') !== '7b2261223a2031207d0a') throw new Error('bytes were changed')
    return { received: true as const }
  })
  handle(app, endpoints.auditLog, async () => [])
  await app.ready()
})
afterAll(() => app.close())

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/echo',
    payload,
    headers: { ...credential, 'content-type': 'application/json', ...headers },
  })

describe('every error has one shape', () => {
  it.each([
    ['a missing field', '{}', 400, 'validation-failed', 'A name is required.'],
    ['no object', 'null', 400, 'validation-failed', 'Send the fields of this call as a JSON object.'],
    ['a rule', '{"name":"x"}', 400, 'validation-failed', 'A name has two letters.'],
    ['an unknown field', '{"name":"xy","isAdmin":true}', 400, 'validation-failed', 'Unrecognized key: "isAdmin"'],
    ['broken JSON', '{"name":', 400, 'unreadable-body', undefined],
    ['an empty body', '', 400, 'unreadable-body', undefined],
    ['a NUL', '{"name":"a\\u0000b"}', 400, 'unreadable-body', undefined],
    ['a forged prototype', '{"name":"ab","__proto__":{"x":1}}', 400, 'unreadable-body', undefined],
    ['too much', JSON.stringify({ name: 'x'.repeat(70_000) }), 413, 'too-large', undefined],
  ])('%s', async (_what, payload, status, code, text) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(status)
    const body = response.json()
    expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'requestId'])
    expect(body.code).toBe(code)
    if (text) expect(body.error).toBe(text)
  })

  it('refuses bodies that are not JSON', async () => {
    expect((await post('name=xy', { 'content-type': 'application/x-www-form-urlencoded' })).json().code).toBe(
      'not-json',
    )
    expect((await post('xy', { 'content-type': 'text/plain' })).json().code).toBe('not-json')
  })

  it('lets no detail of a failure out', async () => {
    const crash = await app.inject({ url: '/api/broken?how=crash', headers: credential })
    expect(crash.statusCode).toBe(500)
    expect(crash.body).not.toContain('password')
    const refused = await app.inject({ url: '/api/broken?how=refused', headers: credential })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).not.toContain('secret')
  })

  it.each(['53100', '53300', '57P03'])(
    'asks to try again when PostgreSQL is full or just starting: %s',
    async (how) => {
      const { statusCode, body } = await app.inject({ url: `/api/broken?how=${how}`, headers: credential })
      expect([statusCode, JSON.parse(body).code]).toEqual([503, 'service-unavailable'])
      expect(body).not.toContain('password')
    },
  )

  it('sends no answer that breaks its own contract', async () => {
    expect((await app.inject({ url: '/api/broken?how=shape', headers: credential })).statusCode).toBe(500)
  })

  it('says 404 to an unknown path', async () => {
    expect((await app.inject({ url: '/api/nothing', headers: credential })).json().code).toBe('not-found')
  })
})

describe('a text in a body', () => {
  it.each([
    ['the words backslash u0000', String.raw`{"name":"say \\u0000 aloud"}`, String.raw`say \u0000 aloud`],
    ['half an emoji', String.raw`{"name":"half \ud83d"}`, 'half \uFFFD'],
    ['a whole emoji', String.raw`{"name":"whole \ud83d\ude00"}`, 'whole \u{1F600}'],
    ['the words backslash ud83d', String.raw`{"name":"say \\ud83d"}`, String.raw`say \ud83d`],
  ])('that holds %s arrives as text', async (_what, payload, name) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ name })
  })
})

describe('bytes that do not come', () => {
  const late = async (start: string): Promise<string> => {
    const slow = createApp({ log: createLogger('test', 'silent'), internalToken, readiness: {} })
    handle(slow, echo, async ({ body }) => body)
    // The same code with shorter time limits.
    slow.server.requestTimeout = 1_500
    slow.server.headersTimeout = 1_000
    await slow.listen({ port: 0 })
    const socket = connect((slow.server.address() as AddressInfo).port)
    socket.write(start)
    const dripping = setInterval(() => socket.writable && socket.write('x'), 300)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => {})
    await once(socket, 'close')
    clearInterval(dripping)
    await slow.close()
    return answer
  }
  const head = `POST /api/echo HTTP/1.1\r\nhost: x\r\nx-internal-token: ${internalToken}\r\n`

  it.each([
    ['in the headers', `${head}x-slow: `, 'request-too-slow'],
    ['in the body', `${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`, 'request-too-slow'],
    ['and are not HTTP', 'hello\r\n\r\n', 'unreadable-request'],
    ['and are too many headers', `${head}x-long: ${'x'.repeat(20_000)}\r\n\r\n`, 'headers-too-large'],
  ])('%s end the connection with an answer', async (_where, start, code) => {
    const answer = await late(start)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code, requestId: expect.any(String) })
  })

  it('have a deadline, which is looked at every second', () => {
    const { requestTimeout, http } = connectionLimits
    const { server } = app
    expect([server.requestTimeout, server.headersTimeout]).toEqual([requestTimeout, http.headersTimeout])
    // To Node.js, 0 is no limit.
    for (const limit of [requestTimeout, http.headersTimeout]) expect(limit).toBeGreaterThan(0)
    expect(requestTimeout).toBeLessThanOrEqual(30_000)
    expect(http.connectionsCheckingInterval).toBeLessThanOrEqual(1_000)
  })
})

describe('who may call', () => {
  it('refuses callers without the service credential', async () => {
    for (const headers of [{}, { 'x-internal-token': 'wrong' }, { 'x-internal-token': '' }]) {
      const response = await app.inject({ method: 'POST', url: '/api/echo', headers, payload: { name: 'xy' } })
      expect(response.json().code).toBe('internal-only')
    }
  })

  it('refuses staff calls without a staff member', async () => {
    expect((await app.inject({ url: endpoints.auditLog.path, headers: credential })).statusCode).toBe(401)
    const signedIn = await app.inject({ url: endpoints.auditLog.path, headers: { ...credential, 'x-staff-id': '1' } })
    expect(signedIn.statusCode).toBe(200)
  })
})

it('hands a webhook its bytes unchanged', async () => {
  const response = await app.inject({
    method: 'POST',
    url: endpoints.stripeWebhook.path,
    headers: { ...credential, 'content-type': 'application/json' },
    payload: '{"a": 1 }\n',
  })
  expect(response.json()).toEqual({ received: true })
})

it('carries the request id of the gateway', async () => {
  const response = await app.inject({
    url: '/api/nothing',
    headers: { ...credential, 'x-request-id': 'from-the-gateway' },
  })
  expect(response.json().requestId).toBe('from-the-gateway')
})

it('is ready only when its parts are, and names the others, hanging ones included', async () => {
  const healthy = await app.inject({ url: '/health/ready' })
  expect(healthy.statusCode).toBe(503)
  expect(healthy.json().failing).toEqual(['queue'])
  databaseUp = false
  expect((await app.inject({ url: '/health/ready' })).json().failing).toEqual(['database', 'queue'])
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
})
