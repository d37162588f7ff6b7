import { expect, test } from 'vitest'
import { followerMetrics } from './follower-metrics.ts'
import { assess, goodSite } from '../../test/support/good-site.ts'

test('is not measured: the platforms keep the counts to themselves', () => {
  expect(assess(followerMetrics, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('no source we may use'),
  })
})
