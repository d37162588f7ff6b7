import { defineComponent } from './component.ts'
import { problem, strength, when } from './wording/findings.ts'
import { channelBlank, linkedChannel } from './outside/youtube-channel.ts'

/** Subscribers, and what at least so many are worth. */
const steps = [
  { from: 1_000, score: 100 },
  { from: 500, score: 80 },
  { from: 100, score: 60 },
  { from: 10, score: 30 },
  { from: 0, score: 10 },
] as const

export const followerMetrics = defineComponent({
  id: 'follower-metrics',
  pillar: 'socialMediaPresence',
  title: 'Followers',
  criteria:
    'The subscribers of the YouTube channel your website links to: 1,000 and more count 100, 500 count 80, 100 count 60, 10 count 30, fewer 10. The steps are our judgement, for a business that serves its own area. ' +
    'No other platform tells us its numbers, so without a channel this is not measured.',
  needs: ['social'],
  uses: ['channel'],
  tip: {
    title: 'Give people a reason to follow you',
    ease: 1,
    steps: [
      'Film one answer to a question customers ask you each week: two minutes on a phone are enough.',
      'Put the video on the page of your website that answers the same question.',
      'Ask at the end of each video to subscribe, and say what comes next.',
    ],
  },
  assess({ social, channel }) {
    const linked = linkedChannel(social)
    if (linked === null || channel.outcome === 'unavailable')
      return {
        outcome: 'notMeasured',
        reason: `Follower counts are known only to the platforms, and only YouTube shows them to others. ${channelBlank(linked, channel)}`,
      }
    const { subscribers } = channel.data
    if (subscribers === null)
      return { outcome: 'notMeasured', reason: 'Your YouTube channel hides how many people follow it.' }
    const at = steps.findIndex(({ from }) => subscribers >= from)
    const { from, score } = steps[at]!
    const most = steps[at - 1]?.from
    const many = from === 0 ? `fewer than ${steps.at(-2)!.from}` : `${from.toLocaleString('en-AU')} or more`
    return {
      outcome: 'scored',
      score,
      // One platform of several.
      confidence: 0.6,
      evidence: [
        {
          saw: `Your YouTube channel has ${many} subscribers${most && from > 0 ? `, and fewer than ${most.toLocaleString('en-AU')}` : ''}.`,
          url: linked,
          at: channel.at,
          source: 'youtube',
        },
      ],
      findings: [
        ...when(score === 100, () => strength('Your YouTube channel has a following.')),
        ...when(score < 60, () =>
          problem(
            'Few people follow your YouTube channel yet: show it where customers are, on your website and in your mails.',
            2,
          ),
        ),
      ],
    }
  },
})
