import { defineComponent } from './component.ts'
import { praiseForbidden } from './reviews/review-counts.ts'

export const reviewResponse = defineComponent({
  id: 'review-response',
  pillar: 'reviewsRating',
  title: 'Answers to reviews',
  criteria: 'The share of your reviews that you have answered. Our guide advises to answer within 24 to 48 hours.',
  needs: ['crawl', 'industry'],
  assess: (facts) =>
    praiseForbidden(facts) ?? {
      outcome: 'notMeasured',
      reason:
        "No source we may use tells this: Google hands out reviews without the owner's answers. You see them on your own profile: look whether every review of the last year has one.",
    },
})
