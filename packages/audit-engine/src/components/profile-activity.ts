import { defineComponent } from './component.ts'
import { problem, strength, when } from './wording/findings.ts'
import { channelBlank, linkedChannel } from './outside/youtube-channel.ts'

const dayMs = 86_400_000
/** Days since the newest post, what they are worth, and how they are said. */
const steps = [
  { days: 30, score: 100, said: 'in the last 30 days' },
  { days: 90, score: 60, said: 'in the last 90 days' },
  { days: 365, score: 20, said: 'in the last year' },
  { days: Infinity, score: 0, said: 'more than a year ago' },
] as const

export const profileActivity = defineComponent({
  id: 'profile-activity',
  pillar: 'socialMediaPresence',
  title: 'Activity of your profiles',
  criteria:
    'The age of the newest video on the YouTube channel your website links to: up to 30 days counts 100, 90 days 60, a year 20, older or none at all nothing. The steps are our judgement. ' +
    'The other platforms show posts to signed-in people only and forbid robots to read them, so without a channel this is not measured.',
  needs: ['social'],
  uses: ['channel'],
  tip: {
    title: 'Post something this month',
    ease: 2,
    repeats: 'monthly',
    steps: [
      'Choose one platform your customers use, and leave the others for now.',
      'Post one piece of your work, one answer or one piece of news; a photo and two sentences are enough.',
      'Put a day for it into your calendar, once a month.',
    ],
  },
  assess({ social, channel }) {
    const linked = linkedChannel(social)
    if (linked === null || channel.outcome === 'unavailable')
      return {
        outcome: 'notMeasured',
        reason: `The platforms show posts to signed-in people only and forbid robots to read them; only YouTube tells when the newest one appeared. ${channelBlank(linked, channel)}`,
      }
    const { newest } = channel.data
    const days = newest === null ? Infinity : (Date.parse(channel.at) - Date.parse(newest)) / dayMs
    const { score, said } = steps.find((step) => days <= step.days)!
    return {
      outcome: 'scored',
      score,
      confidence: 0.6,
      evidence: [
        {
          saw:
            newest === null
              ? 'Your YouTube channel has no public video.'
              : `The newest video on your YouTube channel appeared ${said}.`,
          url: linked,
          at: channel.at,
          source: 'youtube',
        },
      ],
      findings: [
        ...when(score === 100, () => strength('Your YouTube channel is alive: its newest video is recent.')),
        ...when(score < 60, () =>
          problem(
            newest === null
              ? 'Put a video on your YouTube channel, or take the link to it off your website: it is empty.'
              : `Post a new video, or take the link to your YouTube channel off your website: the newest one appeared ${score === 20 ? 'more than 90 days' : 'more than a year'} ago.`,
            1,
          ),
        ),
      ],
    }
  },
})
