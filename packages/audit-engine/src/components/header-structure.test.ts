import { describe, expect, test } from 'vitest'
import { headerStructure } from './header-structure.ts'
import {
  assess,
  bare,
  change,
  goodSite,
  onePage,
  problemsOf,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(headerStructure, site)

test('a paragraph that is set as a heading skips no level', () => {
  const page = (text: string) => run(onePage(bare(`<h1>Tiny</h1><h2>Bread</h2><h5>${text}</h5>`)))
  expect(sawOf(page('Rye')).join()).toContain('jump from level 2 to level 5')
  expect(sawOf(page('We bake rye, spelt and wheat each morning. '.repeat(6))).join()).not.toContain('jump')
})

test('one main heading on every page scores 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(result.evidence[1]).toMatchObject({
    saw: 'The home page has one main heading.',
    quote: 'Your electrician in Marrickville',
  })
})

test.each([
  ['a menu', '<nav><h4>More pages</h4></nav>'],
  ['a footer', '<footer><h5>Opening hours</h5></footer>'],
  ['a part called form', '<div class="hero-form"><h4>Get a quote</h4></div>'],
  ['a list of contents', '<div class="toc"><h4>On this page</h4></div>'],
  ['a copyright line', '<section><h6>&copy; Wattle &amp; Wire 2026</h6></section>'],
])("a skipped level in %s is the template's, not the page's", (_, html) => {
  expect(run(change(goodSite(), '/faq', '</body>', `${html}</body>`)).score).toBe(100)
})

test('a skipped level in a dialog, which opens on request, is no fault of the page', () => {
  const dialog = '<div role="dialog"><h6>Access for staff</h6></div></body>'
  expect(run(change(goodSite(), '/faq', '</body>', dialog)).score).toBe(100)
})

test('a heading of a form leads on to the one after it', () => {
  const page = (form: string) => sawOf(run(onePage(bare(`<h1>Tiny</h1><h2>Bread</h2>${form}<h4>Cakes</h4>`)))).join()
  expect(page('<form><h3>Order a cake</h3></form>')).not.toContain('jump')
  expect(page('<form><h2>Order a cake</h2></form>')).toContain('jump from level 2 to level 4')
})

describe('screens of one page, of which its styles show one', () => {
  const style = '<style>.screen { display: none } .screen.on { display: block }</style>'
  const screens = (...headings: string[]) =>
    headings.map((one, place) => `<main class="screen ${place === 0 ? 'on' : ''}">${one}</main>`).join('')
  const shown = (html: string, head = style) => run(onePage(bare(html, head)))

  test('have a main heading each', () => {
    const result = shown(screens('<h1>Bread</h1>', '<h1>Cakes</h1>', '<h1>Terms</h1>'))
    expect(result.score).toBe(100)
    expect(sawOf(result)).toContain(
      'The home page has one main heading in sight; the code hides 2 others, which a script may show.',
    )
  })

  test.each([
    ['two main headings', screens('<h1>Bread</h1><h1>Rolls</h1>', '<h1>Cakes</h1>'), style],
    ['a main heading outside', `<h1>Tiny</h1>${screens('<h1>Bread</h1>', '<h1>Cakes</h1>')}`, style],
    ['no style that hides them', screens('<h1>Bread</h1>', '<h1>Cakes</h1>'), ''],
  ])('are none with %s', (_, html, head) => {
    expect(problemsOf(shown(html, head)).join()).toContain('Keep one main heading')
  })
})

test('main headings that a logo beside the same word tells apart are not called the same', () => {
  const headed = (logo: string) =>
    bare(`<h1>About <img src="/${logo}.png" alt="${logo}"></h1><p>We meet on Mondays.</p>`)
  const site = {
    ...goodSite(),
    pages: { '/': bare('<h1>Scouts</h1>'), '/cubs': headed('Cubs'), '/joeys': headed('Joeys') },
  }
  const told = run({ ...site, sitemap: null }).findings.map(({ text }) => text)
  expect(told.join()).not.toContain('is the same on')
})

test('main headings that the code hides beside the one in sight are not passed over', () => {
  const slides = '<div style="display:none"><h1>Fast</h1></div><div style="display:none"><h1>Kind</h1></div></main>'
  const result = run(change(goodSite(), '/', '</main>', slides))
  expect(sawOf(result)).toContain(
    'The home page has one main heading in sight; the code hides 2 others, which a script may show.',
  )
  expect(sawOf(result)[0]).toContain('exactly one main heading, hidden ones left out')
})

test('a main heading in the footer is not that of the page', () => {
  const foot = '<footer><h1>Our sponsors</h1></footer></body>'
  const result = run(change(goodSite(), '/', '</body>', foot))
  expect(result.score).toBe(100)
  expect(sawOf(result)).toContain('The home page has one main heading, those in its footer left out.')
  const without = change(goodSite(), '/faq', /<(\/?)h1>/, '<$1p>')
  expect(problemsOf(run(change(without, '/faq', '</body>', foot))).join()).toContain('Add a main heading')
})

test('filler of a template beside the real main heading is no second one', () => {
  const filler = '<h1>Lorem ipsum dolor sit amet consectetur</h1></main>'
  expect(problemsOf(run(change(goodSite(), '/faq', '</main>', filler)))).toEqual([])
})

test('a page without one counts nothing', () => {
  const result = run(change(goodSite(), '/faq', /<(\/?)h1>/, '<$1p>'))
  expect(result.score).toBe(83)
  expect(problemsOf(result)).toEqual([
    expect.stringMatching(
      /^Add a main heading to the page "Questions": 1 of the 6 pages we looked at for this has none/,
    ),
  ])
  expect(sawOf(result)).toContain('This page has no main heading (h1).')
})

test.each(['<h1></h1><p>', '<h1><svg><path d="M0 0h9"/></svg></h1><p>'])(
  'a main heading without words does not count: %s',
  (tag) => {
    const result = run(change(goodSite(), '/faq', '<h1>', tag))
    expect(result.score).toBe(83)
    expect(sawOf(result)).toContain('The main heading (h1) of this page has no words in it.')
  },
)

test('a page whose only main heading the code hides is not judged, as a script may show it', () => {
  const hide = (site: TestSite, path: string) => change(site, path, '<h1>', '<h1 style="display:none">')
  const result = run(hide(goodSite(), '/faq'))
  expect(result.score).toBe(100)
  expect(sawOf(result)).toContain('The code of this page hides its only main heading (h1); a script may show it.')
  expect(run(hide(onePage(bare('<h1>Tiny</h1>')), '/'))).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('The code hides the only main heading (h1): "Tiny".'),
  })
})

test('a main heading that only screen readers say is no second one', () => {
  const keywords = '<h1 class="sr-only">Electricians in all suburbs</h1></body>'
  const result = run(change(goodSite(), '/', '</body>', keywords))
  expect(result.score).toBe(100)
  expect(sawOf(result)[0]).toMatch(/exactly one main heading, those for screen readers alone left out\.$/)
})

test('a main heading that only screen readers say counts where there is no other, and is not quoted as seen', () => {
  const result = run(change(goodSite(), '/', '<h1>', '<h1 class="visually-hidden">'))
  expect(result.score).toBe(100)
  expect(sawOf(result)).not.toContain('The home page has one main heading.')
})

test('a logo with a text alternative is a main heading', () => {
  expect(run(onePage(bare('<h1><img src="/l.png" alt="Tiny Bakery"></h1><p>Bread</p>'))).score).toBe(100)
})

test('a level skipped at a heading that other pages have on another level is named', () => {
  const card = '<h2>Services</h2><h3>Window cleaning</h3>'
  const prices = '<h2>Prices</h2><h4>Window cleaning</h4>'
  const pages = {
    '/': bare(`<h1>Tiny</h1>${card}`),
    '/a': bare(`<h1>A</h1>${card}`),
    '/b': bare(`<h1>B</h1>${card}`),
    '/c': bare(`<h1>C</h1>${prices}`),
  }
  expect(sawOf(run({ ...goodSite(), pages, sitemap: null }))).toContain('The headings jump from level 2 to level 4.')
})

test('several main headings count 60 %', () => {
  const result = run(change(goodSite(), '/', '<h2>What we do</h2>', '<h1>What we do</h1>'))
  expect(result.score).toBe(93)
  expect(problemsOf(result)).toEqual([expect.stringMatching(/^Keep one main heading on your home page/)])
})

test('each main heading in the code is counted, the same words twice too', () => {
  const result = run(change(goodSite(), '/', '<h2>What we do</h2>', '<h1>What we do</h1><h1>What we do</h1>'))
  expect(sawOf(result)).toContain('The code of this page has 3 main headings (h1) with words, 2 different ones.')
})

test('a skipped level takes a tenth and is a note', () => {
  const result = run(change(goodSite(), '/faq', /<(\/?)h2>/, '<$1h4>'))
  expect(result.score).toBe(98)
  expect(problemsOf(result)).toEqual([])
  expect(sawOf(result)).toContain('The headings jump from level 1 to level 4.')
})

test('a main heading is that of the page where the footer has one with the same words', () => {
  const foot = '<footer><h1>Call us</h1></footer>'
  const one = run(onePage(bare(`<main><h1>Call us</h1><p>We answer all day.</p></main>${foot}`)))
  expect(one.score).toBe(100)
  const two = run(onePage(bare(`<main><h1>Lamps</h1><h1>Call us</h1></main>${foot}`)))
  expect(two.score).toBeLessThan(100)
})

test('a level skipped in a footer is shown and costs nothing, also where the footer is inside the main part', () => {
  const footer = '<footer><h4>Opening hours</h4></footer>'
  const inside = change(change(goodSite(), '/', '</body>', `${footer}</body>`), '/faq', '</main>', `${footer}</main>`)
  expect(run(inside).score).toBe(100)
  expect(run(inside).findings).toEqual(run(goodSite()).findings)
  const around = 'At a heading around the page, such as in its footer, or on most pages, the level jumps from 2 to 4.'
  expect(sawOf(run(inside)).filter((saw) => saw.includes('jumps'))).toEqual([expect.stringContaining(around)])
  const own = sawOf(run(change(inside, '/faq', 'Opening hours', 'Our prices')))
  expect(own).toContain('The headings jump from level 2 to level 4.')
})

test('the same main heading on several pages is a note', () => {
  const result = run(change(change(goodSite(), '/faq', /<h1>[^<]*/, '<h1>Wattle'), '/about', /<h1>[^<]*/, '<h1>Wattle'))
  expect(result.score).toBe(100)
  expect(result.findings).toContainEqual({
    kind: 'note',
    text: expect.stringContaining(
      'is the same on the pages "About Wattle & Wire, electricians since 2009" and "Questions"',
    ),
  })
})

test('legal pages are left out', () => {
  expect(run(change(goodSite(), '/privacy', /<h1>[^<]*<\/h1>/, '')).score).toBe(100)
})

test('pages that build themselves by script are not judged', () => {
  const result = run(onePage(bare('<div id="root"></div><script src="/app.js"></script>')))
  expect(result).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    reason: expect.stringContaining('built by script'),
  })
})

test('the same main heading twice, for phones and for wide screens, is one', () => {
  expect(
    run(change(goodSite(), '/faq', /<h1>([^<]*)<\/h1>/, '<h1 class="mobile">$1</h1><h1 class="desktop">$1</h1>')).score,
  ).toBe(100)
})

describe('a page that was cut off', () => {
  const cut = (site: TestSite, path: string): TestSite => ({ ...site, truncated: [path] })

  test('is not blamed for a main heading that may be in the rest', () => {
    const result = run(cut(change(goodSite(), '/faq', /<(\/?)h1>/, '<$1p>'), '/faq'))
    expect(result.score).toBe(100)
    expect(result.confidence).toBeLessThan(0.95)
  })

  test('alone leaves nothing to judge', () => {
    expect(run(cut(onePage(bare('<p>Long</p>')), '/'))).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('so large'),
    })
  })
})

test('a second main heading without words is told, and no page is praised for having one', () => {
  const site = change(goodSite(), '/faq', '<h1>', '<h1><img src="/logo.png"></h1><h1>')
  const texts = run(site).findings.map(({ text }) => text)
  expect(texts.join()).toContain('Look at a second main heading (h1) on')
  expect(texts.join()).not.toContain('has one main heading')
  expect(run(site).score).toBe(100)
})

test('the same main heading in several slides is named, and not called clear', () => {
  const result = run(change(goodSite(), '/', /(<h1>[^<]*<\/h1>)/, '$1<div>$1</div>'))
  expect(sawOf(result)).toContain('The same main heading (h1) is in the code of this page 2 times.')
  expect(result.findings.some(({ text }) => text.includes('has one main heading'))).toBe(false)
})

test('a main heading of a template beside a real one is said to be left out of the count', () => {
  const result = run(onePage(bare('<h1>Rewiring</h1><h1>Lorem ipsum dolor sit amet</h1>')))
  expect(sawOf(result)[0]).toContain("exactly one main heading, a template's filler left out")
})

test('a page on which a browser came to hardly any content is not judged, and not called large', () => {
  const built = bare('<div id="root"></div><script src="/app.js"></script>', '<title>Tiny</title>')
  const result = run({
    ...onePage(built),
    shown: { '/': bare('<nav><a href="/menu">Menu</a></nav><footer>Tiny</footer>', '<title>Tiny</title>') },
  })
  expect(result.reason).toBe('We saw too little on the page we read to judge the headings.')
})

test('a logo is no main heading for several pages, except the home page', () => {
  const site = change(goodSite(), null, /<h1>[^<]*<\/h1>/, '<h1><img src="/l.png" alt="Wattle & Wire"></h1>')
  const result = run(site)
  expect(result.score).toBeLessThan(80)
  expect(problemsOf(result)[0]).toMatch(/^Give .* a main heading in words: the one there is a picture/)
  expect(problemsOf(result)[0]).not.toContain('your home page')
  expect(result.findings.filter(({ kind }) => kind === 'strength')).toEqual([])
})

test.each(['<h2 class="sr-only">Details</h2>', '<h2 id="title"></h2>'])(
  'a heading for screen readers, or one that a script fills, keeps the levels in order: %s',
  (between) => {
    const page = (heading: string) => onePage(bare(`<h1>Contact</h1>${heading}<h3>Hours</h3><p>All day.</p>`))
    expect(sawOf(run(page(between))).join()).not.toContain('jump')
    expect(sawOf(run(page(''))).join()).toContain('The headings jump from level 1 to level 3.')
  },
)

test('a heading in the footer is told apart, also with a line break in it', () => {
  const site = onePage(
    bare('<h1>Tiny</h1><h2>What we do</h2><footer><h4><span>Tiny</span><br><span>Lawyers</span></h4></footer>'),
  )
  expect(
    assess(headerStructure, site)
      .findings.map(({ text }) => text)
      .join(),
  ).not.toContain('skip a level')
})

test('main headings that differ in their capitals only are one', () => {
  const result = run(onePage(bare('<h1>High Pressure washing</h1><h1>High Pressure Washing</h1>')))
  expect(problemsOf(result).join()).not.toContain('Keep one main heading')
})

test('an empty heading that skips a level is no step to the next one', () => {
  const html = '<h1>Tiny</h1><object data="/a.pdf"><h6>Download</h6></object><h6>Our aims</h6><p>Light.</p>'
  expect(sawOf(assess(headerStructure, onePage(bare(html)))).join()).toContain('jump from level 1 to level 6')
})
