import { describe, expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { structuredData } from './structured-data.ts'
import {
  assess,
  bare,
  change,
  factsOf,
  goodSite,
  notesOf,
  onePage,
  origin,
  problemsOf,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(structuredData, site)
const markup = (changes: Record<string, unknown>, facts: TestSite['facts'] = {}) => {
  const business = {
    '@context': 'https://schema.org',
    '@type': 'Electrician',
    name: 'Wattle & Wire',
    telephone: '02 9555 0123',
    url: 'https://www.wattlewire.com.au',
    address: { '@type': 'PostalAddress', addressLocality: 'Marrickville', postalCode: '2204' },
    ...changes,
  }
  return run({
    ...onePage(bare('<h1>Tiny</h1>', `<script type="application/ld+json">${JSON.stringify(business)}</script>`)),
    facts,
  })
}
const industry = (name: string, confidence: number): TestSite['facts'] => ({
  industry: { ...factsOf(goodSite()).industry, industry: name, confidence },
})

test('a complete note about the business scores 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(sawOf(result)[0]).toContain('describes the business as "Electrician", with name, place, phone and web address')
})

test('the place shown is where the business is, not the first of the areas it serves', () => {
  const result = markup({ areaServed: ['Newtown', 'Enmore'] })
  expect(result.evidence[0]?.quote).toContain('Marrickville 2204')
})

test('none at all scores 0 and says what was looked for', () => {
  const result = run(onePage(bare('<h1>Tiny</h1>')))
  expect(result.score).toBe(0)
  expect(sawOf(result)[0]).toContain(
    'We looked for JSON-LD and microdata about the business on the one page we read and found none.',
  )
  expect(problemsOf(result)[0]).toMatch(/^Add your business details/)
})

test('notes about other things than the business earn 10', () => {
  const result = markup({ '@type': 'WebSite' })
  expect(result.score).toBe(10)
  expect(sawOf(result)[0]).toContain('found only WebSite')
})

describe('a broken block', () => {
  test('alone scores 0 and is told from a missing one', () => {
    const result = run(onePage(bare('', '<script type="application/ld+json">{"@type": "Electrician",}</script>')))
    expect(result.score).toBe(0)
    expect(problemsOf(result)).toEqual([
      expect.stringMatching(/^Repair the structured data on your home page: it has a mistake/),
    ])
    expect(result.evidence[1]!.quote).toContain('"Electrician",}')
  })

  test('beside a good one costs its share of 10', () => {
    const result = run(
      change(goodSite(), '/about', '</head>', '<script type="application/ld+json">{oops</script></head>'),
    )
    expect(result.score).toBe(95)
    expect(problemsOf(result)[0]).toContain('on the page "About Wattle & Wire, electricians since 2009"')
  })
})

describe('the type', () => {
  test('LocalBusiness is right but not exact', () => {
    const result = markup({ '@type': 'LocalBusiness' })
    expect(result.score).toBe(88)
    expect(problemsOf(result)[0]).toContain('it says only "LocalBusiness"')
  })

  test('LocalBusiness is exact where the home page does not say the trade', () => {
    const identity = { ...factsOf(goodSite()).identity, name: 'Wattle & Wire' }
    expect(markup({ '@type': 'LocalBusiness' }, { identity }).score).toBe(100)
  })

  test('Organization says little', () => {
    expect(markup({ '@type': 'Organization' }).score).toBe(79)
  })

  test('of another industry is a mistake', () => {
    const result = markup({ '@type': 'Restaurant' })
    expect(result.score).toBe(79)
    expect(problemsOf(result)[0]).toContain('it says "Restaurant", and search engines take you for that')
  })

  test('of another industry is no fault while we are unsure of the industry', () => {
    expect(markup({ '@type': 'Restaurant' }, industry('Trades & Services', 0.4)).score).toBe(100)
    expect(markup({ '@type': 'Restaurant' }, industry('Unknown Industry', 0)).score).toBe(100)
  })

  test('may be one of several', () => {
    expect(markup({ '@type': ['Organization', 'Electrician'] }).score).toBe(100)
  })

  test('of a neighbouring industry fits', () => {
    expect(markup({}, industry('Building & Construction', 0.9)).score).toBe(100)
  })
})

describe('details', () => {
  test.each([
    ['name', { name: '' }, 85, 'Add your name to'],
    ['phone', { telephone: undefined }, 85, 'Add your phone number to'],
    ['place', { address: undefined }, 80, 'Add your address or the area you serve to'],
    [
      'postcode',
      { address: { '@type': 'PostalAddress', addressLocality: 'Marrickville' } },
      92,
      'Add your postcode to',
    ],
  ])('a missing %s is named', (_, changes, score, words) => {
    const result = markup(changes)
    expect(result.score).toBe(score)
    expect(problemsOf(result)[0]).toContain(words)
  })

  test.each([
    ['a line with a postcode', { address: '12 Illawarra Rd, Marrickville NSW 2204' }],
    ['the area served', { address: undefined, areaServed: 'Inner West' }],
    ['the area served as an item', { address: undefined, areaServed: { '@type': 'City', name: 'Sydney' } }],
    [
      'a contact point for the phone',
      { telephone: undefined, contactPoint: { '@type': 'ContactPoint', telephone: '02 9555 0123' } },
    ],
    ['no web address', { url: undefined }],
  ])('%s is enough', (_, changes) => {
    expect(markup(changes).score).toBe(100)
  })

  test("another website's address is a mistake", () => {
    const result = markup({ url: 'https://theme-demo.example.com/' })
    expect(result.score).toBe(90)
    expect(problemsOf(result)[0]).toContain('it leads to theme-demo.example.com')
  })
})

test('microdata counts like JSON-LD', () => {
  const result = run(
    onePage(
      bare(`<div itemscope itemtype="https://schema.org/Electrician"><span itemprop="name">Tiny</span><span itemprop="telephone">02 9555 0123</span>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Marrickville</span><span itemprop="postalCode">2204</span></div></div>`),
    ),
  )
  expect(result.score).toBe(100)
})

test('an area served without an address is not called a place', () => {
  const result = markup({ address: undefined, areaServed: 'AU' })
  expect(sawOf(result)[0]).toContain('with name, area served, phone and web address')
  expect(result.findings.map(({ text }) => text).join()).not.toContain('place')
})

test('the suburb of a post office box is asked about, not praised', () => {
  const { contact } = factsOf(goodSite())
  const [address] = contact.addresses
  const boxes = [{ ...address!, street: 'PO Box 12', suburb: 'Marrickville', where: 'text' as const }]
  const { findings } = markup(
    { address: { '@type': 'PostalAddress', addressLocality: 'Marrickville', postalCode: '2204' } },
    { contact: { ...contact, addresses: boxes } },
  )
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringContaining('Marrickville is where your post office box is'),
  ])
})

test('a rating that stands beside the business counts as one of its own', () => {
  const rating = {
    '@context': 'https://schema.org',
    '@type': 'AggregateRating',
    itemReviewed: { '@type': 'LocalBusiness', name: 'Wattle & Wire' },
    ratingValue: 5,
  }
  const site = goodSite()
  const pages = {
    ...site.pages,
    '/praise': bare('<h1>Rated 5</h1>', `<script type="application/ld+json">${JSON.stringify(rating)}</script>`),
  }
  expect(
    run({ ...site, pages })
      .findings.map(({ text }) => text)
      .join(),
  ).toContain('1 page marks up stars')
})

test('stars a business gives itself earn nothing and cost nothing', () => {
  const result = markup({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 99 } })
  expect(result.score).toBe(100)
  expect(result.findings).toContainEqual({
    kind: 'note',
    text: expect.stringContaining('stars about your own business'),
  })
  expect(markup({ name: '', aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }).score).toBe(85)
})

test('a rating that no page shows is a risk', () => {
  const hidden = markup({ aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: 48 } })
  expect(hidden.findings).toContainEqual({
    kind: 'note',
    text: expect.stringMatching(/^Show your customers the rating of 4\.9 .* or take it out: we read it on none/),
  })
})

test.each([
  [
    { address: { streetAddress: 'Gippsland Region', addressLocality: 'Neerim', postalCode: '3831' } },
    '"Gippsland Region" is no street',
  ],
  [{ telephone: '+61XXXXXXXXX' }, '"+61XXXXXXXXX" is no phone number'],
  [{ image: '' }, '"image" is empty'],
  [{ address: { addressLocality: 'Neerim', postalCode: '' } }, '"postalCode" is empty'],
  [{ openingHoursSpecification: { opens: 'ByAppointment', closes: '17:00' } }, '"ByAppointment" is no time of day'],
  [{ aggregateRating: { ratingValue: '5', reviewCount: '0' } }, 'a rating of 0 reviews is none'],
  [{ aggregateRating: { ratingValue: 98, reviewCount: 12 } }, '98 of 5 is no rating'],
  [{ aggregateRating: { ratingValue: 98, bestRating: 100, reviewCount: 12 } }, null],
  [{ openingHoursSpecification: { opens: '09:00', closes: '17:00' } }, null],
  [{ address: { streetAddress: 'The Old Mill', addressLocality: 'Neerim', postalCode: '3831' } }, null],
])('the values of %j are judged: %s', (changes, fault) => {
  const texts = markup(changes)
    .findings.map(({ text }) => text)
    .join()
  if (fault) expect(texts).toContain(fault)
  else expect(texts).not.toContain('in your structured data:')
})

describe('a note about another business', () => {
  const other = { name: 'Lyrebird Gutters', url: 'https://lyrebirdgutters.com.au', telephone: '07 3555 0123' }

  test('is named, not praised', () => {
    const result = markup(other)
    expect(problemsOf(result)).toEqual([
      'Correct the structured data on your home page: it describes another business, "Lyrebird Gutters".',
    ])
    expect(result.score).toBeLessThan(50)
  })

  test('spoils a good note on another page', () => {
    const block = `<script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', ...other })}</script>`
    const result = run(change(goodSite(), '/about', '</head>', `${block}</head>`))
    expect(result.score).toBe(90)
    expect(result.findings.map(({ kind }) => kind)).not.toContain('strength')
  })
})

test('what only says who published an article is no note about the business', () => {
  const article = { '@type': 'BlogPosting', publisher: { '@type': 'Organization', name: 'Wattle & Wire', url: '/' } }
  const block = `<script type="application/ld+json">${JSON.stringify(article)}</script></head>`
  const site = change(
    change(goodSite(), '/', /<script type="application\/ld\+json">[^]*?<\/script>/, ''),
    '/about',
    '</head>',
    block,
  )
  expect(problemsOf(run(site)).join()).toContain('we found none about your business')
})

describe('types that schema.org does not have', () => {
  test('leave the details of the note what they are', () => {
    const result = markup({ '@type': 'SparkyService' })
    expect(sawOf(result)[0]).toContain('as "SparkyService", with name, place, phone and web address')
    expect(problemsOf(result)).toHaveLength(1)
    expect(result.score).toBe(70)
  })

  test('are named', () => {
    expect(problemsOf(markup({ '@type': 'SparkyService' }))).toContainEqual(
      expect.stringMatching(
        /^Correct the type in your structured data: schema\.org has no business called "SparkyService"/,
      ),
    )
  })

  test('do no harm beside one that it has', () => {
    expect(problemsOf(markup({ '@type': ['LocalBusiness', 'SparkyService'] })).join()).not.toContain(
      'no business called',
    )
  })

  test.each(['Person', 'Place', 'Event', 'SportsOrganization', 'Cooperative'])('%s is one', (type) => {
    expect(problemsOf(markup({ '@type': type })).join()).not.toContain('no business called')
  })
})

test('whose website it is describes the business, also where an event names it as its organizer', () => {
  const id = `${origin}/#organization`
  const graph = [
    {
      '@type': 'Organization',
      '@id': id,
      name: 'Tiny Club',
      address: { addressLocality: 'Newtown', postalCode: '2042' },
    },
    { '@type': 'Event', name: 'Breakfast', organizer: { '@id': id } },
  ]
  const told = (nodes: object[]) =>
    sawOf(markup({ '@type': undefined, name: undefined, telephone: undefined, address: undefined, '@graph': nodes }))[0]
  expect(told(graph)).toContain('describes the business as "Organization"')
  expect(told([{ '@type': 'Event', name: 'Fair', organizer: { '@type': 'Organization', name: 'Council' } }])).toContain(
    'found only',
  )
})

test('no phone number is asked for where the pages show none', () => {
  const without = (phones: Facts['contact']['phones']) =>
    problemsOf(markup({ telephone: undefined }, { contact: { ...factsOf(goodSite()).contact, phones } })).join()
  expect(without([])).not.toContain('phone number')
  expect(without(factsOf(goodSite()).contact.phones)).toContain('Add your phone number to your structured data')
})

test('parts of an address that stand alone are to be put together', () => {
  const told = problemsOf(markup({ address: undefined, streetAddress: '12 King Street', addressLocality: 'Newtown' }))
  expect(told.join()).toContain('Add an "address" around its parts (such as "streetAddress")')
})

test('a note with every detail counts before one of its shop that has none', () => {
  const shop = { '@type': 'Store', name: 'Wattle & Wire Shop', url: 'https://www.wattlewire.com.au/shop' }
  const whole = markup({ '@type': 'LandscapeService', telephone: '02 9555 0123', areaServed: 'Newtown' })
  const both = run({
    ...onePage(''),
    pages: {
      '/': bare(
        '<h1>Tiny</h1><a href="/shop">Shop</a>',
        `<script type="application/ld+json">${JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'LandscapeService',
          name: 'Wattle & Wire',
          telephone: '02 9555 0123',
          url: 'https://www.wattlewire.com.au',
          areaServed: 'Newtown',
          address: { '@type': 'PostalAddress', addressLocality: 'Marrickville', postalCode: '2204' },
        })}</script>`,
      ),
      '/shop': bare('<h1>Shop</h1>', `<script type="application/ld+json">${JSON.stringify(shop)}</script>`),
    },
  })
  expect(both.evidence[0]?.saw).toBe(whole.evidence[0]?.saw)
})

test('a business that sells online needs neither phone nor place', () => {
  const result = markup(
    { '@type': 'OnlineStore', telephone: undefined, address: undefined },
    { ...industry('Retail & E-Commerce', 0.9), trade: { name: null } },
  )
  expect(problemsOf(result)).toEqual([])
})

test('"OnlineBusiness" says enough of one without a place, in any industry', () => {
  const { identity } = factsOf(goodSite())
  const working = { ...industry('Professional Services', 0.9), trade: { name: null } }
  const changes = { '@type': 'OnlineBusiness', telephone: undefined, address: undefined }
  expect(problemsOf(markup(changes, { ...working, identity: { ...identity, suburb: null, areas: [] } }))).toEqual([])
  expect(problemsOf(markup(changes, working)).join()).toContain('it says only "OnlineBusiness"')
})

test('a type that every industry uses is not called wrong', () => {
  const coach = { ...industry('Health & Wellness', 0.9), trade: { name: null } }
  expect(problemsOf(markup({ '@type': 'ProfessionalService' }, coach))).toEqual([])
  expect(problemsOf(markup({ '@type': 'Bakery' }, coach))).toContainEqual(expect.stringContaining('it says "Bakery"'))
})

test('what one note says of an id, another about the same id need not repeat', () => {
  const node = (more: object) => ({ '@id': 'https://tiny.com.au/#us', name: 'Tiny', ...more })
  const graph = [
    node({ '@type': 'SecurityService', areaServed: 'Logan' }),
    node({ '@type': 'LocalBusiness', telephone: '07 5550 0123' }),
  ]
  const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`
  expect(sawOf(run(onePage(bare(`<h1>Tiny</h1>${html}`)))).join()).not.toContain('the area you serve')
})

test('a made-up number is no phone number of the business', () => {
  const name = 'Wattle & Wire Electrical'
  const node = { '@type': 'Electrician', name, telephone: '+61-7-3000-0000', areaServed: 'Logan' }
  const html = `<script type="application/ld+json">${JSON.stringify(node)}</script>`
  expect(problemsOf(run(onePage(bare(`<h1>Tiny</h1>${html}`)))).join()).toContain('your real phone number')
})

test('markup that gives another suburb as the address on each page is told to give one', () => {
  const note = (suburb: string, more: object = {}) => {
    const address = { '@type': 'PostalAddress', addressLocality: suburb, postalCode: '2064', ...more }
    const node = { '@type': 'HousePainter', name: 'Wattle & Wire', telephone: '02 9555 0123', address }
    return bare(
      `<h1>Painting in ${suburb}</h1><p>We paint in ${suburb}.</p><script type="application/ld+json">${JSON.stringify(node)}</script>`,
    )
  }
  const suburbs = ['Artarmon', 'Mosman', 'Gordon']
  const withPages = (more: (suburb: string) => object) => {
    const site = onePage(bare(`<h1>Tiny</h1>${suburbs.map((name) => `<a href="/${name}">${name}</a>`).join('')}`))
    for (const name of suburbs) site.pages[`/${name}`] = note(name, more(name))
    return run(site)
  }
  const wrong = withPages(() => ({}))
  expect(problemsOf(wrong).join()).toContain('it gives 3 suburbs on different pages, Artarmon, Gordon and Mosman.')
  expect(wrong.findings.filter(({ kind }) => kind === 'strength')).toEqual([])
  const branches = withPages((name) => ({ streetAddress: `${name.length} High Street` }))
  expect(problemsOf(branches).join()).not.toContain('suburbs on different pages')
})

test('the note of the home page goes before those that other pages have for one place each', () => {
  const script = (node: object) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`
  const places = ['Ballarat', 'Bendigo', 'Geelong']
  const local = (areaServed: string, more: object = {}) =>
    script({
      '@type': 'LocalBusiness',
      name: 'Wattle & Wire',
      areaServed: { '@type': 'City', name: areaServed },
      ...more,
    })
  const site = (more: object = {}) => {
    const found = onePage(
      bare(
        `<h1>Tiny</h1>${places.map((name) => `<a href="/${name}">${name}</a>`).join('')}${script({ '@type': 'Organization', name: 'Wattle & Wire' })}`,
      ),
    )
    for (const name of places) found.pages[`/${name}`] = bare(`<h1>${name}</h1>${local(name, more)}`)
    return sawOf(run(found)).join()
  }
  expect(site()).toContain('describes the business as "Organization"')
  expect(site()).toContain('notes of their own, each for one place: Ballarat, Bendigo and Geelong.')
  expect(site({ telephone: '02 9555 0123' })).toContain('describes the business as "LocalBusiness"')
})

test('a type that schema.org does not have is named where it stands beside one that it has', () => {
  const told = (...types: string[]) => notesOf(markup({ '@type': types })).join()
  expect(told('GardenCareBusiness', 'Electrician')).toContain('Take "GardenCareBusiness" out of the types')
  expect(told('HomeAndConstructionBusiness', 'Electrician')).toBe('')
})

test('a city without a street, beside a street elsewhere on the pages, asks for the whole address', () => {
  const { identity, contact } = factsOf(goodSite())
  const of = (locality: string, facts: TestSite['facts'] = { identity, contact }) =>
    problemsOf(markup({ address: { '@type': 'PostalAddress', addressLocality: locality } }, facts))
  expect(of('Sydney')).toEqual([
    'Add your whole address (your pages give 12 Illawarra Road, Marrickville NSW 2204, the note only "Sydney") to your structured data: search engines then need not guess.',
  ])
  expect(of('Marrickville')[0]).toMatch(/^Add your postcode to/)
  expect(of('Sydney', { contact, identity: { ...identity, address: null } })[0]).toMatch(/^Add your postcode to/)
})
