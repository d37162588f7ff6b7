export const crawlBudget = {
  /** HTML pages, the home page included. */
  pages: 25,
  /** Other addresses of the site: broken links, files, and linked pages of which only the status is asked. */
  checks: 20,
  /** Clicks from the home page. */
  depth: 3,
  connections: 6,
  /** Milliseconds for everything. */
  time: 20_000,
} as const
export type CrawlBudget = { [Limit in keyof typeof crawlBudget]: number }
