import type { RobotsTxt, Sitemap, WebsiteCrawl } from '../../sources/source.ts'
import { hostOf, pathnameOf } from '../../sources/web/host-names.ts'
import { problem } from '../wording/findings.ts'
import { list, shorten } from '../wording/phrases.ts'
import type { Fault } from '../fault.ts'
import { addressKey } from './addresses.ts'

interface WrongLine {
  /** As robots.txt has it. */
  line: string
  /** What it names, to go on after "it names". */
  names: string
}

/** The lines of robots.txt that name something else than a sitemap of this website, and what to write in their place. */
export const wrongLines = (crawl: WebsiteCrawl): Pick<Fault<WrongLine>, 'found' | 'findings'> & { saw: string[] } => {
  const found = crawl.robots.sitemaps.flatMap((url) => {
    const names = URL.canParse(url)
      ? faultOf(url, crawl)
      : // "/sitemap.xml" is one on the website itself.
        URL.canParse(url, crawl.home.finalUrl)
        ? null
        : 'no address that can be opened'
    return names === null ? [] : [{ line: lineOf(url, crawl.robots), names }]
  })
  return {
    found,
    saw: found.slice(0, 3).map(({ line, names }) => `robots.txt says "${line}", and that is ${names}.`),
    findings: [...Map.groupBy(found, ({ names }) => names)].map(([names, lines]) => {
      const [the, they] = lines.length === 1 ? ['the line', 'it names'] : ['the lines', 'they name']
      const written = list(lines.map(({ line }) => `"${line}"`))
      return problem(
        `Correct ${the} ${written} in your robots.txt file, where search engines look for the list of your pages: ${they} ${names}. ${remedyFor(crawl)}`,
        3,
      )
    }),
  }
}

const remedyFor = ({ sitemaps, robots, home }: WebsiteCrawl): string => {
  const host = hostOf(home.finalUrl)
  const own = sitemaps.find(({ url, kind }) => kind !== 'invalid' && hostOf(url) === host)
  if (own === undefined) return 'Write the address of your own sitemap there, or have one made.'
  return robots.sitemaps.some((url) => URL.parse(url)?.href === own.url)
    ? 'Take that out: the address of your own sitemap is there too.'
    : `Write "Sitemap: ${own.url}" there, the address of your own sitemap.`
}

const faultOf = (url: string, { sitemaps, pages, home }: WebsiteCrawl): string | null => {
  const host = hostOf(home.finalUrl)
  if (hostOf(url) !== host) return listsSite(url, host, sitemaps) ? null : 'a sitemap on another website'
  const found = sitemaps.find((one) => one.url === URL.parse(url)?.href)
  if (found !== undefined && found.kind !== 'invalid') return null
  if (addressKey(url) === addressKey(home.finalUrl)) return 'your home page'
  const isPage = pages.some(({ finalUrl }) => addressKey(finalUrl) === addressKey(url))
  const isOther = found !== undefined && found.status === 200 && pageName.test(pathnameOf(url))
  return isPage || isOther ? 'a web page' : null
}

const pageName = /(?:\/|\.html?)$/i

/**
 * A sitemap may be on another host (sitemaps.org allows what robots.txt names), but then it lists this site's pages; one
 * that does not is a leftover of an earlier address or of a template.
 */
const listsSite = (url: string, host: string, sitemaps: readonly Sitemap[]): boolean =>
  sitemaps.some((one) => hostOf(one.url) === hostOf(url) && one.locations.some((location) => hostOf(location) === host))

const lineOf = (url: string, { text }: RobotsTxt): string => {
  const line = text.split(/[\r\n]+/).find((one) => /^\s*sitemap\s*:/i.test(one) && one.includes(url))
  return shorten(line ?? `Sitemap: ${url}`)
}
