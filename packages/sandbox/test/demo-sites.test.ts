import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request as httpRequest, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSitesFolder, readSites } from '../src/demo-sites/site-folders.ts'
import { namesOf } from '../src/demo-sites/site.ts'
import { startSandbox, type Sandbox } from '../src/index.ts'

let sandbox: Sandbox

const site = {
  host: 'plain.com.au',
  aliases: ['www.plain.com.au'],
  name: 'Plain Plumbing',
  industry: 'Trades & Services',
  suburb: 'Newtown',
  https: 'valid',
  redirectToHttps: false,
  redirects: { '/old': { to: '/about', status: 301 } },
  headers: { 'X-Powered-By': 'PHP/5.6' },
}
const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'team/index.html': '<h1>Team</h1>',
  '404.html': '<h1>Lost</h1>',
  'logo.png': { base64: 'iVBORw0KGgo=' },
}

beforeAll(async () => {
  sandbox = await startSandbox()
  await add(site)
  await add({ ...site, host: 'secure.com.au', aliases: ['www.secure.com.au'], redirectToHttps: true })
  await add({ ...site, host: 'lapsed.com.au', aliases: [], https: 'expired' })
  await add({ ...site, host: 'bare.com.au', aliases: [], https: 'none' })
  await add({ ...site, host: 'twin.com.au', aliases: ['www.twin.com.au'], redirectAliases: false, compress: false })
  await add({ ...site, host: 'slow.com.au', aliases: [], slowMs: 200 })
})

afterAll(() => sandbox.close())

const add = async (added: object) =>
  fetch(`${sandbox.url}/api/demo-sites`, { method: 'POST', body: JSON.stringify({ site: added, files }) })

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Requests a demo host as the services do: connects where `/api/sandbox` says, names the host, trusts its root. */
async function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { connectTo, ca } = await (await fetch(`${sandbox.url}/api/sandbox`)).json()
  const { protocol, host, hostname } = new URL(address)
  const isHttps = protocol === 'https:'
  const place = isHttps ? connectTo.https : connectTo.http
  const path = address.slice(address.indexOf(host) + host.length) || '/'
  const options = { ...place, path, method, headers: { host, ...headers }, ca, servername: hostname, agent: false }
  return new Promise((resolve, reject) => {
    const asked = (isHttps ? httpsRequest : httpRequest)(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    asked.on('error', reject).end()
  })
}

describe('the sites of this repository', () => {
  test('are all described and can be reached by every name', async () => {
    const entries = await readdir(demoSitesFolder, { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
    const undescribed = folders.filter((folder) => !existsSync(join(demoSitesFolder, folder, 'site.json')))
    expect(undescribed).toEqual([])
    const sites = await readSites(demoSitesFolder)
    expect(sites.map((each) => each.site.host)).toEqual(folders.toSorted())

    const names = sites.flatMap(namesOf)
    expect(new Set(names).size).toBe(names.length)
    const { hosts } = await (await fetch(`${sandbox.url}/api/sandbox`)).json()
    expect(hosts).toEqual(expect.arrayContaining(names))
    const listed = await (await fetch(`${sandbox.url}/api/demo-sites`)).json()
    for (const { site: each } of sites) {
      const { host, kind, name, industry, suburb } = each
      if (kind === 'business') expect(listed).toContainEqual({ host, name, industry, suburb })
      const home = `${each.redirectToHttps ? 'https' : 'http'}://${host}/`
      expect({ home, status: (await get(home)).status }).toEqual({ home, status: 200 })
    }
  })
})

describe('pages', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/about.html', 200, 'About'],
    ['/about?from=mail', 200, 'About'],
    ['/team', 200, 'Team'],
    ['/team/', 200, 'Team'],
    ['/none', 404, 'Lost'],
    ['/none.css', 404, 'Lost'],
  ])('%s is %i %s', async (path, status, text) => {
    const reply = await get(`http://plain.com.au${path}`)
    expect(reply).toMatchObject({
      status,
      body: `<h1>${text}</h1>`,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-powered-by': 'PHP/5.6' },
    })
  })

  test('nothing outside the public folder is served', async () => {
    for (const path of ['/../site.json', '/..%2fsite.json', '/%2e%2e/site.json', '/..%2f..%2f..%2fpackage.json']) {
      const { status } = await get(`https://copperquokkaelectrical.com.au${path}`)
      expect({ path, status }).toEqual({ path, status: 404 })
    }
    expect((await get('http://plain.com.au/%E0%A4%A')).status).toBe(400)
  })

  test('a redirect of the site is followed by its status, another method is refused', async () => {
    expect(await get('http://plain.com.au/old')).toMatchObject({ status: 301, headers: { location: '/about' } })
    expect(await get('http://plain.com.au/', {}, 'POST')).toMatchObject({ status: 405 })
    expect(await get('http://plain.com.au/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  test('text is compressed for those who take it, unless the site does not', async () => {
    const packed = await get('http://plain.com.au/', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(
      (await get('http://twin.com.au/', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBeUndefined()
    expect((await get('http://plain.com.au/logo.png', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '8',
    })
  })

  test('an unchanged page is not sent again', async () => {
    const { headers } = await get('http://plain.com.au/')
    expect(await get('http://plain.com.au/', { 'if-none-match': String(headers.etag) })).toMatchObject({
      status: 304,
      body: '',
    })
  })

  test('a slow site takes its time', async () => {
    const asked = Date.now()
    await get('http://slow.com.au/')
    expect(Date.now() - asked).toBeGreaterThanOrEqual(200)
  })
})

describe('names', () => {
  test('an alias leads to the main name in one step, with https where the site wants it', async () => {
    expect(await get('http://www.plain.com.au/about?a=1')).toMatchObject({
      status: 301,
      headers: { location: 'http://plain.com.au/about?a=1' },
    })
    expect(await get('http://www.secure.com.au/')).toMatchObject({
      status: 301,
      headers: { location: 'https://secure.com.au/' },
    })
    expect(await get('http://secure.com.au/')).toMatchObject({
      status: 301,
      headers: { location: 'https://secure.com.au/' },
    })
  })

  test('an alias that does not redirect shows the same pages', async () => {
    expect(await get('https://www.twin.com.au/about')).toMatchObject({ status: 200, body: '<h1>About</h1>' })
  })

  test('an unknown host is a 404', async () => {
    expect((await get('http://nobody.com.au/')).status).toBe(404)
  })
})

describe('https', () => {
  test('is trusted by those who trust the root', async () => {
    expect((await get('https://secure.com.au/')).status).toBe(200)
  })

  test('with an expired certificate is refused by the client', async () => {
    await expect(get('https://lapsed.com.au/')).rejects.toMatchObject({ code: 'CERT_HAS_EXPIRED' })
    expect((await get('http://lapsed.com.au/')).status).toBe(200)
  })

  test('of a site that has none, and of an unknown host, fails', async () => {
    await expect(get('https://bare.com.au/')).rejects.toMatchObject({ code: 'ECONNRESET' })
    await expect(get('https://nobody.com.au/')).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect((await get('http://bare.com.au/')).status).toBe(200)
  })
})

describe('a page that does harm', () => {
  /** Sends a request, lets `moment` look at the answer, and hangs up. */
  async function during<T>(path: string, moment: (asked: ClientRequest) => Promise<T>): Promise<T> {
    const { host, port } = sandbox.info.connectTo.http
    const asked = httpRequest({ host, port, path, headers: { host: 'harmful.com.au' }, agent: false })
    asked.on('error', () => {}).end()
    return moment(asked).finally(() => asked.destroy())
  }
  const pause = () => new Promise<'silence'>((resolve) => setTimeout(resolve, 300, 'silence'))
  /** The first bytes, and whether the answer has ended a moment later. */
  async function begin(asked: ClientRequest) {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const [first] = (await once(answer, 'data')) as [Buffer]
    await pause()
    return { start: first.toString().slice(0, 3), ended: answer.readableEnded }
  }

  test('never ends, and leaves the others alone', async () => {
    const harm = { '/mute': 'silent', '/drip': 'drip', '/flood': 'endless' }
    await add({ ...site, host: 'harmful.com.au', aliases: [], harm })
    expect(await during('/mute', (asked) => Promise.race([once(asked, 'response'), pause()]))).toBe('silence')
    expect(await during('/drip', begin)).toEqual({ start: '<p>', ended: false })
    expect(await during('/flood', begin)).toEqual({ start: '<p>', ended: false })
    expect((await get('http://harmful.com.au/about')).status).toBe(200)
    expect((await get('http://harmful.com.au/flood', {}, 'HEAD')).status).toBe(404)
  })
})

describe('a site added at run time', () => {
  test.each([
    ['a line break', { 'X-Note': 'a\r\nSet-Cookie: b=c' }],
    ['characters outside Latin-1', { 'X-Note': '日本' }],
    ['a NUL', { 'X-Note': 'a\u0000b' }],
    ['a name that is none', { 'not a name': 'x' }],
    ['no name at all', { '': 'x' }],
    ['a trailer without chunks', { Trailer: 'Expires' }],
    ['a length that is none', { 'Content-Length': 'many' }],
    ['a length and chunks', { 'Transfer-Encoding': 'chunked' }],
    ['a wrong length', { 'Content-Length': '1' }],
  ])('may send %s in a header, and all others go on', async (_what, headers: Record<string, string>) => {
    await add({ ...site, host: 'odd.com.au', aliases: [], headers })
    await get('http://odd.com.au/').catch(() => undefined)
    await get('http://odd.com.au/old').catch(() => undefined)
    expect((await get('http://plain.com.au/')).status).toBe(200)
    expect((await fetch(`${sandbox.url}/api/sandbox`)).status).toBe(200)
  })

  test('has to be described rightly', async () => {
    const wrong = await add({ ...site, industry: 'Circus' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ error: expect.stringContaining('site.industry') })
    expect((await add({ ...site, https: 'none', redirectToHttps: true })).status).toBe(400)
  })
})

test('the delay for benchmarks is added to every answer', async () => {
  const delayed = await startSandbox({ demoDelayMs: 150 })
  try {
    const { host, port } = delayed.info.connectTo.http
    const asked = Date.now()
    await new Promise<void>((resolve, reject) => {
      httpRequest({ host, port, headers: { host: 'ampersandandsons.com.au' }, agent: false }, (answer) =>
        answer.resume().on('end', resolve),
      )
        .on('error', reject)
        .end()
    })
    expect(Date.now() - asked).toBeGreaterThanOrEqual(150)
  } finally {
    await delayed.close()
  }
})

test('a demo site is served mended once that is switched on, and as before once it is off', async () => {
  const mend = (host: string, mended: boolean) =>
    fetch(`${sandbox.url}/api/demo-sites/mended`, { method: 'POST', body: JSON.stringify({ host, mended }) })
  const home = async () => (await get('http://wobblyclutch.com.au/')).body
  expect(await home()).toContain('<title>Untitled Document</title>')
  expect((await mend('wobblyclutch.com.au', true)).status).toBe(200)
  expect(await home()).toContain('<title>Driving lessons in Palmerston NT')
  // What has no mended version stays as it is.
  expect((await get('http://wobblyclutch.com.au/banner.jpg')).status).toBe(200)
  expect((await mend('wobblyclutch.com.au', false)).status).toBe(200)
  expect(await home()).toContain('<title>Untitled Document</title>')
  expect((await mend('plain.com.au', true)).status).toBe(404)
})
