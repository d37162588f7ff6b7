import { describe, expect, it } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'

const areasOf = (html: string): string[] => factsOf({ '/': `<title>Joe's</title>${html}` }).identity.areas

describe('areas a business says it works in', () => {
  it.each([
    ['Servicing Newtown, Marrickville and the Inner West.', ['Newtown', 'Marrickville', 'Inner West']],
    ['We service all suburbs of Sydney including Bondi, Coogee & Randwick.', ['Sydney', 'Bondi', 'Coogee', 'Randwick']],
    ['Throughout Melbourne, Including Werribee and Geelong', ['Melbourne', 'Werribee', 'Geelong']],
    ['We work in Greater Western Sydney.', ['Greater Western Sydney']],
    ['Located in Sydney, NSW, Australia', ['Sydney']],
    ['Hobart, Australia', ['Hobart']],
    ['A Brisbane based artist', ['Brisbane']],
    ['We are based on the Darling Downs.', ['Darling Downs']],
    ['Your choice for fencing services in South East Queensland.', ['South East Queensland']],
    ['Furniture Service in Geelong', ['Geelong']],
    ['We work on all areas in Sydney.', ['Sydney']],
    ['Lessons across the South Eastern Suburbs', ['South Eastern Suburbs']],
    ['Affordable speech therapy services to the Illawarra.', ['Illawarra']],
    ['Driving lessons in suburbs such as: Berwick, Pakenham and Hallam.', ['Berwick', 'Pakenham', 'Hallam']],
  ])('are read from %j', (text, areas) => {
    expect(areasOf(`<p>${text}</p>`).toSorted()).toEqual(areas.toSorted())
  })

  it.each([
    'Serving Homes and Businesses',
    'Servicing All Areas',
    'Covering Suburbs and Surrounding Regions',
    'Across Australia, India and Dubai',
    'Serving Builders, Landlords and Strata',
    'Including Daikin and Fujitsu',
    'Servicing Body Corporates and Occupational Health',
    'Servicing the North and the Western',
    'Located at Shop 2',
    'The house was originally a market garden serving Toowoomba and Gatton.',
    'She worked with choirs, and ran auditions across Sydney.',
    'Our clinic is on the Geelong-Ballarat Rd, Australia',
    'Showroom: Geelong-Bacchus Marsh Road, VIC',
    '4 Ballarat – Geelong Highway VIC',
    'Based in Sydney Road',
  ])('are places, which are not named in %j', (text) => expect(areasOf(`<p>${text}</p>`)).toEqual([]))

  it.each([
    'P.O. Box 3444, Belconnen ACT 2616',
    'PO Box 3444</p><p>Belconnen ACT 2616',
    'P. O. Box 3444<br>Belconnen, ACT, Australia',
    'G.P.O. Box No. 7, Hobart TAS 7001',
    'Post Office Box 3444, Belconnen ACT 2616',
    'PO Box 3444, Belconnen, Canberra ACT 2617',
    'PO Box: 344 Dubbo NSW 2830',
    'Locked Bag 12, Belconnen ACT 2616',
    'Private Mail Bag 7, Dubbo NSW 2830',
  ])('are not where mail is collected: %j', (box) => {
    expect(factsOf({ '/': `<title>Joe's</title><p>Hello</p><p>${box}</p>` }).identity).toMatchObject({
      areas: [],
      suburb: null,
    })
  })

  it('are also in the city of the post office box, where the page says so elsewhere', () => {
    expect(areasOf('<p>PO Box 12, Hobart TAS 7001</p><p>A Hobart based artist</p>')).toEqual(['Hobart'])
    expect(areasOf('<p>PO Box 12<br>Hobart TAS 7001<br>Workshop: Geelong, Australia</p>')).toContain('Geelong')
  })

  it('are read from the lists below the heading of all areas, whatever smaller headings group them', () => {
    const html = `<h2>Our Service Areas</h2><h3>Western Suburbs</h3><ul><li>West Lakes</li><li>Findon</li></ul>
      <h3>Northern Suburbs</h3><ul><li>Salisbury</li><li>And surrounding suburbs</li></ul><h2>Prices</h2><p>Glenelg</p>`
    expect(areasOf(html)).toEqual(['West Lakes', 'Findon', 'Salisbury'])
  })

  it('are not read from a title whose page does not name the place: it may be left over', () => {
    const facts = factsOf({
      '/': '<title>Fourth Lane Consulting</title><p>Advice for growers</p>',
      '/contact': '<title>Contact Fourth Lane - Family lawyer Bathurst NSW</title><p>Write to us.</p>',
    })
    expect(facts.identity).toMatchObject({ areas: [], state: null })
  })

  it('are read from a title that owns the place', () => {
    const facts = factsOf({ '/': "<title>Rosemary Hill – Geelong's Celebrant</title><p>Hello</p>" })
    expect(facts.identity).toMatchObject({ areas: ['Geelong'], suburb: 'Geelong', state: 'VIC' })
  })

  it('say the state when only one has the suburb', () => {
    const html = '<title>Pizza</title><address>12 Powlett Street, Kilmore</address>'
    expect(factsOf({ '/': html }).identity).toMatchObject({ suburb: 'Kilmore', state: 'VIC' })
  })

  it('are not the name of the business', () => {
    const html = '<p>Across Joe’s and Newtown</p><footer>© Joe’s</footer>'
    expect(areasOf(html)).toEqual(['Newtown'])
  })
})

describe('a site whose text names no place', () => {
  const described = (content: string) =>
    areasOf(`<meta name="description" content="${content}"><p>Lights and power.</p>`)

  it('has the one its description names', () =>
    expect(described('Electricians servicing all of Melbourne')).toEqual(['Melbourne']))
  it('has the suburb with its state that its description names', () =>
    expect(described('Gentle reflexology in Morley, Western Australia.')).toEqual(['Morley']))

  it('has none when the description names several', () =>
    expect(described('From Perth to Melbourne, we know the way')).toEqual([]))
})

it('a town along the way is not where a business works that names a whole state in title or heading', () => {
  const html = (heading: string) => `<h1>${heading}</h1><p>We installed batteries across Ballarat.</p>`
  expect(areasOf(html('Solar panels in Victoria'))).toEqual(['Victoria'])
  expect(areasOf(html('Solar panels in Ballarat, Victoria'))).toEqual(['Ballarat'])
  expect(areasOf(html('Solar panels'))).toEqual(['Ballarat'])
})

it.each([
  ['Service Area: Gippsland Region, Victoria', 'Gippsland Region'],
  ['We deliver to Queanbeyan and beyond', 'Queanbeyan'],
])('%s names a place served', (text, area) => expect(areasOf(`<p>${text}</p>`)).toContain(area))

it('the suburb of a post office box is no area served', () => {
  expect(areasOf('<p>Serving the Sunshine Coast</p><p>PO Box 12, Golden Beach QLD 4551</p>')).toEqual([
    'Sunshine Coast',
  ])
})

it.each(['<p>Mary Holt, Sydney, Australia</p>', '<div class="testimonial-card"><p>From Sydney, Australia</p></div>'])(
  'the town of a customer is no area served: %s',
  (html) => expect(areasOf(html)).toEqual([]),
)

describe('a compass word', () => {
  it.each([
    ['Driving School | South Eastern Suburbs', 'South Eastern Suburbs'],
    ['Driving School | South-East Melbourne', 'South-East Melbourne'],
    ['Plumber Outer Eastern Suburbs', 'Outer Eastern Suburbs'],
    ['Painter North Sydney', 'North Sydney'],
    ['Painter Mid North Coast', 'Mid North Coast'],
    ['Painter Central Coast', 'Central Coast'],
  ])('belongs to the place it makes another of: %s', (heading, area) =>
    expect(areasOf(`<h1>${heading}</h1>`)).toEqual([area]),
  )

  it.each([
    ['Eastern Suburbs', null],
    ['South Eastern Suburbs', null],
    ['South East Melbourne', 'VIC'],
    ['Northern Beaches', 'NSW'],
  ])('and a region found in several states leave the state open: %s', (area, state) =>
    expect(factsOf({ '/': `<h1>Painter ${area}</h1>` }, 'https://joes.com.au').identity.state).toBe(state),
  )
})

it('a person in a heading is no place', () => {
  const areas = (heading: string) =>
    factsOf({ '/': '<title>Tutors Mickleham</title>', '/one': `<h1>${heading}</h1>` }).identity.areas
  expect(areas('Tutoring with Adelaide')).toEqual([])
  expect(areas('Tutoring in Adelaide')).toEqual(['Adelaide'])
})

it('the places that present the business come before those with a page of their own', () => {
  const links = ['Nowra', 'Hornsby', 'Bowral'].map((town) => `<a href="/locations/${town.toLowerCase()}">${town}</a>`)
  const pages = Object.fromEntries(
    ['/', '/a', '/b', '/c'].map((path) => [path, `<title>Guards</title>${links.join('')}`]),
  )
  const home = `<title>Guards in Sydney</title><meta name="description" content="Guards for Sydney.">${links.join('')}`
  expect(factsOf({ ...pages, '/': home }).identity.areas[0]).toBe('Sydney')
})

it('a region called after a town is not the town', () => {
  expect(areasOf('<p>We are based in the Bega Valley, NSW.</p>')).toEqual(['Bega Valley'])
  expect(areasOf('<p>We are based in the Nowra Highlands, NSW.</p>')).toEqual([])
})

it('the description of the home page may say which are served', () => {
  expect(areasOf('<meta name="description" content="Carpets cleaned, servicing Hillarys.">')).toEqual(['Hillarys'])
  expect(areasOf('<p>We currently service Hillarys, Perth.</p>')).toEqual(['Hillarys', 'Perth'])
})

it('what only markup names is left out where the pages name others', () => {
  const marked =
    '<script type="application/ld+json">{"@type":"Plumber","areaServed":["Fitzroy","Collingwood"]}</script>'
  expect(areasOf(`${marked}<p>Servicing Caulfield.</p>`)).toEqual(['Caulfield'])
  expect(areasOf(marked)).toEqual(['Fitzroy', 'Collingwood'])
})

describe('a business that lies between two towns', () => {
  const lies = (text: string) =>
    areasOf(
      `<h1>Tiny Lamb | Kyneton &amp; Trentham</h1><p>A farm located on Tiny Creek between Kyneton and Trentham.</p>${text}`,
    )

  it('is in neither', () => expect(lies('')).toEqual([]))

  it('has both for its areas where it serves them', () =>
    expect(lies('<p>Servicing Kyneton and Trentham.</p>').toSorted()).toEqual(['Kyneton', 'Trentham']))
})
