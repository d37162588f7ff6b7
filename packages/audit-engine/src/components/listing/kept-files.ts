import type { Page } from '../../page/page.ts'
import type { RobotsRule, RobotsTxt } from '../../sources/source.ts'
import { pathnameOf } from '../../sources/web/host-names.ts'
import type { Fault } from '../fault.ts'
import { onePer } from '../one-per.ts'
import { forbids, ruleAgainst } from '../site/listability.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOnSite } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { list, shorten } from '../wording/phrases.ts'

interface KeptFile {
  url: string
  rule: RobotsRule
}

/** What a page is made of beside its text. */
const kinds: { name: string; fewest: number; of: (page: Page) => string[] }[] = [
  {
    name: 'style files',
    fewest: 1,
    of: ({ resources }) =>
      resources.flatMap(({ tag, url, attributes }) =>
        tag === 'link' && /\bstylesheet\b/i.test(attributes['rel'] ?? '') ? url : [],
      ),
  },
  {
    // One may only count visits.
    name: 'scripts',
    fewest: 2,
    of: ({ resources }) => resources.flatMap(({ tag, url }) => (tag === 'script' ? url : [])),
  },
  {
    name: 'pictures',
    fewest: 3,
    of: ({ images }) => images.flatMap(({ src }) => (src?.startsWith('http') ? src : [])),
  },
]

/** Of each kind; far more than small websites have. */
const mostFiles = 100

/**
 * Style files, scripts and pictures of pages that Google may read, where robots.txt forbids it more than half of one kind.
 * Cloudflare puts scripts of its own under "/cdn-cgi/", which show nothing.
 */
export const keptFiles = (site: Site, crawl: { at: string; data: { robots: RobotsTxt } }): Fault<KeptFile> => {
  const { robots } = crawl.data
  const pages = site.pages.filter(({ finalUrl }) => !forbids(robots, finalUrl))
  const forbidden = kinds.flatMap(({ name, fewest, of }) => {
    const all = [...new Set(pages.flatMap(({ page }) => of(page)))]
      .filter((url) => !pathnameOf(url).startsWith('/cdn-cgi/'))
      .slice(0, mostFiles)
    const files = all.flatMap((url): KeptFile[] => {
      const rule = isOwn(robots, url) ? ruleAgainst(robots, url) : null
      return rule === null ? [] : [{ url, rule }]
    })
    const isMost = files.length >= fewest && files.length * 2 > all.length
    return files.length > 0 ? [{ name, files, isMost }] : []
  })
  // The line that forbids most pictures may forbid one style file too.
  const kept = forbidden.some(({ isMost }) => isMost) ? forbidden : []
  const found = kept.flatMap(({ files }) => files)
  const lines = onePer(found, ({ rule }) => rule.line).map(({ rule }) => `"${shorten(rule.line)}"`)
  const unless = kept.every(({ name }) => name === 'pictures') ? ', unless you want them left out of Google' : ''
  return {
    found,
    evidence: atMost(
      3,
      kept.map(({ name, files: [first] }) => ({
        ...seenOnSite(crawl, `robots.txt forbids Google to read ${name} of your pages, such as this one.`),
        url: first!.url,
      })),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Let Google read the ${list(kept.map(({ name }) => name))} of your pages: your robots.txt file forbids it with ${list(lines)}, so Google cannot see your pages as visitors do. Take ${lines.length === 1 ? 'that line' : 'those lines'} out${unless}.`,
        2,
      ),
    ),
  }
}

/** robots.txt is for its own host alone. */
const isOwn = (robots: RobotsTxt, url: string): boolean => URL.parse(url)?.host === URL.parse(robots.url)?.host
