import { defineComponent } from './component.ts'

export const reviewVolume = defineComponent({
  id: 'review-volume',
  pillar: 'reviewsRating',
  title: 'Number of reviews',
  criteria:
    'Your number of Google reviews against the middle value of the competitors we measured, on a scale where each doubling counts the same; under 20 reviews count 50 at most. The scale is our judgement.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      "The number of your Google reviews comes from Google's place service. It takes a key (GOOGLE_PLACES_API_KEY), and this report was made without it.",
  }),
})
