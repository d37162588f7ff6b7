import { defineComponent } from './component.ts'

export const reviewRecency = defineComponent({
  id: 'review-recency',
  pillar: 'reviewsRating',
  title: 'How recent your reviews are',
  criteria:
    'The age of the newest review Google shows us (it shows at most five): up to 30 days, up to 90 days, or older. The steps are our judgement.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      "The dates of your Google reviews come from Google's place service. It takes a key (GOOGLE_PLACES_API_KEY), and this report was made without it.",
  }),
})
