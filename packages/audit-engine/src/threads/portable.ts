import type { ReadWebsite } from '../reader.ts'
import { readRobots } from '../sources/crawl/robots-txt.ts'
import type { PageOutline } from '../sources/crawl/page-outline.ts'
import type { RobotsTxt, WebsiteCrawl } from '../sources/source.ts'

type KeptPage = Pick<PageOutline, 'id'>

/** A website as plain data for the thread that has its pages: no functions, and of each page only its id. */
export interface PortableWebsite {
  target: string
  crawl: Omit<WebsiteCrawl<KeptPage>, 'robots'> & { robots: Omit<RobotsTxt, 'allows' | 'ruleAgainst'> }
}

export function portable({ target, crawl }: ReadWebsite): PortableWebsite {
  const { url, status, text, sitemaps } = crawl.robots
  const pages = crawl.pages.map((crawled) => ({ ...crawled, page: { id: crawled.page.id } }))
  return { target, crawl: { ...crawl, home: pages[0]!, pages, robots: { url, status, text, sitemaps } } }
}

export function revive({ target, crawl }: PortableWebsite): ReadWebsite<KeptPage> {
  const { url, status, text } = crawl.robots
  return { target, crawl: { ...crawl, robots: readRobots(url, status, text) } }
}
