import { defineComponent } from './component.ts'

export const googleMaps = defineComponent({
  id: 'google-maps',
  pillar: 'searchPresence',
  title: 'Place on Google Maps',
  criteria:
    'Your rank on Google Maps for your trade and suburb: 1 to 3 counts 100, 4 to 10 counts 60, 11 to 20 counts 30, absent 0. The steps are our judgement.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      "Only Google's place search can tell your rank on the map. It takes a key (GOOGLE_PLACES_API_KEY), and this report was made without it.",
  }),
})
