import { expect, test } from 'vitest'
import { factsOf, goodSite, origin } from '../../../test/support/good-site.ts'
import type { Facts } from '../../facts/facts.ts'
import { socialProfilesOf } from './profiles.ts'

const profilesOf = (profiles: Facts['social']['profiles'], notProfiles: Facts['social']['notProfiles'] = []) =>
  socialProfilesOf({ ...factsOf(goodSite()).social, profiles, notProfiles })

test('every profile is told once, with its page and how it is named there', () => {
  const facebook = { platform: 'facebook', handle: 'wattlewire', url: 'https://www.facebook.com/wattlewire' } as const
  const channel = { platform: 'youtube', handle: '@wattle', url: 'https://www.youtube.com/@wattle' } as const
  const found = profilesOf([
    { ...facebook, foundOn: `${origin}/contact`, where: 'link' },
    { ...facebook, foundOn: `${origin}/`, where: 'sameAs' },
    { ...channel, foundOn: `${origin}/`, where: 'sameAs' },
  ])
  expect(found).toEqual([
    { platform: 'Facebook', url: facebook.url, foundOn: `${origin}/contact`, linked: true },
    { platform: 'YouTube', url: channel.url, foundOn: `${origin}/`, linked: false },
  ])
})

test('a link to the front page of a platform is no profile', () => {
  const leftOver = {
    platform: 'facebook',
    url: 'https://www.facebook.com/',
    foundOn: `${origin}/`,
    where: 'link',
  } as const
  expect(profilesOf([], [leftOver])).toEqual([])
})
