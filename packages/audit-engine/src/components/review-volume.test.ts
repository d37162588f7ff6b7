import { describe, expect, test } from 'vitest'
import { reviewVolume } from './review-volume.ts'
import { placesFact, rivalsWith } from '../../test/support/good-outside.ts'
import { assess, goodSite, onePage, bare, problemsOf, sawOf } from '../../test/support/good-site.ts'

const run = (...given: Parameters<typeof placesFact>) =>
  assess(reviewVolume, { ...goodSite(), facts: placesFact(...given) })

describe('against the middle value of the competitors', () => {
  const beside = (reviews: number, ...rivals: number[]) => run({ reviews }, { rivals: rivalsWith(...rivals) })

  test.each([
    [40, [40, 10, 90], 70],
    [80, [40, 10, 90], 85],
    [160, [40, 10, 90], 100],
    [1_000, [40, 10, 90], 100],
    [40, [80, 80, 80, 80], 55],
    [40, [160, 20, 300, 140], 41],
    [25, [5_000, 5_000, 5_000], 0],
    [30, [0, 0, 0], 100],
  ])('%i reviews beside %j score %i', (reviews, rivals, score) => {
    expect(beside(reviews, ...rivals).score).toBe(score)
  })

  test.each([
    [19, [2, 2, 2], 50],
    [0, [0, 0, 0], 0],
    [1, [100, 100, 100], 0],
  ])('under 20 reviews (%i beside %j) score 50 at most: %i', (reviews, rivals, score) => {
    expect(beside(reviews, ...rivals).score).toBe(score)
  })

  test.each([
    [20, 'less than half'],
    [40, 'less than'],
    [50, 'about'],
    [70, 'more than'],
    [120, 'at least twice'],
  ])('is said without a number: %i', (reviews, words) => {
    expect(sawOf(beside(reviews, 10, 50, 90))[1]).toBe(
      `That is ${words} the middle value of the other businesses Google shows for "electrician Marrickville NSW".`,
    )
  })
})

describe('with too few competitors', () => {
  test.each([
    [0, 0],
    [10, 50],
    [19, 50],
    [20, 66],
    [50, 85],
    [100, 100],
    [400, 100],
  ])('%i reviews score %i', (reviews, score) => {
    const result = run({ reviews }, { rivals: rivalsWith(900, 900) })
    expect(result).toMatchObject({ score, confidence: 0.75 })
    expect(result.evidence).toHaveLength(1)
  })
})

test.each([
  [0, 'no reviews'],
  [4, 'fewer than 5 reviews'],
  [19, 'between 5 and 20 reviews'],
  [20, 'between 20 and 50 reviews'],
  [137, 'between 100 and 200 reviews'],
  [4_321, '200 reviews or more'],
])('%i reviews are told as a band', (reviews, band) => {
  expect(sawOf(run({ reviews }))[0]).toBe(`You have ${band} on Google.`)
})

test('the finding fits the score', () => {
  expect(problemsOf(run({ reviews: 3 }))[0]).toContain('fewer than 5 reviews, less than half the usual number')
  expect(run().findings).toEqual([{ kind: 'strength', text: expect.stringContaining('at least twice the usual') }])
})

test('registered health professions are not told to collect praise', () => {
  const site = onePage(bare('<h1>Physiotherapy in Newtown</h1>', '<title>Newtown Physio</title>'))
  const industry = { industry: 'Health & Wellness', confidence: 0.9, because: '', url: null, quote: null }
  for (const facts of [placesFact({ reviews: 0 }), {}])
    expect(assess(reviewVolume, { ...site, facts: { ...facts, industry } })).toMatchObject({
      outcome: 'notApplicable',
      reason: expect.stringContaining('section 133'),
    })
})

test.each([
  ['without a profile that is surely theirs', run(null), 'no business profile that is surely yours'],
  ['without access to Google', assess(reviewVolume, goodSite()), 'Only Google can tell how many reviews you have'],
])('is not measured %s', (_, result, reason) => {
  expect(result).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(reason) })
})
