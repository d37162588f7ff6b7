import type { SocialProfile } from '@findable/contracts'
import type { Facts, SocialPlatform } from '../../facts/facts.ts'
import { leftOver } from '../../facts/social-platforms.ts'
import { platformNames } from './platform-fit.ts'

export interface Profile {
  platform: SocialPlatform
  url: string
  handle: string
  /** Addresses of the pages with a visible link to it. */
  linkedOn: string[]
  /** Address of a page whose markup names it (sameAs); null when none does. */
  markedUpOn: string | null
}

/** The business's own profiles, each once, sorted by platform and handle. */
export const ownProfiles = ({ profiles }: Facts['social']): Profile[] => {
  return [...Map.groupBy(profiles, ({ platform, handle }) => `${platform} ${handle.toLowerCase()}`).values()]
    .map((uses): Profile => ({
      platform: uses[0]!.platform,
      url: uses[0]!.url,
      handle: uses[0]!.handle,
      linkedOn: [...new Set(uses.filter(({ where }) => where === 'link').map(({ foundOn }) => foundOn))].toSorted(),
      markedUpOn: uses.find(({ where }) => where === 'sameAs')?.foundOn ?? null,
    }))
    .toSorted((a, b) => (a.platform + a.handle < b.platform + b.handle ? -1 : 1))
}

/** The same profiles in the form the result uses. */
export const socialProfilesOf = (social: Facts['social']): SocialProfile[] =>
  ownProfiles(social).map(({ platform, url, linkedOn, markedUpOn }) => ({
    platform: platformNames[platform],
    url,
    foundOn: linkedOn[0] ?? markedUpOn!,
    linked: linkedOn.length > 0,
  }))

/**
 * Social links that lead to a platform's front page or to the website builder's own account: leftovers of a template.
 */
export const leftOverLinks = ({ notProfiles }: Facts['social']) =>
  notProfiles.filter(({ url }) => {
    const path = (URL.parse(url)?.pathname ?? '').replace(/^\/+|\/+$/g, '').toLowerCase()
    return path === '' || leftOver.has(path)
  })
