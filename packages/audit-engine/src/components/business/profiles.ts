import type { Evidence, SocialProfile } from '@findable/contracts'
import { socialPlatforms, type Facts, type SocialPlatform } from '../../facts/facts.ts'
import { isLeftOver, platformOfPost } from '../../facts/social-platforms.ts'
import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { pathnameOf } from '../../sources/web/host-names.ts'
import { leadsNowhere } from '../site/link-texts.ts'
import { whereLooked, type Site } from '../site/site.ts'
import { seenValues, type Seen } from '../wording/claims.ts'
import { seenAt, seenOn, seenOnSite } from '../wording/evidence.ts'
import { list } from '../wording/phrases.ts'
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
    const path = (URL.parse(url)?.pathname ?? '').replace(/^\/+|\/+$/g, '')
    return path === '' || isLeftOver(path)
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

/** The platform whose icon or name a link has; null for none, and for share buttons, which work by script. */
const platformShown = ({ icon, text }: PageLink): SocialPlatform | null => {
  const marks = `${icon} ${text.length <= 20 ? text.toLowerCase() : ''}`
  return /shar(?:e|ing)|login|sign/.test(marks)
    ? null
    : (socialPlatforms.find((one) => iconNames[one].test(marks)) ?? null)
}

/** Whether a link with the icon or name of a platform has no address of its own: a script may give it one. */
export const mayLeadTo = (site: Site, platform: SocialPlatform): boolean =>
  site.pages.some(({ page }) =>
    page.links.some((link) => (link.url === null || /^#?$/.test(link.href)) && platformShown(link) === platform),
  )

interface PlatformLink {
  page: CrawledPage
  platform: SocialPlatform
}
const onPlatforms = <Link extends PlatformLink>(links: readonly Link[]): Link[][] => [
  ...Map.groupBy(links, ({ platform }) => platform).values(),
]
/** The first of some links, with the pages that have one. */
const withPages = <Link extends PlatformLink>(same: readonly Link[]) => ({
  ...same[0]!,
  pages: [...new Set(same.map(({ page }) => page))],
})

/** Links that look like those to a platform and lead nowhere, each platform once with its pages. */
export const deadIcons = (site: Site) => {
  const found = site.pages.flatMap((page) =>
    page.page.links.filter(leadsNowhere).flatMap((link) => {
      const platform = platformShown(link)
      return platform === null ? [] : [{ page, platform, link }]
    }),
  )
  return onPlatforms(found).map((same) => ({
    ...withPages(same),
    isInWords: same.every(({ link, platform }) => !iconNames[platform].test(link.icon) && / /.test(link.text)),
  }))
}

/** Icons in menus and footers that lead to a single post, on platforms of which no link leads to a profile. */
export const postIcons = (site: Site, profiles: readonly Profile[]) => {
  const found = site.pages.flatMap((page) =>
    page.page.links.flatMap((link) => {
      const platform = link.area === 'main' || link.url === null ? null : platformShown(link)
      const isPost = platform !== null && platformOfPost(link.url!) === platform
      return isPost && !profiles.some((one) => one.platform === platform && one.linkedOn.length > 0)
        ? [{ page, platform, url: link.url! }]
        : []
    }),
  )
  return onPlatforms(found).map(withPages)
}

/** A menu entry in words is no icon. */
const deadLinks = (dead: ReturnType<typeof deadIcons>): string => {
  const what = dead.some(({ isInWords }) => isInWords) ? 'link' : 'icon'
  return dead.length > 1 ? `${what}s that lead` : what === 'icon' ? 'an icon that leads' : 'a link that leads'
}

/** Pages of people rather than of the business; only LinkedIn keeps the two apart. */
const personalPages = ({ notProfiles }: Facts['social']) =>
  notProfiles.filter(({ platform, url }) => platform === 'linkedin' && /^\/(?:in|pub)\/./i.test(pathnameOf(url)))

/** Groups on Facebook, which members read and nobody finds as a page of the business. */
const groupsIn = ({ notProfiles }: Facts['social']) =>
  notProfiles.filter(
    ({ platform, url, someoneElses }) =>
      platform === 'facebook' && !someoneElses && /^\/groups\/./i.test(pathnameOf(url)),
  )

/** "a personal page", "3 personal pages": each address once. */
const countPeople = (people: ReturnType<typeof personalPages>): string => {
  const addresses = people.map(({ url }) => /^\/\w+\/[^/]+/.exec(pathnameOf(url))?.[0].toLowerCase())
  const many = new Set(addresses).size
  return many > 1 ? `${many} personal pages` : 'a personal page'
}

/** The platforms with several addresses of the business among those that visitors can click, with those. */
export const doubledPlatforms = (profiles: readonly Profile[]): [Profile, Profile, ...Profile[]][] =>
  [
    ...Map.groupBy(
      profiles.filter(({ linkedOn }) => linkedOn.length > 0),
      ({ platform }) => platform,
    ).values(),
  ].flatMap(([first, second, ...rest]) => (second ? [[first!, second, ...rest]] : []))

/** Each platform once: two pages on Facebook are one name in a sentence. */
export const platformsIn = (profiles: readonly Pick<Profile, 'platform'>[]): string =>
  list([...new Set(profiles.map(({ platform }) => platformNames[platform]))])

/** The profiles, so that findings and evidence speak of the same ones. */
export const seenProfiles = (profiles: readonly Profile[]): Seen<Profile> =>
  seenValues('profile', profiles, ({ platform, handle }) => `${platform} ${handle}`)

const platformWords = 'facebook|instagram|linkedin|twitter|youtube|tiktok|pinterest'
const invitation = new RegExp(
  String.raw`\b(?:(?:follow|like|find|join|visit|see|connect with|message)\b.{0,40}?\bon (?:our )?|(?:our|via|and) social media\b.{0,30}?)(?:${platformWords})\b|\b(?:${platformWords})\W{0,3}@\w`,
  'i',
)

/** "Follow us on Instagram" or "Instagram: @wattlewire" in a text, where no link leads there. */
const namedInText = (pages: readonly CrawledPage[]) => {
  for (const page of pages)
    for (const { text } of page.page.blocks) {
      if (text.length >= 300 || !invitation.test(text)) continue
      const said = text.toLowerCase()
      const platforms = socialPlatforms.filter((one) => said.includes(one === 'x' ? 'twitter' : one))
      return { page, platforms, text }
    }
  return null
}

/** The profiles and personal pages a website leads to, as findings and evidence tell of them. */
export const presenceOf = (social: Facts['social'], site: Site) => {
  const profiles = ownProfiles(social)
  const people = personalPages(social)
  const groups = groupsIn(social)
  const personal = people.length > 0 ? countPeople(people) : null
  const others = social.notProfiles.filter(({ someoneElses }) => someoneElses)
  /** What the website does in place of leading to profiles of the business. */
  const named = others.length + profiles.length === 0 ? namedInText(site.pages) : null
  const dead = profiles.length === 0 ? deadIcons(site) : []
  const posts = postIcons(site, profiles)
  const instead = (): string => {
    if (named)
      return `names ${list(named.platforms.map((one) => platformNames[one]))} in its text, with no link to ${named.platforms.length === 1 ? 'it' : 'them'}`
    if (groups.length > 0) return 'names only a group on Facebook'
    if (personal !== null) return 'names only a personal page on LinkedIn'
    if (others.length > 0) return 'names none that is clearly yours'
    if (posts.length > 0) return `leads only to a post on ${platformsIn(posts)}`
    if (dead.length > 0) return `names ${platformsIn(dead)}, with ${deadLinks(dead)} nowhere`
    // An icon without a link around it is not seen, so that the website may name a platform all the same.
    return 'links to none'
  }
  return {
    profiles,
    posts,
    /** "a personal page" on LinkedIn, or how many; null for none. */
    personal,
    leadsToPerson: people.some(({ where }) => where === 'link'),
    instead: instead(),
    /** What was looked for and not found, where there is no profile of the business. */
    absence: (crawl: { at: string }): Evidence[] =>
      profiles.length > 0
        ? []
        : [
            seenOnSite(
              crawl,
              `We looked for links to profiles on ${list(Object.values(platformNames), 7)}, and for such addresses under "sameAs" in markup, ${whereLooked(site)} and recognised none of the business.`,
            ),
            ...(named
              ? [
                  seenOn(
                    named.page,
                    `The text names ${list(named.platforms.map((one) => platformNames[one]))}, and no link leads there.`,
                    named.text,
                  ),
                ]
              : []),
            // A link that visitors can follow says more than the markup.
            ...people
              .toSorted((one, other) => Number(other.where === 'link') - Number(one.where === 'link'))
              .slice(0, 1)
              .map(({ url, foundOn, where }) =>
                seenAt(
                  crawl,
                  foundOn,
                  `A personal page on LinkedIn; ${where === 'link' ? 'linked' : 'named in markup only'}, not verified.`,
                  url,
                ),
              ),
            ...groups
              .slice(0, 1)
              .map(({ url, foundOn }) => seenAt(crawl, foundOn, 'A group on Facebook, which is no profile.', url)),
            ...others
              .slice(0, 2)
              .map(({ platform, url, foundOn }) =>
                seenAt(
                  crawl,
                  foundOn,
                  `A page on ${platformNames[platform]} that seems to be someone else's, from its name and where it is linked.`,
                  url,
                ),
              ),
          ],
  }
}
