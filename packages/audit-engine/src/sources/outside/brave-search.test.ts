import { describe, expect, test } from 'vitest'
import { askLocally, testSubject, type Said, type ServiceRequest } from '../../../test/support/local-service.ts'
import { braveSearch } from './brave-search.ts'

const own = { url: 'https://www.wattlewire.com.au/', title: 'Wattle &amp; Wire Electrical' }
const others = Array.from({ length: 30 }, (_, n) => ({ url: `https://other${n}.com.au/`, title: `Other ${n}` }))
const answer = (...results: { url: string; title?: string }[]): Said => (results.length > 0 ? { web: { results } } : {})

const ask = (
  said: (query: string) => Said = () => answer(own),
  subject: Parameters<typeof testSubject>[0] = {},
  time?: number,
) =>
  askLocally(
    braveSearch,
    testSubject({ services: ['Switchboard upgrades', 'LED lighting'], ...subject }),
    ({ query }) => said(query.get('q') ?? ''),
    time === undefined ? {} : { time },
  )
const found = async (...parameters: Parameters<typeof ask>) => {
  const { gathered } = await ask(...parameters)
  if (gathered.outcome === 'unavailable') throw new Error(gathered.reason)
  return gathered.data
}
const queriesOf = (requests: ServiceRequest[]) => new Set(requests.map(({ query }) => query.get('q')))

describe('the questions', () => {
  test('are the own name, the services in the suburb, and the website alone', async () => {
    const { requests } = await ask()
    expect(queriesOf(requests)).toEqual(
      new Set([
        'LED lighting Marrickville',
        'Switchboard upgrades Marrickville',
        'Wattle & Wire Electrical',
        'site:wattlewire.com.au',
      ]),
    )
    for (const { path, query, headers } of requests) {
      expect(path).toBe('/res/v1/web/search')
      expect(Object.fromEntries(query)).toMatchObject({ country: 'AU', count: '20', spellcheck: 'false' })
      expect(headers['x-subscription-token']).toBe('test-key')
    }
  })

  test('are eight at most', async () => {
    const services = Array.from({ length: 20 }, (_, n) => `Service ${n}`)
    expect((await ask(undefined, { services })).requests).toHaveLength(7)
  })

  test('take services as people type them', async () => {
    const services = [
      'Wattle & Wire Electrical',
      'Rewiring in Marrickville',
      'rewiring for Inner West homes',
      'Solar panels Inner West',
      'A very long promise that nobody types',
      'Ovens',
    ]
    const { requests } = await ask(undefined, { services, areas: ['Inner West'] })
    expect(queriesOf(requests)).toEqual(
      new Set([
        'Ovens Marrickville',
        'Solar panels Marrickville',
        'Wattle & Wire Electrical',
        'rewiring Marrickville',
        'site:wattlewire.com.au',
      ]),
    )
  })

  test.each([
    ['a name of one word is searched with the suburb', { name: 'Sparky' }, 'Sparky Marrickville'],
    ['without a suburb it is used alone', { name: 'Sparky', suburb: null }, 'Sparky'],
  ])('%s', async (_, subject, query) => {
    expect((await found(undefined, subject)).brand?.query).toBe(query)
  })

  test('leave out a name that may be another', async () => {
    const { confidences } = testSubject()
    const { requests, gathered } = await ask(undefined, { confidences: { ...confidences, name: 0.4 } })
    expect(queriesOf(requests)).not.toContain('Wattle & Wire Electrical')
    expect(gathered).toMatchObject({ data: { brand: null, directories: [] } })
  })

  test('are none when there is nothing to look for', async () => {
    const { requests, gathered } = await ask(undefined, { name: null, suburb: null })
    expect(requests).toEqual([])
    expect(gathered).toMatchObject({ outcome: 'unavailable', reason: expect.stringContaining('was not asked') })
  })
})

describe('the rank', () => {
  test('is the first page of the own website, whatever its path and host', async () => {
    const deep = { url: 'http://shop.wattlewire.com.au/rewiring', title: 'x' }
    const { brand, services } = await found((query) =>
      query.startsWith('Wattle') ? answer(others[0]!, others[1]!, deep, own) : answer(...others.slice(0, 20)),
    )
    expect(brand).toEqual({ query: 'Wattle & Wire Electrical', rank: 3, results: 4 })
    expect(services).toEqual([
      {
        service: 'Switchboard upgrades',
        query: 'Switchboard upgrades Marrickville',
        rank: null,
        results: 20,
      },
      { service: 'LED lighting', query: 'LED lighting Marrickville', rank: null, results: 20 },
    ])
  })

  test('counts a host that leads to the website', async () => {
    const alias = { url: 'https://wattle.net.au/', title: 'x' }
    expect((await found(() => answer(alias), { aliases: ['wattle.net.au'] })).brand?.rank).toBe(1)
  })

  test('of a search without results is none of none', async () => {
    expect((await found(() => answer())).brand).toMatchObject({ rank: null, results: 0 })
  })
})

test('the hint counts pages of the own website alone', async () => {
  expect(await found(() => answer(own, others[0]!, own))).toMatchObject({ indexed: 2 })
})

test('listings in directories are those with the name in their title', async () => {
  const listing = (url: string, title: string) => ({ url, title })
  const { directories } = await found((query) =>
    query.startsWith('Wattle')
      ? answer(
          listing('https://hipages.com.au/connect/wattlewire', 'Wattle &amp; Wire Electrical, Marrickville | hipages'),
          listing('https://hipages.com.au/connect/wattlewire/reviews', 'Wattle and Wire Electrical reviews'),
          listing('https://www.yellowpages.com.au/nsw/marrickville/volt-1', 'Volt Bros | Yellow Pages'),
          listing('https://www.truelocal.com.au/find/electricians/nsw', 'Wattle & Wire Electrical and others'),
        )
      : answer(),
  )
  expect(directories).toEqual(['hipages'])
})

describe('it ends in the true reason', () => {
  test.each([
    ['a refused key', () => ({ status: 422, text: '{"type":"ErrorResponse"}' }), 'Brave Search refused our question.'],
    ['a used-up plan', () => ({ status: 429, text: '' }), 'Brave Search had no more answers for us at the time.'],
    ['an answer of another shape', () => ({ web: { results: [{ title: 'x' }] } }), 'gave an answer we could not read'],
    ['no answer', () => 'never' as const, 'did not answer in time'],
  ])('%s', async (_, said, reason) => {
    const { gathered } = await ask(said, {}, 700)
    expect(gathered).toMatchObject({ outcome: 'unavailable', reason: expect.stringContaining(reason) })
  })

  test('a few questions without an answer leave the others standing', async () => {
    const refused = { status: 429, text: '' }
    const data = await found((query) => (query.startsWith('LED') || query.startsWith('site:') ? refused : answer(own)))
    expect(data).toMatchObject({ brand: { rank: 1 }, indexed: null })
    expect(data.services.map(({ service }) => service)).toEqual(['Switchboard upgrades'])
    expect((await found((query) => (query.startsWith('Wattle') ? refused : answer(own)))).brand).toBeNull()
  })
})
