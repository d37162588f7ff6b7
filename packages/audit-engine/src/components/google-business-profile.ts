import { defineComponent } from './component.ts'

export const googleBusinessProfile = defineComponent({
  id: 'google-business-profile',
  pillar: 'localSeo',
  title: 'Google Business Profile',
  criteria:
    'Whether your profile on Google has a website, opening hours, a phone number, photos and a main category, and says that you are open.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      "Your Google Business Profile can be read only through Google's place service. It takes a key (GOOGLE_PLACES_API_KEY), and this report was made without it.",
  }),
})
