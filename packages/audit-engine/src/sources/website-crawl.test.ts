import { afterEach, describe, expect, it, vi } from 'vitest'
import { noRenderer } from './rendered/renderer.ts'
import { serving, startSite, type Handler, type LocalSite } from '../../test/support/local-site.ts'
import { readHere, type Reader } from '../reader.ts'
import { parseTarget } from '../target.ts'
import { crawlBudget, type CrawlBudget } from './crawl/budget.ts'
import type { HostMap } from './web/host-map.ts'
import { openWeb, type Web } from './web/web.ts'
import { crawlWebsite, type CrawlDeps } from './website-crawl.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

const host = 'bakery.com.au'
const origin = `http://${host}`
let site: LocalSite
let web: Web
afterEach(() => Promise.all([web.close(), site.close()]))

const page = (title: string, ...links: string[]) =>
  `<!doctype html><title>${title}</title><h1>${title}</h1>${links.map((href) => `<a href="${href}">${href.replace(/\W/g, ' ')}</a>`).join(' ')}`
const { render } = noRenderer('there is no browser')

async function crawl(
  handler: Handler,
  budget: Partial<CrawlBudget> = {},
  deps: Partial<CrawlDeps> = {},
  address = host,
) {
  site = await startSite(handler)
  return crawlMapped(site.map(host, `www.${host}`), budget, deps, address)
}

async function crawlMapped(
  hostMap: HostMap,
  budget: Partial<CrawlBudget> = {},
  deps: Partial<CrawlDeps> = {},
  address = host,
) {
  web = openWeb({ hostMap })
  const all = { web, reader: readHere(), render, ...deps }
  return crawlWebsite(parseTarget(address, { hostMap }), all, { ...crawlBudget, ...budget })
}

/** A reader that cannot take the page at this path. */
function stallingAt(path: string): Reader {
  const reader = readHere()
  const read: Reader['read'] = (document) =>
    document.url === origin + path ? Promise.reject(new Error('it took too long')) : reader.read(document)
  return { ...reader, read }
}

const paths = (list: { url: string }[]) => list.map(({ url }) => url.replace(origin, ''))

describe('a website is read', () => {
  it('from its home page over its links, each page with its clicks and where it was found', async () => {
    const crawled = await crawl(
      serving({
        '/': page('Home', '/services/', 'contact.html', 'https://facebook.com/bakery', 'tel:0255501234'),
        '/services/': page('Services', '/', '/services/cakes'),
        '/services/cakes': page('Cakes', '/contact.html'),
        '/contact.html': page('Contact', '/'),
      }),
    )
    expect(
      crawled.pages.map(({ finalUrl, depth, foundOn, page: { links } }) => [finalUrl, depth, foundOn, links[0]?.url]),
    ).toEqual([
      [`${origin}/`, 0, null, `${origin}/services/`],
      [`${origin}/contact.html`, 1, `${origin}/`, `${origin}/`],
      [`${origin}/services/`, 1, `${origin}/`, `${origin}/`],
      [`${origin}/services/cakes`, 2, `${origin}/services/`, `${origin}/contact.html`],
    ])
    expect(crawled).toMatchObject({
      others: [],
      failed: [],
      notVisited: [],
      stopped: 'complete',
      home: { finalUrl: `${origin}/` },
    })
    expect(crawled.home).toBe(crawled.pages[0])
    expect(crawled.robots.status).toBe(404)
    expect(crawled.sitemaps).toMatchObject([{ status: 404, kind: 'invalid' }])
  })

  it('once a page, however it is written', async () => {
    await crawl(
      serving({
        '/': page(
          'Home',
          '/a',
          '/a/',
          `http://www.${host}/a`,
          `https://${host}/a?utm_source=x#b`,
          '/index.html',
          '#top',
          './',
        ),
        '/a': page('A'),
      }),
    )
    expect(site.requests.filter((request) => !/robots|sitemap/.test(request)).toSorted()).toEqual(['GET /', 'GET /a'])
  })

  it('over several addresses that lead to one page, as one page', async () => {
    const crawled = await crawl(
      serving({
        '/': page('Home', '/old', '/older', '/new-home'),
        '/old': [301, { location: '/new' }],
        '/older': [302, { location: '/new' }],
        '/new': page('New'),
        '/new-home': [301, { location: '/' }],
      }),
    )
    expect(crawled.pages.map(({ finalUrl }) => finalUrl)).toEqual([`${origin}/`, `${origin}/new`])
    expect(crawled.pages[1]).toMatchObject({ depth: 1, redirects: [{ to: `${origin}/new` }] })
    expect(crawled.others.every(({ status }) => status === 200)).toBe(true)
  })

  it('with pictures asked for of the home page first, then those that most pages show', async () => {
    const images = (...names: string[]) => names.map((name) => `<img src="/${name}.jpg">`).join('')
    const crawled = await crawl(
      serving({
        '/': `${images('home', 'second')}<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>`,
        '/a': images('a'),
        '/b': images('b', 'logo'),
        '/c': images('c', 'logo'),
      }),
      { homeParts: 1, parts: 4 },
    )
    expect(crawled.parts.map(({ url }) => url.replace(origin, ''))).toEqual([
      '/a.jpg',
      '/home.jpg',
      '/logo.jpg',
      '/second.jpg',
    ])
  })

  it('with its pictures and real addresses asked for their status, and no page lost by that', async () => {
    const head = '<link rel="canonical" href="/late"><meta property="og:image" content="/share.png">'
    const body =
      '<img src="/a.jpg"><img src="/missing.jpg"><img src="https://elsewhere.test/x.jpg"><img src="data:image/gif,x">'
    const crawled = await crawl(
      serving({
        '/': `<head>${head}</head>${body}<a href="/contact">Contact us</a>`,
        '/contact': '<img src="/a.jpg"><a href="/late">Later</a>',
        '/late': page('Late'),
        '/a.jpg': [200, { 'content-type': 'image/jpeg', 'content-length': '4' }, 'JFIF'],
        '/share.png': [200, { 'content-type': 'image/png' }, 'PNG'],
      }),
    )
    expect(crawled.pages.map(({ finalUrl }) => finalUrl.replace(origin, ''))).toEqual(['/', '/contact', '/late'])
    const asked = crawled.parts.map(({ url, status }) => [url.replace(origin, ''), status])
    expect(asked).toEqual(
      expect.arrayContaining([
        ['/a.jpg', 200],
        ['/missing.jpg', 404],
        ['/share.png', 200],
      ]),
    )
    expect(asked.filter(([path]) => path !== '/late')).toHaveLength(3)
    expect({
      others: crawled.others,
      failed: crawled.failed,
      rest: crawled.notVisited,
      stopped: crawled.stopped,
    }).toEqual({
      others: [],
      failed: [],
      rest: [],
      stopped: 'complete',
    })
    expect(site.requests.filter((request) => request === 'GET /a.jpg')).toEqual([])
  })

  it('with a few of its pictures only', async () => {
    const pictures = Array.from({ length: 60 }, (_, n) => `<img src="/${n}.jpg">`)
    await crawl(serving({ '/': pictures.join('') }))
    expect(site.requests.filter((request) => request.startsWith('HEAD'))).toHaveLength(18)
  })

  it('with its broken links, files and pages that lead elsewhere told apart', async () => {
    const crawled = await crawl(
      serving({
        '/': page('Home', '/gone', '/menu.pdf', '/missing.pdf', '/away', '/photo'),
        '/menu.pdf': [200, { 'content-type': 'application/pdf' }, '%PDF'],
        '/away': [302, { location: 'https://facebook.com/bakery' }],
        '/photo': [200, { 'content-type': 'image/jpeg' }, 'JFIF'],
      }),
    )
    expect(crawled.pages).toHaveLength(1)
    expect(crawled.others.map(({ url, status }) => [url.replace(origin, ''), status])).toEqual([
      ['/away', 302],
      ['/gone', 404],
      ['/menu.pdf', 200],
      ['/missing.pdf', 404],
      ['/photo', 200],
    ])
    expect(site.requests).toContain('HEAD /menu.pdf')
    expect(crawled.failed).toEqual([])
  })

  it('over http where https does not answer', async () => {
    expect((await crawl(serving({ '/': page('Home') }))).home.finalUrl).toBe(`${origin}/`)
  })

  it('where the home page moved to, with robots.txt and sitemap from there', async () => {
    const www = `http://www.${host}`
    const crawled = await crawl(
      (request, response) => {
        if (request.headers.host !== `www.${host}`) response.writeHead(301, { location: www + request.url }).end()
        else
          serving({ '/': page('Home', '/a'), '/a': page('A'), '/robots.txt': 'User-agent: *\nDisallow: /b' })(
            request,
            response,
          )
      },
      {},
      {},
      origin,
    )
    expect(crawled.pages.map(({ finalUrl }) => finalUrl)).toEqual([`${www}/`, `${www}/a`])
    expect(crawled.robots).toMatchObject({ url: `${www}/robots.txt`, status: 200 })
    // Requested once at the old name, which redirected to the new one.
    expect(site.requests.filter((request) => request === 'GET /robots.txt')).toHaveLength(2)
  })

  it('where every old address leads to the new home page, robots.txt is asked for again', async () => {
    const www = `http://www.${host}`
    const crawled = await crawl((request, response) => {
      if (request.headers.host !== `www.${host}`) response.writeHead(301, { location: `${www}/` }).end()
      else
        serving({ '/': page('Home', '/b'), '/b': page('B'), '/robots.txt': 'User-agent: *\nDisallow: /b' })(
          request,
          response,
        )
    })
    expect(crawled.failed).toMatchObject([{ url: `${www}/b`, reason: 'blocked-by-robots' }])
  })

  it('past a doorstep that sends the visitor on', async () => {
    const crawled = await crawl(
      serving({
        '/': '<meta http-equiv="refresh" content="0; url=/start">',
        '/start': page('Start', '/a'),
        '/a': page('A'),
      }),
    )
    expect(crawled.home).toMatchObject({
      finalUrl: `${origin}/start`,
      redirects: [{ from: `${origin}/`, to: `${origin}/start` }],
    })
    expect(crawled.pages).toHaveLength(2)
  })

  it('and reports the home page as soon as it is there, and its progress', async () => {
    const seen: string[] = []
    const shares: number[] = []
    await crawl(
      serving({ '/': page('Home', '/a', '/b'), '/a': page('A'), '/b': page('B') }),
      {},
      {
        onHome: ({ finalUrl }) => seen.push(finalUrl),
        onProgress: (share) => shares.push(share),
      },
    )
    expect(seen).toEqual([`${origin}/`])
    expect(shares.at(-1)).toBe(1)
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
  })
})

describe('robots.txt is obeyed', () => {
  it('for every page but the home page, which its owner asked for', async () => {
    const crawled = await crawl(
      serving({
        '/': page('Home', '/a', '/private/x', '/to-private'),
        '/a': page('A'),
        '/private/x': page('X'),
        '/to-private': [302, { location: '/private/x' }],
        '/robots.txt': 'User-agent: FindableBot\nDisallow: /private',
      }),
    )
    expect(paths(crawled.pages).map((path) => path.replace(`https://${host}`, ''))).toEqual(['/', '/a'])
    expect(crawled.failed).toMatchObject([{ url: `${origin}/private/x`, reason: 'blocked-by-robots' }])
    expect(crawled.others).toMatchObject([{ url: `${origin}/to-private`, status: 302 }])
    expect(site.requests).not.toContain('GET /private/x')
  })

  it('when it closes everything, and when it cannot be reached', async () => {
    const closed = serving({ '/': page('Home', '/a'), '/a': page('A'), '/robots.txt': 'User-agent: *\nDisallow: /' })
    expect((await crawl(closed)).pages).toHaveLength(1)
    await Promise.all([web.close(), site.close()])
    const broken = serving({ '/': page('Home', '/a'), '/a': page('A'), '/robots.txt': [503, {}] })
    expect((await crawl(broken, {}, {}, origin)).pages).toHaveLength(1)
    expect(site.requests.filter((request) => request === 'GET /robots.txt')).toHaveLength(2)
  })
})

describe('sitemaps', () => {
  const sitemap = (...urls: string[]) =>
    [
      200,
      { 'content-type': 'text/xml' },
      `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
    ] as [number, Record<string, string>, string]

  it('lead to pages that no link reaches', async () => {
    const crawled = await crawl(
      serving({
        '/': page('Home', '/a'),
        '/a': page('A'),
        '/orphan': page('Orphan', '/child'),
        '/child': page('Child'),
        '/sitemap.xml': sitemap(
          `https://${host}/`,
          `https://www.${host}/a`,
          `${origin}/orphan`,
          'http://169.254.169.254/latest/',
        ),
      }),
    )
    expect(crawled.pages.map(({ finalUrl, depth, foundOn }) => [finalUrl.replace(origin, ''), depth, foundOn])).toEqual(
      [
        ['/', 0, null],
        ['/a', 1, `${origin}/`],
        ['/child', null, `${origin}/orphan`],
        ['/orphan', null, `${origin}/sitemap.xml`],
      ],
    )
    expect(crawled.sitemaps).toMatchObject([{ kind: 'urlset', locations: { length: 4 } }])
  })
})

describe('the budget ends', () => {
  it('at 25 pages, contact, services and about first, and names what was left', async () => {
    const names = Array.from(
      { length: 60 },
      (_, n) => `/product-${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`,
    )
    const crawled = await crawl((request, response) => {
      const links = request.url === '/' ? [...names, '/contact', '/our-services', '/about-us', '/gone'] : []
      if (request.url === '/gone') response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end(page(request.url!, ...links))
    })
    expect(crawled.pages).toHaveLength(25)
    expect(crawled.stopped).toBe('page-limit')
    const pageRequests = site.requests.filter((request) => !/robots|sitemap|GET \/$/.test(request))
    expect(pageRequests.slice(0, 6)).toEqual(
      expect.arrayContaining(['GET /about-us', 'GET /contact', 'GET /our-services']),
    )
    expect(pageRequests.length).toBeLessThanOrEqual(25 + crawlBudget.checks * 2)
    // Pages not read were at least checked.
    expect(crawled.others.length).toBeGreaterThan(10)
    expect(crawled.notVisited.length).toBe(64 - 24 - crawled.others.length)
    expect(site.peak()).toBeLessThanOrEqual(6)
  })

  it('at the same pages, checks and pictures, whichever answer comes first', async () => {
    const names = [...'abcdefghij']
    const read = async (delay: (path: string) => number) => {
      const busy = new Set(['/c'])
      const crawled = await crawl(
        (request, response) => {
          const path = request.url!
          const below = names.slice(0, 3).map((name) => `${path}/services-${name}`)
          const own = [`/files${path}.pdf`, ...(/^\/[de]$/.test(path) ? ['/about'] : below)]
          const links = path === '/' ? names.map((name) => `/${name}`) : own
          const picture = `<img src="/pictures${path}.jpg">`
          setTimeout(() => {
            if (path === '/robots.txt') response.writeHead(404).end()
            else if (path === '/sitemap.xml')
              response
                .writeHead(200, { 'content-type': 'text/xml' })
                .end('<urlset><url><loc>/service-only-here</loc></url></urlset>')
            else if (busy.delete(path)) response.writeHead(429, { 'retry-after': '0' }).end()
            else if (/^\/[ab]$/.test(path)) response.writeHead(301, { location: '/ab' }).end()
            else response.writeHead(200, { 'content-type': 'text/html' }).end(page(path, ...links) + picture)
          }, delay(path))
        },
        { pages: 9, checks: 6, parts: 4, homeParts: 3 },
      )
      await Promise.all([web.close(), site.close()])
      const { pages, others, parts, notVisited } = crawled
      return {
        pages: pages.map(({ url, foundOn, depth }) => [
          new URL(url).pathname,
          foundOn && new URL(foundOn).pathname,
          depth,
        ]),
        others: paths(others),
        parts: paths(parts),
        left: notVisited.length,
      }
    }
    const first = await read((path) => (path.length % 3) * 20)
    expect(first.pages).toHaveLength(9)
    expect(first.parts).toHaveLength(4)
    expect(await read((path) => (path === '/a' || path === '/sitemap.xml' ? 150 : 0))).toEqual(first)
    expect(await read((path) => 2 * (120 - (path.charCodeAt(1) || 100)))).toEqual(first)
  })

  it('without waiting for a slow sitemap before files and pictures are asked for', async () => {
    const missing = new Set(['/menu.pdf', '/a.jpg'])
    const { promise: everythingElse, resolve } = Promise.withResolvers<void>()
    const crawled = await crawl(async (request, response) => {
      const path = request.url!
      missing.delete(path)
      if (missing.size === 0) resolve()
      if (path === '/sitemap.xml') await everythingElse
      if (path === '/robots.txt' || path === '/sitemap.xml') response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end(`${page(path, '/menu.pdf')}<img src="/a.jpg">`)
    })
    expect(crawled.stopped).toBe('complete')
    expect(paths(crawled.others)).toEqual(['/menu.pdf'])
  })

  it('at depth 3', async () => {
    const crawled = await crawl((request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page('x', `${request.url === '/' ? '' : request.url}/${'abcdefgh'[request.url!.length >> 1]}`))
    })
    expect(crawled.pages.map(({ depth }) => depth)).toEqual([0, 1, 2, 3])
    expect(crawled.notVisited).toHaveLength(1)
  })

  it('in a calendar without end, and in session links', async () => {
    const crawled = await crawl((request, response) => {
      const month = Number(/month=(\d+)/.exec(request.url!)?.[1] ?? 0)
      const links = Array.from({ length: 10 }, (_, n) => `/events?month=${month + n}`)
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page('x', ...links, `/a?PHPSESSID=${Math.random()}`, `/b;jsessionid=${Math.random()}`))
    })
    expect(crawled.pages.length).toBeLessThanOrEqual(12)
    expect(site.requests.filter((request) => request.startsWith('GET /a'))).toHaveLength(1)
  })

  it('at its time, with what was read by then', async () => {
    const crawled = await crawl(
      (request, response) => {
        if (request.url === '/slow') return
        serving({ '/': page('Home', '/a', '/slow'), '/a': page('A') })(request, response)
      },
      { time: 1_500 },
    )
    expect(crawled.stopped).toBe('time-limit')
    expect(crawled.pages).toHaveLength(2)
    expect(crawled.notVisited).toEqual([`${origin}/slow`])
    expect(crawled.failed).toEqual([])
  })

  it('when the caller says so', async () => {
    const stop = new AbortController()
    const crawled = await crawl(
      (request, response) => {
        if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page('Home', '/slow'))
        else if (request.url === '/slow') stop.abort()
        else response.writeHead(404).end()
      },
      {},
      { signal: stop.signal },
    )
    expect(crawled).toMatchObject({ stopped: 'time-limit', pages: { length: 1 } })
  })

  it('after a bounded number of broken links', async () => {
    const crawled = await crawl((request, response) => {
      if (request.url !== '/') return void response.writeHead(404).end()
      const links = Array.from(
        { length: 900 },
        (_, n) => `/gone-${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`,
      )
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('Home', ...links))
    })
    expect(crawled.others.length).toBeLessThanOrEqual(44)
  })
})

describe('a site that asks for patience', () => {
  it('gets it, and its pages are not called broken', async () => {
    let busy = 3
    const crawled = await crawl((request, response) => {
      if (/^\/[a-f]$/.test(request.url!) && busy-- > 0) response.writeHead(429, { 'retry-after': '0' }).end()
      else
        serving(
          Object.fromEntries([
            ['/', page('Home', '/a', '/b', '/c', '/d', '/e', '/f')],
            ...'abcdef'.split('').map((name) => [`/${name}`, page(name)]),
          ]),
        )(request, response)
    })
    expect(crawled.pages).toHaveLength(7)
    expect(crawled.others).toEqual([])
  })
})

describe('without a home page there is nothing to read', () => {
  it.each([
    ['an error', serving({ '/': [404, { 'content-type': 'text/html' }, 'x'] }), 'http-error', '404'],
    ['a fault of the server', serving({ '/': [500, {}] }), 'http-error', '500'],
    ['a refusal', serving({ '/': [403, {}] }), 'http-error', '403'],
    ['a picture', serving({ '/': [200, { 'content-type': 'image/png' }, 'x'] }), 'not-a-page', 'image/png'],
    ['an empty answer', serving({ '/': [200, {}, ''] }), 'not-a-page', 'no web page'],
    ['a redirect loop', serving({ '/': [302, { location: '/' }] }), 'too-many-redirects', 'redirects'],
    [
      'a redirect inside',
      serving({ '/': [302, { location: 'http://169.254.169.254/latest/meta-data/' }] }),
      'refused-address',
      'not one of the mapped',
    ],
    [
      'a doorstep that leads inside',
      serving({ '/': '<meta http-equiv=refresh content="0;url=http://127.0.0.1/">' }),
      'refused-address',
      '',
    ],
    ['silence', () => {}, 'timeout', 'in time'],
  ])('but %s', async (_what, handler, reason, words) => {
    const crawling = crawl(handler, { time: 600 })
    await expect(crawling).rejects.toMatchObject({
      name: 'HomeUnreadable',
      reason,
      message: expect.stringContaining(words),
    })
    await expect(crawling).rejects.toThrow(`The home page of ${host} could not be read`)
  })

  it.each([
    'This website is still under construction, please come back another time.',
    'We are shutdown, sorry.',
    'This domain is parked free',
  ])('but a page that only says %j', async (notice) => {
    const crawling = crawl(serving({ '/': `<title>Home</title><p>${notice}</p>` }))
    await expect(crawling).rejects.toMatchObject({ name: 'HomeUnreadable', reason: 'placeholder' })
    await expect(crawling).rejects.toThrow(`There is no website at ${host} to report on yet: its page only says`)
  })

  it('a page of its own may announce something under construction', async () => {
    const text = 'We fix lights in Newtown and Marrickville for homes and shops, day and night. '.repeat(8)
    const crawled = await crawl(
      serving({ '/': `<title>Home</title><p>${text}</p><p>Our new shop is under construction.</p>` }),
    )
    expect(crawled.home.status).toBe(200)
  })

  it('but a page that the parser cannot take', async () => {
    const crawling = crawl(serving({ '/': page('Home') }), {}, { reader: stallingAt('/') })
    await expect(crawling).rejects.toMatchObject({ name: 'HomeUnreadable', reason: 'unreadable' })
  })
})

it('one page that the parser cannot take costs that page alone', async () => {
  const crawled = await crawl(
    serving({ '/': page('Home', '/bad', '/good'), '/bad': page('Bad'), '/good': page('Good') }),
    {},
    { reader: stallingAt('/bad') },
  )
  expect(crawled.pages.map(({ url }) => url)).toHaveLength(2)
  expect(crawled.failed).toMatchObject([{ url: `${origin}/bad`, reason: 'unreadable' }])
})

describe('pages that scripts build', () => {
  const paths = Array.from('abcdefghij', (letter) => `/page-${letter}`)
  const built = Object.fromEntries(
    ['/', ...paths].map((path) => [path, page(path, ...paths) + '<div id="app"></div><script src="/app.js"></script>']),
  )
  const showing =
    (html: string, rendered: string[]): CrawlDeps['render'] =>
    async ({ url, html: sent }) => {
      rendered.push(url)
      return {
        outcome: 'rendered',
        html: sent.replace('<div id="app"></div>', html),
        movedTo: null,
        lacksScript: false,
      }
    }

  it('are read up to a number of them; the others count as not read', async () => {
    const rendered: string[] = []
    const render = showing('<nav>Menu</nav><footer>12 High Street</footer>', rendered)
    const crawled = await crawl(serving(built), { rendered: 4 }, { render })
    expect(rendered).toHaveLength(4)
    expect(crawled.pages.map((one) => one.rendered)).toEqual([true, true, true, true])
    expect(crawled).toMatchObject({ stopped: 'page-limit' })
    expect(crawled.others.length + crawled.notVisited.length).toBe(7)
  })

  it('are shown alike, whichever answer comes first', async () => {
    const whole = `${page('Whole', ...paths)}<nav>Menu</nav><footer>12 High Street</footer>`
    const read = async (delay: (path: string) => number) => {
      const rendered: string[] = []
      const crawled = await crawl(
        (request, response) => {
          const path = request.url!
          const known = /[ace]$/.test(path) ? whole : built[path]
          setTimeout(
            () => response.writeHead(known ? 200 : 404, { 'content-type': 'text/html' }).end(known ?? ''),
            delay(path),
          )
        },
        { rendered: 4 },
        { render: showing('<nav>Menu</nav><footer>12 High Street</footer>', rendered) },
      )
      await Promise.all([web.close(), site.close()])
      return { rendered: rendered.toSorted(), pages: crawled.pages.map(({ finalUrl }) => finalUrl) }
    }
    const first = await read(() => 0)
    expect(first.rendered).toHaveLength(4)
    expect(await read((path) => 2 * (120 - (path.charCodeAt(6) || 100)))).toEqual(first)
    expect(await read((path) => (/[bd]$/.test(path) ? 150 : 0))).toEqual(first)
  })

  it.each([
    ['like any page', 200, true],
    ['that it is not there', 404, false],
  ])('are asked once for an address that nobody made, which answers %s', async (_, status, isAny) => {
    const render = showing('<nav>Menu</nav><footer>12 High Street</footer>', [])
    const crawled = await crawl(
      (request, response) => {
        const known = built[new URL(request.url!, origin).pathname]
        response.writeHead(known === undefined ? status : 200, { 'content-type': 'text/html' }).end(known ?? '')
      },
      {},
      { render },
    )
    expect(crawled.mayAnswerAnything).toBe(isAny)
  })

  it('are taken as they were sent, once a few were rendered and showed nothing more', async () => {
    const rendered: string[] = []
    const crawled = await crawl(serving(built), { connections: 1 }, { render: showing('', rendered) })
    expect(rendered).toHaveLength(3)
    expect(crawled.pages).toHaveLength(11)
    expect(crawled.pages.every(({ unreadByScript }) => unreadByScript === null)).toBe(true)
  })

  it('and were reached too late count as not read', async () => {
    const render: CrawlDeps['render'] = async ({ url, html }, signal) => {
      if (new URL(url).pathname === '/')
        return { outcome: 'rendered', html: `${html}<nav>Menu</nav>`, movedTo: null, lacksScript: false }
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return { outcome: 'failed', reason: 'reading reached its time limit' }
    }
    const crawled = await crawl(serving(built), { time: 2_000 }, { render })
    expect(crawled.pages).toHaveLength(1)
    expect(crawled).toMatchObject({ stopped: 'time-limit' })
  })
})
