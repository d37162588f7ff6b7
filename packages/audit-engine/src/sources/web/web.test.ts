import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serving, startSite, type Handler } from '../../../test/support/local-site.ts'
import { userAgent } from './user-agent.ts'
import { openWeb, type Answer, type AskOptions } from './web.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

const host = 'bakery.example.com.au'
const home = `http://${host}/`
const closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function siteAndWeb(handler: Handler) {
  const site = await startSite(handler)
  const web = openWeb({ hostMap: site.map(host, `www.${host}`) })
  closing.push(
    () => web.close(),
    () => site.close(),
  )
  return { site, web }
}

/** One exchange with a server that sends raw bytes. */
async function askRaw(speak: (socket: Socket) => void, options: AskOptions = {}) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => speak(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const web = openWeb({ hostMap: { hosts: new Map([[host, { http: { host: '127.0.0.1', port } }]]) } })
  closing.push(
    () => web.close(),
    async () => server.close(),
  )
  return web.ask(home, options)
}

describe('an answer', () => {
  it('carries status, headers, decoded body and when it was asked', async () => {
    const { web } = await siteAndWeb((_request, response) => {
      response.setHeader('content-type', 'Text/HTML; charset=utf-8')
      response.setHeader('content-encoding', 'br')
      response.setHeader('set-cookie', 'session=secret')
      response.end(brotliCompressSync('<h1>Bread</h1>'))
    })
    const answer = (await web.ask(home)) as Answer
    expect(answer).toMatchObject({
      outcome: 'answered',
      url: home,
      finalUrl: home,
      status: 200,
      contentType: 'text/html',
      truncated: false,
    })
    expect(answer.body?.toString()).toBe('<h1>Bread</h1>')
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(Date.parse(answer.at)).toBeGreaterThan(Date.now() - 10_000)
  })

  it('is asked for under our own name, without cookies or referrer', async () => {
    const seen: Record<string, unknown>[] = []
    const { web } = await siteAndWeb((request, response) => {
      seen.push(request.headers)
      response.setHeader('set-cookie', 'a=b').end()
    })
    await web.ask(home)
    await web.ask(`${home}next`)
    expect(seen).toHaveLength(2)
    for (const headers of seen) {
      expect(headers['user-agent']).toBe(userAgent)
      expect(headers).not.toHaveProperty('cookie')
      expect(headers).not.toHaveProperty('referer')
    }
  })

  it('of a kind that is not read, an error or a HEAD has no body', async () => {
    const photo = Buffer.alloc(300_000)
    const { web, site } = await siteAndWeb(
      serving({
        '/photo': [200, { 'content-type': 'image/jpeg' }, photo.toString()],
        '/missing': [404, { 'content-type': 'text/html' }, 'x'],
      }),
    )
    const reads = (type: string) => type === 'text/html'
    expect(await web.ask(`${home}photo`, { reads })).toMatchObject({
      status: 200,
      contentType: 'image/jpeg',
      body: null,
    })
    expect(await web.ask(`${home}missing`, { reads })).toMatchObject({ status: 404, body: null })
    expect(await web.ask(`${home}photo`, { method: 'HEAD' })).toMatchObject({ status: 200, body: null })
    expect(site.requests).toEqual(['GET /photo', 'GET /missing', 'HEAD /photo'])
  })
})

describe('redirects', () => {
  it('are followed and listed', async () => {
    const { web } = await siteAndWeb(
      serving({ '/': [301, { location: `http://www.${host}/a#top` }], '/a': [302, { location: '/b' }], '/b': 'here' }),
    )
    const answer = await web.ask(home)
    expect(answer).toMatchObject({
      status: 200,
      finalUrl: `http://www.${host}/b`,
      redirects: [
        { from: home, status: 301, to: `http://www.${host}/a` },
        { from: `http://www.${host}/a`, status: 302, to: `http://www.${host}/b` },
      ],
    })
  })

  it('are left alone where the caller does not want to go', async () => {
    const { web } = await siteAndWeb(serving({ '/': [302, { location: 'https://facebook.com/bakery' }] }))
    expect(await web.ask(home, { follows: () => false })).toMatchObject({ status: 302, finalUrl: home, redirects: [] })
  })

  it.each([
    ['a loop', (path: string) => path],
    ['an endless chain', (path: string) => `${path}x`],
  ])('end: %s', async (_what, next) => {
    const { web, site } = await siteAndWeb((request, response) => {
      response.writeHead(302, { location: next(request.url!) }).end()
    })
    expect(await web.ask(home)).toMatchObject({ outcome: 'failed', reason: 'too-many-redirects' })
    expect(site.requests.length).toBeLessThan(12)
  })

  it.each(['http://', 'https://exa mple/', 'http://[::1'])('to %j are unreadable', async (location) => {
    const { web } = await siteAndWeb(serving({ '/': [302, { location }] }))
    expect(await web.ask(home)).toMatchObject({ outcome: 'failed', reason: 'unreadable' })
  })

  it('read a Location in raw UTF-8', async () => {
    const { web } = await siteAndWeb((request, response) => {
      const found = request.url === '/caf%C3%A9'
      response.writeHead(found ? 200 : 302, found ? {} : { location: Buffer.from('/café').toString('latin1') }).end()
    })
    expect(await web.ask(home)).toMatchObject({ status: 200, finalUrl: `${home}caf%C3%A9` })
  })
})

describe('a hostile or broken server', () => {
  it('cannot send more than the cap', async () => {
    const { web } = await siteAndWeb((_request, response) => {
      const chunk = Buffer.alloc(64 * 1_024, 'a')
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', more)
      more()
    })
    const answer = (await web.ask(home, { maxBytes: 500_000 })) as Answer
    expect(answer).toMatchObject({ truncated: true, status: 200 })
    expect(answer.body?.length).toBe(500_000)
  })

  it('cannot unpack a bomb here', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 1_024 * 1_024))
    const { web } = await siteAndWeb((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    })
    const answer = (await web.ask(home, { maxBytes: 500_000 })) as Answer
    expect(answer).toMatchObject({ truncated: true })
    expect(answer.body?.length).toBe(500_000)
  })

  it.each([
    ['sends nothing', () => {}],
    ['drips its headers', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx: ')],
    ['drips its body', (socket: Socket) => drip(socket, 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n')],
  ])('that %s meets one deadline', async (_what, speak) => {
    const started = performance.now()
    expect(await askRaw(speak, { deadline: 400 })).toMatchObject({ outcome: 'failed', reason: 'timeout' })
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  it('that drips a body no one wants does not hold the answer back for longer', async () => {
    const speak = (socket: Socket) =>
      drip(socket, 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\nfff\r\n')
    expect(await askRaw(speak, { deadline: 400 })).toMatchObject({ status: 404 })
  })

  it('that accepts and never speaks TLS meets the same deadline', async () => {
    const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const web = openWeb({ hostMap: { hosts: new Map([[host, { https: { host: '127.0.0.1', port } }]]) } })
    closing.push(
      () => web.close(),
      async () => server.close(),
    )
    expect(await web.ask(`https://${host}/`, { deadline: 300 })).toMatchObject({ outcome: 'failed', reason: 'timeout' })
  })

  it.each([
    ['endless headers', `HTTP/1.1 200 OK\r\n${`x-${'a'.repeat(900)}: b\r\n`.repeat(500)}\r\n`, 'unreadable'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'unreadable'],
    ['a negative length', 'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\nhello', 'unreadable'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello', 'unreadable'],
    ['a body shorter than it said', 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nhello', 'connection'],
    ['nothing at all', '', 'connection'],
    ['broken packing', 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 5\r\n\r\nhello', 'unreadable'],
    [
      'thrice-packed',
      'HTTP/1.1 200 OK\r\ncontent-encoding: gzip, gzip, br\r\ncontent-length: 5\r\n\r\nhello',
      'unreadable',
    ],
  ])('that sends %s fails in one plain sentence', async (_what, bytes, reason) => {
    const failed = await askRaw((socket) => socket.end(bytes), { deadline: 5_000 })
    expect(failed).toMatchObject({ outcome: 'failed', reason })
    expect(failed).toHaveProperty('detail', expect.stringMatching(new RegExp(`${host.replaceAll('.', '\\.')}|packed`)))
  })

  it('that closed a kept connection is simply asked again', async () => {
    let requests = 0
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', () => {
        requests++
        // The server drops the connection at its second request.
        if (requests === 2) socket.destroy()
        else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const web = openWeb({ hostMap: { hosts: new Map([[host, { http: { host: '127.0.0.1', port } }]]) } })
    closing.push(
      () => web.close(),
      async () => server.close(),
    )
    expect(await web.ask(home)).toMatchObject({ status: 200 })
    expect(await web.ask(home)).toMatchObject({ status: 200 })
    expect(requests).toBe(3)
  })
})

describe('a host map', () => {
  it('keeps every other host unasked', async () => {
    const { web } = await siteAndWeb(serving({ '/': [302, { location: 'http://example.org/' }] }))
    expect(await web.ask(home)).toMatchObject({
      outcome: 'failed',
      reason: 'refused-address',
      redirects: [{ to: 'http://example.org/' }],
    })
    expect(await web.ask('http://127.0.0.1/')).toMatchObject({ outcome: 'failed', reason: 'refused-address' })
  })

  it('holds for one scheme when only that is mapped', async () => {
    const { web } = await siteAndWeb(serving({}))
    expect(await web.ask(`https://${host}/`)).toMatchObject({ outcome: 'failed', reason: 'connection' })
  })

  it('is refused in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(() => openWeb({ hostMap: { hosts: new Map() } })).toThrow('production')
  })
})

describe('connections', () => {
  it('are at most six a host, kept between requests, and gone after close', async () => {
    const sockets = new Set<Socket>()
    const { web, site } = await siteAndWeb((request, response) => {
      sockets.add(request.socket)
      setTimeout(() => response.end('ok'), 20)
    })
    await Promise.all(Array.from({ length: 30 }, (_, index) => web.ask(`${home}${index}`)))
    expect(site.peak()).toBe(6)
    expect(sockets.size).toBe(6)
    const closed = Promise.all(
      [...sockets].filter((socket) => !socket.destroyed).map((socket) => once(socket, 'close')),
    )
    await web.close()
    await closed
  })

  it('end with the caller: a stopped budget is not the fault of the site', async () => {
    const { web } = await siteAndWeb(() => {})
    const stop = new AbortController()
    const asked = Promise.all(Array.from({ length: 8 }, () => web.ask(home, { signal: stop.signal })))
    setTimeout(() => stop.abort(), 50)
    for (const answer of await asked) expect(answer).toMatchObject({ outcome: 'failed', reason: 'budget' })
  })
})

function drip(socket: Socket, start: string): void {
  socket.write(start)
  const timer = setInterval(() => socket.write('a'), 50)
  socket.once('close', () => clearInterval(timer))
}
