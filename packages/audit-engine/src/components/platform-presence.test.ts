import { expect, test } from 'vitest'
import type { SocialPlatform } from '../facts/facts.ts'
import { platformPresence } from './platform-presence.ts'
import {
  assess,
  change,
  bare,
  factsOf,
  goodSite,
  onePage,
  origin,
  problemsOf,
  sawOf,
} from '../../test/support/good-site.ts'

const good = factsOf(goodSite())
const run = (platforms: SocialPlatform[], industry = 'Trades & Services', confidence = 0.95) =>
  assess(platformPresence, {
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
  [['facebook', 'instagram'], 'Trades & Services', 100],
  [['facebook'], 'Trades & Services', 60],
  [['linkedin'], 'Trades & Services', 20],
  [['linkedin'], 'Professional Services', 60],
  [['facebook', 'linkedin'], 'Professional Services', 100],
  [['x', 'pinterest'], 'Trades & Services', 0],
  [['facebook', 'youtube', 'pinterest'], 'Unknown Industry', 100],
] as [SocialPlatform[], string, number][])('%j in %s scores %i', (platforms, industry, score) => {
  expect(run(platforms, industry).score).toBe(score)
})

test('none scores 0 with little confidence, names where we looked and claims no more than the site shows', () => {
  const result = run([])
  expect(result).toMatchObject({ score: 0, confidence: 0.6 })
  expect(sawOf(result)[0]).toContain('in the 7 pages we read and recognised none of the business')
  expect(problemsOf(result)[0]).toBe(
    'Lead visitors to a profile of your business: of the platforms that we look for, your website links to none. If you have one, link to it; if not, start with the platform your customers use most.',
  )
})

test('no platform is recommended: only the customers know', () => {
  expect(problemsOf(run(['facebook']))).toEqual([
    'Ask ten customers which platforms they use: of those that we look for, your website links to or names profiles on Facebook alone.',
  ])
  expect(run(['facebook', 'linkedin', 'tiktok']).findings).toEqual([
    { kind: 'strength', text: 'Your website leads to profiles on Facebook, LinkedIn and TikTok.' },
  ])
})

test('a profile that only markup names is not said to be linked', () => {
  const profiles = good.social.profiles.slice(0, 1).map((profile) => ({ ...profile, where: 'sameAs' as const }))
  const result = assess(platformPresence, { ...goodSite(), facts: { social: { ...good.social, profiles } } })
  expect(sawOf(result).join()).toContain('named in markup only')
  expect(sawOf(result).join()).not.toContain('linked, not verified')
})

test('an unsure industry lowers the confidence', () => {
  expect(run(['facebook'], 'Trades & Services', 0.3).confidence).toBe(0.65)
})

test('two profiles on one platform count once', () => {
  expect(run(['facebook', 'facebook']).score).toBe(60)
})

test('pages that build themselves by script are not judged', () => {
  const site = onePage(bare('<div id="root"></div><script src="/app.js"></script>'))
  expect(assess(platformPresence, site)).toMatchObject({
    outcome: 'notMeasured',
    reason: expect.stringContaining('built by script'),
  })
})

test("a person's page on LinkedIn is told apart from one of the business", () => {
  const url = 'https://www.linkedin.com/in/jo-wattle/'
  const social = {
    ...factsOf(goodSite()).social,
    profiles: [],
    notProfiles: [{ platform: 'linkedin' as const, url, foundOn: `${origin}/`, where: 'link' as const }],
  }
  const result = assess(platformPresence, { ...goodSite(), facts: { social } })
  expect(problemsOf(result)[0]).toContain('your website names only a personal page on LinkedIn')
  expect(result.evidence).toContainEqual(
    expect.objectContaining({ saw: 'A personal page on LinkedIn; linked, not verified.' }),
  )
})

test('several personal pages on LinkedIn are counted, each once', () => {
  const good = factsOf(goodSite()).social
  const personal = (name: string, page = '/') => ({
    platform: 'linkedin' as const,
    url: `https://www.linkedin.com/in/${name}`,
    foundOn: `${origin}${page}`,
    where: 'link' as const,
  })
  const told = (platforms: readonly ('facebook' | 'instagram' | 'pinterest')[]) => {
    const profiles = platforms.map((platform) => ({
      platform,
      url: `https://${platform}.com/tiny`,
      handle: 'tiny',
      foundOn: `${origin}/`,
      where: 'link' as const,
    }))
    const notProfiles = [personal('jo-wattle'), personal('jo-wattle/', '/about'), personal('ada-reed')]
    return assess(platformPresence, { ...goodSite(), facts: { social: { ...good, profiles, notProfiles } } })
      .findings.map(({ text }) => text)
      .join()
  }
  expect(told(['pinterest'])).toContain('profiles on Pinterest (and 2 personal pages on LinkedIn) alone')
  expect(told(['facebook', 'instagram'])).toContain('and to 2 personal pages on LinkedIn')
})

test('a page of somebody else is neither a profile of the business nor called none at all', () => {
  const url = 'https://www.facebook.com/banksiapaddlers'
  const found = { platform: 'facebook' as const, url, foundOn: `${origin}/about`, where: 'link' as const }
  const social = {
    ...factsOf(goodSite()).social,
    profiles: [],
    notProfiles: [{ ...found, someoneElses: true as const }],
  }
  const result = assess(platformPresence, { ...goodSite(), facts: { social } })
  expect(problemsOf(result)[0]).toContain('your website names none that is clearly yours')
  expect(result.evidence).toContainEqual(expect.objectContaining({ url: `${origin}/about`, quote: url }))
})

test('a platform that only the text names is told so', () => {
  const social = { ...factsOf(goodSite()).social, profiles: [] }
  const text = '<p>Follow our vans on Twitter and see where we are today.</p></main>'
  const result = assess(platformPresence, { ...change(goodSite(), '/about', '</main>', text), facts: { social } })
  expect(problemsOf(result)[0]).toContain('your website names X (Twitter) in its text, with no link to it')
  expect(result.evidence).toContainEqual(expect.objectContaining({ url: `${origin}/about` }))
})

test('all platforms that one sentence names are told', () => {
  const social = { ...factsOf(goodSite()).social, profiles: [] }
  const text = '<p>Follow us on Twitter at @vans and on LinkedIn!</p></main>'
  const result = assess(platformPresence, { ...change(goodSite(), '/about', '</main>', text), facts: { social } })
  expect(problemsOf(result)[0]).toMatch(
    /your website names (?:LinkedIn and X \(Twitter\)|X \(Twitter\) and LinkedIn) in its text, with no link to them/,
  )
})

test('a group on Facebook is named, and is no profile', () => {
  const url = 'https://www.facebook.com/groups/123456'
  const notProfiles = [{ platform: 'facebook' as const, url, foundOn: `${origin}/`, where: 'link' as const }]
  const social = { ...factsOf(goodSite()).social, profiles: [], notProfiles }
  const result = assess(platformPresence, { ...goodSite(), facts: { social } })
  expect(problemsOf(result)[0]).toContain('your website names only a group on Facebook.')
  expect(result.evidence).toContainEqual(expect.objectContaining({ quote: url }))
})

test('a name on a platform beside its name is one that the text names', () => {
  const social = { ...factsOf(goodSite()).social, profiles: [] }
  const text = '<p>Instagram: @wattlewire</p></main>'
  const result = assess(platformPresence, { ...change(goodSite(), '/about', '</main>', text), facts: { social } })
  expect(problemsOf(result)[0]).toContain('your website names Instagram in its text, with no link to it')
})

test('with an unsure industry no advice claims to follow from it', () => {
  const texts = [run([], 'Manufacturing & Production', 0.5), run(['facebook'], 'Manufacturing & Production', 0.5)]
    .flatMap(({ findings, evidence }) => [...findings.map(({ text }) => text), ...evidence.map(({ saw }) => saw)])
    .join('\n')
  expect(texts).not.toMatch(/your industry|LinkedIn would/)
  expect(texts).toContain('start with the platform your customers use most.')
})

test('icons that lead nowhere are said to be what the website names', () => {
  const site = onePage(bare('<h1>Tiny</h1><footer><a href="#" aria-label="LinkedIn"><svg></svg></a></footer>'))
  const result = assess(platformPresence, { ...site, facts: { social: { ...good.social, profiles: [] } } })
  expect(problemsOf(result).join()).toContain('your website names LinkedIn, with an icon that leads nowhere.')
})

test('a menu entry in words that names a platform is called no icon', () => {
  const site = onePage(bare('<nav><a href="#">Facebook Deals</a></nav><h1>Tiny</h1>'))
  const result = assess(platformPresence, { ...site, facts: { social: { ...good.social, profiles: [] } } })
  expect(problemsOf(result).join()).toContain('your website names Facebook, with a link that leads nowhere.')
})

test("a person's page on LinkedIn beside profiles of the business is told with them", () => {
  const url = 'https://www.linkedin.com/in/jo-wattle/'
  const told = (where: 'link' | 'sameAs') => {
    const person = { platform: 'linkedin' as const, url, foundOn: `${origin}/`, where }
    const social = {
      ...good.social,
      profiles: (['facebook', 'instagram'] as const).map((platform) => ({
        platform,
        url: `https://${platform}.com/tiny`,
        handle: 'tiny',
        foundOn: `${origin}/`,
        where: 'link' as const,
      })),
      notProfiles: [person],
    }
    return assess(platformPresence, { ...goodSite(), facts: { social } }).findings.map(({ text }) => text)
  }
  expect(told('link')).toEqual([
    'Your website leads to profiles on Facebook and Instagram, and to a personal page on LinkedIn.',
  ])
  expect(told('sameAs')).toEqual(['Your website leads to profiles on Facebook and Instagram.'])
})
