import type { CrawledPage } from '../sources/source.ts'
import { businessItems } from './business-items.ts'
import type { WebsiteFacts } from './facts.ts'
import { trades, unaccented, type KnownTrade } from './trades.ts'

/** How much a mention counts, by place. */
const points = { type: 6, name: 5, title: 4, heading: 3, industry: 3, description: 2, subheading: 1, service: 1 }
const mostServices = 3
/** Below this, another trade is just as likely. */
const enough = 6
const longest = 1_000
/**
 * Where names and titles say nothing, the text decides: it needs at least this many lines, and half as many again as
 * any other trade.
 */
const text = { ofPage: 5_000, inAll: 40_000, lines: 2, lead: 1.5 }

/**
 * The trade in the words people search with, "electrician": from the markup, the name, title and headings of the home
 * page, and the services. Null when the website does not make it clear.
 */
export function tradeOf(
  pages: readonly CrawledPage[],
  { identity, industry, services }: Pick<WebsiteFacts, 'identity' | 'industry' | 'services'>,
): string | null {
  const [home] = pages
  if (!home) return null
  const { page } = home
  const marked = new Set(businessItems(page).flatMap(({ types }) => types))
  const headings = (from: number, to: number) =>
    page.headings.filter(({ level, hidden }) => !hidden && level >= from && level <= to).map(({ text }) => text)
  const name = said(identity.name)
  const title = said(page.titles[0])
  const heading = said(...headings(1, 1))
  const subheading = said(...headings(2, 3))
  const description = said(page.metas.find(({ key }) => key === 'description')?.content)
  const named = services.map((service) => unaccented(service.name))

  const everything = [name, title, heading, description, subheading, ...named].join('\n')

  const pointsOf = ({ type, typeMeansTrade, words, industry: own }: KnownTrade): number =>
    (type !== null && typeMeansTrade && marked.has(type) ? points.type : 0) +
    // Testing the joined text once saves most trades eight or more tests.
    (words.test(everything) ? pointsOfWords(words) : 0) +
    (own === industry.industry ? points.industry : 0)
  const pointsOfWords = (words: RegExp): number =>
    (words.test(name) ? points.name : 0) +
    (words.test(title) ? points.title : 0) +
    (words.test(heading) ? points.heading : 0) +
    (words.test(description) ? points.description : 0) +
    (words.test(subheading) ? points.subheading : 0) +
    Math.min(named.filter((service) => words.test(service)).length, mostServices) * points.service
  /** A tie goes to the trade mentioned first. */
  const shown = [name, title, heading, description].join('\n')
  const place = ({ words }: KnownTrade): number => words.exec(shown)?.index ?? Infinity

  const [best] = trades
    .map((trade) => ({ trade, points: pointsOf(trade) }))
    .filter((candidate) => candidate.points >= enough)
    .toSorted((one, other) => other.points - one.points || place(one.trade) - place(other.trade) || 0)
  if (best?.trade.name === 'hotel' && isPub(pages)) return 'pub'
  return best?.trade.name ?? mostMentioned(pages, industry.industry)
}

/** Many pubs are called a hotel, with or without rooms; what they serve and show tells them apart. */
const ofPubs =
  /\b(?:pubs?|publicans?|beers? on tap|tap beers?|taps|schooners?|counter meals?|bistro|tab|pokies|gaming|bottle ?shop|trivia|live music)\b/g
const fewestOfPubs = 3
const isPub = (pages: readonly CrawledPage[]): boolean =>
  new Set(pages.flatMap(({ page }) => page.text.body.toLowerCase().match(ofPubs) ?? [])).size >= fewestOfPubs

function mostMentioned(pages: readonly CrawledPage[], industry: string): string | null {
  // Sorted, so that the order of reading does not matter.
  const sorted = pages.toSorted((one, other) => (one.finalUrl < other.finalUrl ? -1 : 1))
  const read = unaccented(
    sorted
      .map(({ page }) => page.text.body.slice(0, text.ofPage))
      .join('\n')
      .slice(0, text.inAll),
  )
  // Menus and footers repeat on every page, so each line counts once.
  const lines = [...new Set(read.split('\n'))]
  const [first, second] = trades
    .filter((trade) => trade.industry === industry)
    .map(({ name, words }) => ({ name, lines: lines.filter((line) => words.test(line)).length }))
    .toSorted((one, other) => other.lines - one.lines)
  return first && first.lines >= Math.max(text.lines, text.lead * (second?.lines ?? 0)) ? first.name : null
}

const said = (...texts: (string | undefined | null)[]): string => unaccented(texts.join('\n').slice(0, longest))
