import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())

const key = { 'X-Goog-Api-Key': 'sandbox' }

async function search(body: object | string, mask = 'places.id', headers: Record<string, string> = key) {
  const answer = await services.ask('google-places', '/v1/places:searchText', {
    method: 'POST',
    headers: { ...headers, ...(mask && { 'X-Goog-FieldMask': mask }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const names = async (body: object) => {
  const { body: answer } = await search(body, 'places.displayName')
  return (answer.places ?? []).map((place: { displayName: { text: string } }) => place.displayName.text)
}

async function details(id: string, mask: string) {
  const headers = { ...key, 'X-Goog-FieldMask': mask }
  const answer = await services.ask('google-places', `/v1/places/${id}`, { headers })
  return { status: answer.status, body: await answer.json() }
}

const marrickville = 'ChIJcopperquokkademo00142'

describe('a request', () => {
  test('without a key is a 403', async () => {
    expect(await search({ textQuery: 'cafe' }, 'places.id', {})).toMatchObject({
      status: 403,
      body: { error: { code: 403, status: 'PERMISSION_DENIED', details: [{ reason: 'CREDENTIALS_MISSING' }] } },
    })
  })

  test('with a wrong key is a 400 that says API_KEY_INVALID', async () => {
    expect(await search({ textQuery: 'cafe' }, 'places.id', { 'X-Goog-Api-Key': 'other' })).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }, {}] } },
    })
  })

  test('without a field mask is a 400', async () => {
    expect(await search({ textQuery: 'cafe' }, '')).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('FieldMask is a required') } },
    })
  })

  test.each(['places.id,places.stars', 'id', 'places.displayName.words', 'places.id, places.rating'])(
    'for the fields %s is a 400 that names the wrong one',
    async (mask) => {
      const { status, body } = await search({ textQuery: 'cafe' }, mask)
      expect(status).toBe(400)
      const [violation] = body.error.details[0].fieldViolations
      expect(violation).toMatchObject({ field: mask, description: expect.stringContaining('Cannot find matching') })
    },
  )

  test.each([
    ['no text', {}, 'Empty text_query.\n'],
    ['a field of its own', { textQuery: 'cafe', near: 'me' }, /Unknown name "near": Cannot find field/],
    ['a negative size', { textQuery: 'cafe', pageSize: -1 }, /negative/],
    ['no JSON', 'textQuery=cafe', /Invalid JSON/],
    ['a token of another search', { textQuery: 'cafe', pageToken: 'WyJjYWZlIiwxXQ==' }, /invalid argument/],
  ])('with %s is a 400', async (_, body, message) => {
    const answer = await search(body)
    expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
    expect(answer.body.error.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })
})

test('a parameter of Google that the sandbox does not know is refused', async () => {
  expect(await search({ textQuery: 'cafe', openNow: true })).toEqual({
    status: 501,
    body: { error: 'the sandbox knows no openNow' },
  })
})

describe('the field mask', () => {
  test('gives what it names and nothing else', async () => {
    const mask = 'places.id,places.displayName.text,places.reviews.publishTime'
    const { body } = await search({ textQuery: 'Copper Quokka Electrical Marrickville NSW' }, mask)
    expect(body).toEqual({
      places: [
        {
          id: marrickville,
          displayName: { text: expect.any(String) },
          reviews: Array.from({ length: 5 }, () => ({ publishTime: expect.any(String) })),
        },
      ],
    })
  })

  test('may name fields that a business does not have', async () => {
    expect(await details(marrickville, 'id,allowsDogs,fuelOptions.fuelPrices.type')).toEqual({
      status: 200,
      body: { id: marrickville },
    })
  })

  test('finds nothing as an empty object', async () => {
    expect(await search({ textQuery: 'zzyzx' }, '*')).toEqual({ status: 200, body: {} })
  })
})

describe('a search', () => {
  test('for a trade and suburb ranks those who work there', async () => {
    expect(await names({ textQuery: 'electrician Marrickville NSW' })).toEqual([
      expect.stringContaining('Wattle'),
      expect.stringContaining('Copper Quokka'),
      expect.stringContaining('Sydenham'),
      expect.stringContaining('Ampersand'),
      expect.stringContaining('Volt'),
      expect.stringContaining('Petersham'),
      expect.stringContaining('Tempe'),
    ])
  })

  test('for a name finds that business alone, for a phone number too', async () => {
    const alone = [expect.stringContaining('Galloping Teapot')]
    expect(await names({ textQuery: 'The Galloping Teapot West End QLD' })).toEqual(alone)
    expect(await names({ textQuery: '+61 491 570 158' })).toEqual(alone)
  })

  test('for a business that Google does not know gives others of its trade', async () => {
    const found = await names({ textQuery: 'Numbat & Ledger Accountants Norwood SA' })
    expect(found).toHaveLength(3)
    expect(found.join()).not.toContain('Numbat')
  })

  test('has businesses without an address only when asked', async () => {
    const textQuery = 'electrician Marrickville NSW'
    expect(await names({ textQuery, includePureServiceAreaBusinesses: true })).toContain('Ohms Law Sparkies')
    const { body } = await search(
      { textQuery: 'Ohms Law Sparkies', includePureServiceAreaBusinesses: true },
      'places.pureServiceAreaBusiness,places.location,places.formattedAddress',
    )
    expect(body.places).toEqual([{ pureServiceAreaBusiness: true }])
  })

  test('comes in pages', async () => {
    const body = { textQuery: 'hairdresser Subiaco WA', pageSize: 5 }
    const mask = 'places.id,nextPageToken'
    const first = (await search(body, mask)).body
    const second = (await search({ ...body, pageToken: first.nextPageToken }, mask)).body
    const third = (await search({ ...body, pageToken: second.nextPageToken }, mask)).body
    expect([first, second, third].map(({ places }) => places.length)).toEqual([5, 5, 2])
    expect(third.nextPageToken).toBeUndefined()
    const ids = [first, second, third].flatMap(({ places }) => places.map(({ id }: { id: string }) => id))
    expect(new Set(ids).size).toBe(12)
    expect(ids.at(-1)).toBe('ChIJfrizzandfabledemo0177')
  })

  test('prefers what is near, or keeps to it', async () => {
    const low = { latitude: -33.9, longitude: 151.17 }
    const high = { latitude: -33.89, longitude: 151.18 }
    const textQuery = 'electrician'
    const biased = await names({ textQuery, locationBias: { rectangle: { low, high } } })
    expect(biased[0]).toContain('Volt')
    expect(biased.length).toBeGreaterThan(1)
    expect(await names({ textQuery, locationRestriction: { rectangle: { low, high } } })).toHaveLength(1)
    const circle = { center: { latitude: -33.9109, longitude: 151.1551 }, radius: 50_000 }
    expect((await names({ textQuery, locationBias: { circle }, rankPreference: 'DISTANCE' }))[0]).toContain('Copper')
  })
})

describe('the details of a place', () => {
  test('are those of the business', async () => {
    const { body } = await details(marrickville, '*')
    expect(body).toMatchObject({
      name: `places/${marrickville}`,
      id: marrickville,
      primaryType: 'electrician',
      types: ['electrician', 'point_of_interest', 'establishment'],
      businessStatus: 'OPERATIONAL',
      rating: 4.8,
      userRatingCount: 137,
      nationalPhoneNumber: '(02) 5550 0142',
      internationalPhoneNumber: '+61 2 5550 0142',
      websiteUri: 'https://copperquokkaelectrical.com.au/',
      location: { latitude: -33.9109, longitude: 151.1551 },
    })
    expect(body.photos).toHaveLength(10)
    expect(body.regularOpeningHours.periods[5]).toEqual({
      open: { day: 6, hour: 8, minute: 0 },
      close: { day: 6, hour: 12, minute: 0 },
    })
    expect(body.regularOpeningHours.weekdayDescriptions.at(-2)).toBe('Saturday: 8:00\u202FAM\u2009–\u200912:00\u202FPM')
    expect(body.regularOpeningHours.weekdayDescriptions.at(-1)).toBe('Sunday: Closed')
  })

  test('have reviews that do not age', async () => {
    const { body } = await details(marrickville, 'reviews.publishTime,reviews.relativePublishTimeDescription')
    const age = (Date.now() - Date.parse(body.reviews[0].publishTime)) / 86_400_000
    expect(age).toBeGreaterThan(5.9)
    expect(age).toBeLessThan(6.1)
    expect(body.reviews[0].relativePublishTimeDescription).toBe('6 days ago')
    expect(body.reviews[2].relativePublishTimeDescription).toBe('a month ago')
  })

  test('tell a business that is closed for now from one that is gone', async () => {
    const status = async (id: string) => (await details(id, 'businessStatus')).body
    expect(await status('ChIJgallopingteapotdemo0158')).toEqual({ businessStatus: 'CLOSED_TEMPORARILY' })
    expect(await status('ChIJneighbour0203')).toEqual({ businessStatus: 'CLOSED_PERMANENTLY' })
  })

  test('of an unknown id are a 404, of something else a 400', async () => {
    expect(await details('ChIJnowhere', 'id')).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } })
    expect(await details('nowhere', 'id')).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    })
  })
})
