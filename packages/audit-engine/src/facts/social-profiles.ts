import type { CrawledPage } from '../sources/source.ts'
import { textsOf, type StructuredItem } from '../page/structured-items.ts'
import { businessItems } from './business-items.ts'
import { socialPlatforms, type SocialPlatform, type SocialProfiles } from './facts.ts'
import { directories, googlePlace, reviewServices, reviewWidgets } from './listings.ts'
import { leftOver, platforms } from './social-platforms.ts'

/** What a link on the site leads to, as far as its address alone shows. */
type Target =
  | { kind: 'profile'; platform: SocialPlatform; handle: string; url: string }
  | { kind: 'not-profile'; platform: SocialPlatform }
  | { kind: 'directory'; directory: string; reviews: boolean }

/**
 * Profiles, directory listings and review pages that the site links to or names in its markup. None of them is visited.
 */
export function socialProfiles(pages: CrawledPage[], another?: ReadonlySet<StructuredItem>): SocialProfiles {
  const found: SocialProfiles = { profiles: [], directories: [], notProfiles: [], reviewLinks: [] }
  for (const { page, finalUrl: foundOn } of pages) {
    const named = businessItems(page, another).flatMap((item) => textsOf(item, 'sameAs'))
    const addresses = [
      ...page.links.flatMap(({ url, href, text }) =>
        url === null ? [] : [{ url, href, text, where: 'link' as const }],
      ),
      ...page.resources.flatMap(embeddedPage).map((url) => ({ url, href: url, text: '', where: 'link' as const })),
      ...named.map((url) => ({ url, href: url, text: '', where: 'sameAs' as const })),
    ]
    for (const { url, href, text, where } of addresses) {
      const target = targetOf(url)
      const service = reviewServiceOf(href.startsWith('http') ? href : url, text)
      if (target?.kind === 'profile' && !isCredit(page.text.body, text))
        found.profiles.push({ ...pick(target), foundOn, where })
      else if (target?.kind === 'profile' || target?.kind === 'not-profile')
        found.notProfiles.push({ platform: target.platform, url, foundOn })
      if (target?.kind === 'directory') found.directories.push({ directory: target.directory, url, foundOn })
      if (target?.kind === 'directory' && target.reviews)
        found.reviewLinks.push({ service: target.directory, url, foundOn })
      else if (service !== null) found.reviewLinks.push({ service, url, foundOn })
    }
    for (const { url } of page.resources) {
      const widget = reviewWidgets.find(({ address }) => address.test(url))
      if (widget) found.reviewLinks.push({ service: widget.service, url, foundOn })
    }
  }
  return {
    profiles: first(found.profiles, ({ platform, handle, where }) => `${platform} ${handle.toLowerCase()} ${where}`),
    directories: first(found.directories, ({ url }) => url),
    notProfiles: first(found.notProfiles, ({ url }) => url),
    reviewLinks: first(found.reviewLinks, ({ service, url }) => `${service} ${url}`),
  }
}

/** Facebook's page plugin shows a page in a frame, with a link to it. */
function embeddedPage({ tag, url }: CrawledPage['page']['resources'][number]): string[] {
  const { hostname, pathname, searchParams } = new URL(url)
  const isPlugin = tag === 'iframe' && platforms.facebook.host.test(hostname) && pathname === '/plugins/page.php'
  return isPlugin ? searchParams.getAll('href') : []
}

const credit = /\b(?:design|develop|power|buil[dt]|creat|made|craft|maintain|host|site|web)\w*\b[^\n]{0,30}\bby[:\s]+$/i

/** "Designed by Bright Pixels" links to the maker of the website; such credits are at the end of a page. */
function isCredit(body: string, text: string): boolean {
  const at = text === '' ? -1 : body.lastIndexOf(text)
  return at > 0 && credit.test(body.slice(Math.max(0, at - 60), at))
}

const pick = ({ platform, handle, url }: Extract<Target, { kind: 'profile' }>) => ({ platform, handle, url })

/** Each item once, where it was first seen; pages repeat their footers. */
const first = <Item>(items: Item[], key: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed().slice(0, 200)

/** Reads the address of a social platform or directory; null for any other. */
export function targetOf(address: string): Target | null {
  const url = URL.parse(address)
  if (url === null) return null
  const host = url.hostname.toLowerCase()
  const directory = directories.find((entry) => entry.host.test(host))
  if (directory) {
    return directory.listing.test(url.pathname)
      ? { kind: 'directory', directory: directory.name, reviews: directory.reviews }
      : null
  }
  const platform = socialPlatforms.find((name) => platforms[name].host.test(host))
  if (platform === undefined) return null
  const { profile, notProfile, canonical } = platforms[platform]
  const path = `${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`
  const handle = notProfile.test(path) ? undefined : profile.exec(path)?.slice(1).find(Boolean)?.replace(/\/+$/, '')
  if (handle === undefined || leftOver.has(handle.toLowerCase())) return { kind: 'not-profile', platform }
  return { kind: 'profile', platform, handle, url: canonical(handle) }
}

function reviewServiceOf(address: string, text: string): string | null {
  const withoutScheme = address.replace(/^https?:\/\//i, '')
  const service = reviewServices.find((entry) => entry.address.test(withoutScheme))?.service
  if (service) return service
  return googlePlace.test(withoutScheme) && /review|rate us|feedback|testimonial/i.test(text) ? 'Google' : null
}
