import { describe, expect, test } from 'vitest'
import { contentQuality } from './content-quality.ts'
import { linkStructure } from './link-structure.ts'
import { napConsistency } from './nap-consistency.ts'
import { websiteTestimonials } from './website-testimonials.ts'
import {
  assess,
  bare,
  change,
  crawlOf,
  factsOf,
  goodSite,
  onePage,
  origin,
  problemsOf,
  readAt,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(linkStructure, site)
const link = (html: string, path = '/about') => change(goodSite(), path, '</main>', `<p>${html}</p></main>`)

test('working links with telling texts score 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(sawOf(result)[0]).toBe('We followed 8 addresses of your own that your pages link to; none is broken.')
})

describe('broken links', () => {
  test.each([404, 410])('with %i cost a third of 45 each and are named with where they are', (status) => {
    const result = run({
      ...link('<a href="/old-prices">Old prices</a>'),
      statuses: { '/price-list.pdf': 200, '/old-prices': status },
    })
    expect(result.score).toBe(85)
    expect(problemsOf(result)).toEqual([
      expect.stringContaining(
        'Repair the broken link: /old-prices (linked from the page "About Wattle & Wire, electricians since 2009").',
      ),
    ])
    expect(result.evidence[1]).toMatchObject({
      url: `${origin}/about`,
      quote: 'Old prices',
      saw: expect.stringContaining(`it answers ${status}`),
    })
  })

  test('are not those that answer with a server error, which may pass', () => {
    const result = run({ ...link('<a href="/slow">Prices</a>'), statuses: { ...goodSite().statuses, '/slow': 500 } })
    expect(problemsOf(result)).toEqual([])
    expect(result.findings.map(({ text }) => text)).toContainEqual(expect.stringContaining('We could not check /slow'))
  })

  test('with one cause, an address without its "/", are told once', () => {
    const result = run(
      change(goodSite(), '/services/led-lighting', '</main>', '<a href="about">Us</a> <a href="./faq">FAQ</a></main>'),
    )
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(/^Repair 2 broken links:.* All have one cause: .*"about" in the folder of the page/),
    ])
  })

  test('cost everything from three on', () => {
    expect(
      run(
        link('<a href="/x1">One thing</a> <a href="/x2">Another</a> <a href="/x3">Third</a> <a href="/x4">Fourth</a>'),
      ).score,
    ).toBe(55)
  })

  test('linked from many pages count once', () => {
    expect(run(change(goodSite(), null, '</main>', '<a href="/gone">Offers</a></main>')).score).toBe(85)
  })

  test('are those to an error page that answers like any other', () => {
    const error = '<title>Wattle & Wire</title><h1>Service not found</h1><p>Go back to our home page.</p>'
    const site = link('<a href="/lamps">Lamps</a>')
    const result = run({ ...site, pages: { ...site.pages, '/lamps': error } })
    expect(result.score).toBe(85)
    expect(sawOf(result)).toContainEqual(expect.stringContaining('which is broken: it says "Service not found".'))
    const crashed = error.replace('Service not found', '500 Internal Server Error')
    expect(run({ ...site, pages: { ...site.pages, '/lamps': crashed } }).score).toBe(85)
    const busy = error.replace('Service not found', '500 happy homes')
    expect(run({ ...site, pages: { ...site.pages, '/lamps': busy } }).score).toBeGreaterThan(85)
  })

  test('are told with the number of those that were not tried', () => {
    const result = run({
      ...link('<a href="/x1">One thing</a> <a href="/x2">Another</a> <a href="/x3">Third</a>'),
      notVisited: ['/x2', '/x3'],
    })
    expect(problemsOf(result)).toEqual([expect.stringMatching(/^Repair the broken link: .*We did not try 2 more/)])
    expect(sawOf(result)[0]).toContain('1 is broken. The other 2 we did not try.')
  })

  test('are not those to an article about errors', () => {
    const article = `<title>Wattle & Wire</title><h1>File not found</h1><p>${'What to do when a page is gone. '.repeat(20)}</p>`
    const site = link('<a href="/lost">When pages are lost</a>')
    expect(sawOf(run({ ...site, pages: { ...site.pages, '/lost': article } }))[0]).toContain('none is broken')
  })

  test('to a host that does not exist are broken', () => {
    expect(run({ ...link('<a href="/x">Shop</a>'), failed: { '/x': 'dns' } }).score).toBe(85)
  })

  test.each([401, 403, 429, 503])('are not those that turn robots away with %i', (status) => {
    const result = run({
      ...link('<a href="/booking">Book a visit</a>'),
      statuses: { '/price-list.pdf': 200, '/booking': status },
    })
    expect(result.score).toBe(100)
    expect(result.confidence).toBe(0.85)
    expect(result.findings).toContainEqual({
      kind: 'note',
      text: expect.stringContaining('We could not check /booking'),
    })
  })

  test('are not those that gave no answer', () => {
    const result = run({ ...link('<a href="/booking">Book a visit</a>'), failed: { '/booking': 'timeout' } })
    expect(result.score).toBe(100)
    expect(sawOf(result)).toContainEqual(expect.stringContaining('We could not check this link'))
  })

  test('are links without a name only where they have an address', () => {
    const frame = '<a class="no-link" title=""><img src="/a.jpg" alt=""></a></main>'
    const texts = run(change(goodSite(), '/about', '</main>', frame)).findings.map(({ text }) => text)
    expect(texts.join()).not.toContain('icon or empty link')
  })

  test('are not what a sitemap calls the home page, where the links call it otherwise', () => {
    const site = change(goodSite(), '/about', '</main>', '<a href="/home.html">Home</a></main>')
    const result = run({ ...site, sitemap: ['/home.php'], statuses: { '/home.php': 404, '/home.html': 200 } })
    expect(problemsOf(result).join()).not.toContain('home.php')
  })

  test('are not those only a sitemap names', () => {
    expect(run({ ...goodSite(), sitemap: ['/gone'], statuses: { '/price-list.pdf': 200, '/gone': 404 } }).score).toBe(
      100,
    )
  })
})

describe('orphans', () => {
  const orphaned = (): TestSite => {
    const site = goodSite()
    site.pages['/winter-offer'] = bare(
      '<h1>Winter offer</h1><a href="/contact">Contact us today</a> <a href="/winter-offer">Winter offer</a>',
    )
    return site
  }

  test('are pages that no link leads to', () => {
    const result = run(orphaned())
    expect(result.score).toBe(98)
    expect(problemsOf(result)[0]).toMatch(/^Link to the page "Winter offer"/)
  })

  test.each([
    '<noscript><a href="/winter-offer">Winter offer</a></noscript>',
    '<script>window.location.href = "/winter-offer?from=faq"</script>',
    '<script>location.replace("/winter-offer.html")</script>',
    "<script>location = 'winter-' + kind + '.html'</script>",
    '<script>open(`/winter-${kind}.html`)</script>',
  ])('are not those that a script, or a link for visitors without scripts, leads to: %s', (html) => {
    const told = problemsOf(run(change(orphaned(), '/faq', '</main>', `</main>${html}`))).join()
    expect(told).not.toContain('Winter offer')
  })

  test('are not those that a page sends its visitors on to', () => {
    const crawl = crawlOf({ ...change(orphaned(), '/faq', '</main>', '<a href="/offers">Offers</a></main>') })
    const sentOn = {
      ...crawl,
      pages: crawl.pages.map((page) =>
        page.url.endsWith('/winter-offer') ? { ...page, foundOn: `${origin}/offers` } : page,
      ),
      others: crawl.others.map((one) => ({ ...one, status: 200 })),
    }
    const gathered = { outcome: 'gathered', data: sentOn, at: readAt } as const
    expect(problemsOf(run({ ...orphaned(), facts: { crawl: gathered } }))).toEqual([])
  })

  test('are still those whose name a script says without going there', () => {
    const script = "<script>show('winter-' + kind)</script>"
    const told = problemsOf(run(change(orphaned(), '/faq', '</main>', `</main>${script}`))).join()
    expect(told).toContain('Link to the page "Winter offer"')
  })

  test('are not claimed when not every page was read', () => {
    const result = run({ ...orphaned(), stopped: 'page-limit', notVisited: ['/more'] })
    expect(result.score).toBe(100)
    expect(problemsOf(result)).toEqual([])
  })
})

test('pages more than three clicks away are named', () => {
  const site = goodSite()
  for (let n = 1; n <= 4; n++)
    site.pages[`/deep-${n}`] = bare(`<h1>Level ${n}</h1><a href="/deep-${n + 1}">Further to level ${n + 1}</a>`)
  site.pages['/deep-5'] = bare('<h1>The end</h1><p>Here it ends.</p>')
  const result = run(change(site, '/about', '</main>', '<a href="/deep-1">The long way</a></main>'))
  expect(problemsOf(result)[0]).toMatch(/^Bring the pages "Level 3", "Level 4" and "The end" closer/)
  expect(result.score).toBe(96)
})

describe('link texts', () => {
  test.each(['Click here', 'read more…', 'Learn more »', 'here', 'https://wattlewire.com.au/faq'])(
    '"%s" does not say where it leads',
    (text) => {
      const result = run(link(`<a href="/faq">${text}</a>`))
      expect(result.score).toBe(96)
      expect(problemsOf(result)[0]).toContain('Say where links lead')
    },
  )

  test.each(['Read more about switchboards', 'More lights', 'Here is our price list', 'Go'])('"%s" does', (text) => {
    expect(run(link(`<a href="/faq">${text}</a>`)).score).toBe(100)
  })

  test('of an arrow are what its label says', () => {
    const arrow = (label: string) => run(link(`<a href="/faq"${label}><span aria-hidden="true">»</span></a>`))
    expect(problemsOf(arrow(' aria-label="Next"'))).toEqual([])
    expect(problemsOf(arrow(''))).toEqual([expect.stringContaining('the text "»"')])
  })

  test('of menus and dialling links are not judged', () => {
    expect(run(link('<nav><a href="/faq">here</a></nav> <a href="tel:+61295550123">here</a>')).score).toBe(100)
  })

  test('of links to other sites are judged, by the name of the site', () => {
    const result = run(link('<a href="https://forms.example/join">here</a>'))
    expect(problemsOf(result)[0]).toContain('the text "here" tells neither visitors')
    expect(sawOf(result)).toContain('The text of a link to forms.example does not say where it leads.')
    expect(run(link('<a href="https://forms.example/join">https://forms.example/join</a>')).score).toBe(100)
  })
})

test('a card that says "Coming soon" leads nowhere, whatever scripts the page has', () => {
  const card = '<a href="#">Five stretches. Coming soon</a><script src="/menu.js"></script>'
  expect(problemsOf(run(link(card))).join()).toContain('Give "Five stretches. Coming soon"')
})

describe('links without a real address', () => {
  test.each(['<a href="javascript:open()">Prices</a>'])('%s', (html) => {
    const result = run(link(html))
    expect(result.findings).toContainEqual({
      kind: 'note',
      text: expect.stringContaining('A link has a piece of script in place of an address'),
    })
    expect(sawOf(result)).toContainEqual(expect.stringContaining('no address that can be followed'))
  })
})

describe('links that lead nowhere', () => {
  const inMenu = (html: string) => change(goodSite(), '/', '<a href="/">Home</a>', `<a href="/">Home</a> ${html}`)

  test.each(['<a href="#" class="btn">Book now</a>', '<a href="">Book now</a>'])('are named: %s', (html) => {
    const result = run(inMenu(html))
    expect(problemsOf(result)).toEqual(['Give "Book now" (on your home page) an address: this link leads nowhere.'])
    expect(result.score).toBeLessThan(100)
    expect(result.evidence).toContainEqual(expect.objectContaining({ quote: 'Book now', url: `${origin}/` }))
  })

  test.each([
    '<ul><li><a href="#">Services</a> <ul><li><a href="/faq">Questions</a></li></ul></li></ul>',
    '<a href="#" data-bs-toggle="dropdown">Services</a>',
    '<a href="#" aria-expanded="false">Services</a>',
    '<a href="#" onclick="show()">Services</a>',
    '<a href="#" class="menu-toggle">Services</a>',
    '<a href="#">Back to top</a>',
    '<a href="#">Home</a>',
    '<a href="#" class="navbar-brand">Wattle &amp; Wire</a>',
    '<a href="#prices">Prices</a>',
  ])('are not those that do something, or lead to the top: %s', (html) => {
    expect(problemsOf(run(inMenu(html)))).toEqual([])
  })

  test.each(['<script type="module" src="/assets/app.js"></script>', '<script src="/_next/static/main.js"></script>'])(
    'are not claimed where a framework may act on them: %s',
    (script) => {
      expect(problemsOf(run(inMenu(`<a href="#">Book now</a>${script}`)))).toEqual([])
    },
  )
})

describe('broken pictures', () => {
  test('are looked for on all pages that show them, the one with most of them first', () => {
    const shown = (names: string) => [...names].map((name) => `<img src="/${name}.jpg" alt="A van">`).join('')
    const site = change(
      change(goodSite(), '/', '</main>', `${shown('a')}</main>`),
      '/about',
      '</main>',
      `${shown('abc')}</main>`,
    )
    const parts = ['/a.jpg', '/b.jpg', '/c.jpg'].map((path) => ({ path, status: 404 }))
    expect(problemsOf(run({ ...site, parts }))).toEqual([
      expect.stringMatching(/^Check the pictures on the pages "About Wattle & Wire[^"]*" and your home page: of those/),
    ])
  })

  test('that browsers load from another file are not broken', () => {
    const image = '<img src="/ute.jpg" srcset="/ute-500.jpg 500w, /ute-900.jpg 900w" alt="A ute">'
    const site = change(goodSite(), '/about', '</main>', `${image}</main>`)
    expect(problemsOf(run({ ...site, parts: [{ path: '/ute.jpg', status: 404 }] })).join()).not.toContain('pictures')
  })

  const withPicture = (answer: object) => ({ ...goodSite(), parts: [{ path: '/van.jpg', ...answer }] })

  test.each([
    [{ status: 404 }, 'it answers 404'],
    [{ status: 200, contentType: 'text/html' }, 'a web page comes in its place'],
  ])('are named and cost nothing: %j', (answer, because) => {
    const result = run(withPicture(answer))
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(/^Check the pictures on your home page: of those we asked for, one is not at/),
    ])
    expect(result.score).toBe(100)
    expect(result.evidence).toContainEqual(
      expect.objectContaining({ saw: `A picture on this page is broken: ${because}.`, quote: `${origin}/van.jpg` }),
    )
  })

  test.each([
    { status: 200, contentType: 'image/jpeg' },
    { status: 403 },
    { status: 503 },
    { path: '/no-picture-of-a-page.jpg', status: 404 },
  ])('are not those that are there, or turn robots away: %j', (answer) => {
    expect(problemsOf(run(withPicture(answer)))).toEqual([])
  })
})

describe('links without a name', () => {
  const saysSo = (html: string) =>
    run(link(html)).findings.some(({ kind, text }) => kind === 'note' && text.startsWith('Name the link without text'))

  test.each([
    '<a href="https://www.facebook.com/x"><i class="fab fa-facebook"></i></a>',
    '<a href="/faq"><svg><path d="M0 0"/></svg></a>',
  ])('are a note and cost nothing: %s', (html) => {
    expect(saysSo(html)).toBe(true)
    expect(run(link(html)).score).toBe(100)
  })

  test.each([
    '<a href="/faq" aria-label="Questions"><i class="fa"></i></a>',
    '<a href="/faq" title="Questions"><i class="fa"></i></a>',
    '<a href="/faq" aria-labelledby="q"><i class="fa"></i></a>',
    '<a href="/faq"><svg aria-label="Questions"></svg></a>',
    '<a href="/faq"><svg><title>Questions</title></svg></a>',
    '<a href="/faq"><span class="material-symbols-outlined">call</span></a>',
    '<a href="/faq" aria-hidden="true"><i class="fa"></i></a>',
    '<div hidden><a href="/faq"><i class="fa"></i></a></div>',
    '<a href="/faq"><img src="/q.png" alt=""></a>',
    '<a name="questions"></a>',
    '<a href="/faq"></a> <a href="/faq">Questions</a>',
    '<a href="/faq"><input type="button" value="Questions"></a>',
    '<a href="/faq"><button>Questions</button></a>',
    '<style>.slides a#made-with, .x:hover { display: none }</style><a id="made-with" href="/faq"></a>',
    '<style>.badge{color:red;display:none !important}</style><a class="big badge" href="/faq"><i></i></a>',
  ])('are not those that have one, are hidden, or hold a picture: %s', (html) => {
    expect(saysSo(html)).toBe(false)
  })

  test.each([
    '@media print { .badge { display: none } }',
    '.badge.is-off { display: none }',
    '.badge:hover{display:none}',
  ])('may be those that a style hides at times: %s', (style) => {
    expect(saysSo(`<style>${style}</style><a class="badge" href="/faq"><i></i></a>`)).toBe(true)
  })

  test('are not the copies that a browser makes of a link that is not closed', () => {
    const told = (html: string) => {
      const sent = bare(`<h1>Tiny</h1>${html}<a href="/faq">Questions</a>`)
      const site = onePage(sent)
      const { findings, reason } = run({ ...site, shown: { '/': sent } })
      return [...findings.map(({ text }) => text), reason].join()
    }
    const link = '<a class="entry" href="/about">About us</a>'
    expect(
      told(`<li>${link}</li><a class="entry" href="/about"></a><li><a class="entry" href="/about"></a></li>`),
    ).not.toMatch(/without text|empty link/)
    expect(told(`${link}<a class="entry" href="/team"><i class="fa"></i></a>`)).toMatch(/without text/)
    expect(told(`${link}<a class="entry" href="/about"><i class="fa"></i></a>`)).toMatch(/without text/)
  })
})

test('icons without a name are named where no link leads to another page of the site, too', () => {
  const icon = '<a href="https://www.facebook.com/wattlewire"><i class="fa fa-facebook"></i></a>'
  expect(run(onePage(bare(`<h1>Tiny</h1><p><a href="#tiny">Top</a></p>${icon}`))).reason).toContain(
    'Name the link without text on your home page',
  )
})

test('an icon that pages in folders link with another spelling of one address is counted once', () => {
  const icon = (href: string) => `<footer><a href="${href}"><i class="fa fa-map"></i></a>`
  const site = change(
    change(goodSite(), '/', '<footer>', icon('faq')),
    '/services/led-lighting',
    '<footer>',
    icon('../faq'),
  )
  expect(run(site).findings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Name the link without text on/),
  )
})

test('texts without an address are named with the pages they are on', () => {
  const more = change(
    goodSite(),
    '/faq',
    '</main>',
    '<a href="#">Read the story</a><script src="/a.js"></script></main>',
  )
  const site = change(more, null, '</footer>', '<a href="#">Terms</a><script src="/a.js"></script></footer>')
  expect(run(site).findings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Click "Read the story" and "Terms" on pages such as "/),
  )
})

test('links with the same text or address are named once', () => {
  const links = (html: string) =>
    run(change(goodSite(), '/faq', '</main>', `${html}<script src="/a.js"></script></main>`))
      .findings.map(({ text }) => text)
      .join()
  expect(links('<a href="#">View details</a>'.repeat(12))).toContain('Click "View details" on the page')
  const icon = '<a href="/prices.pdf"><i class="icon-up"></i></a>'
  expect(links(icon)).toContain('Name the link without text on')
  expect(links(icon + icon)).toContain('Name the links without text on')
})

test('many texts without an address are to be clicked, even where a script may act on them', () => {
  const unfilled = (many: number) => {
    const links = Array.from({ length: many }, (_, at) => `<a href="">Service ${'abcdefgh'[at]}</a>`).join('')
    const page = `${links}<a href="/faq">Questions</a><script type="module" src="/app.js"></script>`
    return run(change(goodSite(), '/about', '</main>', `${page}</main>`)).findings.map(({ text }) => text)
  }
  expect(unfilled(8)).toContainEqual(
    expect.stringMatching(/^Click links such as "Service a", "Service b" and "Service c" on .* only "#" or empty/),
  )
  expect(unfilled(7).join()).not.toContain('only "#" or empty')
})

test('a link to a host of one word is to be corrected, whatever its text', () => {
  const problems = problemsOf(run(link('<a href="https://Facebook">https://www.facebook.com/wattle/</a>')))
  expect(problems).toEqual([
    expect.stringMatching(/^Correct the address of "https:\/\/www.facebook.com\/wattle\/" .* has "facebook" where/),
  ])
})

describe('links of the same words', () => {
  const told = (site: TestSite) => run(site).findings.map(({ text }) => text)
  const list = (...links: string[]) => `<ul>${links.map((one) => `<li>${one}</li>`).join('')}</ul>`
  const live = ['<a href="/contact">Our prices</a>', '<a href="/faq">Our hours</a>']
  const dead = ['<a href="#">Our prices</a>', '<a href="#">Our hours</a>']

  test('of a list in the footer are no copies of another list there', () => {
    const site = change(goodSite(), '/about', '</footer>', `${list(...live)}${list(...dead)}</footer>`)
    expect(told(site).join()).toContain('"Our prices" and "Our hours" (on the page')
  })

  test('are no copies of each other in a row of cards', () => {
    const cards = '<a href="#">Find out more</a><a href="#">Find out more</a><a href="/faq">Find out more</a>'
    expect(told(link(cards)).join()).toContain('"Find out more" (on the page')
  })

  test('that all lead to their own page were meant to lead somewhere', () => {
    const entries = ['Gas', 'Water', 'Drains']
    const linked = change(
      goodSite(),
      '/',
      '</main>',
      `${list(...entries.map((one) => `<a href="/about">${one}</a>`))}</main>`,
    )
    const own = (some: string[]) =>
      told(change(linked, '/about', '</main>', `${list(...some.map((one) => `<a href="#">${one}</a>`))}</main>`)).join()
    expect(own(entries)).toContain('"Gas", "Water" and "Drains" (on the page')
    expect(own(entries.slice(0, 1))).not.toContain('"Gas"')
  })
})

test('the address of its own page and "#" is "#"', () => {
  const { findings } = run(link('<a href="/about#">Book now</a>'))
  expect(findings.map(({ text }) => text).join()).toContain('Give "Book now" (on the page')
  expect(
    run(link('<a href="/faq#">Book now</a>'))
      .findings.map(({ text }) => text)
      .join(),
  ).not.toContain('"Book now"')
})

test('a link that scrolls smoothly needs the part it names', () => {
  const scrolling = (name: string) =>
    run(link(`<p id="jobs">Jobs</p><a href="#jobs">Jobs</a><a href="#${name}" data-uk-smooth-scroll>Rates</a>`))
  const told = (name: string) =>
    scrolling(name)
      .findings.map(({ text }) => text)
      .join()
  expect(told('rates')).toContain('"Rates" on the page')
  expect(told('jobs')).not.toContain('"Rates"')
})

test('an icon whose address is only "#" is to be pointed somewhere before it gets a name', () => {
  const icon = '<a href="#"><i class="fa fa-phone"></i></a></footer>'
  const told = run(change(goodSite(), '/', '</footer>', icon)).findings.map(({ text }) => text)
  expect(told).toContainEqual(expect.stringMatching(/^Click the icon or empty link on your home page/))
  const opens = '<a href="#" class="icon-menu-button"></a></footer>'
  expect(
    run(change(goodSite(), '/', '</footer>', opens))
      .findings.map(({ text }) => text)
      .join(),
  ).toContain('Where something happens, give the link a name')
  const several = run(change(goodSite(), '/', '</footer>', `<a href="#"><i class="fa fa-envelope"></i></a>${icon}`))
  expect(several.findings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Click the icons and empty links on your home page .* acts on them/),
  )
  expect(told.join()).not.toContain('Name the link without text')
})

test('a page without anything in its code is to be written, and is judged by no other check', () => {
  const site = change(goodSite(), '/', '</main>', '<a href="/blank">Blank cheques</a></main>')
  const result = run({ ...site, pages: { ...site.pages, '/blank': '' } })
  expect(problemsOf(result)).toEqual([
    expect.stringMatching(/^Write \/blank, or take out the links to it: nothing at all/),
  ])
  expect(sawOf(result)).toContain('Nothing was sent here, no text and no title.')
})

test('an empty link without an icon is to be taken out, and each page with it is named', () => {
  const site = change(goodSite(), null, '</body>', '<ul><li><a href="/thanks"></a></li></ul></body>')
  expect(run(site).findings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Take the empty link on .* and \d+ more out of the code, or give it a text/),
  )
})

describe('links to parts of a page', () => {
  test('that a framework built are named only beside others that work', () => {
    const clicks = (more: string) =>
      run(link(`<script type="module" src="/app.js"></script><a href="#praise">Praise</a>${more}`)).findings.filter(
        ({ text }) => text.startsWith('Click'),
      )
    expect(clicks('')).toEqual([])
    expect(clicks('<a href="#prices">Prices</a><p id="prices">From $90</p>')).toHaveLength(1)
  })

  test('that are not there are to be tried, and not to be repaired unseen', () => {
    const { job } = run(link('<a href="#testimonials">Testimonials</a>'))
    expect(job?.title).toBe('Try the links that may do nothing')
    expect(job?.steps).toEqual([expect.stringMatching(/Where something opens or moves, leave it/)])
  })

  test('that are not there are named and cost nothing', () => {
    const result = run(link('<a href="#testimonials">Testimonials</a>'))
    expect(result.score).toBe(100)
    expect(result.findings).toContainEqual(
      expect.objectContaining({
        kind: 'note',
        text: expect.stringMatching(
          /^Click "Testimonials" on .*and we found no part of that name, so unless a script acts on it, nothing happens\.$/,
        ) as string,
      }),
    )
  })

  test('a button of a kit of styles whose part is not there leads nowhere', () => {
    const button = '<a href="#contact" data-slot="button" data-variant="cta" data-size="default">Book now</a>'
    const told = run(link(button)).findings.map(({ text }) => text)
    expect(told).toContainEqual(expect.stringMatching(/^Click "Book now" on .*the address is a part of the page/))
    expect(
      run(link(`${button}<p id="contact">Ring us.</p>`))
        .findings.map(({ text }) => text)
        .join(),
    ).not.toContain('Click')
  })

  test.each(['<a href="#faqs" data-toggle="tab">Questions</a>', '<a href="#here" id="here">Questions</a>'])(
    '%s may act by script or leads somewhere',
    (html) => {
      expect(run(link(html)).findings.filter(({ text }) => text.startsWith('Click'))).toEqual([])
    },
  )
})

describe('links to parts of another page', () => {
  const clicks = (html: string, faq = '<p>Ask us.</p>') =>
    run(change(link(html), '/faq', '</main>', `${faq}</main>`)).findings.filter(({ text }) => text.startsWith('Click'))
  const prices = '<a href="/faq#prices">Prices</a>'

  test('that are not there are named and cost nothing', () => {
    const result = run(link(prices))
    expect(result.score).toBe(100)
    expect(clicks(prices)).toEqual([
      {
        kind: 'note',
        text: expect.stringMatching(
          /^Click "Prices" on .*a part of a page \("\/faq#prices"\), and we found no part of that name there, so unless a script acts on it, the page opens at its top\.$/,
        ) as string,
      },
    ])
    expect(sawOf(result)).toContain('This link leads to the part "/faq#prices" of a page, and we found no such part.')
  })

  test('are named beside those of their own page', () => {
    const [one, ...others] = clicks(`${prices}<a href="#praise">Praise</a>`)
    expect(one?.text).toMatch(/^Click "Praise" on .* nothing happens\. Click "Prices" on .* opens at its top\.$/)
    expect(others).toEqual([])
  })

  test.each([
    '<p id="prices">From $90</p>',
    '<a name="prices"></a>',
    '<script>if (location.hash === "#prices") open()</script>',
    '<script type="module" src="/app.js"></script>',
    '<button data-filter="prices">Prices</button>',
  ])('may be there: %s', (faq) => {
    expect(clicks(prices, faq)).toEqual([])
  })

  test.each([
    '/faq#',
    '/faq#top',
    '/faq#!prices',
    '/faq#/prices',
    '/faq#:~:text=prices',
    '/unread#prices',
    'https://forms.example/faq#prices',
  ])('%s is no part that we could look for', (href) => {
    expect(clicks(`<a href="${href}">Prices</a>`)).toEqual([])
  })

  test('are not judged on a page that a browser showed', () => {
    const site = link(prices)
    const result = run({ ...site, shown: { '/faq': site.pages['/faq']! } })
    expect(result.findings.filter(({ text }) => text.startsWith('Click'))).toEqual([])
  })
})

describe('a site of one page', () => {
  test('is told about a menu that leads nowhere', () => {
    const menu = '<nav><a href="#">Prices</a><a href="#">Book online</a><a href="#praise">Praise</a></nav><h1>Tiny</h1>'
    expect(run(onePage(bare(menu)))).toMatchObject({
      outcome: 'notApplicable',
      reason:
        'No link on the page we read leads to another page of yours. Click "Prices" and "Book online" on your home page: the address is only "#" or empty, so unless a script acts on it, it leads nowhere. Click "Praise" on your home page: the address is a part of the page ("#praise"), and we found no part of that name, so unless a script acts on it, nothing happens.',
    })
  })

  test('has no links between pages to judge', () => {
    const result = run(
      onePage(bare('<h1 id="prices">Tiny</h1><a href="#prices">Our prices</a> <a href="tel:+61295550123">Call</a>')),
    )
    expect(result).toMatchObject({
      outcome: 'notApplicable',
      reason: 'No link on the page we read leads to another page of yours.',
    })
  })

  test('whose robots.txt keeps readers out of all others is not said to link to none', () => {
    const site = onePage(bare('<h1>Tiny</h1><a href="/prices">Prices</a>'))
    expect(run({ ...site, failed: { '/prices': 'blocked-by-robots' } })).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('Your robots.txt keeps us from'),
    })
  })

  test('whose menu leads behind a "#" is not said to lead nowhere', () => {
    const menu = '<nav><a href="#/about">About us</a><a href="/#/contact">Contact</a></nav><h1>Tiny</h1>'
    const { outcome, reason } = run(onePage(bare(menu)))
    expect(outcome).toBe('notMeasured')
    expect(reason).toContain('Links such as "#/about" lead to content at the address of the same page')
    expect(reason).not.toContain('No link')
  })

  test('of which the others were not read is not measured', () => {
    const home = bare('<h1>Tiny</h1><nav><a href="/prices">Prices</a><a href="/team">Team</a></nav>')
    expect(run({ ...onePage(home), stopped: 'time-limit', notVisited: ['/prices', '/team'] })).toMatchObject({
      outcome: 'notMeasured',
      reason: 'The page we read links to 2 other pages of yours, and we tried none of those addresses.',
    })
  })

  test('without any link has nothing to judge', () => {
    expect(run(onePage(bare('<h1>Tiny</h1>')))).toMatchObject({ outcome: 'notApplicable' })
  })

  test('whose only links are outside its text and lead to other sites has nothing to judge either', () => {
    const footer = '<footer><a href="https://www.facebook.com/tiny">Facebook</a></footer>'
    expect(run(onePage(bare(`<h1>Tiny</h1>${footer}`)))).toMatchObject({ outcome: 'notApplicable' })
  })
})

test('pages that build themselves by script are not judged', () => {
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(assess(linkStructure, site)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

test.each(['Page not found', '404', 'Offer Not Found', 'This page does not exist'])(
  'a page that answers like any other and says "%s" is a broken link, and no page of the site',
  (said) => {
    const site = link('<a href="/offers">Our offers</a>')
    const result = run({ ...site, pages: { ...site.pages, '/offers': bare(`<h1>${said}</h1><p>Go back home.</p>`) } })
    expect(problemsOf(result)).toEqual([expect.stringContaining('Repair the broken link: /offers')])
    expect(sawOf(result)).toContainEqual(expect.stringContaining(`it says "${said}"`))
  },
)

test.each(['Close', 'Menu', 'Clear', 'Send'])(
  '"%s" is a control of the page, not a link that leads nowhere',
  (name) => {
    for (const attributes of ['href="#"', 'href="javascript:;"', 'onclick="go()"', 'class="btn" id="b1"'])
      expect(
        run(link(`<a ${attributes}>${name}</a>`)).findings.filter(({ text }) => /no address|leads? nowhere/.test(text)),
      ).toEqual([])
  },
)

test('beside links that lead nowhere, no praise is given for links that work', () => {
  const praised = (html: string) => run(link(html)).findings.some(({ text }) => text.endsWith('from your pages work.'))
  expect(praised('<a href="#">Our tours</a>')).toBe(false)
  expect(praised('')).toBe(true)
})

test('an anchor without an address is a text, a frame or a control', () => {
  const unreal = (html: string) =>
    run(change(goodSite(), '/about', '</main>', `${html}</main>`)).findings.some(({ text }) =>
      text.includes('a piece of script in place of an address'),
    )
  expect(unreal('<a class="plain"><img src="/b.jpg" alt="Our banner"></a>')).toBe(false)
  expect(unreal('<a class="plain">Our prices</a>')).toBe(false)
  expect(unreal('<a class="plain" onclick="show()">Our prices</a>')).toBe(false)
})

test.each(['ttps://', 'htps://', 'htttp://', 'https//'])('a link that begins with "%s" is named', (scheme) => {
  const html = `<a href="${scheme}theatre.example.com/">The theatre</a>`
  expect(problemsOf(run(link(html)))).toContainEqual(
    `Correct the address of "The theatre" (on the page "About Wattle & Wire, electricians since 2009"): it begins with "${scheme}" instead of "https://", so it leads nowhere.`,
  )
})

test.each(['https://', 'http://', 'HTTPS://', 'ftp://', 'http/', 'sms:'])('"%s" is no mistyped scheme', (scheme) => {
  const html = `<a href="${scheme}theatre.example.com/">The theatre</a>`
  expect(problemsOf(run(link(html))).join()).not.toContain('it begins with')
})

test.each([
  ['maito:', 'jo@wattle.example', 'mailto:'],
  ['mailto//', 'jo@wattle.example', 'mailto:'],
  ['email:', 'jo@wattle.example', 'mailto:'],
  ['http://mailto:', 'jo@wattle.example', 'mailto:'],
  ['tell:', '0298765432', 'tel:'],
  ['tel//', '02 9876 5432', 'tel:'],
  ['phone:', '+61298765432', 'tel:'],
  ['htpps://', 'theatre.example.com/', 'https://'],
])(
  'a link that begins with "%s" is named with the right beginning, and links are not praised',
  (written, rest, right) => {
    const result = run(link(`<a href="${written}${rest}">Reach us</a>`))
    expect(problemsOf(result)).toContainEqual(
      expect.stringContaining(`it begins with "${written}" instead of "${right}"`),
    )
    expect(result.score).toBeLessThan(100)
    expect(result.findings.some(({ kind }) => kind === 'strength')).toBe(false)
  },
)

test.each([
  'mailto:jo@wattle.example',
  'MAILTO:jo@wattle.example',
  'tel:0298765432',
  'sms:0298765432',
  'callto:jo',
  'mail',
  'phone:shop',
  'facetime:jo@wattle.example',
  'email/jo',
  'tell/us',
])('"%s" begins as it should', (href) =>
  expect(problemsOf(run(link(`<a href="${href}">Reach us</a>`))).join()).not.toContain('it begins with'),
)

describe('a link in the text to a copy of the site where it was tried out', () => {
  const to = (href: string) =>
    problemsOf(
      assess(linkStructure, change(goodSite(), '/about', '</main>', `<p><a href="${href}">Our answers</a></p></main>`)),
    )

  test.each(['https://wattle-wire.netlify.app/faq', 'https://wattle.vercel.app/faq/'])('is named: %s', (href) => {
    const { host } = new URL(href)
    expect(to(href)).toEqual([expect.stringContaining(`the link leads to ${host}, where sites are tried out`)])
  })

  test.each([
    'https://roster.netlify.app/',
    'https://roster.netlify.app/bookings',
    'https://partner.example.com/faq',
    '/faq',
  ])('is not %s', (href) => expect(to(href)).toEqual([]))
})

test.each(['undefined', 'null', 'NaN'])('a link that ends in "%s" is named, and links are not praised', (part) => {
  const result = assess(
    linkStructure,
    change(goodSite(), '/about', '</main>', `<p><a href="/about/${part}">Our team</a></p></main>`),
  )
  expect(problemsOf(result)).toContainEqual(expect.stringContaining(`it ends in /about/${part}`))
  expect(result.findings.some(({ kind }) => kind === 'strength')).toBe(false)
})

test('pictures as the names of links are judged as their texts are', () => {
  const card = '<p><a href="/faq"><img src="/arrow.svg" alt="arrow"></a></p></main>'
  expect(problemsOf(assess(linkStructure, change(goodSite(), '/about', '</main>', card)))).toEqual([
    expect.stringContaining('"arrow"'),
  ])
})

describe('on a website that a script builds', () => {
  const script = '<script type="module" src="/assets/app.js"></script>'
  const scripted = (html: string) => {
    const site = change(link(html), null, '</body>', `${script}</body>`)
    return { ...site, statuses: { ...site.statuses, '/x': 404, '/y': 404 } }
  }

  test('addresses that answer 404 are gone for search engines; what visitors see is not claimed', () => {
    const result = run(scripted('<a href="/x">About</a> <a href="/y">Contact</a>'))
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(
        /^Correct 2 links whose addresses answer "not found": \/x .*Search engines take them for gone, and visitors meet an error page unless a script shows another\.$/,
      ),
    ])
    const saw = sawOf(result).join()
    expect(saw).toContain('2 answer "not found"')
    expect(saw + problemsOf(result).join()).not.toContain('broken')
    expect(result.score).toBe(run({ ...link('<a href="/x">A bout</a> <a href="/y">Contact</a>') }).score)
  })

  test('an error page that the script shows is met by visitors', () => {
    const site = scripted('<a href="/lamps">Lamps</a>')
    const shown = `<nav>Home</nav><h1>Page not found</h1><footer>Wattle</footer>${script}`
    expect(problemsOf(run({ ...site, pages: { ...site.pages, '/lamps': shown } }))).toEqual([
      expect.stringMatching(/^Repair the broken link: .*meet an error page/),
    ])
  })

  test('where a made-up address answers too, nothing is said of links that answer', () => {
    const any = { ...goodSite(), mayAnswerAnything: true }
    const result = run(any)
    expect(result.findings.filter(({ kind }) => kind === 'strength')).toEqual([])
    expect(sawOf(result)[0]).toBe(
      'We followed 8 addresses of your own that your pages link to; your website may answer at any address, so this does not tell whether they work.',
    )
    expect(result.score).toBe(100)
    const broken = run({ ...any, ...link('<a href="/old">Old</a>'), mayAnswerAnything: true })
    expect(broken.score).toBeLessThan(100)
  })

  describe('an address at which a browser shows nothing of its own', () => {
    const frame = (main: string, title = '') =>
      `<head>${title}</head><nav><a href="/lamps">Lamps</a></nav>${main}<footer>Call us</footer>`
    const home = frame('<h1>Lamps and wires</h1><p>We hang lamps.</p><img src="/a.jpg" alt="Lamp">')
    const shown = (lamps: string, title?: string) => {
      const sent = bare('<div id="root"></div><script src="/app.js"></script>')
      return run({
        ...goodSite(),
        pages: { '/': sent, '/lamps': sent, '/wires': sent },
        shown: {
          '/': home,
          '/lamps': frame(lamps, title),
          '/wires': frame('<h1>Wires</h1><img src="/a.jpg" alt="Lamp">'),
        },
        sitemap: [],
        mayAnswerAnything: true,
      })
    }
    const isNamed = ({ reason, findings }: ReturnType<typeof run>) =>
      [reason, ...findings.map(({ text }) => text)].some((text) => text?.includes('Open /lamps: in our browser'))

    test('is named, and is no page of the site', () => {
      expect(isNamed(shown(''))).toBe(true)
      expect(isNamed(shown('<img src="/a.jpg" alt="Lamp">'))).toBe(true)
    })

    test.each([
      '<h1>Lamps</h1>',
      '<p>Ask us.</p>',
      '<p>We hang lamps.</p>',
      '<img src="/b.jpg" alt="">',
      '<iframe src="https://shop.example.com/"></iframe>',
      '<form action="/send"><input name="email"></form>',
    ])('has nothing like %s', (main) => {
      expect(isNamed(shown(main))).toBe(false)
    })

    test('has no title of its own', () => {
      expect(isNamed(shown('', '<title>Lamps</title>'))).toBe(false)
    })
  })
})

describe('a menu whose entries are no links', () => {
  const script = '<script type="module" src="/assets/app.js"></script>'
  const menu = (entries: string, more = '') =>
    onePage(bare(`<nav>${entries}</nav><main><h1>Lamps and wires</h1>${more}</main><footer>Call us</footer>${script}`))
  const told = (site: TestSite) =>
    run(site).reason?.match(/In your menu or footer, entries such as (.*?) have no address of their own/)?.[1]

  test('names a screen of its own, which no heading in sight has', () => {
    const style = '<style>.screen { display: none } .screen.on { display: block }</style>'
    const screens = ['Lamps', 'Privacy policy', 'Reviews'].map((name) => `<main class="screen"><h1>${name}</h1></main>`)
    const nav = '<nav><button>About us</button><button>Privacy policy</button></nav>'
    const site = onePage(bare(`${nav}${screens.join('')}<footer>Call us</footer>${script}`, style))
    expect(run(site).reason).toContain('"About us" and "Privacy policy"')
  })

  test.each([
    '<button>About us</button><button>Reviews</button>',
    '<a>About us</a><a>Reviews</a>',
    '<a href="#">About us</a><a href="#">Reviews</a>',
    '<a href="#/about">About us</a><a href="#/reviews">Reviews</a>',
    '<ul><li>About us</li><li>Reviews</li></ul>',
    '<b>Lamps</b></nav><main></main><footer><button>About us</button><button>Reviews</button></footer><nav>',
  ])('is told which: %s', (entries) => {
    expect(told(menu(entries))).toBe('"About us" and "Reviews"')
  })

  test.each([
    '<button>Menu</button><button>Book a service</button><button>Get prices</button>',
    '<button>Contact us</button>',
    '<button>About us</button><button>Reviews</button><a href="/about">About us</a><a href="/reviews">Reviews</a>',
    '<ul><li><button>About us</button><ul><li><a href="/team">Jo</a></li></ul></li><li><button>Reviews</button><ul><li><a href="/praise">Praise</a></li></ul></li></ul>',
    '<b>Lamps</b></nav><main><button>About us</button><button>Reviews</button></main><nav>',
  ])('not of what acts on the page, opens a list of links, or is a link as well: %s', (entries) => {
    expect(told(menu(entries))).toBeUndefined()
  })

  test('not of parts of the page itself', () => {
    const buttons = '<button>About us</button><button>Reviews</button>'
    expect(told(menu(buttons, '<h2>About us</h2><h2>Reviews</h2>'))).toBeUndefined()
  })

  test('is not told of labels where no script acts on the page', () => {
    const site = menu('<ul><li>About us</li><li>Reviews</li></ul>')
    expect(told({ ...site, pages: { '/': site.pages['/']!.replace(script, '') } })).toBeUndefined()
  })

  test('leaves open whether the pages it names are there', () => {
    const site = (entries: string) => ({
      ...menu(entries),
      facts: { contact: { ...factsOf(goodSite()).contact, phones: [], addresses: [] } },
    })
    const without = site('<button>Lamps</button>')
    const named = site(
      '<button>About us</button><button>Reviews</button><button>Contact us</button><button>FAQs</button>',
    )
    expect(problemsOf(assess(contentQuality, without)).join()).toContain('who you are')
    expect(problemsOf(assess(contentQuality, named)).join()).not.toMatch(
      /who you are|common questions|how to reach you/,
    )
    expect(assess(websiteTestimonials, without).outcome).toBe('scored')
    expect(assess(websiteTestimonials, named)).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('"Reviews" in your menu or footer has no address'),
    })
    expect(assess(napConsistency, without).outcome).toBe('scored')
    expect(assess(napConsistency, named)).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringMatching(/^We found no phone number .*"Contact us" in your menu or footer has no address/),
    })
  })
})

test('a link to one of the two addresses of a page leads to the page', () => {
  const page = (name: string) =>
    bare(`<h1>${name}</h1><p>All about ${name}, and what it costs.</p>`, `<title>${name}</title>`)
  const told = (link: string) => {
    const home = bare(`<h1>Tiny</h1><a href="/prices">Prices</a>${link}`, '<title>Tiny</title>')
    const pages = { '/prices': page('Prices'), '/careers': page('Careers'), '/careers.html': page('Careers') }
    return problemsOf(run({ ...onePage(home), pages: { '/': home, ...pages } })).join()
  }
  expect(told('')).toContain('we found no link')
  expect(told('<a href="/careers.html">Careers</a>')).not.toContain('we found no link')
})

test('a picture drawn with letters gives its link a name', () => {
  const logo = '<a href="/"><svg><text>EVOLVED FLOORS</text></svg></a>'
  const site = change(goodSite(), '/about', '<main>', `<main>${logo}`)
  expect(
    run(site)
      .findings.map(({ text }) => text)
      .join(),
  ).not.toContain('Name the link')
})

test('a phone number or an email address in place of an address is named with what is missing', () => {
  const told = (href: string) =>
    problemsOf(run(change(goodSite(), '/faq', '</main>', `<a href="${href}">Reach us</a></main>`))).join()
  expect(told('(08) 8382 5581')).toContain('Write "tel:" before the address of "Reach us"')
  expect(told('hello@brolga.com.au')).toContain('Write "mailto:" before the address of "Reach us"')
  expect(told('hello@brolga.com.au?subject=A%20party')).toContain('Write "mailto:" before the address of "Reach us"')
  expect(told('/prices.html')).not.toContain('before the address')
})

test('a link that leads nowhere is passed over where another with its words has the address', () => {
  const told = (...links: string[]) =>
    run(change(goodSite(), '/faq', '</main>', `${links.join('')}</main>`))
      .findings.map(({ text }) => text)
      .join()
  const band = ['Kew', 'Hawthorn', 'Camberwell'].map((suburb) => `<a href="/prices">Recent job in ${suburb}</a>`)
  const copies = band.map((link) => link.replace('/prices', '#'))
  expect(told(...copies)).toContain('"Recent job in Kew"')
  expect(told(...band, ...copies)).not.toContain('"Recent job in Kew"')
})

test('a button that leads nowhere is named, though another with its words has an address', () => {
  const [works, dead] = ['/about', '#'].map((href) => `<p><a href="${href}">Book a visit</a></p>`)
  const site = change(goodSite(), '/faq', '</main>', `${works}<a href="/about">Meet us</a>${dead}</main>`)
  expect(problemsOf(run(site))).toContainEqual(expect.stringMatching(/^Give "Book a visit" \(on/))
})

describe('a link that leads nowhere on every page', () => {
  const everywhere = change(
    goodSite(),
    null,
    '</footer>',
    '<a href="">Web design</a><script src="/a.js"></script></footer>',
  )
  const shown = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, everywhere.pages[path]!]))

  test('is named on those, too, that were read in a browser', () => {
    const { findings } = run({ ...everywhere, shown: shown('/about', '/faq') })
    expect(findings.map(({ text }) => text).join()).toMatch(/^Click "Web design" on pages such as /)
  })

  test('is named with examples where a script replaced it on some', () => {
    const replaced = everywhere.pages['/faq']!.replace('<a href="">Web design</a>', '<a href="/about">By us</a>')
    const { findings } = run({ ...everywhere, shown: { '/faq': replaced } })
    expect(findings.map(({ text }) => text).join()).toMatch(/^Click "Web design" on pages such as [^:]* and [^:]*:/)
  })
})

test('a link of the footer that leads nowhere is named on a page, too, whose footer is none in its code', () => {
  const site = change(goodSite(), null, '</footer>', '<a href="#">Imprint</a></footer>')
  const home = site.pages['/']!.replace('<footer', '<div').replace('</footer>', '</div>')
  const { findings } = run({ ...site, shown: { '/': home } })
  expect(findings.map(({ text }) => text).join()).toMatch(/"Imprint" \(?on your home page/)
})

test('an address for mail that Cloudflare masks is no page of the website', () => {
  const masked = '<a href="/cdn-cgi/l/email-protection#543d3a323b143e3b31277a373b397a3521">Email me</a>'
  const site = onePage(bare(`<h1>Tiny</h1>${masked}`))
  expect(run(site).reason).toBe('No link on the page we read leads to another page of yours.')
})

test('links without text or address that a script may act on are to be tried before they are named', () => {
  const told = run(link('<a href="#" data-filter=".lights"><i class="icon-lamp"></i></a>'))
    .findings.map(({ text }) => text)
    .join()
  expect(told).toContain('Click the links without text')
  expect(told).not.toContain('Name the link')
})
