import { describe, expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { localListings } from './local-listings.ts'
import { mapFact, searchFact } from '../../test/support/good-outside.ts'
import { assess, bare, factsOf, goodSite, onePage, origin, problemsOf, sawOf } from '../../test/support/good-site.ts'

const good = factsOf(goodSite())
const run = (...urls: string[]) => runWith({}, ...urls)
const runWith = (facts: Partial<Facts>, ...urls: string[]) =>
  assess(localListings, {
    ...onePage(bare('<h1>Tiny</h1>')),
    facts: {
      ...facts,
      social: {
        ...good.social,
        reviewLinks: [],
        directories: urls.map((url) => ({ directory: 'x', url, foundOn: `${origin}/` })),
      },
    },
  })
const hipages = 'https://hipages.com.au/connect/wattle'
const yellow = 'https://www.yellowpages.com.au/nsw/marrickville/wattle-1'
const trueLocal = 'https://www.truelocal.com.au/business/wattle'

test.each([
  [[hipages], 65],
  [[hipages, yellow], 85],
  [[hipages, yellow, trueLocal], 100],
  [[hipages, `${hipages}?x=1`], 65],
  [['https://www.zomato.com/sydney/wattle'], 40],
])('%j scores %i', (urls, score) => {
  expect(run(...urls).score).toBe(score)
})

test.each([
  'https://www.yellowpages.com.au/',
  'https://www.yellowpages.com.au/search/listings?clue=electrician',
  'https://www.startlocal.com.au/search?q=electrician',
  'https://www.zomato.com/sydney',
])('the front page or a search of a directory is no listing: %s', (url) => {
  expect(run(url).outcome).toBe('notMeasured')
})

test('listings not linked are a note that claims nothing', () => {
  const result = run(hipages)
  expect(problemsOf(result)).toEqual([])
  expect(result.findings[0]!.text).toContain('which does not mean you have none')
  expect(result.evidence[0]).toMatchObject({ quote: hipages, saw: expect.stringContaining('linked, not verified') })
})

test('no link at all is not taken for no listing', () => {
  expect(run()).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('only a web search can tell'),
  })
})

test('places made for reviews count elsewhere', () => {
  expect(run('https://www.productreview.com.au/listings/wattle').outcome).toBe('notMeasured')
})

describe('OpenStreetMap', () => {
  test('an entry counts as a listing', () => {
    const result = runWith(mapFact(), hipages)
    expect(result.score).toBe(85)
    expect(result.evidence.at(-1)).toEqual({
      saw: 'OpenStreetMap has an entry of yours; we know it by your website.',
      url: 'https://www.openstreetmap.org/node/123',
      at: expect.any(String),
      source: 'openstreetmap',
      quote: 'Wattle & Wire, 12 Illawarra Road, Marrickville',
    })
    expect(result.findings.at(-1)).toEqual({
      kind: 'strength',
      text: 'We found a listing of yours on hipages and OpenStreetMap.',
    })
  })

  test('none there is a note, and alone no measurement', () => {
    const result = runWith(mapFact(null), hipages)
    expect(result.score).toBe(65)
    expect(problemsOf(result)).toEqual([])
    expect(result.findings).toContainEqual({
      kind: 'note',
      text: expect.stringContaining('Add your business to OpenStreetMap'),
    })
    expect(sawOf(result).at(-1)).toContain('We looked on OpenStreetMap near Marrickville NSW 2204')
    expect(runWith(mapFact(null))).toMatchObject({
      outcome: 'notMeasured',
      reason: expect.stringContaining('OpenStreetMap has no entry of yours'),
    })
  })
})

describe('a web search', () => {
  test('finds listings that the website does not link to, each once', () => {
    const result = runWith(searchFact({ directories: ['Yellow Pages', 'hipages', 'True Local'] }), hipages)
    expect(result.score).toBe(100)
    expect(result.evidence.filter(({ source }) => source === 'brave-search').map(({ saw }) => saw)).toEqual([
      'A web search for your name shows a listing of yours on Yellow Pages.',
      'A web search for your name shows a listing of yours on True Local.',
    ])
  })

  test('places made for reviews count elsewhere there too', () => {
    expect(runWith(searchFact({ directories: ['ProductReview'] })).score).toBe(10)
  })

  test('that finds none makes none a finding', () => {
    const result = runWith(searchFact())
    expect(result.score).toBe(10)
    expect(problemsOf(result)[0]).toMatch(/^Get listed in the directories your customers use, such as hipages/)
    expect(sawOf(result)).toEqual(['A web search for your name shows no listing of yours in the directories we know.'])
  })

  test('that was not made for the name says nothing', () => {
    expect(runWith(searchFact({ brand: null })).outcome).toBe('notMeasured')
  })
})
