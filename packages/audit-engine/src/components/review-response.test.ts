import { expect, test } from 'vitest'
import { reviewResponse } from './review-response.ts'
import { assess, bare, factsOf, onePage } from '../../test/support/good-site.ts'

test('is not measured: no source offers the answers', () => {
  expect(assess(reviewResponse, onePage(bare('<h1>Tiny</h1>')))).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    confidence: 0,
    evidence: [],
    reason: expect.stringContaining('No source we may use tells this'),
  })
})

test('those whose profession may not advertise with praise are not sent to their reviews', () => {
  const site = onePage(bare('<h1>Ash Dental</h1><p>Your dentists in Newtown, registered with AHPRA.</p>'))
  const industry = { ...factsOf(site).industry, industry: 'Health & Wellness' as const }
  expect(assess(reviewResponse, { ...site, facts: { industry } }).outcome).toBe('notApplicable')
})
