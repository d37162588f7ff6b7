import { expect, test } from 'vitest'
import { profileActivity } from './profile-activity.ts'
import type { Facts } from '../facts/facts.ts'
import { channelFact } from '../../test/support/good-outside.ts'
import { assess, factsOf, goodSite, problemsOf, readAt, sawOf } from '../../test/support/good-site.ts'

const url = 'https://www.youtube.com/@wattlewire'
const { social } = factsOf(goodSite())
const linked: Facts['social'] = {
  ...social,
  profiles: [
    ...social.profiles,
    { platform: 'youtube', url, handle: '@wattlewire', foundOn: 'https://wattlewire.com.au/', where: 'link' },
  ],
}
const run = (newest: string | null) =>
  assess(profileActivity, { ...goodSite(), facts: { social: linked, ...channelFact({ newest }) } })
const daysAgo = (days: number) => new Date(Date.parse(readAt) - days * 86_400_000).toISOString()

test.each([
  [30, 100, 'in the last 30 days'],
  [31, 60, 'in the last 90 days'],
  [91, 20, 'in the last year'],
  [366, 0, 'more than a year ago'],
])('a newest video %i days old scores %i', (days, score, said) => {
  const result = run(daysAgo(days))
  expect(result.score).toBe(score)
  expect(sawOf(result)).toEqual([`The newest video on your YouTube channel appeared ${said}.`])
  expect(problemsOf(result)).toHaveLength(score < 60 ? 1 : 0)
})

test('an empty channel scores nothing', () => {
  const result = run(null)
  expect(result.score).toBe(0)
  expect(problemsOf(result)).toEqual([expect.stringContaining('it is empty')])
})

test('is not measured without a channel, or without an answer', () => {
  const reasonOf = (facts: Partial<Facts>) => assess(profileActivity, { ...goodSite(), facts }).reason
  expect(reasonOf({})).toContain('links to no channel there')
  const channel = { outcome: 'unavailable' as const, reason: 'YouTube did not answer in time.' }
  expect(reasonOf({ social: linked, channel })).toContain('YouTube did not answer in time.')
})
