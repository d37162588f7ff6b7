import { expect, test } from 'vitest'
import { reviewResponse } from './review-response.ts'
import { assess, goodSite } from '../../test/support/good-site.ts'

test('is not measured: no source offers the answers', () => {
  expect(assess(reviewResponse, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('No source we may use tells this'),
  })
})
