import { describe, expect, test } from 'vitest'
import { askLocally, testSubject, type Said, type ServiceRequest } from '../../../test/support/local-service.ts'
import { googlePlaces } from './google-places.ts'

const address = '12 Illawarra Rd, Marrickville NSW 2204, Australia'
const own = {
  id: 'ChIJown',
  displayName: { text: 'Wattle & Wire Electrical - Level 2 Electricians', languageCode: 'en' },
  formattedAddress: address,
  nationalPhoneNumber: '(02) 9555 0123',
  websiteUri: 'http://www.wattlewire.com.au/?utm_source=gmb',
  rating: 4.8,
  userRatingCount: 137,
  primaryType: 'electrician',
  types: ['electrician', 'establishment'],
  businessStatus: 'OPERATIONAL',
  regularOpeningHours: { periods: [{ open: { day: 1, hour: 7, minute: 0 } }] },
  photos: [{ name: 'places/ChIJown/photos/1' }, { name: 'places/ChIJown/photos/2' }],
  reviews: [{ publishTime: '2026-05-01T00:00:00Z' }, { publishTime: '2026-11-01T00:00:00Z' }],
}
const rival = {
  id: 'ChIJrival',
  displayName: { text: 'Volt Bros', languageCode: 'en' },
  formattedAddress: '1 Main St, Marrickville NSW 2204, Australia',
  nationalPhoneNumber: '(02) 9555 9999',
  websiteUri: 'https://voltbros.com.au/',
  rating: 4.1,
  userRatingCount: 22,
}
type Place = Partial<typeof own> & { id: string }

interface Answers {
  named?: Place[]
  ranked?: Place[]
  called?: Place[]
  details?: Place
}

const textQueryIn = ({ body }: ServiceRequest): string => (JSON.parse(body) as { textQuery: string }).textQuery
/** Answers by question: the search for the name, the trade or the phone number, and the details. */
const google =
  ({ named = [own], ranked = [rival, own], called = [], details = own }: Answers) =>
  (request: ServiceRequest): Said => {
    if (request.method === 'GET') return details
    const query = textQueryIn(request)
    const places = query.startsWith('electrician') ? ranked : query.startsWith('+61') ? called : named
    // A search without results gives an empty object.
    return places.length > 0 ? { places } : {}
  }

const ask = (
  answers: Answers | ReturnType<typeof google> = {},
  subject: Parameters<typeof testSubject>[0] = {},
  time?: number,
) =>
  askLocally(
    googlePlaces,
    testSubject(subject),
    typeof answers === 'function' ? answers : google(answers),
    time === undefined ? {} : { time },
  )
const found = async (...parameters: Parameters<typeof ask>) => {
  const { gathered } = await ask(...parameters)
  if (gathered.outcome === 'unavailable') throw new Error(gathered.reason)
  return gathered.data
}

describe('the questions', () => {
  test('are three, with key, region and no more fields than are used', async () => {
    const { requests } = await ask()
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/places:searchText',
      'POST /v1/places:searchText',
      'GET /v1/places/ChIJown',
    ])
    const searches = requests.slice(0, 2).map(({ body }) => JSON.parse(body) as object)
    expect(searches).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          textQuery: 'Wattle & Wire Electrical Marrickville NSW',
          regionCode: 'AU',
          includePureServiceAreaBusinesses: true,
        }),
        expect.objectContaining({ textQuery: 'electrician Marrickville NSW', pageSize: 20 }),
      ]),
    )
    for (const { headers } of requests) {
      expect(headers['x-goog-api-key']).toBe('test-key')
      expect(headers['x-goog-fieldmask']).toMatch(/^[\w.]+(,[\w.]+)+$/)
      expect(headers['x-goog-fieldmask']).not.toMatch(/\*|reviews(?!\.publishTime)/)
    }
  })

  test('are four at most: the phone number when the name finds nothing', async () => {
    const { requests, gathered } = await ask({ named: [rival], ranked: [rival], called: [own] })
    expect(requests).toHaveLength(4)
    expect(textQueryIn(requests[2]!)).toBe('+61 2 9555 0123')
    expect(gathered).toMatchObject({ data: { place: { id: 'ChIJown' }, rank: null } })
  })

  test('leave out what the website does not tell', async () => {
    const nameless = await ask({}, { name: null, variations: [] })
    expect(nameless.requests.map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect(nameless.gathered).toMatchObject({ data: { lookedFor: null, place: { id: 'ChIJown' }, rank: 2 } })

    const trades = await found({}, { trade: null })
    expect(trades).toMatchObject({ query: null, rank: null, results: 0, rivals: [], place: { id: 'ChIJown' } })
  })

  test('are none when there is nothing to look for', async () => {
    const { requests, gathered, warnings } = await ask({}, { name: null, phone: null, trade: null })
    expect(requests).toEqual([])
    expect(warnings).toEqual([])
    expect(gathered).toMatchObject({ outcome: 'unavailable', reason: expect.stringContaining('was not asked') })
  })
})

test('the place comes in our own shape', async () => {
  expect((await found()).place).toEqual({
    id: 'ChIJown',
    matchedBy: 'website',
    name: 'Wattle & Wire Electrical - Level 2 Electricians',
    address,
    phone: '02 9555 0123',
    website: 'http://www.wattlewire.com.au/?utm_source=gmb',
    rating: 4.8,
    reviews: 137,
    reviewTimes: ['2026-11-01T00:00:00Z', '2026-05-01T00:00:00Z'],
    hasHours: true,
    photos: 2,
    primaryType: 'electrician',
    types: ['electrician', 'establishment'],
    status: 'OPERATIONAL',
  })
})

test('what Google leaves out is null, none or no', async () => {
  const { place } = await found({ details: { id: 'ChIJown' } })
  expect(place).toMatchObject({
    address: null,
    phone: null,
    website: null,
    rating: null,
    reviews: 0,
    reviewTimes: [],
    hasHours: false,
    photos: 0,
    primaryType: null,
    types: [],
    status: null,
  })
})

test('a status that we do not know, and a time that is none, are left out', async () => {
  const reviews = [{ publishTime: 'yesterday' }]
  const { place } = await found({ details: { ...own, businessStatus: 'FUTURE_OPENING', reviews } })
  expect(place).toMatchObject({ status: null, reviewTimes: [] })
})

describe('the own place is proven', () => {
  const proofOf = async (place: Place, subject = {}) =>
    (await found({ named: [place], ranked: [rival] }, subject)).place?.matchedBy ?? null
  const { websiteUri: _website, ...unlinked } = own
  const { nationalPhoneNumber: _phone, ...bare } = unlinked

  test.each([
    ['by its website, on any of its hosts', { websiteUri: 'https://shop.wattlewire.com.au/x' }, {}, 'website'],
    ['by an alias of its website', { websiteUri: 'https://wattle.com.au/' }, { aliases: ['wattle.com.au'] }, 'website'],
    ['by its phone number', { websiteUri: 'https://facebook.com/wattle' }, {}, 'phone'],
    [
      'by another phone number of the website',
      { websiteUri: 'https://facebook.com/wattle', nationalPhoneNumber: '0412 345 678' },
      { phones: ['02 9555 0123', '0412 345 678'] },
      'phone',
    ],
  ])('%s', async (_, place, subject, proof) => {
    expect(await proofOf({ ...own, ...place }, subject)).toBe(proof)
  })

  test.each([
    'Wattle & Wire Electrical',
    'Wattle and Wire Electrical Pty Ltd',
    'Wattle & Wire Electrical - Emergency Electricians',
    'Wattle & Wire Electrical | Level 2',
    'Wattle & Wire Electrical (Marrickville)',
    'Wattle & Wire Electrical Marrickville',
    'Wattle and Wire',
  ])('by its name in its suburb: %s', async (text) => {
    expect(await proofOf({ ...bare, displayName: { text, languageCode: 'en' } })).toBe('name')
  })

  test.each([
    ['the name is another', { displayName: { text: 'Wattle Electrical', languageCode: 'en' } }, {}],
    ['the suburb is another', { formattedAddress: '12 King St, Newtown NSW 2042, Australia' }, {}],
    ['the suburb is part of a longer name', { formattedAddress: '1 A St, North Marrickvilleton NSW, Australia' }, {}],
    ['the website tells no suburb', {}, { suburb: null }],
    [
      'website and phone number are of somebody else',
      { websiteUri: 'https://wattle-vic.com.au/', nationalPhoneNumber: '(03) 9555 0000' },
      {},
    ],
  ])('by no name when %s', async (_, place, subject) => {
    expect(await proofOf({ ...bare, ...place }, subject)).toBeNull()
  })

  test('by the best proof, in its suburb before another branch, and open before closed', async () => {
    const branch = { ...own, id: 'ChIJbranch', formattedAddress: '5 King St, Newtown NSW 2042, Australia' }
    const gone = { ...own, id: 'ChIJgone', businessStatus: 'CLOSED_PERMANENTLY' }
    const byPhone = { ...unlinked, id: 'ChIJphone' }
    const idIn = async (...named: Place[]) => {
      const { requests } = await ask({ named, ranked: [rival] })
      return requests.at(-1)!.path.split('/').at(-1)
    }
    expect(await idIn(branch, own)).toBe('ChIJown')
    expect(await idIn(gone, branch)).toBe('ChIJbranch')
    expect(await idIn(byPhone, branch)).toBe('ChIJbranch')
    expect(await idIn(gone)).toBe('ChIJgone')
  })

  test('among the results for its trade too', async () => {
    expect(await found({ named: [] })).toMatchObject({ place: { id: 'ChIJown' }, rank: 2 })
  })
})

describe('rank and rivals', () => {
  test('are those of the search for trade and suburb', async () => {
    expect(await found()).toMatchObject({
      query: 'electrician Marrickville NSW',
      rank: 2,
      results: 2,
      rivals: [{ id: 'ChIJrival', website: 'https://voltbros.com.au/', rating: 4.1, reviews: 22 }],
    })
  })

  test('another branch of the business is no rival, and gives it its rank', async () => {
    const branch = { ...own, id: 'ChIJbranch' }
    expect(await found({ ranked: [branch, rival, own] })).toMatchObject({ rank: 1, rivals: [{ id: 'ChIJrival' }] })
  })

  test('a rival that has closed for good is none', async () => {
    const gone = { ...rival, businessStatus: 'CLOSED_PERMANENTLY' }
    expect(await found({ ranked: [gone, own] })).toMatchObject({ rank: 2, results: 2, rivals: [] })
  })

  test('without a place that is surely theirs there is none', async () => {
    expect(await found({ named: [rival], ranked: [rival] })).toMatchObject({ place: null, rank: null, results: 1 })
  })
})

describe('it ends in the true reason', () => {
  const keyError = { status: 403, text: '{"error":{"code":403,"status":"PERMISSION_DENIED"}}' }
  test.each([
    ['a refused key', () => keyError, 'Google Places refused our question.'],
    ['a used-up quota', () => ({ status: 429, text: '{"error":{"code":429}}' }), 'had no more answers for us'],
    ['a fault of Google', () => ({ status: 503, text: '' }), 'had a fault of its own (status 503)'],
    ['an answer of another shape', () => ({ places: [{ name: 'x' }] }), 'gave an answer we could not read'],
    ['a page in place of JSON', () => '<html>Own Pty Ltd</html>', 'gave an answer we could not read'],
    ['no answer', () => 'never' as const, 'did not answer in time'],
  ])('%s', async (_, answer, reason) => {
    const { gathered, warnings } = await ask(answer, {}, 700)
    expect(gathered).toMatchObject({ outcome: 'unavailable', reason: expect.stringContaining(reason) })
    expect(warnings).toHaveLength(1)
  })

  test('and the log quotes nothing of an answer', async () => {
    const broken = `{"places":[{"displayName":{"text":"Wattle & Wire El`
    const { warnings } = await ask(() => broken)
    const [{ error }] = warnings as [{ error: Error }]
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain('Wattle')
    const { warnings: shaped } = await ask(() => ({ places: [{ id: 7, displayName: 'Wattle' }] }))
    expect(String((shaped as [{ error: Error }])[0].error)).not.toContain('Wattle')
  })
})
