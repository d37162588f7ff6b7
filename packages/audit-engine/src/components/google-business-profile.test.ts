import { describe, expect, test } from 'vitest'
import { googleBusinessProfile } from './google-business-profile.ts'
import { placesFact } from '../../test/support/good-outside.ts'
import { assess, factsOf, goodSite, problemsOf, sawOf } from '../../test/support/good-site.ts'

const run = (...given: Parameters<typeof placesFact>) =>
  assess(googleBusinessProfile, { ...goodSite(), facts: placesFact(...given) })
const { identity } = factsOf(goodSite())

test('a complete profile scores 100, and its evidence leads to the place', () => {
  const result = run()
  expect(result).toMatchObject({ score: 100, confidence: 0.95 })
  expect(result.findings).toEqual([{ kind: 'strength', text: expect.stringContaining('is complete') }])
  expect(sawOf(result)[0]).toBe('We found your profile on Google: it links to your website.')
  for (const { url, quote } of result.evidence) {
    expect(url).toBe('https://www.google.com/maps/place/?q=place_id:ChIJwattle')
    expect(quote).toBeUndefined()
  }
})

describe('what is missing costs its share', () => {
  test.each([
    ['website', { matchedBy: 'phone', website: null }, 80, 'Add your website'],
    ['website, another one', { matchedBy: 'phone', website: 'https://facebook.com/x' }, 86, 'Correct the website'],
    ['hours', { hasHours: false }, 80, 'Add your opening hours'],
    ['phone', { phone: null }, 80, 'Add your phone number'],
    ['photos', { photos: 0 }, 85, 'Add photos'],
    ['category', { primaryType: null }, 85, 'Choose a main category'],
    ['category, a meaningless one', { primaryType: 'point_of_interest' }, 85, 'Choose a main category'],
    ['open', { status: 'CLOSED_TEMPORARILY' }, 90, 'Reopen your Google Business Profile'],
  ] as const)('%s', (_, place, score, problem) => {
    const result = run(place)
    expect(result.score).toBe(score)
    expect(problemsOf(result)).toEqual([expect.stringContaining(problem)])
  })
})

test.each([
  [3, 91],
  [7, 96],
])('%i photos are a note', (photos, score) => {
  const result = run({ photos })
  expect(result.score).toBe(score)
  expect(problemsOf(result)).toEqual([])
  expect(result.findings).toEqual([{ kind: 'note', text: expect.stringContaining('until there are ten') }])
  expect(sawOf(result)).toContain('It has some photos, and fewer than ten.')
})

test('whether it is open is left out when Google does not say', () => {
  expect(run({ status: null }).score).toBe(100)
})

test('permanently closed scores 0, whatever else is there', () => {
  const result = run({ status: 'CLOSED_PERMANENTLY' })
  expect(result.score).toBe(0)
  expect(problemsOf(result)).toEqual([expect.stringMatching(/^Tell Google that you are open/)])
})

test.each([
  ['phone', 0.9],
  ['name', 0.7],
] as const)('a profile known by %s alone is less sure', (matchedBy, confidence) => {
  expect(run({ matchedBy, website: null }).confidence).toBe(confidence)
})

describe('no profile that is surely theirs', () => {
  const absent = (facts: Partial<typeof identity>, lookedFor: string | null = 'Wattle Marrickville') =>
    assess(googleBusinessProfile, {
      ...goodSite(),
      facts: { ...placesFact(null, { lookedFor }), identity: { ...identity, ...facts } },
    })

  test('scores 0 and says what we searched for', () => {
    const result = run(null)
    expect(result).toMatchObject({ score: 0, confidence: 0.6 })
    expect(sawOf(result)[0]).toContain('searched Google\'s places for "Wattle & Wire Electrical Marrickville NSW"')
    expect(result.evidence[0]!.url).toContain('https://www.google.com/maps/search/')
    expect(problemsOf(result)[0]).toMatch(/^Create a Google Business Profile, or claim/)
  })

  test.each([
    ['no name', { name: null }, null, 'does not tell your business name'],
    ['no suburb', { suburb: null }, undefined, 'not tell your name and suburb clearly enough'],
    [
      'an unsure name',
      { confidences: { ...identity.confidences, name: 0.4 } },
      undefined,
      'not tell your name and suburb clearly enough',
    ],
  ])('is not measured with %s', (_, facts, lookedFor, reason) => {
    expect(absent(facts, lookedFor)).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(reason) })
  })
})

test('is not measured without access to Google, and says what stays unknown', () => {
  expect(assess(googleBusinessProfile, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    reason: 'Only Google can tell what your profile says. Not asked in this test.',
  })
})
