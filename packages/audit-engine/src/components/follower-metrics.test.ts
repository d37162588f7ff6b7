import { expect, test } from 'vitest'
import { followerMetrics } from './follower-metrics.ts'
import type { Facts } from '../facts/facts.ts'
import { channelFact } from '../../test/support/good-outside.ts'
import { assess, factsOf, goodSite, problemsOf } from '../../test/support/good-site.ts'

const url = 'https://www.youtube.com/@wattlewire'
const { social } = factsOf(goodSite())
const linked: Facts['social'] = {
  ...social,
  profiles: [
    ...social.profiles,
    { platform: 'youtube', url, handle: '@wattlewire', foundOn: 'https://wattlewire.com.au/', where: 'link' },
  ],
}
const run = (subscribers: number | null) =>
  assess(followerMetrics, { ...goodSite(), facts: { social: linked, ...channelFact({ subscribers }) } })

test.each([
  [1_000, 100, '1,000 or more subscribers.'],
  [999, 80, '500 or more subscribers, and fewer than 1,000.'],
  [100, 60, '100 or more subscribers, and fewer than 500.'],
  [10, 30, '10 or more subscribers, and fewer than 100.'],
  [9, 10, 'fewer than 10 subscribers.'],
])('%i subscribers score %i', (subscribers, score, saw) => {
  const result = run(subscribers)
  expect(result.score).toBe(score)
  expect(result.evidence).toEqual([
    { saw: `Your YouTube channel has ${saw}`, url, at: expect.any(String), source: 'youtube' },
  ])
  expect(problemsOf(result)).toHaveLength(score < 60 ? 1 : 0)
})

test('the exact number is not kept', () => {
  expect(JSON.stringify(run(1_240))).not.toContain('1240')
})

test.each([
  ['no channel is linked', {}, 'links to no channel there'],
  ['the channel hides it', { social: linked, ...channelFact({ subscribers: null }) }, 'hides how many'],
  [
    'YouTube was not asked',
    { social: linked, channel: { outcome: 'unavailable' as const, reason: 'YouTube was not asked: no key.' } },
    'YouTube was not asked: no key.',
  ],
])('is not measured when %s', (_, facts, reason) => {
  expect(assess(followerMetrics, { ...goodSite(), facts })).toMatchObject({
    outcome: 'notMeasured',
    score: null,
    reason: expect.stringContaining(reason),
  })
})
