import { defineComponent } from './component.ts'

export const starRating = defineComponent({
  id: 'star-rating',
  pillar: 'reviewsRating',
  title: 'Star rating',
  criteria:
    'Your average rating on Google: 4.5 and up counts 100, 4 counts 75, 3.5 counts 40, less 10. The steps are our judgement; our guide advises 4.0 or higher.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      "Your rating on Google comes from Google's place service. It takes a key (GOOGLE_PLACES_API_KEY), and this report was made without it.",
  }),
})
