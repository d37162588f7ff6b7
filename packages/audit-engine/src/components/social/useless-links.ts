import type { Facts } from '../../facts/facts.ts'
import { targetOf } from '../../facts/social-profiles.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { isMisspelt } from '../../text/misspelt.ts'
import { platformNames } from '../business/platform-fit.ts'
import { deadIcons, leftOverLinks, platformsIn, type postIcons, type Profile } from '../business/profiles.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenAt, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list, shorten } from '../wording/phrases.ts'

type DeadIcon = ReturnType<typeof deadIcons>[number]
type LeftOver = ReturnType<typeof leftOverLinks>[number]

/** Icons of platforms whose address is only "#" or empty. */
export const unlinkedIcons = (site: Site, crawl: { at: string }): Fault<DeadIcon> => {
  const found = deadIcons(site)
  const byPages = Map.groupBy(found, ({ pages }) => pages.map(({ finalUrl }) => finalUrl).join('\n'))
  const places = [...byPages.values()].map((same) => `${platformsIn(same)} on ${pageNames(same[0]!.pages)}`)
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, platform, link }) =>
        seenOn(
          page,
          `The address of the ${platformNames[platform]} link is ${link.href === '' ? 'empty' : 'only "#"'}.`,
          link.text,
        ),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Point ${list(places)} at your own profile, or take the link out: its address is only "#" or empty.`,
        1,
        found[0]!.page,
      ),
    ),
  }
}

/** Addresses on a platform that are nobody's profile, in links and in markup; `linked` are the profiles beside them. */
export const leftOver = (
  site: Site,
  social: Facts['social'],
  linked: readonly Profile[],
  crawl: { at: string },
): Fault<LeftOver> => {
  const found = leftOverLinks(social)
  const inMarkup = found.filter(({ where }) => where === 'sameAs')
  const inLinks = found.filter(({ where }) => where === 'link')
  const isBesideGood = (one: LeftOver): boolean =>
    placesOf(site, one).length > 0 && linked.some(({ platform }) => platform === one.platform)
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ foundOn, url, where }) =>
        seenAt(
          crawl,
          foundOn,
          where === 'sameAs'
            ? 'The markup of this page names this address as a profile of yours; it is a placeholder or a front page.'
            : 'This link leads to the front page of the platform, to the website builder or to a placeholder, not to a profile of yours.',
          url,
        ),
      ),
      crawl,
    ),
    findings: [
      ...[...Map.groupBy(inLinks, isBesideGood)].map(([isBeside, some]) =>
        problem(
          isBeside
            ? `Replace the ${platformsIn(some)} link ${nameOfLinks(some.flatMap((one) => placesOf(site, one)))}: it leads nowhere useful, to the front page of the platform, to the website builder's own account or to a placeholder.`
            : `Replace the ${platformsIn(some)} link: it leads nowhere useful, to the front page of the platform, to the website builder's own account or to a placeholder, as templates have it.`,
          1,
        ),
      ),
      ...when(inMarkup.length > 0, () =>
        problem(
          `Correct the address of your ${platformsIn(inMarkup)} page in your structured data ("sameAs"), or take it out: it is a placeholder or the platform's front page.`,
          2,
        ),
      ),
    ],
  }
}

/** Icons that lead to a single post where visitors expect the profile. */
export const iconsOfPosts = (
  found: ReturnType<typeof postIcons>,
  crawl: { at: string },
): Fault<ReturnType<typeof postIcons>[number]> => ({
  found,
  evidence: atMost(
    3,
    found.map(({ page, platform, url }) =>
      seenOn(page, `The ${platformNames[platform]} link leads to a single post.`, url),
    ),
    crawl,
  ),
  findings: found.map(({ platform, pages }) =>
    problem(
      `Point the ${platformNames[platform]} link on ${pageNames(pages)} at your profile: it leads to a single post.`,
      1,
      pages[0],
    ),
  ),
})

/** Networks that are gone, by the host of their links. */
const closed: Record<string, string> = {
  'plus.google.com': 'Google+, which closed in 2019',
  'vine.co': 'Vine, which closed in 2017',
}

/** Links to networks that no longer exist. */
export const closedNetworks = ({ pages }: Site): Fault<{ page: CrawledPage; network: string }> => {
  const found = pages.flatMap((page) =>
    page.page.links.flatMap(({ url }) => {
      const network = url === null ? undefined : closed[hostOf(url)]
      return network === undefined ? [] : [{ page, network }]
    }),
  )
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Take out the link to ${list([...new Set(found.map(({ network }) => network))])} (on ${pageNames(found.map(({ page }) => page))}).`,
      ),
    ),
  }
}

/** Links that show a profile's name with a letter other than in the address, such as two that changed places. */
export const misspeltHandles = ({ pages }: Site): Fault<{ page: CrawledPage; shown: string; handle: string }> => {
  const found = pages.flatMap((page) =>
    page.page.links.flatMap(({ url, text }) => {
      const target = url === null ? null : targetOf(url)
      const shown = text.replace(/^@/, '')
      return target?.kind === 'profile' && isMisspelt(shown, target.handle)
        ? [{ page, shown, handle: target.handle }]
        : []
    }),
  )
  const [first] = found
  return {
    found,
    evidence: [],
    findings:
      first === undefined
        ? []
        : [
            note(
              `Click the link "${first.shown}" on ${pageNames(found.filter(({ shown }) => shown === first.shown).map(({ page }) => page))}: it leads to "${first.handle}". One of the two is a slip; if that is the address, visitors get to somebody else's page or to none.`,
            ),
          ],
  }
}

const placesOf = (site: Site, { url: address }: LeftOver) =>
  site.pages.flatMap((page) => page.page.links.filter(({ url }) => url === address).map(({ text }) => ({ page, text })))

/** '"Find out more" on the page "About us"' */
const nameOfLinks = (places: ReturnType<typeof placesOf>): string => {
  const texts = [...new Set(places.map(({ text }) => text).filter(Boolean))].map((text) => `"${shorten(text, 40)}"`)
  return [...(texts.length > 0 ? [list(texts, 2)] : []), `on ${pageNames(places.map(({ page }) => page))}`].join(' ')
}
