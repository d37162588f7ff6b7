import { expect, test } from 'vitest'
import { reviewRecency } from './review-recency.ts'
import { daysBefore, placesFact } from '../../test/support/good-outside.ts'
import { assess, bare, goodSite, onePage, problemsOf, sawOf } from '../../test/support/good-site.ts'

const run = (...given: Parameters<typeof placesFact>) =>
  assess(reviewRecency, { ...goodSite(), facts: placesFact(...given) })

test.each([
  [0, 100, 'not older than 30 days'],
  [30, 100, 'not older than 30 days'],
  [31, 60, 'between 30 and 90 days old'],
  [90, 60, 'between 30 and 90 days old'],
  [91, 30, 'older than 90 days'],
  [365, 30, 'older than 90 days'],
  [366, 10, 'older than a year'],
])('a newest review of %i days scores %i', (days, score, age) => {
  const result = run({ reviewTimes: daysBefore(days, days + 200) })
  expect(result.score).toBe(score)
  expect(sawOf(result)).toEqual([`The newest review among those Google shows us is ${age}.`])
  expect(problemsOf(result)).toHaveLength(score < 100 ? 1 : 0)
})

test('an old date is less sure where Google shows a part of the reviews only', () => {
  const old = { reviewTimes: daysBefore(400) }
  expect(run(old).confidence).toBe(0.6)
  expect(run({ ...old, reviews: 5 })).toMatchObject({
    confidence: 0.95,
    evidence: [{ saw: 'The newest review Google shows us is older than a year.' }],
  })
})

test('registered health professions are not told to collect praise', () => {
  const site = onePage(bare('<h1>Dentist in Newtown</h1>', '<title>Newtown Dental</title>'))
  const industry = { industry: 'Health & Wellness', confidence: 0.9, because: '', url: null, quote: null }
  for (const facts of [placesFact(), {}])
    expect(assess(reviewRecency, { ...site, facts: { ...facts, industry } })).toMatchObject({
      outcome: 'notApplicable',
      reason: expect.stringContaining('section 133'),
    })
})

test.each([
  ['without reviews', run({ reviewTimes: [], reviews: 0 }), 'Nobody has reviewed'],
  ['with ratings alone', run({ reviewTimes: [], reviews: 9 }), 'those carry no date'],
  ['without a profile that is surely theirs', run(null), 'no business profile that is surely yours'],
  ['without access to Google', assess(reviewRecency, goodSite()), 'Only Google can tell how recent'],
])('is not measured %s', (_, result, reason) => {
  expect(result).toMatchObject({ outcome: 'notMeasured', reason: expect.stringContaining(reason) })
})
