import { expect, test } from 'vitest'
import { brandedSearch } from './branded-search.ts'
import { assess, goodSite } from './test-site.ts'

test('is not measured without a web search, and names its key', () => {
  expect(assess(brandedSearch, goodSite())).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('BRAVE_SEARCH_API_KEY'),
  })
})
