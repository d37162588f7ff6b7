import { structuredItems } from '../../page/structured-items.ts'
import { textOf } from './markup.ts'
import type { Site } from './site.ts'
import type { CrawledPage } from '../../sources/source.ts'

export interface DatedContent {
  page: CrawledPage
  /** Milliseconds since 1970. */
  time: number
  quote: string
}

/** The newest date the content carries, not after the day of reading; null when it carries none. */
export const newestContent = (site: Site, readAt: string): DatedContent | null => {
  const now = Date.parse(readAt)
  const dated = site.pages.flatMap((page) =>
    [...page.page.times, ...markupDates(page)].flatMap((quote): DatedContent[] => {
      const time = /^\d{4}-\d{2}/.test(quote.trim()) ? Date.parse(quote.trim()) : Number.NaN
      return Number.isNaN(time) || time > now ? [] : [{ page, time, quote }]
    }),
  )
  return dated.toSorted((a, b) => b.time - a.time)[0] ?? null
}

const markupDates = (page: CrawledPage): string[] =>
  structuredItems(page.page).flatMap((item) =>
    ['datePublished', 'dateModified'].flatMap((property) => textOf(item, property) ?? []),
  )

const copyright = /(?:©|\(c\)|copyright)[^\n\d]{0,60}(?:(?:19|20)\d\d\s*[-–—]\s*)?((?:19|20)\d\d)/gi

/** Older ones are the year the business was founded. */
const earliest = 2000

/** The newest year in a copyright line; null when there is none. */
export const copyrightYear = (site: Site): { page: CrawledPage; year: number; quote: string } | null => {
  const found = site.pages.flatMap((page) =>
    [...page.page.text.body.matchAll(copyright)].map(([quote, year]) => ({ page, year: Number(year), quote })),
  )
  return found.filter(({ year }) => year >= earliest).toSorted((a, b) => b.year - a.year)[0] ?? null
}
