import { expect, test } from 'vitest'
import { reviewRecency } from './review-recency.ts'
import { assess, goodSite } from './test-site.ts'

test('is not measured without the place service, and names its key', () => {
  expect(assess(reviewRecency, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('GOOGLE_PLACES_API_KEY'),
  })
})
