import { businessItems } from '../../facts/business-items.ts'
import { fitsIndustry, industryOfType } from '../../facts/industry/schema-types.ts'
import { trades, unaccented } from '../../facts/trades.ts'
import type { Page } from '../../page/page.ts'

export interface OwnTrade {
  /** A schema.org type. */
  type: string
  /** The site's own word, "Electrician"; null when only the markup names the trade. */
  word: string | null
}

/**
 * The trade the business claims as its own, where that is certain: the only schema.org trade type in its markup, or the
 * only trade in its name and in the title and main heading of its home page.
 */
export const ownTradeOf = (home: Page, name: string | null, industry: string): OwnTrade | null => {
  const marked = [...new Set(businessItems(home).flatMap(({ types }) => types))].filter(
    (type) => industryOfType(type) !== null && fitsIndustry(type, industry),
  )
  const headings = home.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)
  const shown = [home.titles[0] ?? '', ...headings, name ?? ''].join('\n')
  const plainName = unaccented(name ?? '')
  const called = trades.flatMap(({ type, title, words }) =>
    // "Harbour Electrical" names its trade, though nobody searches for that word alone.
    title !== null && type !== null && fitsIndustry(type, industry) && (title.test(shown) || words.test(plainName))
      ? [type]
      : [],
  )
  // "Still Hands Massage" with rooms in a day spa is no day spa.
  const inName = trades.filter(({ words }) => words.test(plainName))
  const types = new Set(called)
  const [only = null] = marked.length === 1 ? marked : types.size === 1 ? [...types] : []
  const type = marked.length === 1 || inName.length === 0 || inName.some((trade) => trade.type === only) ? only : null
  return type === null ? null : { type, word: wordFor(type, shown, home.text.body) }
}

/** The first matching word in the first text that has one. */
const wordFor = (type: string, ...texts: string[]): string | null => {
  const titles = trades.flatMap(({ type: own, title }) => (own === type && title !== null ? [title] : []))
  for (const text of texts) {
    const found = titles.map((title) => title.exec(text)).filter((match) => match !== null)
    const [word] = found.toSorted((one, other) => one.index - other.index)[0] ?? []
    if (word) return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
  }
  return null
}
