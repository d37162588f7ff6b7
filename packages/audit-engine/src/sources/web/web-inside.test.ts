import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSite, type LocalSite } from '../../../test/support/local-site.ts'
import { openWeb } from './web.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

/** Records every connection the fetcher dials; those to the public address go to a local server. */
const dialled = vi.hoisted(() => ({ to: [] as string[], publicIp: '198.41.0.4', localPort: 0 }))

vi.mock('node:net', async (original) => {
  const net = await original<typeof import('node:net')>()
  return {
    ...net,
    connect(options: import('node:net').TcpNetConnectOpts) {
      const socket = new net.Socket()
      options.lookup!(options.host!, { all: true }, (_error, answers) => {
        const addresses = (answers as { address: string }[]).map(({ address }) => address)
        dialled.to.push(...addresses)
        if (addresses[0] !== dialled.publicIp)
          return void socket.destroy(new Error('the test lets nothing else through'))
        Object.defineProperty(socket, 'remoteAddress', { value: addresses[0] })
        socket.connect(dialled.localPort, '127.0.0.1')
      })
      return socket
    },
  }
})

let site: LocalSite
let canary: ReturnType<typeof createServer>
let canaryPort = 0
let knocks = 0
let location = ''
let dnsQuestions: string[] = []

/** A name server with public, private, mixed and changing answers. */
const names: Record<string, () => string[]> = {
  'hostile.com.au': () => [dialled.publicIp],
  'private.com.au': () => ['10.0.0.5'],
  'loopback.com.au': () => ['127.0.0.1'],
  'metadata.com.au': () => ['169.254.169.254'],
  'mixed.com.au': () => [dialled.publicIp, '192.168.0.1'],
  'mixed6.com.au': () => [dialled.publicIp, '::1'],
  'mapped.com.au': () => ['::ffff:127.0.0.1'],
  'nat64.com.au': () => ['64:ff9b::a9fe:a9fe'],
  'empty.com.au': () => [],
  'rebinding.com.au': () => [asked('rebinding.com.au') === 1 ? dialled.publicIp : '127.0.0.1'],
}
const asked = (name: string) => dnsQuestions.filter((question) => question === name).length
const lookup = async (name: string) => {
  dnsQuestions.push(name)
  const answer = names[name]?.()
  if (!answer) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  return answer
}

beforeAll(async () => {
  site = await startSite((request, response) => {
    if (request.url === '/go') response.writeHead(302, { location }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>public</p>')
  })
  dialled.localPort = site.port
  canary = createServer((socket) => {
    knocks++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(canary, 'listening')
  canaryPort = (canary.address() as AddressInfo).port
})
beforeEach(() => {
  dialled.to = []
  dnsQuestions = []
})
afterAll(async () => {
  await site.close()
  canary.close()
})

async function ask(...urls: string[]) {
  const web = openWeb({ lookup })
  try {
    const answers = []
    for (const url of urls) answers.push(await web.ask(url))
    return answers
  } finally {
    await web.close()
  }
}

const inside = [
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.1/',
  'http://127.1/',
  'http://１２７.１/',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://168.63.129.16/',
  'http://localhost/',
  'http://localhost./',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://db.internal/',
  'http://private.com.au/',
  'http://loopback.com.au/',
  'http://metadata.com.au/',
  'http://mixed.com.au/',
  'http://mixed6.com.au/',
  'http://mapped.com.au/',
  'http://nat64.com.au/',
  'https://loopback.com.au/',
  'ftp://hostile.com.au/',
  'file:///etc/passwd',
  'gopher://hostile.com.au/',
  'http://user:pw@hostile.com.au/',
  'http://hostile.com.au:8080/',
  'http://hostile.com.au:22/',
  `http://hostile.com.au/${'a'.repeat(3_000)}`,
]

describe('no packet leaves for', () => {
  it.each(inside)('%s', async (url) => {
    expect(await ask(url)).toEqual([expect.objectContaining({ outcome: 'failed', reason: 'refused-address' })])
    expect(dialled.to).toEqual([])
  })

  it('a listener on this machine, whatever its port', async () => {
    for (const url of [
      `http://127.0.0.1:${canaryPort}/`,
      `http://localhost:${canaryPort}/`,
      `http://loopback.com.au:${canaryPort}/`,
    ]) {
      expect(await ask(url)).toEqual([expect.objectContaining({ outcome: 'failed', reason: 'refused-address' })])
    }
    expect(knocks).toBe(0)
  })

  it('a name without an address', async () => {
    expect(await ask('http://empty.com.au/', 'http://unknown.com.au/')).toEqual([
      expect.objectContaining({ reason: 'dns' }),
      expect.objectContaining({ reason: 'dns' }),
    ])
    expect(dialled.to).toEqual([])
  })
})

describe('a public site', () => {
  it('is asked at the address that was checked', async () => {
    expect(await ask('http://hostile.com.au/')).toEqual([expect.objectContaining({ outcome: 'answered', status: 200 })])
    expect(dialled.to).toEqual([dialled.publicIp])
  })

  it.each(inside)('that redirects to %s leads nowhere', async (target) => {
    location = target.includes('１２７') ? new URL(target).href : target
    const [answer] = await ask('http://hostile.com.au/go')
    expect(answer).toMatchObject({
      outcome: 'failed',
      reason: 'refused-address',
      redirects: [{ from: 'http://hostile.com.au/go' }],
    })
    expect(dialled.to.every((address) => address === dialled.publicIp)).toBe(true)
  })

  it('that changes its address after the first question is still asked at the first', async () => {
    const answers = await ask(
      'http://rebinding.com.au/',
      'http://rebinding.com.au/again',
      'http://rebinding.com.au/more',
    )
    expect(answers).toEqual([1, 2, 3].map(() => expect.objectContaining({ outcome: 'answered' })))
    expect(asked('rebinding.com.au')).toBe(1)
    expect(new Set(dialled.to)).toEqual(new Set([dialled.publicIp]))
  })
})
