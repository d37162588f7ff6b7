import { expect, test } from 'vitest'
import { socialMedia } from './components/social-media.ts'
import { factsOf, goodSite, origin } from '../test/support/good-site.ts'
import { foundProfiles } from './found-profiles.ts'
import { scoreComponents } from './score.ts'
import type { Facts } from './facts/facts.ts'

const resultWith = (profiles: Facts['social']['profiles'], notProfiles: Facts['social']['notProfiles'] = []) => {
  const facts = factsOf(goodSite())
  const social = { ...facts.social, profiles, notProfiles }
  const components = scoreComponents({ ...facts, social }, [socialMedia], ({ error }) => {
    throw error
  })
  return { components }
}

test('every profile of the evidence is found, once, with its page and how it is named there', () => {
  const facebook = { platform: 'facebook', handle: 'wattlewire', url: 'https://www.facebook.com/wattlewire' } as const
  const channel = { platform: 'youtube', handle: '@wattle', url: 'https://www.youtube.com/@wattle' } as const
  const found = foundProfiles(
    resultWith([
      { ...facebook, foundOn: `${origin}/contact`, where: 'link' },
      { ...facebook, foundOn: `${origin}/`, where: 'sameAs' },
      { ...channel, foundOn: `${origin}/`, where: 'sameAs' },
    ]),
  )
  expect(found).toEqual([
    { platform: 'Facebook', url: facebook.url, foundOn: `${origin}/contact`, linked: true },
    { platform: 'YouTube', url: channel.url, foundOn: `${origin}/`, linked: false },
  ])
})

test('a link to the front page of a platform is no profile, and a site without profiles has none', () => {
  const leftOver = { platform: 'facebook', url: 'https://www.facebook.com/', foundOn: `${origin}/` } as const
  expect(foundProfiles(resultWith([], [leftOver]))).toEqual([])
  expect(foundProfiles({ components: [] })).toEqual([])
})
