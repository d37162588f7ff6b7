import { crawlerToken } from '@findable/contracts'
import type { Reader } from '../reader.ts'
import type { Target } from '../target.ts'
import { robotsOf } from './crawl/ask-robots.ts'
import type { PageOutline } from './crawl/page-outline.ts'
import { readHome } from './crawl/read-home.ts'
import { robotsBytes } from './crawl/robots-txt.ts'
import { createAddressReader, siteScope } from './crawl/site-scope.ts'
import { websiteOf } from './outside/own-website.ts'
import type { Render } from './rendered/renderer.ts'
import { createRenderings } from './rendered/renderings.ts'
import type { CrawledPage, RobotsTxt, WebsiteCrawl } from './source.ts'
import { askHome } from './web/ask-home.ts'
import type { Web } from './web/web.ts'

const robotsDeadline = 4_000
const mostLinks = 500

/**
 * Reads the home page of a website whose owner did not ask us to: robots.txt first, then the page only if that allows
 * it and it is on the same website. Throws when nothing may be read.
 */
export async function crawlHome(
  target: Target,
  { web, reader, render, signal }: { web: Web; reader: Reader; render: Render; signal: AbortSignal },
): Promise<WebsiteCrawl<PageOutline>> {
  const site = websiteOf(target.url)
  const inside = within(web, (url) => websiteOf(url) === site)
  const robotsUrl = new URL('/robots.txt', target.url).href
  const early = await askHome(
    web,
    { ...target, url: robotsUrl },
    { deadline: robotsDeadline, maxBytes: robotsBytes, signal },
  )
  const { origin, protocol } = new URL(early.url)
  const allowed = (robots: RobotsTxt, url: string): RobotsTxt => {
    const { pathname, search } = new URL(url)
    if (robots.allows(crawlerToken, pathname + search)) return robots
    throw new Error(`robots.txt asks ${crawlerToken} not to read ${url}`)
  }
  const url = new URL(target.scope, origin).href
  allowed(await robotsOf(web, origin, early, signal), url)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  const complete = createRenderings({ reader, render, most: 1, signal })
  const { home } = await readHome({ ...target, url, scheme }, { web: inside, reader, complete, signal })
  // A redirect to www may lead to an origin with its own rules.
  const landed = new URL(home.finalUrl).origin
  return homeAlone(home, allowed(await robotsOf(web, landed, early, signal), home.finalUrl), target.scope)
}

/** A website of which only the home page was read. */
export function homeAlone(home: CrawledPage<PageOutline>, robots: RobotsTxt, scope = '/'): WebsiteCrawl<PageOutline> {
  const read = createAddressReader(siteScope(home.finalUrl, scope))
  const own = read(home.finalUrl)?.key
  const linked = home.page.links.flatMap(({ url }) => read(url) ?? [])
  const others = new Map(linked.filter(({ key }) => key !== own).map(({ key, url }) => [key, url]))
  return {
    home,
    pages: [home],
    others: [],
    failed: [],
    parts: [],
    notVisited: [...others.values()].slice(0, mostLinks).toSorted(),
    mayAnswerAnything: false,
    robots,
    sitemaps: [],
    stopped: 'page-limit',
  }
}

/** Limits requests and redirects to the website itself. */
const within = (web: Web, belongs: (url: string) => boolean): Web => ({
  ...web,
  ask: async (url, options = {}) =>
    belongs(url)
      ? web.ask(url, { ...options, follows: (to) => belongs(to.href) && (options.follows?.(to) ?? true) })
      : { outcome: 'failed', url, redirects: [], reason: 'refused-address', detail: `${url} is another website.` },
})
