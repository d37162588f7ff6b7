import { describe, expect, test } from 'vitest'
import { askLocally, testSubject, type Said, type ServiceRequest } from '../../../test/support/local-service.ts'
import { openStreetMap } from './openstreetmap.ts'
import { overpassQuery } from './openstreetmap-query.ts'

const here = { lat: -33.9109, lon: 151.1551 }
const placed = [
  { lat: String(here.lat), lon: String(here.lon), address: { 'ISO3166-2-lvl4': 'AU-NSW', suburb: 'Marrickville' } },
]
/** A point this many metres to the north. */
const north = (metres: number) => ({ lat: here.lat + metres / 111_195, lon: here.lon })

const node = (id: number, metres: number, tags: Record<string, string>) => ({
  type: 'node',
  id,
  ...north(metres),
  tags,
})
const electrician = (id: number, metres: number, name: string, website: string, more: Record<string, string> = {}) =>
  node(id, metres, { craft: 'electrician', name, website, ...more })

const own = node(1, 10, {
  craft: 'electrician',
  name: 'Wattle & Wire',
  'contact:website': 'http://www.wattlewire.com.au',
  phone: '+61 2 9555 0123',
  'addr:housenumber': '12',
  'addr:street': 'Illawarra Road',
  'addr:suburb': 'Marrickville',
  'addr:postcode': '2204',
})

const ask = (
  elements: object[] | Said,
  changes: Parameters<typeof testSubject>[0] = {},
  geocoder: (request: ServiceRequest) => Said = () => placed,
  time = 10_000,
) =>
  askLocally(
    openStreetMap,
    testSubject(changes),
    (request) => (request.path === '/search' ? geocoder(request) : Array.isArray(elements) ? { elements } : elements),
    { time },
  )
const found = async (...parameters: Parameters<typeof ask>) => {
  const { gathered } = await ask(...parameters)
  if (gathered.outcome === 'unavailable') throw new Error(gathered.reason)
  return gathered.data
}
const queryIn = ({ body }: ServiceRequest) => new URLSearchParams(body).get('data') ?? ''

describe('the place', () => {
  test('is the address, asked for once, without what is inside the house', async () => {
    const { requests, gathered } = await ask([own], { address: 'Shop 3, 2/14 Smith Street, Marrickville NSW 2204' })
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /search', 'POST /api/interpreter'])
    expect(Object.fromEntries(requests[0]!.query)).toMatchObject({
      q: '14 Smith Street, Marrickville NSW 2204',
      countrycodes: 'au',
      format: 'jsonv2',
    })
    expect(gathered).toMatchObject({ data: { near: { ...here, what: '14 Smith Street, Marrickville NSW 2204' } } })
  })

  test.each([
    ['Level 1, 40 Inkwell Street, Norwood, SA, 5068', '40 Inkwell Street, Norwood, SA, 5068'],
    ['Unit 3/27 Cobbler Street, Leichhardt NSW 2040', '27 Cobbler Street, Leichhardt NSW 2040'],
    ['2 Office Lane, Yass NSW 2582', '2 Office Lane, Yass NSW 2582'],
  ])('%s is looked for as %s', async (address, q) => {
    const { requests } = await ask([], { address })
    expect(requests[0]!.query.get('q')).toBe(q)
  })

  test('is the suburb where the map does not know the address, or knows it in another state', async () => {
    const elsewhere = [{ lat: '-37.8', lon: '145', address: { 'ISO3166-2-lvl4': 'AU-VIC' } }]
    for (const first of [[], elsewhere]) {
      const { requests, gathered } = await ask([own], {}, ({ query }) =>
        query.get('q')!.startsWith('12 ') ? first : placed,
      )
      expect(requests).toHaveLength(3)
      expect(gathered).toMatchObject({ data: { near: { what: 'Marrickville NSW 2204' } } })
    }
  })

  test.each([[{ address: null, suburb: null }], [{ address: null, suburb: 'Richmond', state: null, postcode: null }]])(
    'is not guessed: %j',
    async (changes) => {
      const { requests, gathered } = await ask([own], changes)
      expect(requests).toEqual([])
      expect(gathered).toMatchObject({
        outcome: 'unavailable',
        reason: expect.stringContaining('neither an address nor'),
      })
    },
  )

  test('that the map does not know ends the search', async () => {
    const { requests, gathered } = await ask([own], {}, () => [])
    expect(requests.map(({ path }) => path)).toEqual(['/search', '/search'])
    expect(gathered).toEqual({
      outcome: 'unavailable',
      reason: 'OpenStreetMap does not know the place your website names (Marrickville NSW 2204).',
    })
  })
})

describe('the business itself', () => {
  test('is known by its website', async () => {
    expect((await found([own])).own).toMatchObject({
      id: 'node/1',
      name: 'Wattle & Wire',
      matchedBy: 'website',
      website: 'http://www.wattlewire.com.au/',
      phones: ['02 9555 0123'],
      address: '12 Illawarra Road, Marrickville 2204',
      distance: 10,
    })
  })

  test('by its phone number, in any notation and among several', async () => {
    const listed = node(2, 50, { shop: 'electrical', name: 'W&W', phone: '+61 412 345 678;(02) 95550123' })
    expect((await found([listed])).own).toMatchObject({ id: 'node/2', matchedBy: 'phone' })
  })

  test('by its name nearby, when nothing on the entry is somebody else’s', async () => {
    const named = (more: Record<string, string>) => node(3, 50, { name: 'Wattle and Wire Electrical', ...more })
    expect((await found([named({ craft: 'electrician' })])).own).toMatchObject({ matchedBy: 'name' })
    expect((await found([named({ craft: 'electrician', website: 'https://other.com.au' })])).own).toBeNull()
    expect((await found([named({ craft: 'electrician', phone: '02 9999 9999' })])).own).toBeNull()
    expect((await found([named({ highway: 'residential' })])).own).toBeNull()
  })

  test('is the best proven entry, then the nearest', async () => {
    const branch = (id: number, metres: number) =>
      electrician(id, metres, 'Branch', 'https://wattlewire.com.au/newtown')
    const byName = node(9, 1, { craft: 'electrician', name: 'Wattle & Wire Electrical' })
    expect((await found([branch(5, 900), branch(6, 300), byName])).own).toMatchObject({ id: 'node/6' })
  })

  test('may not be on the map', async () => {
    expect((await found([])).own).toBeNull()
  })
})

describe('rivals', () => {
  test('are others of the trade with a website, each once, nearest first', async () => {
    const far = electrician(10, 5_000, 'Far', 'https://far.com.au')
    const way = {
      type: 'way',
      id: 11,
      center: north(800),
      tags: { craft: 'electrician', name: 'Way', 'contact:website': 'way.com.au' },
    }
    const near = electrician(12, 200, 'Near', 'https://near.com.au')
    const others = [
      node(13, 100, { craft: 'electrician', name: 'No website' }),
      node(14, 100, { craft: 'plumber', name: 'Plumber', website: 'https://pipes.com.au' }),
      { type: 'node', id: 15, tags: { craft: 'electrician', name: 'Nowhere', website: 'https://nowhere.com.au' } },
    ]
    const { rivals, tags } = await found([own, far, way, near, near, ...others])
    expect(tags).toEqual(['craft=electrician'])
    expect(rivals.map(({ id, distance, website }) => [id, distance, website])).toEqual([
      ['node/12', 200, 'https://near.com.au/'],
      ['way/11', 800, 'https://way.com.au/'],
      ['node/10', 5_000, 'https://far.com.au/'],
    ])
  })

  test('are none where the trade is not known', async () => {
    const data = await found([own, electrician(10, 50, 'A', 'https://a.com.au'), node(11, 1, {})], { trade: null })
    expect(data).toMatchObject({ own: { id: 'node/1' }, tags: [], rivals: [] })
  })
})

describe('the query', () => {
  test('asks for the business and for two rings of rivals, each with its limit', async () => {
    const { requests } = await ask([own])
    const query = queryIn(requests[1]!)
    expect(query).toMatch(/^\[out:json\]\[timeout:8\];/)
    expect(query.match(/out center \d+;/g)).toEqual(['out center 40;', 'out center 200;', 'out center 200;'])
    expect(query).toContain(
      'nwr["website"~"^(https?:..)?(www[.])?wattlewire[.]com[.]au([/:?]|$)",i](around:5000,-33.9109,151.1551);',
    )
    expect(query).toContain('nwr["craft"="electrician"]["website"](around:2000,-33.9109,151.1551);')
    expect(query).toContain('nwr["craft"="electrician"]["contact:website"](around:10000,-33.9109,151.1551);')
    expect(requests[1]!.headers['content-type']).toBe('application/x-www-form-urlencoded')
  })

  test.each([
    'Joe"](around:1,0,0);node(1);out;//',
    String.raw`Back\slash \" (.*)+ [a-z]{99} Pty Ltd`,
    "O'Brien & Söhne; DROP",
    'zeile\neins',
  ])('takes no syntax from %j', (name) => {
    const query = overpassQuery(
      testSubject({ name, phones: ['02"9'], aliases: ['a"];.com.au'] }),
      { ...here, what: '' },
      [],
    )
    const strings = [...query.matchAll(/"([^"]*)"/g)].map(([, inside]) => inside!)
    for (const inside of strings) expect(inside).not.toMatch(/[\\;\n'&#]/)
    const outside = query.replace(/"[^"]*"/g, '""')
    expect(outside).toMatch(
      /^\[out:json\]\[timeout:8\];\((nwr\[""~""(,i)?\]\(around:\d+,-33\.9109,151\.1551\);)+\);out center 40;$/,
    )
  })

  test('finds a name in its other spellings', () => {
    const query = overpassQuery(testSubject({ name: 'The Smith & Sons Pty Ltd' }), { ...here, what: '' }, [])
    const pattern = new RegExp(/"name"~"([^"]+)"/.exec(query)![1]!, 'i')
    for (const name of ['Smith & Sons', 'Smith and Sons Electrical', 'THE SMITH + SONS']) expect(name).toMatch(pattern)
    expect('Blacksmith Tools').not.toMatch(pattern)
  })
})

test.each<[string, Said, string]>([
  [
    'a query that ran out of time',
    { remark: 'runtime error: Query timed out in "query" at line 1', elements: [] },
    'OpenStreetMap did not answer in time.',
  ],
  [
    'a server with too much to do',
    { status: 504, text: '<html>' },
    'OpenStreetMap had a fault of its own (status 504).',
  ],
  ['too many questions', { status: 429, text: '<html>' }, 'OpenStreetMap had no more answers for us at the time.'],
  ['a body that breaks off', '{"elements":[{"type":"no', 'OpenStreetMap gave an answer we could not read.'],
  ['another shape', { elements: [{ type: 'node', id: 'x' }] }, 'OpenStreetMap gave an answer we could not read.'],
])('%s is told as it is', async (_, said, reason) => {
  expect((await ask(said)).gathered).toEqual({ outcome: 'unavailable', reason })
})

test('a geocoder that is blocked or silent is told as it is', async () => {
  expect((await ask([own], {}, () => ({ status: 403, text: 'blocked' }))).gathered).toEqual({
    outcome: 'unavailable',
    reason: 'OpenStreetMap refused our question.',
  })
  expect((await ask([own], {}, () => 'never', 200)).gathered).toEqual({
    outcome: 'unavailable',
    reason: 'OpenStreetMap did not answer in time.',
  })
})
