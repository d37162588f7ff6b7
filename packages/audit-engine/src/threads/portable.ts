import type { Gatherings } from '../facts/derive-facts.ts'
import { readRobots } from '../sources/crawl/robots-txt.ts'
import type { Gathered, RobotsTxt, WebsiteCrawl } from '../sources/source.ts'

type PortableCrawl = Omit<WebsiteCrawl, 'robots'> & { robots: Omit<RobotsTxt, 'allows'> }

/** Gatherings as plain data, which can go to a thread: functions cannot. */
export type Portable = Omit<Gatherings, 'crawl'> & { crawl: Gathered<PortableCrawl> }

export function portable(gathered: Gatherings): Portable {
  const { crawl } = gathered
  if (crawl.outcome === 'unavailable') return { ...gathered, crawl }
  const { allows: _, ...robots } = crawl.data.robots
  return { ...gathered, crawl: { ...crawl, data: { ...crawl.data, robots } } }
}

export function revive(gathered: Portable): Gatherings {
  const { crawl } = gathered
  if (crawl.outcome === 'unavailable') return { ...gathered, crawl }
  const { url, status, text } = crawl.data.robots
  return { ...gathered, crawl: { ...crawl, data: { ...crawl.data, robots: readRobots(url, status, text) } } }
}
