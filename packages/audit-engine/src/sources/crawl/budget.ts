export const crawlBudget = {
  /** HTML pages, the home page included. */
  pages: 25,
  /**
   * Pages that have to be rendered: each costs a quarter of a second of processor time, ten times as much as an
   * ordinary one.
   */
  rendered: 12,
  /**
   * Other addresses of the site: broken links, files, and linked pages checked for their status only. Half of them are
   * kept for files, as far as there are any.
   */
  checks: 20,
  /**
   * Pictures and "canonical" addresses, on connections that have nothing else to do: those of the home page in the order
   * found, and once all pages are read, first those that most of them have.
   */
  parts: 18,
  /** Of these, the most that are asked for because the home page has them. */
  homeParts: 12,
  /** Clicks from the home page. */
  depth: 3,
  connections: 6,
  /** Milliseconds for the whole crawl. */
  time: 20_000,
} as const
export type CrawlBudget = { [Limit in keyof typeof crawlBudget]: number }
