import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startSite, type LocalSite } from '../../../test/support/local-site.ts'
import { openWeb, type Web } from '../web/web.ts'
import { askSitemap, gatherSitemaps, parseSitemap } from './sitemaps.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

const urlset = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="x">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
const index = (...urls: string[]) =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`

describe('parseSitemap', () => {
  it.each([
    ['addresses', urlset('https://x.au/', 'https://x.au/a'), 'urlset', ['https://x.au/', 'https://x.au/a']],
    ['an index', index('https://x.au/pages.xml'), 'index', ['https://x.au/pages.xml']],
    [
      'spaces, entities and CDATA',
      urlset(' https://x.au/?a=1&amp;b=2\n', '<![CDATA[https://x.au/c]]>'),
      'urlset',
      ['https://x.au/?a=1&b=2', 'https://x.au/c'],
    ],
    [
      'a byte order mark and a comment',
      `\ufeff<!-- made by hand -->${urlset('https://x.au/')}`,
      'urlset',
      ['https://x.au/'],
    ],
    ['a prefix', '<s:urlset xmlns:s="y"><url><loc>https://x.au/</loc></url></s:urlset>', 'urlset', ['https://x.au/']],
    [
      'no addresses of pictures',
      '<urlset><url><loc>https://x.au/</loc><image:image><image:loc>https://x.au/a.jpg</image:loc></image:image></url></urlset>',
      'urlset',
      ['https://x.au/'],
    ],
    ['one address once', urlset('https://x.au/', 'https://x.au/'), 'urlset', ['https://x.au/']],
    [
      'nothing but the web',
      urlset('javascript:alert(1)', 'file:///etc/passwd', '/relative', 'https://x.au/'),
      'urlset',
      ['https://x.au/'],
    ],
    ['a list of lines', 'https://x.au/\r\nhttps://x.au/b\n', 'text', ['https://x.au/', 'https://x.au/b']],
    ['a cut-off file', urlset('https://x.au/', 'https://x.au/a').slice(0, -20), 'urlset', ['https://x.au/']],
    ['a web page', '<!doctype html><html><body>Not found</body></html>', 'invalid', []],
    ['a feed', '<rss><channel><link>https://x.au/</link></channel></rss>', 'invalid', []],
    ['words', 'Page not found', 'invalid', []],
    ['nothing', '', 'invalid', []],
  ])('reads %s', (_what, text, kind, locations) => {
    expect(parseSitemap(text)).toMatchObject({ kind, locations })
  })

  it('says so when it lists nothing', () => {
    expect(parseSitemap(urlset())).toEqual({ kind: 'urlset', locations: [], problem: 'it lists no addresses' })
    expect(parseSitemap(urlset('/about', '/contact'))).toMatchObject({
      kind: 'invalid',
      problem: expect.stringContaining('not complete'),
    })
  })

  it('resolves no entities of its own, so that none can explode or read a file', () => {
    const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
    const { locations } = parseSitemap(`${laughs}${urlset('https://x.au/&b;', 'https://x.au/&f;')}`)
    expect(locations).toEqual(['https://x.au/&b;', 'https://x.au/&f;'])
  })

  it('stops at 5,000 addresses', () => {
    expect(
      parseSitemap(urlset(...Array.from({ length: 20_000 }, (_, n) => `https://x.au/${n}`))).locations,
    ).toHaveLength(5_000)
  })

  it('never fails, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string(), fc.constantFrom('<urlset>', '<loc>', '</loc>', '<![CDATA[', '&#x110000;', '<!DOCTYPE')),
        ),
        (parts) => {
          expect(parseSitemap(parts.join('')).locations.length).toBeLessThanOrEqual(5_000)
        },
      ),
    )
  })
})

describe('gatherSitemaps', () => {
  const origin = 'http://x.com.au'
  let site: LocalSite
  let web: Web
  afterEach(() => Promise.all([web.close(), site.close()]))

  async function gather(files: Record<string, string | Buffer>, named: string[] = [], linked: string[] = []) {
    site = await startSite((request, response) => {
      const file = files[request.url!]
      response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'application/xml' }).end(file)
    })
    web = openWeb({ hostMap: site.map('x.com.au') })
    const signal = AbortSignal.timeout(5_000)
    const sitemaps = await gatherSitemaps(
      web,
      origin,
      { named, linked },
      await askSitemap(web, `${origin}/sitemap.xml`, signal),
      signal,
    )
    return sitemaps.map(({ url, status, kind, locations }) => [url.replace(origin, ''), status, kind, locations.length])
  }

  it('reads the usual address once', async () => {
    expect(await gather({ '/sitemap.xml': urlset(`${origin}/`) })).toEqual([['/sitemap.xml', 200, 'urlset', 1]])
    expect(site.requests).toEqual(['GET /sitemap.xml'])
  })

  it('tries the other usual address before it says that there is none', async () => {
    expect(await gather({ '/sitemap_index.xml': index(`${origin}/p.xml`), '/p.xml': urlset(`${origin}/`) })).toEqual([
      ['/sitemap_index.xml', 200, 'index', 1],
      ['/p.xml', 200, 'urlset', 1],
    ])
  })

  it('reads the one the home page links to, where robots.txt names none', async () => {
    const linked = [`${origin}/sitemap-index.xml`, 'http://elsewhere.com.au/sitemap.xml']
    const files = { '/sitemap-index.xml': index(`${origin}/p.xml`), '/p.xml': urlset(`${origin}/`) }
    expect(await gather(files, [], linked)).toEqual([
      ['/sitemap-index.xml', 200, 'index', 1],
      ['/p.xml', 200, 'urlset', 1],
    ])
  })

  it('reports the usual address when there is none', async () => {
    expect(await gather({})).toEqual([['/sitemap.xml', 404, 'invalid', 0]])
  })

  it('reads what robots.txt names, gzip too, and leaves the usual address out', async () => {
    const files = { '/a.xml.gz': gzipSync(urlset(`${origin}/a`)), '/sitemap.xml': urlset(`${origin}/old`) }
    expect(await gather(files, [`${origin}/a.xml.gz`])).toEqual([['/a.xml.gz', 200, 'urlset', 1]])
  })

  it('reads the usual address where what robots.txt names is no sitemap', async () => {
    const files = { '/': '<!doctype html><title>Home</title>', '/sitemap.xml': urlset(`${origin}/`) }
    expect(await gather(files, [`${origin}/`])).toEqual([
      ['/', 200, 'invalid', 0],
      ['/sitemap.xml', 200, 'urlset', 1],
    ])
  })

  it('reports only what robots.txt names where nothing is at the usual addresses either', async () => {
    expect(await gather({}, [`${origin}/a.xml`])).toEqual([['/a.xml', 404, 'invalid', 0]])
  })

  it('opens six of an index and none of an index inside', async () => {
    const children = Array.from({ length: 9 }, (_, n) => `${origin}/${n}.xml`)
    const files = Object.fromEntries(children.map((url) => [url.replace(origin, ''), index(`${origin}/deeper.xml`)]))
    const read = await gather({ '/sitemap.xml': index(...children), ...files, '/deeper.xml': urlset(`${origin}/`) })
    expect(read).toHaveLength(7)
    expect(site.requests).not.toContain('GET /deeper.xml')
  })

  it('does not unpack a bomb', async () => {
    const bomb = gzipSync(Buffer.from(`<urlset>${' '.repeat(30_000_000)}`))
    expect(await gather({ '/sitemap.xml': bomb })).toEqual([['/sitemap.xml', 200, 'urlset', 0]])
  })

  it('asks nothing outside the web it was given', async () => {
    expect(await gather({}, ['http://169.254.169.254/', 'file:///etc/passwd', 'http://other.com.au/s.xml'])).toEqual([
      ['http://169.254.169.254/', null, 'invalid', 0],
      ['file:///etc/passwd', null, 'invalid', 0],
      ['http://other.com.au/s.xml', null, 'invalid', 0],
      ['/sitemap.xml', 404, 'invalid', 0],
    ])
  })

  it('reads the usual one too where robots.txt names only those of another host', async () => {
    const files = { '/sitemap.xml': urlset(`${origin}/a`) }
    expect(await gather(files, ['http://built.example/sitemap.xml'])).toContainEqual(['/sitemap.xml', 200, 'urlset', 1])
  })
})
