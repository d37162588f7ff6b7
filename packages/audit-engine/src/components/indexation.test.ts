import { describe, expect, test } from 'vitest'
import { indexation } from './indexation.ts'
import { searchFact } from '../../test/support/good-outside.ts'
import {
  assess,
  bare,
  change,
  goodSite,
  onePage,
  origin,
  problemsOf,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(indexation, site)
const noindex = '<meta name="robots" content="noindex, follow">'
const head = (site: TestSite, path: string, tag: string) =>
  change(site, path, '<meta charset="utf-8">', `<meta charset="utf-8">${tag}`)

test('a site that search engines may read and list, with a good sitemap, scores 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(result.confidence).toBe(0.95)
  expect(problemsOf(result)).toEqual([])
  expect(sawOf(result)[0]).toContain('status 200')
})

test('a canonical address without the ".html" of its page names that page', () => {
  const site = {
    ...onePage(bare('<h1>Tiny</h1>')),
    pages: {
      '/': bare('<h1>Tiny</h1>'),
      '/contact.html': bare('<h1>Contact</h1>', `<link rel="canonical" href="${origin}/contact">`),
    },
  }
  expect(problemsOf(run(site)).join()).not.toContain('canonical')
  expect(problemsOf(run({ ...site, parts: [{ path: '/contact', status: 404 }] })).join()).toContain('canonical')
})

test('a page that names an address elsewhere as its real one does not forbid listing', () => {
  const page = (head: string) => onePage(bare('<h1>Tiny</h1>', head))
  const told = (head: string) =>
    run(page(head))
      .findings.map(({ text }) => text)
      .join()
  expect(told('<link rel="canonical" href="https://tiny.github.io/web/">')).not.toContain('forbid listing themselves')
  expect(told('<meta name="robots" content="noindex">')).toContain('forbid listing themselves')
})

test('links, or a sitemap, with another form of address than the canonical are named', () => {
  const notes = (links: string, sitemap: string[]) =>
    run({
      ...goodSite(),
      pages: {
        '/': bare(`<h1>Tiny</h1>${links}`),
        '/contact.html': bare('<h1>Contact</h1>', `<link rel="canonical" href="${origin}/contact">`),
        '/about.html': bare('<h1>About</h1>', `<link rel="canonical" href="${origin}/about.html">`),
      },
      sitemap,
    })
      .findings.map(({ text }) => text)
      .filter((text) => text.startsWith('Use one form'))
  expect(notes('<a href="/contact.html">Contact</a>', ['/', '/contact', '/about.html'])).toEqual([
    expect.stringContaining('names an address such as /contact as the real one, and your links lead to /contact.html'),
  ])
  expect(notes('', ['/', '/contact', '/about'])).toEqual([
    expect.stringContaining('such as /about.html as the real one, and your sitemap lists /about.'),
  ])
  expect(notes('', ['/', '/contact', '/about.html'])).toEqual([])
})

test('a page at two addresses is named, unless one says that the other is the real one', () => {
  const page = (canonical = '') =>
    bare('<h1>Tiny</h1><p>We fix lights in the homes of our suburb.</p>', `<title>Tiny</title>${canonical}`)
  const texts = (html: string) =>
    run({ ...onePage(page()), pages: { '/': page(), '/about': html }, sitemap: null }).findings.map(({ text }) => text)
  expect(texts(page())).toContainEqual(expect.stringMatching(/^Check \/about \(the same as your home page\)/))
  expect(texts(page(`<link rel="canonical" href="${origin}/">`)).join()).not.toContain('the same as your home page')
})

test('what a query adds to an address is no second address', () => {
  const page = bare('<h1>Tiny</h1><p>We fix lights in the homes of our suburb.</p>', '<title>Tiny</title>')
  const pages = { '/': bare('<h1>Home</h1>', '<title>Home</title>'), '/contact': page, '/contact?service=lights': page }
  const told = run({ ...onePage(page), pages, sitemap: null }).findings.map(({ text }) => text)
  expect(told.join()).not.toContain('the same as')
})

test('a page at two addresses of which a browser showed one is the same page', () => {
  const page = (text: string) => bare(`<h1>Contact</h1><p>${text}</p>`, '<title>Contact</title>')
  const home = bare('<h1>Tiny</h1>', '<title>Tiny</title>')
  const texts = (other: string, shown: string) =>
    run({
      ...onePage(home),
      pages: { '/': home, '/contact': page('Write to us.'), '/contact.html': page(other) },
      shown: { '/contact.html': page(`${other}</p><p>${shown}`) },
      sitemap: null,
    }).findings.map(({ text }) => text)
  const same = expect.stringMatching(/^Check \/contact.html \(the same as \/contact\)/)
  expect(texts('Write to us.', 'hello@tiny.example')).toContainEqual(same)
  expect(texts('Call us.', 'hello@tiny.example')).not.toContainEqual(same)
})

describe('the home page', () => {
  test.each([
    ['by a meta tag', head(goodSite(), '/', noindex)],
    ['by "none"', head(goodSite(), '/', '<meta name="googlebot" content="none">')],
    ['by a header', { ...goodSite(), headers: { '/': { 'x-robots-tag': 'googlebot: noindex' } } }],
  ])('forbids listing %s: the score falls to 40', (_, site) => {
    const result = run(site)
    expect(result.score).toBe(40)
    expect(problemsOf(result)[0]).toMatch(/^Fix your home page first: a "noindex"/)
    expect(result.evidence[0]!.quote).toMatch(/noindex|none/)
  })

  test('may not be read by robots.txt', () => {
    const result = run({ ...goodSite(), robots: 'User-agent: Googlebot\nDisallow: /$' })
    expect(result.score).toBe(40)
    expect(problemsOf(result)[0]).toContain('robots.txt file forbids Google')
  })

  test('is kept out by a robots.txt that says itself that it is for a preview', () => {
    const told = (...lines: string[]) => problemsOf(run({ ...goodSite(), robots: lines.join('\n') }))[0]
    const rule = ['User-agent: *', 'Disallow: /']
    expect(told('# Prototype, remove when the domain moves', ...rule)).toMatch(
      /robots.txt file forbids Google .* The file itself says "Prototype, remove when the domain moves"\.$/,
    )
    expect(told('# robots.txt of Wattle', ...rule)).not.toContain('says "')
    expect(told('# Staging', 'User-agent: *', 'Disallow: /staging/', 'Disallow: /')).not.toContain('says "')
  })

  test('names another page as the real one', () => {
    const result = run(
      change(
        goodSite(),
        '/',
        `<link rel="canonical" href="${origin}/">`,
        `<link rel="canonical" href="${origin}/about">`,
      ),
    )
    expect(result.score).toBe(58)
    expect(problemsOf(result)[0]).toContain('it names /about as its real address')
  })

  test('names a page of another website in full', () => {
    const result = run(
      change(
        goodSite(),
        '/',
        `<link rel="canonical" href="${origin}/">`,
        '<link rel="canonical" href="https://old.example.com/">',
      ),
    )
    expect(problemsOf(result)[0]).toContain('it names https://old.example.com/ as its real address')
  })

  test('names several real addresses', () => {
    const result = run(head(goodSite(), '/', `<link rel="canonical" href="${origin}/about">`))
    expect(result.score).toBe(70)
    expect(problemsOf(result)[0]).toContain('more than one address')
  })

  test.each([
    'http://wattlewire.com.au',
    'https://www.wattlewire.com.au/',
    `${origin}/index.html`,
    `${origin}/?utm_source=x`,
    '/',
  ])('may write its own address as %s', (address) => {
    expect(run(change(goodSite(), '/', `href="${origin}/">`, `href="${address}">`)).score).toBe(100)
  })

  const textsOf = (site: TestSite) => run(site).findings.map(({ text }) => text)

  test('at two addresses, of which none is called the real one, is a note', () => {
    const linked = change(goodSite(), null, '<a href="/">Home</a>', '<a href="/index.php">Home</a>')
    const site = { ...linked, statuses: { ...linked.statuses, '/index.php': 200 } }
    const without = change(site, '/', /<link rel="canonical"[^>]*>/, '')
    expect(textsOf(without)).toContainEqual(
      'Link to your home page by one address: it is at /, your pages link to it as /index.php, and no "canonical" address says which is the real one.',
    )
    expect(run(without).score).toBe(100)
    expect(textsOf(site).join()).not.toContain('by one address')
  })

  test('is not at an address that answers "not found"', () => {
    const linked = change(goodSite(), null, '<a href="/">Home</a>', '<a href="/home.html">Home</a>')
    const gone = { ...linked, statuses: { ...linked.statuses, '/home.html': 404 } }
    expect(textsOf(change(gone, '/', /<link rel="canonical"[^>]*>/, '')).join()).not.toContain('by one address')
  })

  test('needs no canonical', () => {
    const result = run(change(goodSite(), null, /<link rel="canonical"[^>]*>/, ''))
    expect(result.score).toBe(100)
    expect(sawOf(result)[0]).toContain('names no other address')
  })
})

describe('other pages', () => {
  test.each([
    [`${origin}/about/`, true],
    [`${origin}/about`, false],
  ])('with a second canonical address, %s, are told to keep one where it differs: %s', (second, isTold) => {
    const result = run(head(goodSite(), '/about', `<link rel="canonical" href="${second}">`))
    expect(result.findings.some(({ text }) => text.startsWith('Keep one "canonical" address on the page'))).toBe(isTold)
    expect(result.score).toBe(100)
  })

  test('that forbid listing are named', () => {
    const result = run(head(goodSite(), '/services/led-lighting', noindex))
    expect(result.score).toBe(94)
    expect(problemsOf(result)).toEqual([
      'Open these pages to search engines, if customers should find them: 1 of the 6 pages we looked at for this may not be listed (the page "LED lighting for Inner West homes").',
    ])
  })

  test('may forbid listing when they are legal or thank-you pages', () => {
    const site = head(goodSite(), '/privacy', noindex)
    site.pages['/thank-you'] = bare('<h1>Thank you</h1>', noindex)
    expect(run(site).score).toBe(100)
  })

  test('that name the home page as the real one are named', () => {
    const result = run(change(goodSite(), '/about', `${origin}/about">`, `${origin}/">`))
    expect(result.score).toBe(96)
    expect(problemsOf(result)[0]).toMatch(/Correct the "canonical" address .* on the page "About Wattle/)
  })

  test('that robots.txt keeps from Google are counted, forms and administration are not', () => {
    const site = { ...goodSite(), robots: 'User-agent: *\nDisallow: /jobs\nDisallow: /wp-admin' }
    const result = run({ ...site, failed: { '/jobs': 'blocked-by-robots', '/wp-admin': 'blocked-by-robots' } })
    expect(result.score).toBe(95)
    expect(problemsOf(result)[0]).toMatch(/keeps them from \/jobs\. Where that is meant/)
  })
})

describe('robots.txt', () => {
  test('that is not there forbids nothing', () => {
    const result = run({ ...goodSite(), robots: null })
    expect(result.score).toBe(100)
    expect(sawOf(result)[1]).toContain('everything may be read')
  })

  test('that fails with a server error halves the score of the pages', () => {
    const result = run({ ...goodSite(), robotsStatus: 503 })
    expect(result.score).toBe(55)
    expect(problemsOf(result)).toEqual([expect.stringContaining('answers with the error 503')])
  })

  test.each([null, 429])('that we could not read (%s) only lowers the confidence', (robotsStatus) => {
    const result = run({ ...goodSite(), robotsStatus })
    expect(result.score).toBe(100)
    expect(result.confidence).toBe(0.85)
    expect(sawOf(result)[1]).toContain('could not check')
  })
})

describe('files of the pages that robots.txt forbids', () => {
  const forbidding = (...rules: string[]) => `User-agent: *\n${rules.join('\n')}\nSitemap: ${origin}/sitemap.xml`
  const withFiles = (html: string, ...rules: string[]) => ({
    ...head(goodSite(), '/', html),
    robots: forbidding(...rules),
  })
  const style =
    '<link rel="stylesheet" href="/assets/main.css?v=2"><link rel="stylesheet" href="/assets/theme.css?v=2">'
  const scripts = '<script src="/assets/menu.js"></script><script src="/assets/form.js"></script>'
  const told = (html: string, ...rules: string[]) => problemsOf(run(withFiles(html, ...rules)))

  test('are named with the line, and cost nothing', () => {
    const result = run(withFiles(style + scripts, 'Disallow: /assets/'))
    expect(result.score).toBe(100)
    expect(problemsOf(result)).toEqual([
      'Let Google read the style files and scripts of your pages: your robots.txt file forbids it with "Disallow: /assets/", so Google cannot see your pages as visitors do. Take that line out.',
    ])
    expect(result.evidence).toContainEqual(
      expect.objectContaining({
        saw: 'robots.txt forbids Google to read style files of your pages, such as this one.',
        url: `${origin}/assets/main.css?v=2`,
      }),
    )
    expect(told(style, 'Disallow: /*?')).toEqual([expect.stringContaining('"Disallow: /*?"')])
  })

  test('are named of every kind where the line forbids most of one', () => {
    const pictures = Array.from({ length: 30 }, (_, at) => `<img src="/assets/${at}.jpg" alt="">`).join('')
    const elsewhere = '<link rel="stylesheet" href="https://cdn.example/a.css">'.repeat(2)
    const files = `${elsewhere.replace('a.css', 'b.css')}<link rel="stylesheet" href="/assets/main.css">${pictures}`
    expect(told(files, 'Disallow: /assets/').join()).toMatch(/the style files and pictures .* Take that line out\.$/)
    expect(told(pictures, 'Disallow: /assets/').join()).toContain('unless you want them left out of Google')
  })

  test.each([
    ['a later line allows them', style, ['Disallow: /assets/', 'Allow: /assets/*.css']],
    ['they are in another folder', style, ['Disallow: /admin/', 'Disallow: /asset$']],
    ['they are on another host', style.replaceAll('/assets', 'https://cdn.example/assets'), ['Disallow: /assets/']],
    ['one of several scripts is', scripts, ['Disallow: /assets/menu.js']],
    ['one script is', '<script src="/stats/count.js"></script>', ['Disallow: /stats/']],
    ['Cloudflare put them there', scripts.replaceAll('/assets', '/cdn-cgi'), ['Disallow: /cdn-cgi/']],
  ])('are not those of which %s', (_, html, rules) => {
    expect(told(html, ...rules)).toEqual([])
  })

  test('are not named where another crawler is meant, or no page may be read', () => {
    const robots = 'User-agent: GPTBot\nDisallow: /assets/\n\nUser-agent: *\nAllow: /'
    expect(problemsOf(run({ ...head(goodSite(), '/', style), robots, sitemapText: {} })).join()).not.toContain('style')
    expect(told(style, 'Disallow: /').join()).not.toContain('style files')
  })
})

describe('the sitemap', () => {
  test('is missing', () => {
    const result = run({ ...goodSite(), sitemap: null })
    expect(result.score).toBe(90)
    expect(problemsOf(result)[0]).toMatch(/^Add a sitemap/)
  })

  test('lacks pages that the site links to', () => {
    const result = run({ ...goodSite(), sitemap: ['/', '/about', '/faq'] })
    expect(result.score).toBe(98)
    expect(problemsOf(result)[0]).toContain(
      'Add the pages "Contact Wattle & Wire in Marrickville", "LED lighting for Inner West homes" and "Switchboard upgrades in Marrickville" to your sitemap',
    )
  })

  test('lists a page with or without the ".html" of its address', () => {
    const site = onePage(bare('<h1>Tiny</h1>'))
    const listing = (path: string) =>
      problemsOf(run({ ...site, pages: { ...site.pages, '/faq.html': bare('<h1>Ask</h1>') }, sitemap: ['/', path] }))
    expect(listing('/faq')).toEqual([])
    expect(listing('/fa')).toEqual([expect.stringMatching(/^Add /)])
  })

  test('is not said to name the pages we found where most of them call another page their real address', () => {
    const toHome = `<link rel="canonical" href="${origin}/">`
    const said = (paths: readonly string[]) => {
      const { evidence, findings } = run(paths.reduce((site, path) => head(site, path, toHome), goodSite()))
      return [...evidence.map(({ saw }) => saw), ...findings.map(({ text }) => text)].join()
    }
    const others = goodSite().sitemap!.filter((path) => path !== '/')
    expect(said(others)).toContain('most pages we read name another one as their real address')
    expect(said(others)).not.toMatch(/names the pages? we found|listable/)
    expect(said(others.slice(0, 1))).toContain('Your sitemap is valid and names the pages we found.')
  })

  test('lists pages that are gone', () => {
    const site = change(goodSite(), '/about', '</main>', '<a href="/old-offer">Offer</a></main>')
    const result = run({ ...site, sitemap: [...site.sitemap!, '/old-offer'] })
    expect(result.score).toBe(99)
    expect(problemsOf(result)[0]).toContain('Take /old-offer off your sitemap')
  })

  test('lists another website', () => {
    const result = run({ ...goodSite(), sitemapText: { locations: ['https://staging.example.net/', `${origin}/`] } })
    expect(problemsOf(result).join(' ')).toContain('1 address of another website (https://staging.example.net/)')
    expect(result.score).toBeLessThan(100)
  })

  test('lists its pages under another address', () => {
    const site = goodSite()
    const locations = site.sitemap!.map((path) => `https://wattle.example.net${path}`)
    const said = problemsOf(run({ ...site, sitemapText: { locations } })).join(' ')
    expect(said).toContain('If both websites are yours, list the addresses of your main one')
    expect(said).not.toContain('to your sitemap')
  })

  test('offers pages that robots.txt forbids', () => {
    const site = {
      ...goodSite(),
      robots: 'User-agent: *\nDisallow: /shop',
      failed: { '/shop': 'blocked-by-robots' as const },
    }
    const result = run({ ...site, sitemap: [...site.sitemap!, '/shop'] })
    expect(result.score).toBe(94)
    expect(problemsOf(result)).toContainEqual(expect.stringMatching(/^Make up your mind about \/shop/))
  })

  test('of pages that all forbid listing is a note', () => {
    const result = run(change(goodSite(), null, '<meta charset="utf-8">', `<meta charset="utf-8">${noindex}`))
    expect(result.score).toBe(10)
    expect(result.findings).toContainEqual({ kind: 'note', text: expect.stringContaining('forbid listing themselves') })
    expect(sawOf(result).at(-1)).toContain('all pages we read forbid listing')
  })

  test('is there and cannot be used', () => {
    const result = run({ ...goodSite(), sitemapText: { kind: 'invalid', problem: 'it is an HTML page' } })
    expect(result.score).toBe(92)
    expect(problemsOf(result)[0]).toMatch(/^Repair your sitemap .*: it is an HTML page\.$/)
  })

  test('that gave no answer is not held against the site', () => {
    const result = run({ ...goodSite(), sitemapText: { kind: 'invalid', status: null, problem: 'no answer' } })
    expect(result.score).toBe(100)
    expect(result.confidence).toBe(0.85)
  })

  test('is not missed on a site of one page', () => {
    const result = run({ ...onePage(bare('<h1>Tiny</h1>')), sitemap: null })
    expect(result.score).toBe(100)
    expect(result.job).toBeUndefined()
  })
})

test('a crawl that ended early never says that all pages were read', () => {
  const result = run({ ...head(goodSite(), '/faq', noindex), stopped: 'page-limit', notVisited: ['/a', '/b'] })
  expect(problemsOf(result)[0]).toContain('1 of the 6 pages we looked at for this')
  expect(result.confidence).toBeLessThan(0.95)
})

test('an insecure canonical address is its own, with a note', () => {
  const result = run(change(goodSite(), '/about', `href="${origin}/about">`, 'href="http://wattlewire.com.au/about">'))
  expect(result.score).toBe(100)
  expect(result.findings).toContainEqual({
    kind: 'note',
    text: expect.stringContaining('on the page "About Wattle & Wire, electricians since 2009"; change it to https'),
  })
})

describe('a web search of the site alone', () => {
  test.each([
    [0, 'no page'],
    [7, 'fewer than ten pages'],
    [20, 'ten pages or more'],
  ])('is a hint that changes no score: %i pages', (indexed, shown) => {
    const result = run({ ...goodSite(), facts: searchFact({ indexed }) })
    expect(result).toMatchObject({ score: 100, confidence: 0.95 })
    expect(result.evidence.at(-1)).toMatchObject({
      saw: `A web search of wattlewire.com.au alone shows ${shown} of it; this is a hint only.`,
      source: 'brave-search',
    })
    expect(result.findings.some(({ kind }) => kind === 'note')).toBe(indexed === 0)
  })

  test('that was not answered says nothing', () => {
    const site = { ...goodSite(), facts: searchFact({ indexed: null }) }
    expect(run(site).evidence).toEqual(run(goodSite()).evidence)
  })
})

test('a page whose real address is not there counts nothing', () => {
  const site = change(goodSite(), '/faq', `href="${origin}/faq"`, `href="${origin}/old-faq"`)
  const [there, gone] = [200, 404].map((status) => run({ ...site, parts: [{ path: '/old-faq', status }] }))
  expect(gone!.score!).toBeLessThan(there!.score!)
  expect(sawOf(gone!)).toContainEqual(
    expect.stringContaining('/old-faq as its real address ("canonical"), and that address answers 404'),
  )
  expect(sawOf(there!)).not.toContainEqual(expect.stringContaining('that address answers'))
})

test('a "canonical" address that is not written in full is a note and costs nothing', () => {
  const result = run(change(goodSite(), '/faq', `href="${origin}/faq"`, 'href="/faq"'))
  expect(result.score).toBe(100)
  expect(result.findings).toContainEqual({
    kind: 'note',
    text: expect.stringMatching(/^Write the "canonical" address of .* in full/),
  })
})

describe('a line of robots.txt that names no sitemap of this website', () => {
  const naming = (...urls: string[]) => `User-agent: *\nAllow: /\n${urls.map((url) => `Sitemap: ${url}`).join('\n')}\n`
  const away = 'https://old-name.com.au/sitemap.xml'

  test('is quoted where the sitemap is on another website, with the address of its own', () => {
    const robots = naming(away)
    const toCorrect =
      'Correct the line "Sitemap: https://old-name.com.au/sitemap.xml" in your robots.txt file, where search engines look for the list of your pages: it names a sitemap on another website.'
    expect(problemsOf(run({ ...goodSite(), robots }))).toEqual([
      `${toCorrect} Write "Sitemap: ${origin}/sitemap.xml" there, the address of your own sitemap.`,
    ])
    const without = run({ ...goodSite(), robots, sitemap: null })
    expect(problemsOf(without)).toEqual([`${toCorrect} Write the address of your own sitemap there, or have one made.`])
    expect(sawOf(without)).toContain(
      'robots.txt says "Sitemap: https://old-name.com.au/sitemap.xml", and that is a sitemap on another website.',
    )
  })

  test('is fine when that one lists its pages, and whether with www or not', () => {
    expect(problemsOf(run({ ...goodSite(), robots: naming(away), sitemapText: { url: away } }))).toEqual([])
    expect(problemsOf(run({ ...goodSite(), robots: naming('https://www.wattlewire.com.au/sitemap.xml') }))).toEqual([])
  })

  test('is to be taken out beside one that names its own', () => {
    const robots = naming(away, 'https://older-name.com.au/sitemap.xml', `${origin}/sitemap.xml`)
    expect(problemsOf(run({ ...goodSite(), robots }))).toEqual([
      expect.stringMatching(
        /^Correct the lines ".*" and ".*" in .*: they name a sitemap on another website\. Take that out: the address of your own sitemap is there too\.$/,
      ),
    ])
  })

  test.each([
    [`${origin}/`, 'your home page'],
    [`${origin}/about`, 'a web page'],
  ])('is quoted where it is a page, and costs nothing: %s', (url, names) => {
    const result = run({ ...goodSite(), robots: naming(url) })
    expect(result.score).toBe(100)
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Correct the line "Sitemap: ${url}" .*: it names ${names}\\. Write "Sitemap: ${origin}/sitemap.xml"`,
        ),
      ),
    ])
  })

  test('may name a sitemap that is not there, or in a form that we do not read', () => {
    const robots = naming(`${origin}/pages.xml`, `${origin}/pages.md`)
    expect(problemsOf(run({ ...goodSite(), robots }))).toEqual([])
  })
})

describe('a website of which one page was read', () => {
  const home = bare('<h1>Bakery in Newtown</h1>')
  const read = (site: Partial<TestSite>) => {
    const { score, findings, evidence } = assess(indexation, { ...onePage(home), sitemap: null, ...site })
    return { score, told: [...findings.map(({ text }) => text), ...evidence.map(({ saw }) => saw)].join(' ') }
  }
  const only = read({})

  test('is a site of one page where no other is known', () => {
    expect(only.score).toBe(100)
    expect(only.told).not.toContain('Add a sitemap')
    expect(only.told).toContain('Search engines may read and list your page.')
  })

  test('is none where others are known of, so that its sitemap counts in full', () => {
    const { score, told } = read({ notVisited: ['/prices', '/about'] })
    expect(score).toBeLessThan(only.score!)
    expect(told).toContain('Search engines may read and list your home page.')
  })

  test('is none where links lead behind a "#", and says that these were not read', () => {
    const routes =
      '<a href="#/prices">Prices</a><a href="/#/about">About</a><a href="#top">Top</a><a href="#/">Home</a>'
    const { score, told } = read({ pages: { '/': bare(`<h1>Bakery in Newtown</h1>${routes}`) } })
    expect(score).toBe(only.score)
    expect(told).toContain(
      '2 links such as "#/prices" lead to content at the address of the page they are on, or of another.',
    )
    expect(told).toContain('give each page an address without "#"')
    expect(told).not.toContain('Add a sitemap')
  })

  test('needs a sitemap where it has other addresses beside those behind a "#"', () => {
    const home = bare('<h1>Bakery in Newtown</h1><a href="#/prices">Prices</a><a href="/about">About</a>')
    const { told } = read({ pages: { '/': home, '/about': bare('<h1>About us</h1>') } })
    expect(told).toContain('Add a sitemap')
    expect(told).not.toContain('without "#"')
  })
})

test('a page is on the sitemap where one of its addresses is', () => {
  const page = (text: string) => bare(`<h1>${text}</h1><p>We fix lights.</p>`, `<title>${text}</title>`)
  const pages = { '/': page('Tiny'), '/about': page('About'), '/about.html': page('About') }
  const texts = (sitemap: string[]) => problemsOf(run({ ...onePage(page('Tiny')), pages, sitemap })).join()
  expect(texts(['/', '/about.html'])).not.toContain('to your sitemap')
  expect(texts(['/'])).toContain('to your sitemap')
})

test('a canonical with ".html" is that of the page without it', () => {
  const page = (name: string, canonical: string) =>
    bare(
      `<h1>${name}</h1><p>About ${name}.</p>`,
      `<title>${name}</title><link rel="canonical" href="${origin}${canonical}">`,
    )
  const site = {
    ...onePage(page('Tiny', '/')),
    pages: { '/': page('Tiny', '/'), '/about': page('About', '/about.html') },
  }
  expect(problemsOf(run(site)).join()).not.toContain('canonical')
  const away = { ...site, pages: { ...site.pages, '/about': page('About', '/other.html') } }
  expect(problemsOf(run(away)).join()).toContain('canonical')
})

test('a home page that gives another form of its address as the real one does not name itself', () => {
  const head = '<link rel="canonical" href="https://www.wattlewire.com.au/">'
  expect(sawOf(run(change(goodSite(), '/', /<link rel="canonical"[^>]*>/, '')))[0]).not.toContain('www.')
  expect(sawOf(run(onePage(bare('<h1>Tiny</h1>', head))))[0]).toContain(
    'it names https://www.wattlewire.com.au/ as the real one',
  )
})

test('a robots.txt that forbids the whole website is named as such', () => {
  const site = {
    ...goodSite(),
    robots: 'User-agent: *\nDisallow: /',
    failed: { '/prices': 'blocked-by-robots' as const },
  }
  expect(problemsOf(run(site)).join()).toContain('Take the line "Disallow: /" out of your robots.txt file')
})

test('canonical addresses on another website are to be corrected, whatever is there', () => {
  const told = (address: string) => {
    const about = bare('<h1>About</h1><p>Since 2009.</p>', `<link rel="canonical" href="${address}">`)
    return problemsOf(
      run({ ...goodSite(), pages: { '/': bare('<h1>Tiny</h1><a href="/about">About</a>'), '/about': about } }),
    ).join()
  }
  expect(told('https://ash.vercel.app/about')).toContain('it names another website (ash.vercel.app)')
  expect(told('https://ash.vercel.app/about')).not.toContain('leave it')
  expect(told(`${origin}/`)).toContain('leave it')
})

test('a page that says that it is not finished is rightly kept from search engines', () => {
  const told = (text: string) =>
    problemsOf(
      run({
        ...goodSite(),
        pages: {
          '/': bare('<h1>Tiny</h1><a href="/north">North</a>'),
          '/north': bare(`<h1>North</h1><p>${text}</p>`, noindex),
        },
      }),
    ).join()
  expect(told('We fix lights in the north.')).toContain('Open these pages to search engines')
  expect(told('Details to be confirmed.')).not.toContain('Open these pages')
})

test('a line of robots.txt that holds no address is named, and no sitemap is said to be missing there', () => {
  const told = (line: string) =>
    problemsOf(run({ ...goodSite(), robots: `User-agent: *\nSitemap: ${line}`, sitemap: null })).join()
  expect(told('https://Wattle & Wire.com.au/sitemap.xml')).toContain('it names no address that can be opened')
  expect(told('https://Wattle & Wire.com.au/sitemap.xml')).not.toContain('we found none in robots.txt')
  expect(told('/other.xml')).not.toContain('no address')
})

test('a sitemap is not said to name all pages where a script may have built links that were not seen', () => {
  const { findings } = run(onePage(bare('<div id="root"></div><script src="/app.js"></script>')))
  const told = findings.map(({ text }) => text)
  expect(told).toContain('Your sitemap is valid.')
})
