import { expect, test } from 'vitest'
import type { SocialPlatform } from '../facts/facts.ts'
import { platformRelevance } from './platform-relevance.ts'
import { assess, factsOf, goodSite, origin, problemsOf } from '../../test/support/good-site.ts'

const good = factsOf(goodSite())
const run = (platforms: SocialPlatform[], industry = 'Trades & Services', confidence = 0.95) =>
  assess(platformRelevance, {
    ...goodSite(),
    facts: {
      industry: { ...good.industry, industry, confidence },
      social: {
        ...good.social,
        profiles: platforms.map((platform) => ({
          platform,
          url: `https://${platform}.com/tiny`,
          handle: 'tiny',
          foundOn: `${origin}/`,
          where: 'link',
        })),
      },
    },
  })

test.each([
  [['facebook'], 'Trades & Services', 100],
  [['facebook', 'instagram'], 'Trades & Services', 100],
  [['facebook', 'linkedin'], 'Trades & Services', 90],
  [['facebook', 'x'], 'Trades & Services', 75],
  [['linkedin'], 'Trades & Services', 40],
  [['x'], 'Trades & Services', 10],
  [['linkedin'], 'Finance & Insurance', 100],
  [['tiktok'], 'Finance & Insurance', 10],
] as [SocialPlatform[], string, number][])('%j in %s scores %i', (platforms, industry, score) => {
  expect(run(platforms, industry).score).toBe(score)
})

test('giving up a good platform does not change the score of the others', () => {
  expect(run(['facebook', 'instagram'], 'Beauty & Personal Care').score).toBe(
    run(['facebook'], 'Beauty & Personal Care').score,
  )
})

test('only marginal platforms are a problem; beside a main one they are a note', () => {
  expect(problemsOf(run(['x']))[0]).toContain('Ask your customers whether they use X (Twitter)')
  const beside = run(['facebook', 'x'])
  expect(problemsOf(beside)).toEqual([])
  expect(beside.findings).toContainEqual({
    kind: 'note',
    text: expect.stringContaining('Ask your customers whether they use X (Twitter)'),
  })
})

test('LinkedIn is said to be right for customers who are businesses: the industry does not tell who they are', () => {
  const texts = (platform: SocialPlatform) =>
    run([platform])
      .findings.map(({ text }) => text)
      .join()
  expect(texts('linkedin')).toContain('If your customers are businesses, LinkedIn is right.')
  expect(texts('x')).not.toContain('LinkedIn')
})

test('an unsure industry lowers the confidence', () => {
  expect(run(['facebook'], 'Trades & Services', 0.3).confidence).toBe(0.55)
})

test('without a profile there is no choice to judge', () => {
  expect(run([])).toMatchObject({
    outcome: 'notApplicable',
    reason: expect.stringContaining('no link to a social profile'),
  })
})

test('who has two profiles is not told what to do with the others', () => {
  const steps = (platforms: SocialPlatform[]) => run(platforms).job?.steps.join()
  expect(steps(['facebook', 'x'])).not.toContain('others')
  expect(steps(['facebook', 'x', 'linkedin'])).toBeUndefined()
  expect(steps(['facebook'])).toBeUndefined()
})
