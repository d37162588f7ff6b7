import { defineComponent } from './component.ts'

export const reviewResponse = defineComponent({
  id: 'review-response',
  pillar: 'reviewsRating',
  title: 'Answers to reviews',
  criteria: 'The share of your reviews that you have answered. Our guide advises to answer within 24 to 48 hours.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason: "No source offers this today: Google gives the owner's answers to the owner alone.",
  }),
})
