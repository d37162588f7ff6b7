import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())

const key = { 'X-Subscription-Token': 'sandbox' }

async function search(parameters: Record<string, string>, headers: Record<string, string> = key) {
  const path = `/res/v1/web/search?${new URLSearchParams(parameters)}`
  const answer = await services.ask('brave-search', path, { headers })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const urls = async (q: string) => {
  const { body } = await search({ q, country: 'AU' })
  return (body.web?.results ?? []).map((result: { url: string }) => result.url)
}
const rank = async (q: string, host: string) =>
  (await urls(q)).findIndex((url: string) => url.includes(`//${host}/`)) + 1

describe('a request', () => {
  test('without a token is a 422 that names the header', async () => {
    const { status, body } = await search({ q: 'cafe' }, {})
    expect(status).toBe(422)
    expect(body).toMatchObject({
      type: 'ErrorResponse',
      error: {
        code: 'VALIDATION',
        status: 422,
        meta: { errors: [{ type: 'missing', loc: ['header', 'x-subscription-token'] }] },
      },
    })
  })

  test('with a wrong token is a 422, whatever else is wrong with it', async () => {
    expect(await search({}, { 'X-Subscription-Token': 'other' })).toMatchObject({
      status: 422,
      body: { error: { code: 'SUBSCRIPTION_TOKEN_INVALID' } },
    })
  })

  test.each([
    [{}, 'q', 'missing'],
    [{ q: ' ' }, 'q', 'value_error'],
    [{ q: 'x'.repeat(401) }, 'q', 'value_error'],
    [{ q: 'x '.repeat(51) }, 'q', 'value_error'],
    [{ q: 'cafe', count: '21' }, 'count', 'less_than_equal'],
    [{ q: 'cafe', count: '0' }, 'count', 'greater_than_equal'],
    [{ q: 'cafe', count: 'many' }, 'count', 'int_parsing'],
    [{ q: 'cafe', offset: '10' }, 'offset', 'less_than_equal'],
    [{ q: 'cafe', country: 'Australia' }, 'country', 'enum'],
  ])('%j is a 422 about %s', async (parameters, name, type) => {
    const { status, body } = await search(parameters)
    expect(status).toBe(422)
    expect(body.error.meta.errors).toMatchObject([{ loc: ['query', name], type }])
  })
})

describe('an answer', () => {
  test('has results as Brave gives them, and the limits of the plan', async () => {
    const { status, headers, body } = await search({ q: 'electrician marrickville', country: 'AU', count: '2' })
    expect(status).toBe(200)
    expect(headers.get('x-ratelimit-remaining')).toBe('49, 14999')
    expect(body).toMatchObject({
      type: 'search',
      query: { original: 'electrician marrickville', country: 'au', more_results_available: true, bad_results: false },
      mixed: { main: [{ type: 'web', index: 0, all: false }, { index: 1 }] },
      web: { type: 'search', results: [{ url: 'https://wattlefusewire.com.au/' }, {}] },
    })
    expect(body.web.results[1]).toMatchObject({
      type: 'search_result',
      title: 'Electrician in Marrickville | Copper Quokka Electrical',
      url: 'https://copperquokkaelectrical.com.au/',
      age: 'a week ago',
      page_age: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}$/),
      meta_url: { scheme: 'https', hostname: 'copperquokkaelectrical.com.au', path: '' },
    })
  })

  test('marks the words of the query in snippets, unless told not to, and escapes the rest', async () => {
    const description = async (parameters: object) =>
      (await search({ q: 'electrician marrickville', ...parameters })).body.web.results[1].description
    expect(await description({})).toMatch(/^<strong>Electricians<\/strong> for <strong>Marrickville<\/strong> and/)
    expect(await description({ text_decorations: 'false' })).toMatch(/^Electricians for Marrickville and/)
    expect((await search({ q: 'Bobbin & Bilby' })).body.web.results[0].title).toBe('Bobbin &amp; Bilby')
  })

  test('comes in pages', async () => {
    const page = async (offset: string) => (await search({ q: 'electrician marrickville', count: '5', offset })).body
    const pages = await Promise.all(['0', '1', '2', '3'].map(page))
    const all = await urls('electrician marrickville')
    expect(pages.flatMap(({ web }) => (web?.results ?? []).map(({ url }: { url: string }) => url))).toEqual(all)
    expect(pages.map(({ query }) => query.more_results_available)).toEqual([true, true, true, false])
  })

  test('without results has no web at all', async () => {
    const { status, body } = await search({ q: 'zzyzx' })
    expect({ status, bad: body.query.bad_results, web: body.web }).toEqual({ status: 200, bad: true, web: undefined })
    expect(body.mixed.main).toEqual([])
  })
})

describe('what is found', () => {
  test.each([
    ['Copper Quokka Electrical', 'copperquokkaelectrical.com.au', 1],
    ['Ampersand & Sons Electrical', 'ampersandandsons.com.au', 2],
    ['The Galloping Teapot', 'thegallopingteapot.com.au', 3],
    ['Frizz & Fable Hair', 'frizzandfable.com.au', 5],
    ['Numbat & Ledger Accountants', 'numbatledger.com.au', 0],
    ['Wobbly Clutch Driving School', 'wobblyclutch.com.au', 0],
    ['Switchboard upgrades Marrickville', 'copperquokkaelectrical.com.au', 2],
    ['EV charger installation Marrickville', 'copperquokkaelectrical.com.au', 1],
    ['Smoke alarms Marrickville', 'copperquokkaelectrical.com.au', 10],
  ])('%s: %s ranks %i', async (query, host, place) => {
    expect(await rank(query, host)).toBe(place)
  })

  test('can be kept to a site, a phrase, and without a word', async () => {
    const own = await urls('site:copperquokkaelectrical.com.au')
    expect(own.length).toBeGreaterThan(4)
    expect(own.every((url: string) => url.startsWith('https://copperquokkaelectrical.com.au/'))).toBe(true)
    expect(await urls('site:numbatledger.com.au')).toEqual([])
    expect(await urls('"Copper Quokka" site:hipages.com.au')).toEqual([
      'https://hipages.com.au/connect/copperquokkaelectrical',
    ])
    expect(await urls('Copper Quokka Electrical -hipages')).not.toContainEqual(expect.stringContaining('hipages'))
  })
})
