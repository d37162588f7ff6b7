import { expect, test } from 'vitest'
import { googleMaps } from './google-maps.ts'
import { assess, goodSite } from './test-site.ts'

test('is not measured without the place search, and names its key', () => {
  expect(assess(googleMaps, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('GOOGLE_PLACES_API_KEY'),
  })
})
