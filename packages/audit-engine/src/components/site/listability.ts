import type { CrawledPage, RobotsRule, RobotsTxt, WebsiteCrawl } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { addressKey, pathOf, withoutEnding } from './addresses.ts'
import { canonicals, noindexOf } from './site.ts'

/** Whether search engines may list a page under its own address. */
export interface Listability {
  page: CrawledPage
  /** 0 to 1. */
  met: number
  fault: 'noindex' | 'robots' | 'canonical' | null
  /** What is wrong, as half a sentence; '' when nothing is. */
  says: string
}

/** What a page counts for that names another as the real one, and one that names several. */
export const canonicalWorth = { elsewhere: 0.3, conflicting: 0.5 }

export const listability = (
  page: CrawledPage,
  { robots, parts, others }: Pick<WebsiteCrawl, 'robots' | 'parts' | 'others'>,
): Listability => {
  if (noindexOf(page))
    return { page, met: 0, fault: 'noindex', says: 'a "noindex" note tells search engines not to list it' }
  if (forbids(robots, page.finalUrl))
    return { page, met: 0, fault: 'robots', says: 'your robots.txt file forbids Google to read it' }
  const named = canonicals(page)
  const away = named.find((url) => addressKey(url) !== addressKey(page.finalUrl))
  const answers = [...parts, ...others]
  const isGone = (url: string) =>
    answers.find((one) => [404, 410].includes(one.status) && addressKey(one.url) === addressKey(url))
  const isSame = away !== undefined && withoutEnding(away) === withoutEnding(page.finalUrl)
  if (!away || (isSame && !isGone(away))) return { page, met: 1, fault: null, says: '' }
  if (named.length > 1)
    return {
      page,
      met: canonicalWorth.conflicting,
      fault: 'canonical',
      says: 'it names more than one address as its real one ("canonical")',
    }
  const gone = isGone(away)
  const shown = hostOf(away) === hostOf(page.finalUrl) ? pathOf(away) : away
  return {
    page,
    met: gone ? 0 : canonicalWorth.elsewhere,
    fault: 'canonical',
    says: `it names ${shown} as its real address ("canonical")${gone ? `, and that address answers ${gone.status}` : ''}`,
  }
}

export const effects = {
  noindex: 'While it is there, people cannot find this page on Google.',
  robots: 'Google can then show no text of it, and often drops it.',
  canonical: 'Search engines may list that address in place of yours.',
} as const

/** Whether robots.txt blocks Google from the address. A file that we could not read counts as blocking nothing. */
export const forbids = (robots: RobotsTxt, url: string): boolean => {
  const parsed = URL.parse(url)
  return isReadable(robots) && parsed !== null && !robots.allows('Googlebot', parsed.pathname + parsed.search)
}

/** The line of robots.txt that blocks Google from the address; null where none does. */
export const ruleAgainst = (robots: RobotsTxt, url: string): RobotsRule | null => {
  const { pathname, search } = new URL(url)
  return isReadable(robots) ? robots.ruleAgainst('Googlebot', pathname + search) : null
}

/** Google pauses crawling a site whose robots.txt answers with a server error. */
export const isFailing = ({ status }: RobotsTxt): boolean => status !== null && status >= 500

/** No answer and "too many requests" show how the server treats us, not what it tells Google. */
export const isUnknown = ({ status }: RobotsTxt): boolean => status === null || status === 429

const isReadable = (robots: RobotsTxt): boolean => !isUnknown(robots) && !isFailing(robots)

export const robotsSaw = (robots: RobotsTxt): string => {
  const { url, status } = robots
  if (isUnknown(robots)) return `We asked for ${url} and got no usable answer, so we could not check what it forbids.`
  if (isFailing(robots)) return `${url} answers with the error ${status}.`
  return status! >= 400
    ? `There is no robots.txt (${status}): everything may be read.`
    : `robots.txt answers with status ${status}.`
}
