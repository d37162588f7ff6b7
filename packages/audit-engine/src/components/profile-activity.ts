import { defineComponent } from './component.ts'

export const profileActivity = defineComponent({
  id: 'profile-activity',
  pillar: 'socialMediaPresence',
  title: 'Activity of your profiles',
  criteria:
    'The age of the newest post on your profiles: up to 30 days counts 100, 90 days 60, a year 20. The steps are our judgement.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      'The platforms show posts to signed-in people only and forbid robots to read them; no source we may use offers the date of your newest post.',
  }),
})
