import { describe, expect, test } from 'vitest'
import { localKeywords } from './local-keywords.ts'
import {
  assess,
  bare,
  change,
  factsOf,
  goodSite,
  onePage,
  origin,
  problemsOf,
  sawOf,
  type TestSite,
} from '../../test/support/good-site.ts'

const run = (site: TestSite) => assess(localKeywords, site)
test('the name of the business names no place where none of those served is in it', () => {
  const services = [
    { name: 'Panel beating', url: `${origin}/`, quote: 'Panel beating', page: `${origin}/services/panels` },
  ]
  const page = bare('<h1>Panel beating</h1><p>Top End Panels mends any car.</p>')
  const site = { ...goodSite(), pages: { ...goodSite().pages, '/services/panels': page, '/services/paint': page } }
  const named = { ...identity, name: 'Top End Panels', variations: [] }
  const result = run({
    ...site,
    facts: {
      services: [...services, { ...services[0]!, name: 'Painting', page: `${origin}/services/paint` }],
      identity: named,
    },
  })
  expect(sawOf(result).join()).toContain('Of 3 pages that we took for service pages, 2 name')
})

const { identity, contact: goodContact } = factsOf(goodSite())

test('a site that names its place in title, heading, text and service pages scores 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(problemsOf(result)).toEqual([])
})

test.each([
  [
    'the title of the home page',
    '/',
    /<title>[^<]*/,
    '<title>Electrician | Wattle',
    65,
    /^Put the place most of your customers come from into the title of your home page: it says "Electrician \| Wattle"/,
  ],
  [
    'the main heading',
    '/',
    /<h1>[^<]*/,
    '<h1>Your electrician',
    75,
    /^Name the place most of your customers come from in the main heading/,
  ],
] as const)('%s without the place', (_, path, from, to, score, problem) => {
  const result = run(change(goodSite(), path, from, to))
  expect(result.score).toBe(score)
  expect(problemsOf(result)[0]).toMatch(problem)
})

test('a tradesman who comes "wherever you are" does not sell everywhere', () => {
  const about = (text: string) =>
    run({
      ...onePage(bare(`<h1>Tiny doors</h1><p>${text}</p>`, '<title>Tiny doors</title>')),
      facts: { identity: { ...identity, suburb: null, areas: [] } },
    }).reason ?? ''
  expect(about('Springs fixed fast wherever you are.')).not.toContain('all over Australia')
  expect(about('Lessons online, wherever you are.')).toContain('all over Australia')
})

test('a tradesman with pages for cities of several states works in all of Australia', () => {
  const told = (areas: string[]) =>
    run({
      ...onePage(bare('<h1>Floors for nursing homes</h1>', '<title>Floors for nursing homes, Australia-wide</title>')),
      facts: {
        identity: { ...identity, areas },
        industry: { ...factsOf(goodSite()).industry, industry: 'Building & Construction', confidence: 1 },
      },
    }).outcome
  expect(told(['Melbourne'])).toBe('scored')
  expect(told(['Melbourne', 'Sydney', 'Brisbane'])).toBe('notApplicable')
})

test('a practice that meets people and also works online has a place', () => {
  const told = (text: string) =>
    run({
      ...onePage(
        bare(
          `<h1>Counselling</h1><p>Delivered online, Australia-wide.</p><p>${text}</p>`,
          '<title>Counselling</title>',
        ),
      ),
      facts: { identity: { ...identity, suburb: null, areas: ['Hervey Bay'] } },
    }).reason ?? ''
  expect(told('Write to us.')).toContain('all over Australia')
  expect(told('In-person in Hervey Bay.')).not.toContain('all over Australia')
})

test('a title that names the state is no title without a place', () => {
  const result = run(change(goodSite(), '/', /<title>[^<]*/, '<title>Lights for rural New South Wales'))
  expect(result.score).toBe(83)
  expect(result.findings.map(({ text }) => text)).toContain(
    'The title of your home page names New South Wales. If most of your customers come from one part of it, name that too.',
  )
})

test('a title that names another state names no place', () => {
  const result = run({
    ...change(goodSite(), '/', /<title>[^<]*/, '<title>Lights for Queensland'),
    facts: { identity: { ...identity, state: 'NSW' } },
  })
  expect(problemsOf(result)[0]).toMatch(/^Put the place most of your customers come from into the title/)
})

test('a shop for all of Australia has no suburb to name', () => {
  const result = run({
    ...onePage(bare('<h1>Lamps, delivered Australia-wide</h1>')),
    facts: { identity: { ...identity, suburb: null, areas: [], seen: [] } },
  })
  expect(result).toMatchObject({ outcome: 'notApplicable', reason: expect.stringContaining('all over Australia') })
})

test('"Australia" in the name of a business does not make it one for the whole country', () => {
  const result = run({
    ...onePage(bare('<h1>Welcome</h1>', '<title>Tiny Electrical Australia</title>')),
    facts: { identity: { ...identity, confidences: { ...identity.confidences, suburb: 0.4 } } },
  })
  expect(result.outcome).toBe('scored')
})

test('a tradesperson with an address works around it, whatever the title says of Australia', () => {
  const site = change(goodSite(), '/', /<h1>[^<]*/, '<h1>Your electrician')
  const result = run(change(site, '/', /<title>[^<]*/, '<title>Electrical work across Australia'))
  expect(result.outcome).toBe('scored')
  expect(problemsOf(result)[0]).toMatch(/^Put the place most of your customers come from into the title/)
})

test('a title that names the state is no title of a business for the whole country', () => {
  const site = change(goodSite(), '/', /<h1>[^<]*/, '<h1>IT support across Australia')
  const titled = (title: string) => run(change(site, '/', /<title>[^<]*/, `<title>${title}`))
  expect(titled('IT support in New South Wales, Australia wide').outcome).toBe('scored')
})

test('a main heading made of links is no text beside it', () => {
  const heading = '<h1><a href="/a">Alarms</a>, <a href="/b">Locks</a>, Marrickville, Australia</h1>'
  const result = run({ ...onePage(bare(`${heading}<p>We wire alarms.</p>`)), facts: { identity, services: [] } })
  expect(sawOf(result).join()).toContain('We read none of these places in the text of the home page')
})

test('the name of another business behind a link does not name the place of this one', () => {
  const result = run({
    ...onePage(bare('<h1>Massage</h1><p><a href="https://clinic.example.com/">Marrickville Chiropractic</a></p>')),
    facts: { identity, services: [] },
  })
  expect(sawOf(result)).toContain(
    'We read none of these places in the text of the home page, outside headings, footer and links to other websites.',
  )
})

test('a main heading that only screen readers say is one', () => {
  const result = run(change(goodSite(), '/', /<h1>([^<]*)/, '<h1 class="visually-hidden">$1'))
  expect(result.score).toBe(100)
})

test('a smaller heading counts half', () => {
  const site = change(
    change(goodSite(), '/', /<h1>[^<]*/, '<h1>Your electrician'),
    '/',
    '<h2>What we do</h2>',
    '<h2>What we do in Newtown</h2>',
  )
  expect(run(site).score).toBe(88)
})

test('a region the site serves is as good as the suburb', () => {
  expect(run(change(goodSite(), '/', /<title>[^<]*/, '<title>Inner-West electrician')).score).toBe(100)
})

test('a place counts as a whole word only', () => {
  const result = run({
    ...change(goodSite(), '/', /<title>[^<]*/, '<title>Smart lights'),
    facts: { identity: { ...identity, suburb: 'Art', areas: [] } },
  })
  expect(sawOf(result)).toContain('The title of the home page names none of these places.')
})

test('a gallery whose title names a service is no service page', () => {
  const html =
    '<title>Switchboard upgrades | Wattle</title><main><h1>We like results</h1><p>Before and after.</p></main>'
  const site = goodSite()
  const gallery = { ...site, pages: { ...site.pages, '/results-matter.html': html, '/photos': html } }
  expect(run(gallery).score).toBe(100)
})

test('service pages without the place are named', () => {
  const placeless = '<main><h1>LED lighting</h1><p>Brighter rooms.</p></main>'
  const site = change(
    change(goodSite(), '/services/led-lighting', /<main>[\s\S]*<\/main>/, placeless),
    '/services/led-lighting',
    'Inner West',
    'all',
  )
  const result = run(site)
  expect(result.score).toBe(88)
  expect(problemsOf(result)[0]).toMatch(
    /^Name the place on the page "LED lighting for all homes" too.*we read none in title, headings and text/,
  )
})

test('a bar that most pages share names no place for a service page, nor does it lack one', () => {
  const site = change(goodSite(), null, '<body>', '<body><header><p>Serving all of Sydney</p></header>')
  const pages = {
    ...site.pages,
    '/services/led-lighting': bare(
      '<header><p>Serving all of Sydney</p></header><h1>LED lighting</h1><p>Brighter rooms.</p>',
    ),
  }
  const result = run({ ...site, pages })
  expect(problemsOf(result)).toEqual([])
  expect(sawOf(result).join()).not.toContain('that we took for service pages')
  expect(result.findings.filter(({ kind }) => kind === 'strength')).toEqual([])
})

test('a title that several pages have names no place for a service page', () => {
  const title = '<title>Electrician in Marrickville</title>'
  const page = bare('<h1>LED lighting</h1><p>Brighter rooms.</p>', title)
  const twin = bare('<h1>Switchboard upgrades</h1><p>Safer homes.</p>', title)
  const of = (other: string) =>
    run({
      ...goodSite(),
      pages: { ...goodSite().pages, '/services/led-lighting': page, '/services/switchboard-upgrades': other },
    })
  expect(problemsOf(of(twin))[0]).toMatch(
    /^Name the place on .* too.*we read none in headings and text outside the footer, nor in a title that no other page has\.$/,
  )
  expect(sawOf(of(twin)).join()).toContain('its title is that of another page too')
  expect(problemsOf(of(goodSite().pages['/services/switchboard-upgrades']!))).toEqual([])
})

test.each([
  ['Hospitality & Food Services', 'the place where you are'],
  ['Entertainment & Events', 'the place where you are or mostly work'],
  ['Trades & Services', 'the place most of your customers come from'],
])('guests come from elsewhere, so of %s the title is asked for %s', (industry, meant) => {
  const site = change(goodSite(), '/', /<title>[^<]*/, '<title>Wattle')
  const facts = { industry: { industry, confidence: 1, because: '', url: null, quote: null } }
  expect(problemsOf(run({ ...site, facts })).join()).toContain(`Put ${meant} into the title of your home page`)
})

test('of a café with doors in two suburbs the title is asked for both', () => {
  const [seat] = goodContact.addresses
  const addresses = [seat!, { ...seat!, street: '9 King Street', suburb: 'Newtown' }]
  const site = change(goodSite(), '/', /<title>[^<]*/, '<title>Wattle')
  const industry = { industry: 'Hospitality & Food Services', confidence: 1, because: '', url: null, quote: null }
  const facts = { industry, contact: { ...goodContact, addresses } }
  const result = run({ ...site, facts })
  expect(problemsOf(result)[0]).toContain('Put the places where you are into the title of your home page')
  expect(result.job?.steps[0]).toContain('name each in the title of its own page')
})

test.each([
  ['/areas/belmont', 'Switchboard upgrades Belmont'],
  ['/services/wiring', 'Wiring in Geelong'],
])('a page of an area (%s) names its place, known or not', (path, title) => {
  const site = goodSite()
  site.pages[path] = bare(`<h1>${title}</h1><p>We come to you.</p>`)
  expect(run(site).score).toBe(100)
})

test('the text of the home page counts without the footer', () => {
  const site = change(goodSite(), '/', /(?<=<\/h1>)[\s\S]*<\/blockquote>/, '')
  const result = run(site)
  expect(sawOf(result)).toContain(
    'We read none of these places in the text of the home page, outside headings, footer and links to other websites.',
  )
  expect(result.score).toBe(85)
  expect(problemsOf(result)[0]).toMatch(/^Mention Marrickville in the text/)
})

describe('a site of one page', () => {
  test('is not asked for service pages', () => {
    expect(
      run({
        ...onePage(
          bare('<h1>Bakery in Marrickville</h1><p>Bread for Marrickville.</p>', '<title>Bakery, Marrickville</title>'),
        ),
      }).score,
    ).toBe(100)
  })
})

test('a site that names no place scores 0, with less confidence, and says what was looked for', () => {
  const result = run({
    ...onePage(bare('<h1>Bakery</h1>', '<title>Bakery</title>')),
    facts: { identity: { ...identity, suburb: null, areas: [] } },
  })
  expect(result).toMatchObject({ score: 0, confidence: 0.6 })
  expect(sawOf(result)[0]).toContain('We looked for a suburb, region or postcode')
  expect(problemsOf(result)[0]).toMatch(
    /^Say which suburbs or regions you serve: we recognised no place name on the one page/,
  )
})

test('areas without a suburb are used with less confidence', () => {
  const result = run({ ...goodSite(), facts: { identity: { ...identity, suburb: null, seen: [] } } })
  expect(result).toMatchObject({ score: 100, confidence: 0.8 })
})

test('pages that build themselves by script are not judged', () => {
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(assess(localKeywords, site)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

describe('a service for people anywhere', () => {
  const nowhere = { facts: { identity: { ...identity, suburb: null, areas: [], seen: [] } } }
  test.each([
    '<p>Lessons are held online, so it does not matter where you are.</p>',
    '<p>We can work together wherever you’re based.</p>',
    '<script type="application/ld+json">{"@type":"LocalBusiness","name":"Joe","areaServed":"AU"}</script>',
  ])('has no suburb to name: %s', (html) => {
    expect(run({ ...onePage(bare(`<h1>Piano</h1>${html}`)), ...nowhere }).outcome).toBe('notApplicable')
  })
  test('is not assumed because one can book online', () => {
    expect(run({ ...onePage(bare('<h1>Piano</h1><p>Book your lesson online.</p>')), ...nowhere }).score).toBe(0)
  })
})

test('a home page without a main heading is not said to have one', () => {
  const result = run(change(goodSite(), '/', /<(\/?)h1>/g, '<$1h2>'))
  expect(problemsOf(result).join()).toContain('Give your home page a main heading (h1), with the place')
  expect(sawOf(result).join()).not.toContain('the main one does not')
})

describe('the place to name', () => {
  test.each(['Retail & E-Commerce', 'Manufacturing & Production', 'Unknown Industry'])(
    'is not asked for where customers may come from anywhere: %s',
    (name) => {
      const industry = { ...factsOf(goodSite()).industry, industry: name, confidence: 1 }
      const site = onePage(bare('<h1>Our range</h1><p>8 Sample Lane, Stanmore NSW 2048</p>', '<title>Ash</title>'))
      expect(run({ ...site, facts: { identity, industry } }).outcome).toBe('notMeasured')
      expect(run({ ...goodSite(), facts: { industry } }).score).toBe(100)
    },
  )

  test('is never that of a post office box, and then nothing is said', () => {
    const box = { ...goodContact, addresses: [{ ...goodContact.addresses[0]!, street: 'PO Box 12' }] }
    const nowhere = { identity: { ...identity, suburb: null, areas: [], seen: [] }, contact: box }
    expect(run({ ...onePage(bare('<h1>Roofs</h1><p>PO Box 12, Yatala QLD 4207</p>')), facts: nowhere })).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('post office box'),
    })
  })
})

describe('only what is certain is said about places', () => {
  const placeless = { ...identity, suburb: null, areas: [] }
  const page = (html: string, head = '') => run({ ...onePage(bare(html, head)), facts: { identity: placeless } })

  test('a state is a place', () => {
    const result = page('<h1>Fencing</h1><p>We fence farms throughout Victoria.</p>')
    expect(problemsOf(result)[0]).toContain('Say which towns or regions of Victoria you serve')
    expect(sawOf(result)[0]).toContain('recognised no more than a state, Victoria')
    const several = page('<h1>Care</h1><p>QLD - Queensland</p><p>NSW - New South Wales</p>')
    expect(sawOf(several)[0]).toContain('recognised no more than states, QLD and NSW')
    expect(problemsOf(several)[0]).toContain('Say which towns or regions of QLD and NSW you serve')
    expect(problemsOf(page('<h1>Therapy</h1><p>We use CBT and ACT.</p>'))[0]).toContain('recognised no place name')
  })

  test('a town that a page names with its state is named before a region', () =>
    expect(page('<p>We tour the Pilbara.</p><p>At our kitchen in Karratha Western Australia we bake.</p>').reason).toBe(
      'Your pages name places, such as Karratha, and we could not tell whether you work there.',
    ))

  test('a state in the name is a place of those whom we cannot tell to be sought by one', () => {
    const charity = { ...factsOf(goodSite()).industry, industry: 'Non-Profit & Charity', confidence: 1 }
    const html = bare('<h1>Potters of Victoria</h1><p>We meet in Geelong.</p>')
    const facts = { identity: { ...placeless, areas: ['Geelong'] }, industry: charity }
    expect(run({ ...onePage(html), facts }).reason).toBe('Whether your customers look for you by place we cannot tell.')
  })

  test('places that a page names, and does not say it works in, are not overlooked', () => {
    expect(page('<h1>Bike tours</h1><p>Dinner in Launceston, then on to Swansea.</p>').reason).toBe(
      'Your pages name places, such as Launceston, and we could not tell whether you work there.',
    )
  })

  test('software is used anywhere', () => {
    expect(page('<h1>Hello</h1>', '<title>Roster software for kitchens</title>')).toMatchObject({
      outcome: 'notApplicable',
    })
  })

  test('of several offices none is put into the title', () => {
    const [seat] = goodContact.addresses
    const addresses = [seat!, { ...seat!, street: '9 King Street', suburb: 'Newtown' }]
    const site = change(goodSite(), '/', /<title>[^<]*/, '<title>Electrician | Wattle')
    const result = run({ ...site, facts: { contact: { ...goodContact, addresses } } })
    expect(problemsOf(result)[0]).toContain('Put the place most of your customers come from into the title')
  })
})

test('a region that only the name of the business says is not praised as its place', () => {
  const named = { ...identity, name: 'Riverina Safes', suburb: 'Wagga Wagga', areas: ['Wagga Wagga', 'Riverina'] }
  const read = (title: string) => {
    const titled = change(goodSite(), '/', /<title>[^<]*/, `<title>${title}`)
    return run({ ...titled, facts: { identity: named, contact: goodContact } })
      .findings.map(({ text }) => text)
      .join('\n')
  }
  expect(read('Riverina Safes | Locks and keys')).toContain('names Riverina as part of your name only')
  const seatless = { ...named, suburb: null, areas: ['Riverina'] }
  const texts = run({
    ...change(goodSite(), '/', /<title>[^<]*/, '<title>Riverina Safes'),
    facts: { identity: seatless, contact: goodContact },
  }).findings.map(({ text }) => text)
  expect(texts.join('\n')).toContain('names Riverina as part of your name only')
  expect(read('Locksmith Riverina | Riverina Safes')).not.toContain('as part of your name only')
  expect(read('Riverina Safes | Locksmith Wagga Wagga')).not.toContain('as part of your name only')
})

test('a region that a business may be named after is neither a place nor the lack of one', () => {
  const read = (name: string, state: string) => {
    const known = { ...identity, name, state, suburb: 'Maitland', areas: [] }
    const titled = change(change(goodSite(), '/', /<title>[^<]*/, `<title>${name}`), '/', /<h1>[^<]*/, `<h1>${name}`)
    const { findings, reason } = run({ ...titled, facts: { identity: known, contact: goodContact } })
    return [reason, ...findings.map(({ text }) => text)].join('\n')
  }
  expect(read('Hunter Heritage Joinery', 'NSW')).toContain(
    '"Hunter" in your name, in title and main heading of your home page, may tell where you work',
  )
  expect(read('Hunter Heritage Joinery', 'NSW')).not.toContain('with none of the places that we took for yours')
  expect(read('Hunter Heritage Joinery', 'VIC')).toContain('with none of the places that we took for yours')
  expect(read('Wombat Heritage Joinery', 'NSW')).toContain('with none of the places that we took for yours')
})

test('of smaller headings the one with the place that presents the business is told', () => {
  const site = change(
    goodSite(),
    '/',
    /<h1>[^<]*<\/h1>/,
    '<h1>Guards</h1><h2>Nowra Rodeo</h2><h2>Sydney and around</h2>',
  )
  const known = { ...identity, suburb: null, areas: ['Sydney', 'Nowra'] }
  const saw = sawOf(run({ ...site, facts: { identity: known, contact: goodContact } }))
  expect(saw).toContainEqual(expect.stringContaining('A smaller heading names Sydney'))
})

test('a state in the main heading of a service page is a place', () => {
  const told = (heading: string) => {
    const page = `<main><h1>${heading}</h1><p>Brighter rooms.</p></main>`
    const site = change(goodSite(), '/services/led-lighting', /<main>[\s\S]*<\/main>/, page)
    return problemsOf(run(change(site, '/services/led-lighting', 'Inner West', 'all'))).join()
  }
  expect(told('LED lighting')).toContain('Name the place on')
  expect(told('LED lighting Victoria')).not.toContain('Name the place on')
  expect(told('LED lighting</h1><p>For all of Victoria.</p><h1>')).not.toContain('Name the place on')
})

test('a dish named after a place is no heading that names it', () => {
  const dishes = ['Capricciosa', 'Newtown', 'Margherita', 'Napoletana', 'Hawaiian'].map((dish) => `<h4>${dish}</h4>`)
  const saw = (headings: string) => {
    const site = change(goodSite(), '/', /<h1>[^<]*<\/h1>/, `<h1>Pizza</h1>${headings}`)
    const known = { ...identity, suburb: 'Newtown', areas: [] }
    return sawOf(run({ ...site, facts: { identity: known, contact: goodContact } }))
  }
  expect(saw(dishes.join(''))).not.toContainEqual(expect.stringContaining('A smaller heading names'))
  expect(saw(dishes.join(''))).toContainEqual(
    expect.stringContaining('A smaller heading is nothing but the name of a place'),
  )
  expect(saw('<h4>Newtown</h4>')).toContainEqual(expect.stringContaining('A smaller heading names Newtown'))
})

test('a place that the text has only in the name of the business, or in words of praise, is said to be there', () => {
  const saw = (text: string) => {
    const known = { ...identity, name: 'Noranda Motors', variations: [], suburb: 'Noranda', areas: [] }
    const html = bare(`<h1>Mechanics in Noranda</h1>${text}`, '<title>Mechanic Noranda</title>')
    return sawOf(run({ ...onePage(html), facts: { identity: known, contact: goodContact } }))
  }
  const praise = '<blockquote>“Noranda has no better workshop than this one, and we have tried them all.”</blockquote>'
  const name = '<p>At Noranda Motors we look after cars of every make and every age there is.</p>'
  const text = '<p>Our workshop is in Noranda, beside the post office, with room for six cars at once.</p>'
  const others = 'The text of the home page names Noranda, in your name or in the words of others.'
  expect(saw(praise)).toContain(others)
  expect(saw(name)).toContain(others)
  expect(saw(praise + name + text)).toContain('The text of the home page names Noranda.')
})

test('the adjective of a state names it, for a business that works all over it', () => {
  const saw = (areas: string[]) => {
    const known = { ...identity, suburb: null, areas, state: 'VIC' }
    const html = bare(
      '<h1>Heat pumps for Victorian homes</h1><p>Victorian customers may have a rebate.</p>',
      '<title>Heat pumps for Victorian homes</title>',
    )
    return sawOf(run({ ...onePage(html), facts: { identity: known, contact: goodContact } })).join()
  }
  expect(saw(['Victoria'])).toContain('The title of the home page names Victoria.')
  expect(saw(['Victoria'])).toContain('The main heading names Victoria.')
  // A style of houses.
  expect(saw(['Geelong'])).toContain('The title of the home page names none of these places.')
})

test('a practice whose main heading is for all of Australia is asked for no place, though it meets some of its clients', () => {
  const html = (heading: string) => bare(`<h1>${heading}</h1><p>In person in Numurkah, by appointment.</p>`)
  const outcome = (heading: string) =>
    run({
      ...onePage(html(heading)),
      facts: {
        identity: { ...identity, suburb: 'Numurkah', areas: [] },
        industry: { ...factsOf(goodSite()).industry, industry: 'Health & Wellness' },
      },
    }).outcome
  expect(outcome('Counselling across Australia')).toBe('notApplicable')
  expect(outcome('Counselling')).toBe('scored')
})

test('a place in the name alone is no praise where the business works elsewhere too', () => {
  const named = {
    ...identity,
    name: 'Newtown Turf',
    variations: [],
    suburb: 'Newtown',
    areas: ['Newtown', 'Gold Coast'],
  }
  const of = (title: string, heading: string) =>
    run({
      ...onePage(bare(`<h1>${heading}</h1><p>We lay lawn on the Gold Coast.</p>`, `<title>${title}</title>`)),
      facts: { identity: named },
    })
  const inName = of('Newtown Grass &amp; Turf', 'Newtown')
  expect(sawOf(inName)).toContain('The title of the home page names Newtown, as part of your name.')
  expect(sawOf(inName)).toContain('The main heading names Newtown, as part of your name.')
  expect(sawOf(of('Newtown Turf | Lawns in Newtown', 'Lawns in Newtown'))).toEqual(
    expect.arrayContaining(['The title of the home page names Newtown.', 'The main heading names Newtown.']),
  )
})

test('the suburb below an office called by its city is no place to put into a heading', () => {
  const named = { ...identity, suburb: 'Newtown', areas: ['Newtown', 'Acton', 'Canberra'] }
  const office = '<h3>Canberra</h3><p>2 Tiny St<br>Acton ACT 2601</p>'
  const of = (more: string) =>
    sawOf(
      run({
        ...onePage(bare(`<h1>Tiny Law</h1>${office}${more}`, '<title>Tiny Law NSW</title>')),
        facts: { identity: named },
      }),
    ).join()
  expect(of('')).toContain('looked for Newtown and Canberra.')
  expect(of('<h2>Lawyers in Acton</h2>')).toContain('looked for Newtown, Acton and Canberra.')
})

test('a heading on a finished project does not say where the business works', () => {
  const html = bare('<h1>Tiny</h1><h2>Projects we have delivered</h2><h3>Wetland - Newtown</h3>', '<title>Tiny</title>')
  const named = { ...identity, suburb: 'Newtown', areas: ['Newtown'] }
  expect(sawOf(run({ ...onePage(html), facts: { identity: named } })).join()).toContain('below one on finished work')
})

test('of buttons side by side the one that names the place is quoted', () => {
  const html = bare(
    '<nav><a href="/n">Newtown</a></nav><h1>Tiny</h1><div><a href="/n">Newtown Location</a> <a href="/m">Menu</a></div>',
    '<title>Tiny Newtown</title>',
  )
  const named = { ...identity, name: 'Tiny', suburb: 'Newtown', areas: ['Newtown'] }
  const quotes = run({ ...onePage(html), facts: { identity: named } }).evidence.map(({ quote }) => quote)
  expect(quotes).toContain('Newtown Location')
})

test('a suburb with the name of the city in its own is no proof for the city', () => {
  const saw = (text: string, areas = ['Sydney']) =>
    run({
      ...onePage(bare(`<h1>Tiny</h1><ul><li>${text}</li></ul>`)),
      facts: { identity: { ...identity, name: 'Tiny', suburb: null, areas } },
    }).evidence.map((one) => one.saw)
  expect(saw('North Sydney')).not.toContain('The text of the home page names Sydney.')
  expect(saw('<a href="/n">North Sydney</a> <a href="/m">Menu</a>')).not.toContain(
    'The text of the home page names Sydney.',
  )
  expect(saw('North Sydney', ['Sydney', 'North Sydney'])).toContain('The text of the home page names North Sydney.')
  expect(saw('All of Sydney')).toContain('The text of the home page names Sydney.')
})

test('a page that a card leads to is a service page, whatever its main heading says', () => {
  const page = bare('<h1>Spaces that shine</h1><p>In Newtown.</p>')
  const service = { name: 'Office cleaning', url: `${origin}/`, quote: 'Office cleaning', page: `${origin}/offices` }
  const site = goodSite()
  const count = (some: (typeof service)[]) =>
    sawOf(
      run({
        ...site,
        pages: { ...site.pages, '/offices': page, '/shine': page.replace('shine', 'last') },
        facts: { services: some },
      }),
    ).find((saw) => saw.includes('service pages'))
  expect(count([service])).not.toBe(count([]))
})

test('a firm that says it works nationally is not asked for a suburb, and one that ships is', () => {
  const told = (text: string) =>
    run({
      ...onePage(bare(`<h1>Audits</h1><p>${text}</p>`, '<title>Audits</title>')),
      facts: { industry: { ...factsOf(goodSite()).industry, industry: 'Professional Services', confidence: 1 } },
    }).outcome
  expect(told('We work nationally')).toBe('notApplicable')
  expect(told('Our team operates in all states.')).toBe('notApplicable')
  expect(told('We work with clients nationally via telehealth')).toBe('scored')
})

test('the last word of a region of two names it on a service page', () => {
  const told = (text: string) => {
    const page = bare(`<h1>Panel beating</h1><p>${text}</p>`)
    const services = ['panels', 'paint'].map((path) => ({
      name: path,
      url: `${origin}/`,
      quote: path,
      page: `${origin}/services/${path}`,
    }))
    const pages = { ...goodSite().pages, '/services/panels': page, '/services/paint': page }
    const facts = { services, identity: { ...identity, areas: ['Mornington Peninsula', 'Hunter Valley'] } }
    return sawOf(run({ ...goodSite(), pages, facts })).join()
  }
  expect(told('Your local Peninsula team.')).toContain('Of 3 pages that we took for service pages, 3 name')
  expect(told('The best care in Lehigh Valley.')).not.toContain('Of 3 pages that we took for service pages, 3 name')
  expect(told('A bench like a peninsula, and Valley gutters.')).not.toContain('service pages, 3 name')
})
