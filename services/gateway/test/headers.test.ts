import { connect, type AddressInfo } from 'node:net'
import { endpoints, type Endpoint } from '@findable/contracts'
import { connectionLimits } from '@findable/service-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { from, login, newClient, own, pathOf, startGateway, type Gateway } from './support/gateway.ts'

let gateway: Gateway
let port: number
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'https://findable.example' })
  await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  port = (gateway.app.server.address() as AddressInfo).port
})
afterAll(() => gateway.close())

/** What every response carries (OWASP ASVS 5, 3.4). */
const always: Record<string, string | RegExp> = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy': /default-src 'self'.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
}

interface Raw {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends bytes as they are, and reads everything that comes back until the connection ends. */
async function exchange(bytes: string): Promise<Raw> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes, 'latin1')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head, ...body] = text.split('\r\n\r\n')
  const [status, ...lines] = head!.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(status!.split(' ')[1]), headers, body: body.join('\r\n\r\n') }
}
const ask = (method: string, path: string, more = '') =>
  exchange(
    `${method} ${path} HTTP/1.1\r\nhost: findable.example\r\nx-forwarded-for: ${newClient()}\r\nconnection: close\r\n${more}\r\n`,
  )

function expectHeaders(what: string, { status, headers }: Raw, expected: number): void {
  expect([what, status]).toEqual([what, expected])
  for (const [name, value] of Object.entries(always))
    expect([what, name, headers[name]]).toEqual([what, name, expect.stringMatching(value)])
}

describe('every answer carries the security headers', () => {
  it.each(Object.entries(endpoints as Record<string, Endpoint>))('of the call %s', async (_name, endpoint) => {
    const answer = await ask(
      endpoint.method,
      pathOf(endpoint),
      endpoint.method === 'GET' ? '' : 'content-length: 0\r\n',
    )
    expectHeaders(endpoint.path, answer, answer.status)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['/', 200],
    ['/checkout', 200],
    ['/admin', 200],
    ['/admin/reports', 200],
    ['/assets/app-abc.js', 200],
    ['/admin/assets/admin-abc.js', 200],
    ['/robots.txt', 200],
    ['/success/some-report', 200],
    ['/health/live', 200],
    ['/sandbox/stripe.js', 200],
    ['/no-such-page', 404],
    ['/x%ff', 404],
    ['/%', 404],
    ['/x%00', 404],
    ['/?a=%00', 404],
    [`/success/${'x'.repeat(300)}`, 404],
    ['/sandbox/%2e%2e/api', 404],
    ['/..%2f..%2fetc/passwd', 404],
  ])('of GET %s', async (path, status) => {
    expectHeaders(path, await ask('GET', path), status)
  })

  it.each([
    ['an unknown call', 'POST', '/api/nothing', '', 404, 'not-found'],
    ['an address that cannot be decoded', 'GET', '/api/business-reports/%ff', '', 404, 'not-found'],
    ['a NUL in an address', 'GET', '/api/business-reports/%00', '', 404, 'not-found'],
    ['a NUL in a query', 'GET', '/api/report-status?paymentId=%00', '', 404, 'not-found'],
    ['a body that is too large', 'POST', '/api/contact', 'content-length: 70000\r\n', 413, 'too-large'],
    ['a call without a session', 'GET', '/api/admin/me', '', 401, 'not-signed-in'],
  ])('and the shape of our errors, of %s', async (what, method, path, more, status, code) => {
    const answer = await ask(method, path, more)
    expectHeaders(what, answer, status)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(answer.body)).toEqual({
      error: expect.any(String),
      code,
      requestId: answer.headers['x-request-id'],
    })
  })

  it.each([
    ['bytes that are no HTTP', 'NONSENSE\r\n\r\n', 400, 'unreadable-request'],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'unreadable-request',
    ],
  ])('and the shape of our errors, of %s', async (what, bytes, status, code) => {
    const answer = await exchange(bytes)
    expectHeaders(what, answer, status)
    expect(JSON.parse(answer.body)).toEqual({
      error: expect.any(String),
      code,
      requestId: answer.headers['x-request-id'],
    })
  })

  it('of a refused client', async () => {
    const client = newClient()
    const call = () => gateway.app.inject({ method: 'POST', url: '/api/promo-codes/check', headers: from(client) })
    for (let i = 0; i < 10; i++) await call()
    const refused = await call()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
})

it('the card provider is named on the checkout only', async () => {
  const policy = async (url: string) => (await gateway.app.inject({ url })).headers['content-security-policy']
  expect(await policy('/')).not.toContain('stripe.com')
  expect(await policy('/checkout')).toContain("script-src 'self' https://js.stripe.com")
})

it('HSTS is sent under https only, where browsers believe it', async () => {
  const plain = await startGateway()
  const { headers } = await plain.app.inject({ url: '/' })
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  await plain.close()
})

it('answers to staff are kept by no browser and no proxy', async () => {
  const headers = { ...own, origin: 'https://findable.example', 'x-forwarded-proto': 'https' }
  expect((await login(gateway.app, 'right horse', headers)).headers['cache-control']).toBe('no-store')
})

it('a body that never comes is cut off at its deadline', () => {
  const { requestTimeout, http } = connectionLimits
  expect(gateway.app.server).toMatchObject({ requestTimeout, headersTimeout: http.headersTimeout })
})
