import { readRobots } from '../sources/crawl/robots-txt.ts'
import type { Gathered, RobotsTxt, WebsiteCrawl } from '../sources/source.ts'

type PortableCrawl = Omit<WebsiteCrawl, 'robots'> & { robots: Omit<RobotsTxt, 'allows'> }

/** A crawl, or what contains one, as plain data that can be sent to a thread: functions cannot. */
export type Portable<T> = Omit<T, 'crawl'> & { crawl: Gathered<PortableCrawl> }
type WithCrawl = { crawl: Gathered<WebsiteCrawl> }

export function portable<T extends WithCrawl>(gathered: T): Portable<T> {
  const { crawl } = gathered
  if (crawl.outcome === 'unavailable') return { ...gathered, crawl }
  const { allows: _, ...robots } = crawl.data.robots
  return { ...gathered, crawl: { ...crawl, data: { ...crawl.data, robots } } }
}

export function revive<T extends WithCrawl>(gathered: Portable<T>): T {
  const { crawl } = gathered
  if (crawl.outcome === 'unavailable') return { ...gathered, crawl } as unknown as T
  const { url, status, text } = crawl.data.robots
  return {
    ...gathered,
    crawl: { ...crawl, data: { ...crawl.data, robots: readRobots(url, status, text) } },
  } as unknown as T
}
