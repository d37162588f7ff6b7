import { defineComponent } from './component.ts'

export const followerMetrics = defineComponent({
  id: 'follower-metrics',
  pillar: 'socialMediaPresence',
  title: 'Followers',
  criteria: 'Your followers against the middle value we measured for your industry.',
  needs: [],
  assess: () => ({
    outcome: 'notMeasured',
    reason:
      'Follower counts are known only to the platforms, which show them to the owner of a profile; no source we may use offers them.',
  }),
})
