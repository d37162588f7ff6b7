import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { endpoints } from '@findable/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  cookiesOf,
  forwarded,
  from,
  internalToken,
  login,
  newClient,
  own,
  pathOf,
  startGateway,
  type Gateway,
} from './support/gateway.ts'

let gateway: Gateway
let port: number
beforeAll(async () => {
  gateway = await startGateway()
  await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  port = (gateway.app.server.address() as AddressInfo).port
})
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.asked.length = 0
  gateway.instead = undefined
})

const json = (client = newClient()) => ({ ...from(client), 'content-type': 'application/json' })

it('every call reaches the service that owns it, exactly as it came', async () => {
  const cookie = cookiesOf(await login(gateway.app, 'right horse'))
  for (const endpoint of forwarded) {
    const url = `${pathOf(endpoint)}?a=%2F&b`
    const withBody = endpoint.method === 'POST' || endpoint.method === 'PATCH'
    const response = await gateway.app.inject({
      method: endpoint.method,
      url,
      headers: { ...own, ...json(), cookie },
      ...(withBody && { payload: '{"paymentType":"stripe"}' }),
    })
    expect([url, response.statusCode]).toEqual([url, 200])
    expect(gateway.asked.at(-1)).toMatchObject({
      method: endpoint.method,
      url,
      body: withBody ? '{"paymentType":"stripe"}' : '',
    })
    expect(gateway.asked.at(-1)!.headers['x-staff-id']).toBe(endpoint.access === 'staff' ? '7' : undefined)
  }
})

/** Whether the address is another call's own: that of one item of a list, say. */
const isCall = (method: string, url: string): boolean =>
  forwarded.some(
    (other) => other.method === method && new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(url),
  )

it('nothing below, beside or inside the address of a call is forwarded', async () => {
  const cookie = cookiesOf(await login(gateway.app, 'right horse'))
  gateway.asked.length = 0
  for (const endpoint of forwarded) {
    const path = pathOf(endpoint)
    const wrong = [
      ...(isCall(endpoint.method, `${path}/below`) ? [] : [`${path}/below`]),
      `${path}/%2e%2e/internal`,
      `${path}%2fbelow`,
      `${path}%5cbelow`,
      `${path}//`,
      path.replace('/api/', '/api//'),
      path.replace('/api/', '//api/'),
      path.replace('/api/', '/api%2f'),
      path.replace('/api/', '/api/x/..%2f'),
      ...(endpoint.path.includes(':')
        ? ['a%2fb', 'a%3fb', '..%2fb', '%2e%2e', 'a%5cb', 'a%23b', 'a;b', '$%26'].map((id) =>
            path.replace('some-id', id),
          )
        : []),
    ]
    for (const url of wrong) {
      const headers = { ...own, ...json(), cookie }
      const response = await send({ method: endpoint.method, path: url, headers })
      expect([url, response.status]).toEqual([url, 404])
      if (url.startsWith('/api/')) expect(response.body).toContain('"code":"not-found"')
    }
  }
  expect(gateway.asked).toEqual([])
})

it('internal calls and unknown ones lead nowhere', async () => {
  for (const url of [
    '/internal/orders/claim',
    '/api/nothing',
    '/api/../internal/logins',
    '/api/internal/logins',
    '/health/ready',
    '/sandbox/../api/messages',
    '/sandbox/%2e%2e/api/messages',
    '/sandbox/..%2fapi/messages',
    '/api/business-reports/%ff',
  ]) {
    const response = await send({ method: 'POST', path: url, headers: from(newClient()) })
    expect([url, response.status]).toEqual([url, 404])
    expect(response.body).toContain('"code":"not-found"')
  }
  expect(gateway.asked).toEqual([])
})

it('the payment form of the sandbox is served on development installations', async () => {
  const response = await gateway.app.inject({ url: '/sandbox/stripe.js?v=1' })
  expect(response.json()).toEqual({ url: '/sandbox/stripe.js?v=1' })
})

it('bytes, query and named headers go on, and nothing that only we may say', async () => {
  const payload = Buffer.from([0x7b, 0xff, 0x00, 0x0a, 0x7d])
  await gateway.app.inject({
    method: 'POST',
    url: `${endpoints.stripeWebhook.path}?a=%2F&b`,
    payload,
    headers: {
      ...json(),
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': 't=1,v1=abc',
      'x-staff-id': '1',
      'x-internal-token': 'guess',
      'x-request-id': 'forged',
      traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
      connection: 'keep-alive, x-internal-token, x-request-id',
      cookie: 'secret=1',
      authorization: 'Bearer x',
    },
  })
  const [request] = gateway.asked
  expect(request!.url).toBe(`${endpoints.stripeWebhook.path}?a=%2F&b`)
  expect(Buffer.from(request!.body, 'latin1')).toEqual(payload)
  expect(request!.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': 't=1,v1=abc',
    'x-internal-token': internalToken,
  })
  expect(request!.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  for (const name of ['x-staff-id', 'cookie', 'authorization', 'x-forwarded-for', 'traceparent'])
    expect(request!.headers).not.toHaveProperty(name)
})

it('no header of a service goes back that was not meant for the public', async () => {
  const { headers } = await gateway.app.inject({ url: endpoints.checkoutConfig.path, headers: from(newClient()) })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers['x-request-id']).toBe(gateway.asked[0]!.headers['x-request-id'])
})

it.each([
  ['says how long it is', undefined],
  ['comes in pieces', { 'transfer-encoding': 'chunked' }],
])('a body over 64 KiB that %s is refused before any service is asked', async (_how, headers) => {
  const response = await send({
    method: 'POST',
    path: endpoints.contact.path,
    headers: { ...json(), ...headers },
    body: 'x'.repeat(70_000),
  })
  expect(response).toMatchObject({ status: 413, body: expect.stringContaining('too-large') })
  expect(gateway.asked).toEqual([])
})

it.each([
  ['short text', Buffer.from('\uFEFFCafé ☕')],
  ['bytes that are no text', Buffer.from([0xff, 0x00, 0xc3, 0x28])],
  ['something long', Buffer.from('Café ☕ '.repeat(10_000))],
  ['nothing', Buffer.alloc(0)],
])('an answer of %s comes back byte for byte', async (_what, body) => {
  gateway.instead = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
    return true
  }
  const answer = await gateway.app.inject({ url: endpoints.checkoutConfig.path, headers: from(newClient()) })
  expect(answer.rawPayload).toEqual(body)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
  })
})

it('a call that names the type of a body and has none is answered', async () => {
  const socket = connect(port, '127.0.0.1')
  const head = [`POST ${endpoints.contact.path} HTTP/1.1`, 'host: findable', 'content-type: application/json']
  socket.write(`${head.join('\r\n')}\r\nx-forwarded-for: ${newClient()}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
  expect(gateway.asked).toMatchObject([{ url: endpoints.contact.path, body: '' }])
})

it('a call is sent once, even when the service answers 503', async () => {
  let calls = 0
  gateway.instead = (_request, response) => {
    calls++
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' }).end('{"code":"internal-error"}')
    return true
  }
  const response = await gateway.app.inject({ url: endpoints.checkoutConfig.path, headers: from(newClient()) })
  expect(response.statusCode).toBe(503)
  expect(calls).toBe(1)
})

it('the service stops working for a client that has gone', async () => {
  const arrived = Promise.withResolvers<void>()
  const abandoned = Promise.withResolvers<void>()
  gateway.instead = (request) => {
    request.socket.once('close', () => abandoned.resolve())
    arrived.resolve()
    return true
  }
  const call = httpRequest({ port, path: endpoints.checkoutConfig.path, headers: from(newClient()) })
  call.on('error', () => {})
  call.end()
  await arrived.promise
  call.destroy()
  await expect(abandoned.promise).resolves.toBeUndefined()
})

it('a service that dies halfway through its answer is a 503', async () => {
  gateway.instead = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"half":')
    setTimeout(() => response.destroy(), 20)
    return true
  }
  const response = await gateway.app.inject({ url: endpoints.checkoutConfig.path, headers: from(newClient()) })
  expect(response.json()).toMatchObject({ code: 'service-unavailable' })
  expect(response.statusCode).toBe(503)
})

it('a service that is gone is a 503', async () => {
  const { port } = gateway.upstream.address() as AddressInfo
  gateway.upstream.closeAllConnections()
  await new Promise<void>((done) => gateway.upstream.close(() => done()))
  const url = endpoints.businessReport.path.replace(':id', '1')
  const response = await gateway.app.inject({ url, headers: from(newClient()) })
  expect(response.statusCode).toBe(503)
  expect(response.json().code).toBe('service-unavailable')
  await new Promise<void>((done) => gateway.upstream.listen(port, '127.0.0.1', done))
})

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Over a socket, because the addresses of injected requests are normalised. */
async function send({ body, ...options }: Sent) {
  const call = httpRequest({ port, ...options })
  call.on('error', () => {})
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode, body: text }
}
