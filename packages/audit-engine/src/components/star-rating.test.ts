import { expect, test } from 'vitest'
import { starRating } from './star-rating.ts'
import { placesFact } from '../../test/support/good-outside.ts'
import { assess, goodSite, problemsOf, sawOf } from '../../test/support/good-site.ts'

const run = (...given: Parameters<typeof placesFact>) =>
  assess(starRating, { ...goodSite(), facts: placesFact(...given) })

test.each([
  [5, 100, '4.5 stars or more', 'strength'],
  [4.5, 100, '4.5 stars or more', 'strength'],
  [4.4, 75, 'between 4 and 4.5 stars', 'note'],
  [4, 75, 'between 4 and 4.5 stars', 'note'],
  [3.9, 40, 'between 3.5 and 4 stars', 'problem'],
  [3.5, 40, 'between 3.5 and 4 stars', 'problem'],
  [3.4, 10, 'under 3.5 stars', 'problem'],
  [1, 10, 'under 3.5 stars', 'problem'],
] as const)('%d stars score %i', (rating, score, stars, kind) => {
  const result = run({ rating })
  expect(result).toMatchObject({ score, confidence: 0.95 })
  expect(sawOf(result)).toEqual([`Your average rating on Google is ${stars}.`])
  expect(result.findings).toMatchObject([{ kind, text: expect.stringContaining(stars) }])
  expect(result.evidence[0]!.url).toContain('place_id:ChIJwattle')
})

test('few ratings are less sure', () => {
  const result = run({ reviews: 4 })
  expect(result).toMatchObject({ score: 100, confidence: 0.65 })
  expect(sawOf(result)[0]).toContain('fewer than ten people')
})

test('no advice asks for praise', () => {
  expect([...problemsOf(run({ rating: 2 })), ...starRating.tip!.steps].join(' ')).not.toMatch(/\bask\b|praise/i)
})

test.each([
  ['without a rating', run({ rating: null, reviews: 0 }), 'Nobody has rated'],
  ['without a profile that is surely theirs', run(null), 'no business profile that is surely yours'],
  ['without access to Google', assess(starRating, goodSite()), 'Only Google can tell your rating there. Not asked'],
])('is not measured %s', (_, result, reason) => {
  expect(result).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(reason) })
})
