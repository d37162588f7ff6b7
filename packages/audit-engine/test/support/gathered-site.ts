import { parsePage } from '../../src/page/parse-page.ts'
import { readRobots } from '../../src/sources/crawl/robots-txt.ts'
import type { Gathered, WebsiteCrawl } from '../../src/sources/source.ts'
import { deriveFacts } from '../../src/facts/derive-facts.ts'
import type { WebsiteFacts } from '../../src/facts/facts.ts'
import { crawledPage } from './crawled-page.ts'

/** A crawl that read these pages, path by path, the home page first. */
export function gatheredSite(pages: Record<string, string>, origin = 'https://joes.com.au'): Gathered<WebsiteCrawl> {
  const crawled = Object.entries(pages).map(([path, html], depth) =>
    crawledPage(parsePage(html, origin + path), Math.min(depth, 1)),
  )
  const [home] = crawled
  if (home === undefined) throw new Error('A site has a home page.')
  return {
    outcome: 'gathered',
    at: '2026-11-20T00:00:00.000Z',
    data: {
      home,
      pages: crawled,
      others: [],
      parts: [],
      failed: [],
      notVisited: [],
      mayAnswerAnything: false,
      robots: readRobots(`${origin}/robots.txt`, 404, ''),
      sitemaps: [],
      stopped: 'complete',
    },
  }
}

/** The facts of a site consisting of these pages. */
export const factsOf = (pages: Record<string, string>, origin?: string): WebsiteFacts =>
  deriveFacts({
    target: origin ?? 'https://joes.com.au',
    crawl: gatheredSite(pages, origin),
  })
