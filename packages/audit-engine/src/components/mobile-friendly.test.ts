import { describe, expect, test } from 'vitest'
import type { PhoneMeasures } from '../sources/rendered/phone-measures.ts'
import { mobileFriendly } from './mobile-friendly.ts'
import { speedFact } from '../../test/support/good-outside.ts'
import {
  assess,
  bare,
  change,
  factsOf,
  goodSite,
  onePage,
  origin,
  problemsOf,
  readAt,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(mobileFriendly, site)
const viewport = (content: string) =>
  run(change(goodSite(), null, /<meta name="viewport"[^>]*>/, content && `<meta name="viewport" content="${content}">`))
const body = (html: string) => run(change(goodSite(), '/about', '</main>', `${html}</main>`))

test('what style files do is not praised where nobody looked at the page as on a phone', () => {
  const praise = assess(mobileFriendly, goodSite()).findings.find(({ kind }) => kind === 'strength')?.text
  expect(praise).toMatch(/own width, .*only a look on a phone shows\.$/)
})

test('a wide picture is no wide part, which is said, as style files mostly resize it', () => {
  const saw = (html: string) => sawOf(body(html)).find((text) => text.includes('fixed wider than 430 pixels'))
  const said = (parts: string) =>
    `; ${parts} fixed wider than 430 pixels in the code that your server sends, pictures, maps, players and hidden parts left out;`
  expect(saw('<img src="/office.jpg" width="500" alt="Our office">')).toContain(said('0 have parts'))
  expect(saw('<table width="500"><tr><td>Prices</td></tr></table>')).toContain(said('1 has parts'))
})

test('pages that fit a phone, with a number that dials, score 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(result.confidence).toBe(0.75)
  expect(result.evidence[0]!.quote).toBe('width=device-width, initial-scale=1')
})

test.each([
  '<script src="/js/script.js"></script>',
  '<script src="https://cdn.example.com/fit.js"></script>',
  '<script>document.write(fit)</script>',
])('a setting that a script may write is not called missing: %s', (script) => {
  const viewport = /<meta name="viewport"[^>]*>/
  expect(run(change(goodSite(), null, viewport, script))).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('A script may add it'),
  })
  const onePage = run(change(goodSite(), '/about', viewport, script))
  expect(problemsOf(onePage)).toEqual([])
  expect(onePage.findings.map(({ text }) => text)).toContainEqual(expect.stringContaining('unless a script adds it'))
})

describe('the viewport setting', () => {
  test.each(['', 'width=1024', 'foo'])('"%s" does not fit a phone', (content) => {
    const result = viewport(content)
    expect(result.score).toBe(20)
    expect(problemsOf(result)[0]).toContain(
      'all 7 pages we read leave out the setting that tells a phone to use its own width',
    )
  })

  test.each(['width=device-width', 'initial-scale=1', 'WIDTH=device-width; initial-scale=1.0'])(
    '"%s" fits a phone',
    (content) => {
      expect(viewport(content).score).toBe(100)
    },
  )

  test('on some pages counts by share', () => {
    const result = run(change(goodSite(), '/about', /<meta name="viewport"[^>]*>/, ''))
    expect(result.score).toBe(89)
    expect(problemsOf(result)[0]).toMatch(/^Make the page "About Wattle & Wire, electricians since 2009" fit phones/)
  })
})

test.each(['user-scalable=no', 'user-scalable=0', 'maximum-scale=1.0'])('zooming blocked by %s costs 10', (setting) => {
  const result = viewport(`width=device-width, ${setting}`)
  expect(result.score).toBe(90)
  expect(problemsOf(result)[0]).toMatch(/^Allow zooming/)
})

test('zooming up to five times is no block', () => {
  expect(viewport('width=device-width, maximum-scale=5').score).toBe(100)
  expect(viewport('width = device-width initial-scale=1').score).toBe(100)
})

describe('fixed widths', () => {
  test('that differ are given as a range', () => {
    const table = (width: number) => `<table width="${width}"><tr><td>Prices</td></tr></table></main>`
    const site = change(change(goodSite(), '/about', '</main>', table(900)), '/faq', '</main>', table(640))
    expect(run(site).findings[0]?.text).toContain('a part is fixed at 640 to 900 pixels')
  })

  test.each([
    '<table width="900"><tr><td>Prices</td></tr></table>',
    '<div style="width:960px">Prices</div>',
    '<style>body { width: 980px }</style>',
  ])('%s', (html) => {
    const result = body(html)
    expect(result.score).toBe(100)
    expect(result.findings[0]?.text).toMatch(
      /^Look at the page "About Wattle & Wire, electricians since 2009" on a phone: a part is fixed at 9\d0 pixels in the page's own code/,
    )
  })

  test.each([
    '<iframe src="https://www.youtube.com/embed/x" width="560" height="315"></iframe>',
    '<style>@media (min-width: 1000px) { body { width: 980px } }</style>',
    '<style>body { max-width: 980px; width: 980px }</style>',
    '<table width="400"><tr><td>Prices</td></tr></table>',
  ])('not %s', (html) => {
    expect(body(html).score).toBe(100)
  })
})

describe('the phone number', () => {
  const phones = factsOf(goodSite()).contact.phones
  const withPhones = (where: string[]) =>
    run({
      ...goodSite(),
      facts: {
        contact: { ...factsOf(goodSite()).contact, phones: phones.filter((phone) => where.includes(phone.where)) },
      },
    })

  test('of somebody else is not asked to dial', () => {
    const { contact, identity } = factsOf(goodSite())
    const others = contact.phones
      .filter(({ where }) => where === 'text')
      .map((phone) => ({ ...phone, national: '0412 555 101', raw: '0412 555 101' }))
    const result = assess(mobileFriendly, {
      ...goodSite(),
      facts: { contact: { ...contact, phones: others }, identity: { ...identity, phone: null } },
    })
    expect(problemsOf(result)).toEqual([])
    expect(result.score).toBe(100)
  })

  test('in plain text costs 10', () => {
    const result = withPhones(['text'])
    expect(result.score).toBe(90)
    expect(problemsOf(result)).toEqual([
      expect.stringContaining('Make your phone number, (02) 9555 0123, a link that dials'),
    ])
  })

  test('in plain text on the page for contact, where other pages have a link, is named', () => {
    const { contact, identity } = factsOf(goodSite())
    const phone = contact.phones.find(({ national }) => national === identity.phone)!
    const notes = (...phones: [path: string, where: 'tel-link' | 'text'][]) =>
      run({
        ...goodSite(),
        facts: {
          contact: { ...contact, phones: phones.map(([path, where]) => ({ ...phone, url: origin + path, where })) },
        },
      }).findings.filter(
        ({ kind, text }) => kind === 'note' && text.includes('a link that dials too: we found none there'),
      )
    expect(notes(['/', 'tel-link'], ['/contact', 'text'])).toHaveLength(1)
    expect(notes(['/', 'tel-link'], ['/contact', 'text'], ['/contact', 'tel-link'])).toEqual([])
    expect(notes(['/', 'tel-link'], ['/about', 'text'])).toEqual([])
  })

  test.each([
    ['+61 0412 555 101', 'text', true],
    ['+61-0412555101', 'markup', true],
    ['+61 (0412) 555 101', 'markup', true],
    ['+61 412 555 101', 'text', false],
    ['+61 (0)412 555 101', 'text', false],
  ] as const)('with the country code and a 0 is named: %s in %s: %s', (raw, where, isNamed) => {
    const { contact, identity } = factsOf(goodSite())
    const phones = [{ national: '0412 555 101', raw, where, quote: raw, url: `${origin}/contact` }]
    const { findings } = run({
      ...goodSite(),
      facts: { contact: { ...contact, phones }, identity: { ...identity, phone: '0412 555 101' } },
    })
    expect(
      findings.some(({ text }) => text.startsWith('Write your number as 0412 555 101, or as +61 412 555 101')),
    ).toBe(isNamed)
  })

  test('with the country code and a 0 on several pages is named with all of them', () => {
    const { contact, identity } = factsOf(goodSite())
    const phones = ['/contact', '/about'].map((path) => ({
      national: '0412 555 101',
      raw: '+61 0412555101',
      where: 'text' as const,
      quote: '+61 0412555101',
      url: origin + path,
    }))
    const { findings } = run({
      ...goodSite(),
      facts: { contact: { ...contact, phones }, identity: { ...identity, phone: '0412 555 101' } },
    })
    expect(findings.map(({ text }) => text).join()).toMatch(/\(on the pages "[^"]+" and "[^"]+"\) has the country code/)
  })

  test('that is nowhere is no matter of phones', () => {
    expect(withPhones([]).score).toBe(100)
  })
})

describe('the home page as seen on a phone', () => {
  const low = { text: 'Call for a quote', colour: '#999999', background: '#ffffff', ratio: 2.84, needed: 4.5 }
  const nothing = { judged: 0, low: 0, small: 0, examples: [] }
  const seen = (measures: Partial<PhoneMeasures>, site = goodSite()) => {
    const data = { contrast: nothing, targets: nothing, ...measures }
    return run({ ...site, facts: { phone: { outcome: 'gathered', at: readAt, data } } })
  }
  const notes = ({ findings }: ReturnType<typeof run>) =>
    findings.filter(({ kind }) => kind === 'note').map(({ text }) => text)

  test('with weak text and small links is told so, without loss', () => {
    const result = seen({
      contrast: { judged: 12, low: 3, examples: [low] },
      targets: { judged: 5, small: 1, examples: [{ name: '', width: 20, height: 18 }] },
    })
    expect(result.score).toBe(100)
    expect(notes(result)).toEqual([
      'Make 3 texts on your home page stand out more: "Call for a quote", for one, is #999999 on #ffffff and hard to read in daylight. Change one of the two, so that they differ more.',
      'Give 1 link or button on your home page more room: one without a name is 20 by 18 pixels, and a thumb easily hits the one beside it.',
    ])
    expect(sawOf(result)).toEqual(
      expect.arrayContaining([
        'On a screen 390 pixels wide we could judge the colours of 12 texts on your home page: 3 hardly stand out from the background. Those over pictures or with shadows are left out.',
        '"Call for a quote" is #999999 on #ffffff, a contrast of 2.84 to 1; it needs 4.5 to 1.',
        'We could measure 5 links and buttons there: 1 is smaller than 24 by 24 pixels with another one close by.',
        'One without a name is 20 by 18 pixels.',
      ]),
    )
    expect(result.evidence.filter(({ source }) => source === 'phone-view')).toHaveLength(4)
  })

  test('and wider than it is told so, counts half for its width, and is not praised', () => {
    const result = seen({ width: { content: 1020, screen: 390, widest: '<div id="page">' } })
    expect(result.score).toBe(60)
    expect(result.findings.map(({ text }) => text)).toEqual([
      'Make your home page no wider than a phone: on a screen 390 pixels wide it is 1,020 pixels wide, so visitors have to push it sideways to read it.',
    ])
    expect(result.evidence).toContainEqual(
      expect.objectContaining({
        saw: 'On a screen 390 pixels wide, your home page is 1,020 pixels wide; this part goes furthest.',
        quote: '<div id="page">',
      }),
    )
    expect(result.job?.title).toBe('Make your pages fit a phone')
  })

  test('and no wider is praised without a doubt, whatever width its code names', () => {
    const wide = change(goodSite(), '/', '<main>', '<main><table width="900"><tr><td>Prices</td></tr></table>')
    const width = { content: 390, screen: 390, widest: null }
    expect(seen({ width }, wide).findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/own width, and a link dials your number\.$/),
    ])
  })

  test('and without its menu is told to look for it, without loss', () => {
    const result = seen({ hiddenMenu: { links: 4, seen: 1, examples: ['Prices', 'About us'] } })
    expect(result.score).toBe(100)
    expect(notes(result)).toEqual([
      'Look for the menu of your home page on your own phone: we did not see "Prices" and "About us" there, and no button that may open it. Without one, visitors on a phone do not find your other pages.',
    ])
    expect(sawOf(result)).toContain(
      'The code has a menu with 4 addresses; the first screen links to 1 of them, and not to "Prices" and "About us", and we saw no button at its top.',
    )
    expect(result.job?.title).toBe('Show your menu on a phone')
  })

  test('says nothing of what could not be judged', () => {
    const result = seen({})
    expect(notes(result)).toEqual([])
    expect(result.evidence.filter(({ source }) => source === 'phone-view')).toEqual([])
  })
})

test('a page that builds itself by script is not judged', () => {
  const page = bare(
    '<div id="root"></div><script src="/app.js"></script>',
    '<meta name="viewport" content="width=device-width">',
  )
  expect(run(onePage(page))).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

describe('a trade without a phone number on its home page', () => {
  const { contact } = factsOf(goodSite())
  const elsewhere = { contact: { ...contact, phones: contact.phones.filter(({ url }) => url !== `${origin}/`) } }
  const without = { ...goodSite(), facts: elsewhere }
  const told = (site: TestSite) =>
    run(site).findings.filter(
      ({ kind, text }) => kind === 'note' && text.startsWith('Put your phone number on your home'),
    )

  test('is told so, without loss, and nothing is said of dialling', () => {
    const result = run(without)
    expect(told(without)).toHaveLength(1)
    expect(result.score).toBe(100)
    expect(sawOf(result)).toContainEqual(expect.stringContaining('on the home page, in text and links, and found none'))
    expect(result.findings).toContainEqual({ kind: 'strength', text: expect.not.stringContaining('dials') })
  })

  test('is not told so when a picture may show the number, or when customers of its industry write', () => {
    expect(told(change(without, '/', 'alt="Our van outside a terrace in Newtown"', 'alt="Call us now"'))).toEqual([])
    const industry = { ...factsOf(goodSite()).industry, industry: 'Technology' }
    expect(told({ ...without, facts: { ...elsewhere, industry } })).toEqual([])
    expect(told(goodSite())).toEqual([])
  })
})

describe('a phone number that neither the home page nor the contact page shows', () => {
  const { contact, industry } = factsOf(goodSite())
  const on = (...paths: string[]): TestSite['facts'] => ({
    contact: {
      ...contact,
      phones: paths.flatMap((path) => contact.phones.map((one) => ({ ...one, url: origin + path }))),
    },
    industry: { ...industry, industry: 'Technology' },
  })
  const told = (facts: TestSite['facts'], site = change(goodSite(), '/contact', /alt="[^"]*"/g, 'alt="Map"')) =>
    run({ ...site, facts }).findings.filter(({ text }) => text.startsWith('Think about showing 02 9555 0123'))

  test('is a note that names the pages with it', () =>
    expect(told(on('/about')).map(({ kind, text }) => [kind, text.replace(/.*and this/, 'this')])).toEqual([
      ['note', expect.stringMatching(/^this one only on /)],
    ]))

  test('is none where one of the two has a number, or where only markup has it', () => {
    expect(told(on('/about', '/'))).toEqual([])
    expect(told(on('/about', '/contact'))).toEqual([])
    const marked = contact.phones.map((one) => ({ ...one, url: `${origin}/about`, where: 'markup' as const }))
    expect(told({ ...on('/about'), contact: { ...contact, phones: marked } })).toEqual([])
  })
})

test.each([
  [1_900_000, true],
  [1_000_000, false],
])('a picture of %i bytes is a note: %s, and costs nothing', (bytes, told) => {
  const headers = { 'content-length': String(bytes) }
  const result = run({
    ...goodSite(),
    parts: [{ path: '/van.jpg', status: 200, contentType: 'image/jpeg', headers }],
  })
  expect(result.score).toBe(100)
  expect(result.findings.some(({ kind, text }) => kind === 'note' && text.includes('1.9 MB'))).toBe(told)
})

test('a heavy picture of several pages is named with how many show it', () => {
  const headers = { 'content-length': '2400000' }
  const site = change(goodSite(), null, '<h1>', '<img src="/logo.png" alt="Wattle &amp; Wire"><h1>')
  const result = run({ ...site, parts: [{ path: '/logo.png', status: 200, contentType: 'image/png', headers }] })
  expect(sawOf(result)).toContainEqual(expect.stringMatching(/^A picture on this page and \d+ others has 2\.4 MB\.$/))
})

test('nothing is said of the weight of a picture that is offered in other sizes too', () => {
  const headers = { 'content-length': '1900000' }
  const result = run({
    ...change(goodSite(), '/', 'alt="Our van', 'srcset="/van-640.jpg 640w, /van.jpg 3840w" alt="Our van'),
    parts: [{ path: '/van.jpg', status: 200, contentType: 'image/jpeg', headers }],
  })
  expect(result.findings.some(({ text }) => text.includes('1.9 MB'))).toBe(false)
})

describe('speed for real visitors', () => {
  const withSpeed = (field: Parameters<typeof speedFact>[0]) => run({ ...goodSite(), facts: speedFact(field) })

  test.each([
    [{ lcp: 2_500, inp: 200, cls: 0.1 }, 100],
    [{ lcp: 2_501 }, 95],
    [{ lcp: 4_001 }, 90],
    [{ lcp: 4_001, inp: 501, cls: 0.26 }, 70],
    [{ lcp: 4_001, inp: null, cls: null }, 70],
    [{ inp: 350, cls: 0.2 }, 90],
  ])('%j makes a good site %i', (field, score) => {
    expect(withSpeed(field).score).toBe(score)
  })

  test('is told in plain words, with where to look it up', () => {
    const result = withSpeed({ lcp: 3_240, of: 'website' })
    expect(problemsOf(result)).toEqual([
      'Make your website faster on phones: for a quarter of your visitors the main part of a page takes longer than 3.2 seconds (good is up to 2.5 seconds).',
    ])
    expect(result.evidence.filter(({ source }) => source === 'pagespeed')).toHaveLength(3)
    expect(result.evidence.at(-3)).toMatchObject({
      saw: 'For three of four visits to your website on phones in the last 28 days the main part of the page took up to 3.2 seconds; good is up to 2.5 seconds.',
      url: 'https://pagespeed.web.dev/analysis?url=https%3A%2F%2Fwattlewire.com.au%2F&form_factor=mobile',
    })
  })

  test('that Google has not on record counts nothing, whatever its laboratory says', () => {
    const result = withSpeed(null)
    expect(result.score).toBe(100)
    expect(result.confidence).toBe(0.75)
    expect(sawOf(result).at(-1)).toContain('too few visits')
  })
})

describe('a link that does not dial', () => {
  const { contact } = factsOf(goodSite())
  const linking = (href: string) => {
    const phones = contact.phones.map((phone) => (phone.where === 'tel-link' ? { ...phone, raw: href } : phone))
    return run({ ...goodSite(), facts: { contact: { ...contact, phones } } })
  }
  const texts = (href: string) => linking(href).findings.map(({ text }) => text)

  test('keeps the 0 after the country code and is not praised', () => {
    expect(problemsOf(linking('tel:(+61) 02 9555 0123'))[0]).toMatch(/^Correct the link that should dial 02 9555 0123/)
    expect(texts('tel:(+61) 02 9555 0123').join()).not.toContain('a link dials your number')
    expect(linking('tel:(+61) 02 9555 0123').score).toBeLessThan(100)
  })
  test('has the country code without a plus and is not praised', () => {
    expect(problemsOf(linking('tel:61-0295550123'))[0]).toMatch(/^Correct the link that should dial 02 9555 0123/)
    expect(texts('tel:61295550123').join()).not.toContain('a link dials your number')
    expect(sawOf(linking('tel:61295550123')).join()).toContain('has the country code without the "+" before it')
  })
  test('a right one with the country code is praised', () => {
    expect(texts('tel:+61 2 9555 0123').join()).toContain('a link dials your number')
  })
  test('is not asked for where a link opens a message to the number', () => {
    const phones = contact.phones.filter(({ where }) => where !== 'tel-link')
    const linkedBy = (href: string) =>
      run({
        ...change(goodSite(), '/about', '</main>', `<a href="${href}">Write to us</a></main>`),
        facts: { contact: { ...contact, phones } },
      })
    const digits = contact.phones[0]!.national.replace(/\D/g, '').slice(1)
    const asked = (href: string) => problemsOf(linkedBy(href)).join().includes('a link that dials')
    expect(asked(`sms:+61${digits}?body=Hi`)).toBe(false)
    expect(asked(`https://wa.me/61${digits}`)).toBe(false)
    expect(asked('sms:+61400000000')).toBe(true)
  })
  test('holds an e-mail address', () => {
    const result = body('<a href="tel:hello@wattle.example">Write</a>')
    expect(result.findings.map(({ text }) => text).join()).toContain('hello@wattle.example')
    expect(result.score).toBe(100)
  })
})

test('a link with a digit less than another one dials nobody', () => {
  const links = (href: string) =>
    body(`<a href="tel:0399610678">Call</a> <a href="${href}">North</a>`)
      .findings.map(({ text }) => text)
      .join()
  expect(links('tel:039961078')).toContain('Correct the link with the address "tel:039961078"')
  // Complete in New Zealand.
  expect(links('tel:033123456')).not.toContain('Correct the link')
})

test.each(['tel:', 'tel:+61XXXXXXXXX', 'tel:+61:399610678', 'tel:0412 555 101 and 0412 555 102', 'tel:++61399610678'])(
  'a link with the address %s dials nobody',
  (href) => {
    const texts = body(`<p>03 9961 0678</p><a href="${href}">Call</a>`)
      .findings.map(({ text }) => text)
      .join()
    expect(texts).toContain(`Correct the link with the address "${href}"`)
    expect(texts).not.toContain('a link dials your number')
  },
)

test.each([
  ['03 9961 0678', 'tel:0730674287', true],
  ['03 9961 0678', 'tel:+61399610678', false],
  ['Call 9961 0678', 'tel:0399610678', false],
  ['03 9961 0678', 'tel:9812345678', true],
  ['9812345678', 'tel:0399610678', true],
  ['9961-0678', 'tel:0399610678', false],
  ['Call 9961 0679', 'tel:0399610678', true],
  ['+61 (0)3 9961 0678', 'tel:0399610678', false],
  ['Open 24 hours, 7 days', 'tel:0399610678', false],
  ['03 9961 0678', 'tel:%2B61%203%209961%200678', false],
  ['03 9961 0678', 'tel:0399610678,12', false],
  ['03 9961 0678', 'tel:99610678', false],
])('a link that shows %s and dials %s leads astray: %s', (text, href, astray) => {
  const texts = body(`<a href="${href}">${text}</a>`)
    .findings.map((one) => one.text)
    .join()
  expect(texts.includes('reach another number')).toBe(astray)
  expect(texts.includes('a link dials your number')).toBe(!astray)
})
