import { expect, test } from 'vitest'
import { profileActivity } from './profile-activity.ts'
import { assess, goodSite } from '../../test/support/good-site.ts'

test('is not measured: the platforms forbid robots to read posts', () => {
  expect(assess(profileActivity, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('no source we may use'),
  })
})
