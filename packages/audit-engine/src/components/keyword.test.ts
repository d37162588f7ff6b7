import { describe, expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { keyword } from './keyword.ts'
import { searchFact } from '../../test/support/good-outside.ts'
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

const run = (site: TestSite) => assess(keyword, site)
const services = (...names: string[]): { services: Facts['services'] } => ({
  services: names.map((name) => ({ name, url: `${origin}/`, quote: name, page: null })),
})

test('services with a page each score 100', () => {
  const result = run(goodSite())
  expect(result.score).toBe(100)
  expect(sawOf(result)[1]).toBe('Words of "Switchboard upgrades" are in title, headings and text here.')
})

test('a service that no title names loses 40 % of its share', () => {
  const result = run(change(goodSite(), '/services/led-lighting', /<title>[^<]*/, '<title>Our work'))
  expect(result.score).toBe(80)
  expect(problemsOf(result)).toEqual([
    expect.stringContaining('"LED lighting" is on your site, and in no page title we read'),
  ])
})

test('one word of three in a title does not name the service', () => {
  const html = bare('<h1>Pony riding lesson support</h1>', '<title>Riding school</title>')
  const result = run({ ...onePage(html), facts: services('Riding Lesson Support') })
  expect(sawOf(result)[1]).toBe('Words of "Riding Lesson Support" are in headings here.')
})

test('a word that three services share names none of them alone', () => {
  const html = bare('<h1>Lawn edging</h1><h2>Lawn mowing</h2><h2>Lawn repairs</h2>', '<title>Lawn edging</title>')
  const result = run({ ...onePage(html), facts: services('Lawn Mowing', 'Lawn Edging', 'Lawn Repairs') })
  expect(problemsOf(result)[0]).toContain('"Lawn Repairs" is on your site, and in no page title')
})

test('a service that a title writes in one word is named by it', () => {
  const html = bare('<h1>Heatpump hot water</h1>', '<title>Heatpump hot water | Tiny</title>')
  const result = run({ ...onePage(html), facts: services('Heat Pump Hot Water') })
  expect(sawOf(result)[1]).toMatch(/^Words of "Heat Pump Hot Water" are in title and headings here/)
})

test.each([
  ['Commercial Electrical', 'Commercial electricians in Newtown'],
  ['Mechanical Repairs', 'Mechanics for all repairs'],
  ['Accounting', 'Accountants in Newtown'],
  ['Carpentry', 'Carpenters in Newtown'],
])('%s is named by the title "%s"', (name, title) => {
  const html = bare(`<h1>${title}</h1>`, `<title>${title}</title>`)
  expect(sawOf(run({ ...onePage(html), facts: services(name) }))[1]).toMatch(/are in title and headings here/)
})

test('a page that answers in full counts before one with the name alone in its main heading', () => {
  const pages = {
    '/': bare('<h1>Tiny</h1>'),
    '/carports': bare('<h1>Carports</h1><p>Ask us.</p>', '<title>Melbourne | Tiny</title>'),
    '/gable': bare(
      `<h1>Gable</h1><h2>Pergolas and carports</h2>${'<p>A gable over carports keeps the rain off your car all year.</p>'.repeat(2)}`,
      '<title>Gable pergolas and carports | Tiny</title>',
    ),
  }
  const result = run({ ...onePage(''), pages, facts: services('Carports') })
  expect(result.evidence.find(({ saw }) => saw.startsWith('Words of'))?.url).toBe(`${origin}/gable`)
})

test('a price list is no answer beside a page that explains the service', () => {
  const explained = '<p>Lymphatic massage is a gentle treatment that takes an hour of your time.</p>'.repeat(2)
  const pages = {
    '/': bare('<h1>Tiny</h1>'),
    '/services': bare(`<h1>Tiny</h1><h2>What is lymphatic massage?</h2>${explained}`),
    '/prices': bare('<h1>Tiny</h1><h2>Lymphatic massage</h2><p>$90</p>'),
  }
  const result = run({ ...onePage(''), pages, facts: services('Lymphatic massage') })
  expect(result.evidence.find(({ saw }) => saw.startsWith('Words of'))?.url).toBe(`${origin}/services`)
})

test('one page on all services is no page about two of them', () => {
  const page = (title: string) =>
    `<title>${title}</title><h1>Services</h1>${['Painting', 'Flooring'].map((name) => `<h2>${name}</h2><p>${`${name} of every room, in the colours that you choose. `.repeat(20)}</p>`).join('')}`
  const result = run({ ...onePage(page('Painting and flooring')), facts: services('Painting', 'Flooring') })
  expect(result.score).toBe(100)
  expect(result.findings).toEqual([])
})

test('a title that runs name and service together names the service', () => {
  const site = change(goodSite(), '/services/led-lighting', /<title>[^<]*/, '<title>Wattle and WireLED lighting')
  expect(problemsOf(run(change(site, '/services/led-lighting', 'WireLED lighting', 'WireLighting in LED')))).toEqual([])
})

test('what a package of services is called is not looked for, its services are', () => {
  const result = run({ ...goodSite(), facts: services('Switchboard + lighting combo', 'LED lighting package') })
  expect(problemsOf(result).join()).not.toContain('LED lighting package')
})

test('a short page named after a service says a little about it', () => {
  const site = goodSite()
  const words = 'We plan and fit them. '.repeat(12)
  site.pages['/services/fans'] = bare(`<title>Ceiling fans</title><h1>Ceiling fans</h1><p>${words}</p>`)
  const result = run({
    ...change(site, '/', '</main>', '<p><a href="/services/fans">Ceiling fans</a></p></main>'),
    facts: services('Ceiling fans'),
  })
  expect(problemsOf(result).join()).not.toContain('Explain')
})

test('a service that is only spoken of in passing says so', () => {
  const site = change(
    change(goodSite(), '/about', '</main>', '<p>We fit solar panels.</p></main>'),
    '/faq',
    '</main>',
    '<p>Solar panels, too.</p></main>',
  )
  const result = run({ ...site, facts: services('Solar panels') })
  expect(result.score).toBe(0)
  expect(problemsOf(result)).toEqual([
    expect.stringContaining('"Solar panels" is on your site, and in no page title we read'),
    expect.stringContaining('Explain "Solar panels"'),
  ])
  expect(sawOf(result)[1]).toBe(
    '"Solar panels" is named here; no page we read has all of these words in its title, in a heading or in a sentence.',
  )
})

test('a service with one piece of text counts 12 %', () => {
  const site = change(
    goodSite(),
    '/about',
    '</main>',
    '<p>We fit solar panels on roofs of terraces and sheds.</p><p>Solar panels.</p></main>',
  )
  expect(run({ ...site, facts: services('Solar panels') }).score).toBe(12)
})

test('the place is cut off, and the same service counts once', () => {
  const result = run({
    ...goodSite(),
    facts: services(
      'Switchboard upgrades in Marrickville',
      'Switchboard upgrade Newtown',
      'LED lighting for Inner West homes',
      'For your home',
    ),
  })
  expect(sawOf(result)[0]).toBe(
    'We looked for pages about "Switchboard upgrades" and "LED lighting", words that your own menus, headings, lists or markup use.',
  )
})

test('singular, plural and order of words do not matter', () => {
  const html = bare(
    '<h1>Upgrading your switchboard</h1><p>An upgrade of the switchboard takes one day, and we bring it.</p><p>Switchboard upgrades cost a fixed price that we tell you before.</p>',
    '<title>Switchboards: our upgrade service</title>',
  )
  expect(run({ ...onePage(html), facts: services('Switchboard upgrades') }).score).toBe(100)
})

test('the suburb plays no part here', () => {
  expect(run(change(goodSite(), null, /Marrickville|Newtown|Inner West/, 'town')).score).toBe(100)
})

test('at most eight services are looked for', () => {
  const tricks = Array.from({ length: 12 }, (_, n) => `Trick${n} shows`)
  const site = change(
    goodSite(),
    '/about',
    '</main>',
    `${tricks.map((name) => `<h2>${name}</h2><p>${name} in town.</p>`).join('')}</main>`,
  )
  expect(sawOf(run({ ...site, facts: services(...tricks) }))).toHaveLength(9)
})

test('few services lower the confidence', () => {
  expect(run(goodSite()).confidence).toBe(0.65)
  expect(run({ ...goodSite(), facts: services('Switchboards', 'Lights', 'Fixed price') }).confidence).toBe(0.8)
})

test('without services there is nothing to look for', () => {
  expect(run({ ...goodSite(), facts: services() })).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('could not tell'),
  })
})

test('pages that build themselves by script are not judged', () => {
  expect(run(onePage(bare('<div id="root"></div><script src="/app.js"></script>')))).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(run({ ...site, facts: services('Switchboards', 'Lights') })).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

describe('with a web search', () => {
  const ranked = (...ranks: (number | null)[]) =>
    searchFact({
      services: ['Switchboard upgrades', 'LED lighting'].flatMap((service, n) =>
        n < ranks.length ? [{ service, query: `${service} Marrickville`, rank: ranks[n]!, results: 20 }] : [],
      ),
    })
  const searched = (facts: TestSite['facts'], site = goodSite()) => run({ ...site, facts })

  test.each([
    [[1, 10], 100],
    [[11, 20], 80],
    [[1, null], 80],
    [[null, null], 60],
    [[5], 100],
  ])('ranks %j count 40 %: %i', (ranks, score) => {
    expect(searched(ranked(...ranks)).score).toBe(score)
  })

  test('says where the website ranks, and what that means', () => {
    const result = searched(ranked(3, null))
    expect(result.evidence.slice(-2)).toEqual([
      expect.objectContaining({
        saw: 'In a web search for "Switchboard upgrades Marrickville" your website is second or third.',
        source: 'brave-search',
      }),
      expect.objectContaining({
        saw: 'In a web search for "LED lighting Marrickville" your website is not among the first twenty.',
      }),
    ])
    expect(problemsOf(result)).toEqual([
      expect.stringContaining('who search for "LED lighting Marrickville" do not find'),
    ])
    expect(searched(ranked(3, 9)).findings[0]).toEqual({
      kind: 'strength',
      text: expect.stringContaining('among the first ten results'),
    })
  })

  test('searches for what the site hardly speaks of, and those without any result, say nothing', () => {
    const services = [
      { service: 'Oven connections', query: 'Oven connections Marrickville', rank: null, results: 20 },
      { service: 'LED lighting', query: 'LED lighting Marrickville', rank: null, results: 0 },
    ]
    expect(searched(searchFact({ services })).score).toBe(100)
  })
})

test('a page whose main heading is the service goes before the home page that mentions it', () => {
  const text = '<p>We clear blocked drains on the day you call us.</p>'.repeat(2)
  const pages = {
    '/': bare(`<h1>Tiny</h1><h2>Blocked drains</h2>${text}`, '<title>Tiny</title>'),
    '/details': bare(`<h1>Blocked drain</h1>${text}`, '<title>Tiny</title>'),
  }
  const result = run({ ...onePage(''), pages, facts: services('Blocked drains') })
  expect(result.evidence.find(({ saw }) => saw.startsWith('Words of'))?.url).toMatch(/\/details$/)
})

test('nothing is said of a service whose own page was not seen', () => {
  const site = change(goodSite(), '/', '</main>', '<a href="/services/fans">Ceiling fans</a></main>')
  const facts = services('Ceiling fans', 'LED lighting')
  const spoken = change(site, '/about', '</main>', '<h2>Ceiling fans</h2><p>Ceiling fans are our pride.</p></main>')
  const looked = (of: TestSite) => sawOf(run({ ...of, facts }))[0]
  expect(looked(spoken)).toContain('"LED lighting"')
  expect(looked(spoken)).not.toContain('Ceiling fans')
  expect(run({ ...spoken, facts: services('Ceiling fans') })).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('have pages that we did not read'),
  })
})

test('a title that names what a service is about is not said to lack it', () => {
  const text = '<p>EICR testing tells you whether the wiring of your shop is safe.</p>'.repeat(2)
  const site = (title: string) => onePage(bare(`<h1>EICR testing</h1>${text}`, `<title>${title}</title>`))
  const problems = (title: string) => problemsOf(run({ ...site(title), facts: services('EICR testing') })).join()
  expect(problems('Book an EICR | Tiny')).not.toContain('no page title')
  expect(problems('Tiny')).toContain('"EICR testing" is on your site, and in no page title')
  const decks = '<p>Deck and timber staining lasts for years when it is done in spring.</p>'.repeat(2)
  const staining = onePage(bare(`<h1>Deck and timber staining</h1>${decks}`, '<title>Deck staining | Tiny</title>'))
  expect(problemsOf(run({ ...staining, facts: services('Deck and timber staining') })).join()).not.toContain(
    'no page title',
  )
})

test('a contact page that names a service in its title is not the page about it', () => {
  const text = '<p>We replace ovens of every make on the day you call us.</p>'.repeat(2)
  const pages = {
    '/': bare(`<h1>Tiny</h1>${text}`, '<title>Tiny</title>'),
    '/contact-us': bare('<h1>Contact</h1><h2>Ovens</h2>', '<title>Ovens | Tiny</title>'),
  }
  const result = run({ ...onePage(''), pages, facts: services('Ovens') })
  expect(result.evidence.find(({ saw }) => saw.startsWith('Words of'))?.url).toBe(`${origin}/`)
})

test('a service is looked for without the place before it, and in the words for who does it', () => {
  const html = `<h1>Tiny</h1>${'<p>Newtown portrait photography for families, by appointment.</p>'.repeat(2)}<h2>Portrait photography</h2>`
  const site = onePage(bare(html, '<title>Portrait photographer | Tiny</title>'))
  const { identity } = factsOf(site)
  const facts = { ...services('Newtown portrait photography'), identity: { ...identity, suburb: 'Newtown' } }
  const result = run({ ...site, facts })
  expect(sawOf(result)[1]).toMatch(/^Words of "portrait photography" are in title/)
})

test('what is left of a name without its place is no service', () => {
  const html = `<h1>Tiny</h1><h2>Find us in Newtown</h2>${'<p>You find us in Newtown behind the station.</p>'.repeat(2)}`
  expect(run({ ...onePage(bare(html)), facts: services('Find us in Newtown') }).outcome).toBe('notMeasured')
})

test('every lost point has a finding', () => {
  const site = change(goodSite(), null, /<h[1-6][^>]*>.*?<\/h[1-6]>/gs, '')
  const result = run(site)
  expect(result.score).toBeLessThan(100)
  expect(problemsOf(result).join()).toContain('of the pages that your own links or cards give them')
})

test('of a service whose page has it in title and heading, only the text is asked for', () => {
  const site = change(
    goodSite(),
    '/services/led-lighting',
    /(<\/h1>)[^]*<\/main>/,
    '$1<p>We fit LED lights at home.</p></main>',
  )
  const [finding] = problemsOf(run(site))
  expect(finding).toMatch(/^Write more about "LED lighting": a page has the words in title and heading/)
  expect(problemsOf(run(site))).toHaveLength(1)
})

test('a page that the card of a service leads to is not asked for, whatever it is called', () => {
  const site = goodSite()
  const [led] = factsOf(site).services.filter(({ name }) => name === 'LED lighting')
  const named = { ...led!, name: 'Switchboard orbs', page: `${origin}/services/led-lighting` }
  const problems = problemsOf(run({ ...site, facts: { services: [named] } })).join()
  expect(problems).toContain('of the page that your own links or cards give it')
  expect(problems).not.toContain('at once')
})

test('the title of the page of a service may say more than a short entry of a menu', () => {
  const site = goodSite()
  const [led] = factsOf(site).services.filter(({ name }) => name === 'LED lighting')
  const named = { ...led!, name: 'LED property', page: `${origin}/services/led-lighting` }
  const result = run({ ...site, facts: { services: [named] } })
  expect(problemsOf(result)).toEqual([])
  expect(sawOf(result)).toContainEqual(
    expect.stringMatching(/^Words of "LED property" are in title.*the title has only some/),
  )
})

test('one name for several things, which may have a page each, is not looked for', () => {
  const named = services('Switchboards, fans & oven repairs', 'LED lighting')
  const result = run({ ...goodSite(), facts: named })
  expect(sawOf(result)[0]).toContain('We looked for pages about "LED lighting" (1 of those that your site names)')
  expect(result.score).toBe(100)
  expect(run({ ...goodSite(), facts: services('Switchboards, fans & oven repairs') }).outcome).toBe('notMeasured')
})

test('one name for several things counts where one page answers it', () => {
  const site = goodSite()
  const words = '<p>Our heating and cooling keeps a house at one temperature.</p>'.repeat(3)
  site.pages['/services/air'] = bare(`<title>Heating and cooling</title><h1>Heating and cooling</h1>${words}`)
  const result = run({
    ...change(site, '/', '</main>', '<p><a href="/services/air">Heating and cooling</a></p></main>'),
    facts: services('Heating & cooling'),
  })
  expect(result.score).toBe(100)
})

test('"contractor" in a title names "contracting"', () => {
  const html = `<h1>Fencing contractor</h1><p>Our fencing contracting takes a day, and we bring the posts.</p>
    <p>Fencing contracting is what we have done for years.</p>`
  const result = run({
    ...onePage(bare(html, '<title>Fencing contractor</title>')),
    facts: services('Fencing contracting'),
  })
  expect(problemsOf(result).join()).not.toContain('no page title')
})

test('a title in better words than the menu is not marked down', () => {
  const text = '<p>We coat the floor of your garage in a weekend, with flakes or plain.</p>'.repeat(2)
  const html = `<h1>Garage flooring</h1><p>Residential garage flooring.</p>${text}`
  const site = onePage(bare(html, '<title>Garage Epoxy Flooring | Tiny</title>'))
  const result = run({ ...site, facts: services('Residential Garage Flooring') })
  expect(problemsOf(result).join()).not.toContain('title')
})

test('text below a card of its own explains a service, whatever its words', () => {
  const card =
    '<div class="card"><div class="name">Brake repairs</div><p>We replace pads and rotors on the day you call.</p></div>'
  const result = run({ ...onePage(bare(`<h1>Tiny</h1>${card}`)), facts: services('Brake repairs') })
  expect(problemsOf(result).join()).not.toContain('Explain')
})

test('a service whose card leads to a page with other words is in the title of that page, or is left out', () => {
  const text = '<p>Boards, banners and flags, printed here and put up where you want them.</p>'.repeat(20)
  const pages = {
    '/': bare('<h1>Tiny</h1><h2>Retail &amp; Short Term Signs</h2>', '<title>Tiny</title>'),
    '/retail': bare(`<h1>Retail signage</h1>${text}`, '<title>Short term signage | Tiny</title>'),
  }
  const [service] = services('Retail & Short Term Signs').services
  const withPage = (page: string) => ({ services: [{ ...service!, page: `${origin}${page}` }] })
  expect(problemsOf(run({ ...onePage(''), pages, facts: withPage('/retail') })).join()).not.toContain('no page title')
  expect(run({ ...onePage(''), pages, facts: withPage('/unread') })).toMatchObject({ outcome: 'notMeasured' })
})

test('a part of a name in a title is enough not to find it missing', () => {
  const html = bare('<h1>Tiny</h1>', '<title>Gutter cleaning | Tiny</title>')
  const result = run({ ...onePage(html), facts: services('Windows, gutter cleaning and solar panels') })
  expect(problemsOf(result).join()).not.toContain('no page title')
})

test('two entries that lead to one page, a letter apart, are one service', () => {
  const page = `${origin}/services/led-lighting`
  const named = ['LED lighting upgrades', 'LED lighting upgardes'].map((name) => ({
    name,
    url: page,
    quote: name,
    page,
  }))
  const [looked] = sawOf(run({ ...goodSite(), facts: { services: named } }))
  expect(looked).toContain('"LED lighting upgrades"')
  expect(looked).not.toContain('upgardes')
})

test('services that have their pages are not asked to get one', () => {
  const untitled = change(goodSite(), '/services/led-lighting', /<title>[^<]*/, '<title>Our work')
  expect(run(untitled).job).toMatchObject({ title: 'Name each service on its page' })
  const { job } = run({ ...goodSite(), facts: services('Smoke alarms') })
  expect(job?.title).toBe('Give each service its own page')
})

test('a page with the whole name as a heading comes before the home page with part of it', () => {
  const text = '<p>We fit them on sheds and terraces, with a plan first.</p><p>Each takes a day, and we clean up.</p>'
  const site = change(goodSite(), '/', '</main>', `<h2>Solar panels</h2>${text}</main>`)
  site.pages['/what'] = bare(`<title>What we do</title><h1>What we do</h1><h2>Household solar panels</h2>${text}`)
  const result = run({
    ...change(site, '/', '</main>', '<a href="/what">What we do</a></main>'),
    facts: services('Household solar panels'),
  })
  expect(result.evidence[1]!.url).toBe(`${origin}/what`)
})

test('the section that a card on the home page leads to comes before the card', () => {
  const site = change(goodSite(), '/', '</main>', '<h3>Flue checks</h3><p>Ask us for a check.</p></main>')
  site.pages['/flues'] = bare(
    `<title>Chimneys</title><h1>Chimneys</h1><h3>Flue checks</h3><p>${'We look for cracks and for soot. '.repeat(30)}</p>`,
  )
  const result = run({
    ...change(site, '/', '</main>', '<a href="/flues">Chimneys</a></main>'),
    facts: services('Flue checks'),
  })
  expect(result.evidence[1]!.url).toBe(`${origin}/flues`)
})

test('a post with words of a service is not its page where another page has the name, and is where none has', () => {
  const words = 'We bake for parties and for weddings. '.repeat(30)
  const site = change(goodSite(), '/', '</main>', '<a href="/cakes">See more</a><a href="/blog/cakes">Story</a></main>')
  site.pages['/cakes'] = bare(`<title>Wattle</title><h1>Cake</h1><p>From $60.</p>`)
  site.pages['/blog/cakes'] = bare(`<title>Thinking up cakes</title><h1>Thinking up cakes</h1><p>${words}</p>`)
  const found = { ...site, facts: services('Cakes') }
  expect(run(found).evidence[1]!.url).toBe(`${origin}/cakes`)
  const { '/cakes': _, ...pages } = site.pages
  expect(run({ ...found, pages }).evidence[1]!.url).toBe(`${origin}/blog/cakes`)
})

test('words that are in title and headings alone are not said to be in the text', () => {
  const site = change(goodSite(), '/', '</main>', '<a href="/reno">Renovation</a></main>')
  site.pages['/reno'] = bare(
    `<title>Renovation</title><h1>Renovation</h1><p>${'We draw up ideas for kitchens and bathrooms. '.repeat(30)}</p>`,
  )
  const result = run({ ...site, facts: services('Renovation') })
  expect(sawOf(result)[1]).toBe('Words of "Renovation" are in title and headings here.')
  expect(result.findings.map(({ text }) => text)).toContain(
    'You have a page about "Renovation", named in title and headings.',
  )
})

test('a place that has some of the words only is said to', () => {
  const html = bare('<h1>Plumbing and gas</h1><h2>Gas Fitting</h2>', '<title>Tiny Plumbing &amp; Gas</title>')
  const result = run({ ...onePage(html), facts: services('Gas Fitting') })
  expect(sawOf(result)[1]).toBe(
    'Words of "Gas Fitting" are in title and headings here; the title has only some of them.',
  )
})

test('an emergency dentist in the title answers for emergency dentistry', () => {
  const html = bare('<h1>Emergency dentist</h1>', '<title>Emergency dentist in Kew</title>')
  const result = run({ ...onePage(html), facts: services('Emergency Dentistry') })
  expect(sawOf(result)[1]).toBe('Words of "Emergency Dentistry" are in title and headings here.')
})

test('the page whose heading has nothing but the service is its page, before one that has more', () => {
  const text = (words: string) => `<p>${`We do ${words} in every street of our town, at any time. `.repeat(30)}</p>`
  const page = (name: string) => bare(`<h1>${name}</h1>${text(name)}`, `<title>${name}</title>`)
  const site = change(goodSite(), '/', '</main>', '<a href="/emergency">Now</a><a href="/removal">More</a></main>')
  site.pages['/emergency'] = page('Emergency tree removal')
  site.pages['/removal'] = page('Tree removal')
  expect(run({ ...site, facts: services('Tree removal') }).evidence[1]!.url).toBe(`${origin}/removal`)
})

test('lawyers in the title answer for law', () => {
  const html = bare('<h1>Family lawyers</h1>', '<title>Family lawyers in Kew</title>')
  expect(sawOf(run({ ...onePage(html), facts: services('Family law') }))[1]).toContain('are in title')
})

test('a page about home loans is not taken for one about business loans', () => {
  const page = (name: string) => bare(`<h1>${name}</h1><p>We compare lenders.</p>`, `<title>${name}</title>`)
  const site = change(goodSite(), '/', '</main>', '<a href="/a">Home loans</a><a href="/b">Business loans</a></main>')
  site.pages['/a'] = page('Home loans')
  site.pages['/b'] = page('Business loans')
  const { evidence } = run({ ...site, facts: services('Home loans', 'Business loans') })
  expect(evidence.slice(1, 3).map(({ url }) => url)).toEqual([`${origin}/a`, `${origin}/b`])
})

test('a title without the word that tells two services apart has not all of the words', () => {
  const html = bare('<h1>Loans</h1>', '<title>Loans in Kew</title>')
  expect(sawOf(run({ ...onePage(html), facts: services('Business loans') }))[1]).toContain('has only some of them')
})

test('a page about another thing with one of the words is no answer where another has all of them', () => {
  const site = change(goodSite(), '/', '</main>', '<a href="/split">Split</a><a href="/more">More</a></main>')
  const text = '<p>A split system cools the room in which your family sits on warm days.</p>'.repeat(3)
  site.pages['/split'] = bare(`<h1>Split systems</h1>${text}`, '<title>Split systems</title>')
  site.pages['/more'] = bare(
    '<h1>More</h1><h3>System upgrades</h3><p>We renew what is old in it.</p>',
    '<title>More</title>',
  )
  const { evidence } = run({ ...site, facts: services('System upgrades') })
  expect(evidence[1]).toMatchObject({ url: `${origin}/more`, saw: 'Words of "System upgrades" are in headings here.' })
})

test('a page that has a service in its title and explains it needs no second one', () => {
  const text = `<p>${'Low-moisture carpet cleaning dries within the hour, in any room of any building. '.repeat(20)}</p>`
  const site = change(goodSite(), '/', '</main>', '<a href="/clean">Care</a></main>')
  site.pages['/clean'] = bare(`<h1>Dry in half an hour</h1>${text}`, '<title>Low-moisture carpet cleaning</title>')
  const result = run({ ...site, facts: services('Low-moisture carpet cleaning') })
  expect(problemsOf(result)).toEqual([expect.stringContaining('in a heading of the page that')])
  expect(result.job?.steps.join()).not.toContain('Make a page')
})

test('a name in a list is no text about the service', () => {
  const list = '<ul><li>Weed spraying</li></ul>'
  const html = bare(`<h1>Weed spraying</h1>${list}`, '<title>Weed spraying | Tiny</title>')
  expect(sawOf(run({ ...onePage(html), facts: services('Weed spraying') }))[1]).toBe(
    'Words of "Weed spraying" are in title and headings here.',
  )
})

test('a short word that looks like an ending keeps its letters, so that a title is seen to name it', () => {
  const html = bare('<h1>Weed spraying</h1><p>We spray weeds.</p>', '<title>Weed spraying | Tiny</title>')
  const result = run({ ...onePage(html), facts: services('Weed spraying') })
  expect(sawOf(result)[1]).toBe('Words of "Weed spraying" are in title, headings and text here.')
  const other = run({ ...onePage(html.replaceAll(/Weed/g, 'Wall')), facts: services('Weed spraying') })
  expect(sawOf(other)[1]).not.toContain('in title')
})

test('a service whose links lead to a page that was not read is said to lack nothing, whatever else leads there', () => {
  const menu = '<nav><a href="/clearing">Land &amp; block clearing</a><a href="/clearing">Land clearing</a></nav>'
  const site = {
    ...onePage(bare(`${menu}<h1>Tiny Gardens</h1>`)),
    facts: services('Land & block clearing', 'Land clearing'),
  }
  expect(run(site)).toMatchObject({ outcome: 'notMeasured' })
})

test('a main heading with one word of four does not name the service of its page', () => {
  const page = (heading: string) =>
    bare(
      `<h1>${heading}</h1><p>Our smart meter setup and its data save you a lot of water every day. ${'More of it here. '.repeat(60)}</p>`,
      '<title>Smart Meter Setup &amp; Data</title>',
    )
  const of = (heading: string) =>
    run({
      ...change(goodSite(), '/services/led-lighting', /[^]*/, page(heading)),
      facts: {
        services: [
          { name: 'Smart Meter Setup & Data', url: `${origin}/`, quote: '', page: `${origin}/services/led-lighting` },
        ],
      },
    })
  expect(problemsOf(of('Get value from your data')).join()).toContain('"Smart Meter Setup & Data" in a heading')
  expect(problemsOf(of('Smart meter data')).join()).not.toContain('in a heading')
})
