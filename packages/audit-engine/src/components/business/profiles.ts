import type { SocialProfile } from '@findable/contracts'
import { socialPlatforms, type Facts, type SocialPlatform } from '../../facts/facts.ts'
import { leftOver } from '../../facts/social-platforms.ts'
import { leadsNowhere } from '../site/link-texts.ts'
import type { Site } from '../site/site.ts'
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

/** The class names and files of a platform's icons: "fa-facebook-f", "bi-twitter-x", "icon_youtube.svg". */
const iconNames: Record<SocialPlatform, RegExp> = {
  facebook: /(?:^|[^a-z])(?:facebook|fb)(?![a-z])/,
  instagram: /(?:^|[^a-z])(?:instagram|insta)(?![a-z])/,
  linkedin: /(?:^|[^a-z])linkedin(?![a-z])/,
  x: /(?:^|[^a-z])(?:twitter|x-twitter)(?![a-z])/,
  youtube: /(?:^|[^a-z])youtube(?![a-z])/,
  tiktok: /(?:^|[^a-z])tiktok(?![a-z])/,
  pinterest: /(?:^|[^a-z])pinterest(?![a-z])/,
}

/** Links that look like those to a platform and lead nowhere, each platform once; share buttons work by script. */
export const deadIcons = (site: Site) => {
  const found = site.pages.flatMap((page) =>
    page.page.links.filter(leadsNowhere).flatMap((link) => {
      const marks = `${link.icon} ${link.text.length <= 20 ? link.text.toLowerCase() : ''}`
      const platform = socialPlatforms.find((one) => iconNames[one].test(marks))
      return platform && !/shar(?:e|ing)|login|sign/.test(marks) ? [{ page, platform, link }] : []
    }),
  )
  return [...Map.groupBy(found, ({ platform }) => platform).values()].map(([first]) => first!)
}
