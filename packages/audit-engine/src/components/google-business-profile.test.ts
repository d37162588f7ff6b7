import { expect, test } from 'vitest'
import { googleBusinessProfile } from './google-business-profile.ts'
import { assess, goodSite } from './test-site.ts'

test('is not measured without the place service, and names its key', () => {
  expect(assess(googleBusinessProfile, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('GOOGLE_PLACES_API_KEY'),
  })
})
