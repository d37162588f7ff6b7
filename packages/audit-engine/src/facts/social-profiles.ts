import { getDomainWithoutSuffix } from 'tldts'
import type { PageLink } from '../page/page.ts'
import type { CrawledPage } from '../sources/source.ts'
import { remembered } from '../text/remembered.ts'
import { wordCount } from '../text/words.ts'
import { structuredItems, textsOf, type StructuredItem } from '../page/structured-items.ts'
import { businessItems } from './business-items.ts'
import { nameKey } from './business-names.ts'
import { socialPlatforms, type SocialPlatform, type SocialProfiles } from './facts.ts'
import { directories, googlePlace, reviewServices, reviewWidgets } from './listings.ts'
import { isLeftOver, platforms } from './social-platforms.ts'

/** What a link on the site leads to, as far as its address alone shows. */
type Target =
  | { kind: 'profile'; platform: SocialPlatform; handle: string; url: string }
  | { kind: 'not-profile'; platform: SocialPlatform }
  | { kind: 'directory'; directory: string; reviews: boolean }

/**
 * Profiles, directory listings and review pages that the site links to or names in its markup. None of them is visited,
 * so a profile counts as the business's own by where the link is and what it is called.
 */
export function socialProfiles(
  pages: CrawledPage[],
  name: string | null,
  another?: ReadonlySet<StructuredItem>,
): SocialProfiles {
  const found: SocialProfiles = { profiles: [], directories: [], notProfiles: [], reviewLinks: [] }
  /** Platforms with a link or markup, and the profiles that a link, markup or a box on the home page shows. */
  const clicked = new Set<SocialPlatform>()
  const shown = new Set<string>()
  for (const [at, { page, finalUrl: foundOn }] of pages.entries()) {
    const named = profileItems(page, another).flatMap((item) => textsOf(item, 'sameAs'))
    const addresses = [
      ...page.links.flatMap((link) => {
        const { url, href, text } = link
        return url === null ? [] : [{ url, href, text, where: 'link' as const, link, isBox: false }]
      }),
      ...page.resources
        .flatMap(embeddedPage)
        .map((url) => ({ url, href: url, text: '', where: 'link' as const, link: null, isBox: true })),
      ...named.map((url) => ({ url, href: url, text: '', where: 'sameAs' as const, link: null, isBox: false })),
    ]
    for (const { url, href, text, where, link, isBox } of addresses) {
      const target = targetOf(url)
      const service = reviewServiceOf(href.startsWith('http') ? href : url, text)
      if (target?.kind === 'profile' && isCredit(page.text.body, text))
        found.notProfiles.push({ platform: target.platform, url, foundOn, where })
      else if (
        target?.kind === 'profile' &&
        (isSource(page, link) ||
          isOfPartner(page, link) ||
          (at > 0 && isNamedAsAnother(link?.text, target.handle, name)) ||
          isNamedAsAnother(headingAbove(page, link), target.handle, name) ||
          (name !== null && !resembles(target.handle, name, foundOn) && namesHolder(link, target.handle)) ||
          ((isAside({ page, finalUrl: foundOn }, link, at === 0) || isAmongOthers(page, link)) &&
            !resembles(target.handle, name, foundOn)))
      )
        found.notProfiles.push({ platform: target.platform, url, foundOn, where, someoneElses: true })
      else if (target?.kind === 'profile') {
        found.profiles.push({ ...pick(target), foundOn, where })
        if (!isBox) clicked.add(target.platform)
        if (!isBox || at === 0) shown.add(target.url)
        // A personal page behind "Developed by" is that of the website's maker.
      } else if (target?.kind === 'not-profile' && !isCredit(page.text.body, text))
        found.notProfiles.push({ platform: target.platform, url, foundOn, where })
      if (target?.kind === 'directory') found.directories.push({ directory: target.directory, url, foundOn })
      // An address in markup leads no customer to reviews.
      if (where === 'sameAs') continue
      if (target?.kind === 'directory' && target.reviews)
        found.reviewLinks.push({ service: target.directory, url, foundOn })
      else if (service !== null) found.reviewLinks.push({ service, url, foundOn })
    }
    for (const { url } of page.resources) {
      const widget = reviewWidgets.find(({ address }) => address.test(url))
      if (widget) found.reviewLinks.push({ service: widget.service, url, foundOn })
    }
  }
  const profiles = first(
    found.profiles,
    ({ platform, handle, where }) => `${platform} ${handle.toLowerCase()} ${where}`,
  )
  // Beside a template's placeholders, a profile with another name is most likely the template author's.
  const isUntouched = found.notProfiles.some(({ url }) => isPlaceholder(url))
  const own = profiles.filter(
    ({ platform, handle, url, foundOn }) =>
      (!isUntouched || resembles(handle, name, foundOn)) &&
      // A box on another page beside links to the own profile shows a guest, or a part of the business.
      (shown.has(url) || !clicked.has(platform)),
  )
  const others = profiles.filter((profile) => !own.includes(profile))
  return {
    profiles: own,
    directories: first(found.directories, ({ url }) => url),
    notProfiles: first(
      [
        // What one sentence mentions, the footer may show as the business's own.
        ...found.notProfiles.filter(
          ({ url, someoneElses }) => !someoneElses || !own.some((profile) => profile.url === canonicalOf(url)),
        ),
        ...others.map(({ platform, url, foundOn, where }) => ({
          platform,
          url,
          foundOn,
          where,
          someoneElses: true as const,
        })),
      ],
      ({ url, where }) => `${url} ${where}`,
    ),
    reviewLinks: first(found.reviewLinks, ({ service, url }) => `${service} ${url}`),
  }
}

/** The business's own items, and those of its website and pages, on which some plugins put "sameAs". */
const profileItems = (page: CrawledPage['page'], another?: ReadonlySet<StructuredItem>): StructuredItem[] => [
  ...businessItems(page, another),
  ...structuredItems(page).filter(({ types }) => types.some((type) => /^(?:WebSite|(?:\w+)?Page)$/.test(type))),
]

const canonicalOf = (url: string): string | null => {
  const target = targetOf(url)
  return target?.kind === 'profile' ? target.url : null
}

const isPlaceholder = (url: string): boolean => {
  const path = (URL.parse(url)?.pathname ?? '').replace(/^\/+|\/+$/g, '')
  return path !== '' && isLeftOver(path)
}

/** What a link to one's own profile says, beside the platform's name. */
const ownWords = /\b(?:us|our|my|me|page|profile|here|follow|like|connect|find|see|join|social|channel)\b/i
/** Pages about several people or businesses, each with links to profiles of their own. */
const ofPeople =
  /\/[\w-]*(?:team|staff|people|instructors|trainers|stylists|practitioners|therapists|links|partners|suppliers|stockists|sponsors)[\w-]*(?:[./]|$)/i

/** Pages on which a business gives its own profiles, wherever they are on the page. */
const ofItself = /contact|about|follow|social|connect|find-?us|location/i

/**
 * Whether a link to a profile is part of a sentence about something else, or in the middle of a page that is neither the
 * home page nor one about the business: beside an artist, a partner or a supplier.
 */
function isAside(
  { page, finalUrl }: Pick<CrawledPage, 'page' | 'finalUrl'>,
  link: PageLink | null,
  isHome: boolean,
): boolean {
  if (link === null || link.area !== 'main') return false
  const { pathname } = new URL(finalUrl)
  const { text } = link
  const saysPlatform = socialPlatforms.some((one) => new RegExp(`\\b${one}\\b|twitter`, 'i').test(text))
  const inSentence =
    text !== '' &&
    !saysPlatform &&
    !ownWords.test(text) &&
    page.blocks.some((block) => block.text.includes(text) && wordCount(block.text) > wordCount(text) + 4)
  // "Follow on Instagram" may be said of each of them.
  if (ofPeople.test(pathname)) return !/\b(?:us|our|my|me)\b/i.test(text)
  return inSentence || (!isHome && !ofItself.test(pathname) && !ownWords.test(text))
}

/** Whether a link is in a part that its code calls one of sponsors, partners or suppliers, as their logos are. */
const isAmongOthers = ({ blocks }: CrawledPage['page'], link: PageLink | null): boolean =>
  link?.url != null &&
  link.area === 'main' &&
  blocks.some(({ classes, links }) => links?.includes(link.url!) && ofOthers.test(classes))
const ofOthers = /(?:^|[\s-])(?:sponsors?|partners?|supporters?|suppliers?|stockists?)(?:[\s-]|$)/i

/** "Mary Holt (https://facebook.com/maryholt)" below a picture says where it is from. */
const isSource = ({ blocks }: CrawledPage['page'], link: PageLink | null): boolean =>
  link !== null && /^(?:https?:|www\.)/i.test(link.text) && blocks.some(({ text }) => text.includes(`(${link.text})`))

/** "Trusted partner: Smith Care", or a card with the one above the other. */
const isOfPartner = ({ blocks }: CrawledPage['page'], link: PageLink | null): boolean =>
  link !== null && link.text !== '' && blocks.some(({ text }) => text.includes(link.text) && ofPartner.test(text))
const ofPartner = /\b(?:partners?|sponsors?)(?: \w+)?:|^(?:(?:our|trusted|proud|official) )*(?:partners?|sponsors?)\s/im

/** "Kitchen Artistry Geelong" leads to the profile kitchenartistrygeelong: a sponsor's or a partner's. */
const isNamedAsAnother = (text: string | undefined, handle: string, name: string | null): boolean => {
  const [said, named, own] = [text ?? '', handle, name ?? ''].map((text) => nameKey(text).replace(/ /g, ''))
  return said !== '' && said === named && own !== '' && !own!.includes(said!) && !said!.includes(own!)
}

/** The heading of the card that a link is on: "Community Care Sakura" above "Visit". */
const headingAbove = ({ blocks }: CrawledPage['page'], link: PageLink | null): string | undefined => {
  const at =
    link?.url == null || link.area !== 'main' ? -1 : blocks.findIndex(({ links }) => links?.includes(link.url!))
  return blocks.slice(0, Math.max(0, at)).findLast(({ tag }) => /^h\d$/.test(tag))?.text
}

/** Whether a link says whose profile it is in several words: "Smith Excavations Facebook" leads to smithexcavate. */
function namesHolder(link: PageLink | null, handle: string): boolean {
  const words = nameKey(link?.text ?? '')
    .split(' ')
    .filter(
      (word) =>
        word.length >= alike && !/^(?:facebook|instagram|linkedin|twitter|youtube|tiktok|pinterest)$/.test(word),
    )
  const isAddress = /^@|[./]/.test(link?.text ?? '')
  return words.length > 1 && !isAddress && words.some((word) => handle.toLowerCase().includes(word.slice(0, alike)))
}

/** Letters in a row that a handle shares with the name or the address of the website to be related to them. */
const alike = 5

/** Whether a handle resembles the name of the business or its website's address; a number or a code says nothing. */
function resembles(handle: string, name: string | null, url: string): boolean {
  const said = nameKey(handle.replace(/^(?:company|showcase|school|pages?|people|p|c|user|channel)\//, '')).replace(
    / /g,
    '',
  )
  if (/^\d+$/.test(said) || /^(?:channel|share)\//.test(handle)) return true
  const own = [nameKey(name ?? '').replace(/ /g, ''), nameKey(getDomainWithoutSuffix(url) ?? '').replace(/ /g, '')]
  const initials = nameKey(name ?? '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  if (initials.length > 2 && said.includes(initials)) return true
  return own.some(
    (key) =>
      (key !== '' && (key.includes(said) || said.includes(key))) ||
      Array.from({ length: Math.max(0, said.length - alike + 1) }, (_, at) => said.slice(at, at + alike)).some((part) =>
        key.includes(part),
      ),
  )
}

/** Facebook's page plugin shows a page in a frame, with a link to it. */
function embeddedPage({ tag, url }: CrawledPage['page']['resources'][number]): string[] {
  const { hostname, pathname, searchParams } = new URL(url)
  if (tag === 'fb-plugin' && platforms.facebook.host.test(hostname)) return [url]
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
export const targetOf = remembered((address): Target | null => {
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
  if (handle === undefined || isLeftOver(handle)) return { kind: 'not-profile', platform }
  return { kind: 'profile', platform, handle, url: canonical(handle) }
})

function reviewServiceOf(address: string, text: string): string | null {
  const withoutScheme = address.replace(/^https?:\/\//i, '')
  const service = reviewServices.find((entry) => entry.address.test(withoutScheme))?.service
  if (service) return service
  return googlePlace.test(withoutScheme) && /review|rate us|feedback|testimonial/i.test(text) ? 'Google' : null
}
