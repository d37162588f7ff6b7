import type { PageBlock } from '../../page/page.ts'
import { structuredItems } from '../../page/structured-items.ts'
import { textOf } from '../business/markup.ts'
import { fillersIn, isNews } from './page-text.ts'
import { telling } from '../../text/mentions.ts'
import { wordCount } from '../../text/words.ts'
import type { Site } from './site.ts'
import type { CrawledPage } from '../../sources/source.ts'

export interface DatedContent {
  page: CrawledPage
  /** Milliseconds since 1970. */
  time: number
  /** As people write it: "7 June 2021", "June 2021". */
  shown: string
  quote: string
}

type ReadDate = Omit<DatedContent, 'page'>

/** The newest date in the content, up to the day of reading; null when there is none. */
export const newestContent = (site: Site, readAt: string): DatedContent | null => {
  const now = Date.parse(readAt)
  // The dates beside a template's filler text are the template's.
  const own = site.pages.filter((page) => fillersIn(page).length === 0)
  const machine = own.map((page) => [...new Set([...page.page.times, ...markupDates(page)])])
  const uses = Map.groupBy(machine.flat(), (written) => written)
  // A moment that several pages share to the second is when the site was built.
  const isOfBuild = (written: string): boolean => /T\d/.test(written) && uses.get(written)!.length > 1
  const dated = own.flatMap((page, at) =>
    [
      ...machine[at]!.filter((written) => !isOfBuild(written)).flatMap(machineDate),
      // Elsewhere a date in the text may be that of anything the text tells of; alone on a line of the home page, it is that
      // of a post that a card leads to.
      ...(isNews(page) ? writtenDates(page) : page === site.home ? datesAlone(page) : []),
    ]
      .filter(({ time }) => time <= now)
      .map((date): DatedContent => ({ page, ...date })),
  )
  return dated.toSorted((a, b) => b.time - a.time)[0] ?? null
}

const machineDate = (quote: string): ReadDate[] => {
  const time = /^\d{4}-\d{2}/.test(quote.trim()) ? Date.parse(quote.trim()) : Number.NaN
  // The day is that of the place where it was written.
  const day = Date.parse(/^\d{4}-\d{2}-\d{2}/.exec(quote.trim())?.[0] ?? quote.trim())
  return Number.isNaN(time) ? [] : [{ time, shown: written(day), quote }]
}

/** "7 June 2021"; not by Intl, which takes milliseconds to begin. */
const written = (time: number): string => {
  const date = new Date(time)
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
const monthNames = 'January February March April May June July August September October November December'.split(' ')
const months = monthNames.map((name) => name.slice(0, 3).toLowerCase())
const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
/** "7 June 2021", "June 7, 2021", "June 2021", and "7/6/2021" in the Australian order. */
const inText = new RegExp(
  String.raw`(?<![\d/.])(?<first>[0-3]?\d)(?<sign>[/.])(?<number>0?[1-9]|1[0-2])\k<sign>(?<full>20\d\d)(?![\d/.]\d)|` +
    String.raw`\b(?:(?<day>[12]?\d|3[01])(?:st|nd|rd|th)?(?: of)? )?(?<month>${month})\.?,? (?:(?<after>[12]?\d|3[01])(?:st|nd|rd|th)?,? )?(?<year>20\d\d)\b`,
  'g',
)
/**
 * The date of a post with a short year: alone on its line, or at the start or end of one with the weekday it fell on.
 * Elsewhere the number may be an hour or a quantity.
 */
const shortYear = new RegExp(
  String.raw`^(?:posted(?: on)?:? |(?<title>.{1,200}) (?=(?:mon|tue|wed|thu|fri|sat|sun)\S* \S+ \S+ \S+$))?(?:(?<weekday>mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?<day>[12]?\d|3[01])(?:st|nd|rd|th)?[ -](?<month>${month})\.?,?[ -][’']?(?<year>\d\d)(?<more>$|\s)`,
  'i',
)
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** The date the business started does not show when its pages were written. */
const beginning = /\b(?:since|est\.?|established|founded|opened|started|began|born|incorporated)(?: \w+){0,3} $/i

/** What a line holds beside the date of a post: "Posted on 7 June 2021 by Jo". */
const dateLine =
  /^(?:(?:last )?(?:posted|published|updated|written|created|added)\b|by [a-zÀ-ɏ])|\bby [a-zÀ-ɏ][a-zÀ-ɏ’']+$/i
const mostBesideDate = 2

/** Whether a line only dates what it is above; in other lines a date is that of an event, or of anything they speak of. */
const isDateLine = (line: string, date: string): boolean =>
  wordCount(line.replace(date, ' ')) <= mostBesideDate ||
  // "The Daily Wattle - July 2007", in a list of news.
  (wordCount(line) <= longestDateLine && (dateLine.test(line) || /\s[-–—|]\s*$/.test(line.slice(0, -date.length))))
const longestDateLine = 12

/** The dates of posts in the text of a page, outside menus and footer. */
const writtenDates = (page: CrawledPage): ReadDate[] =>
  linesOf(page).flatMap((line) => [
    ...shortDates(line),
    ...longDates(line).filter(({ quote }) => isDateLine(line, quote)),
  ])

const datesAlone = (page: CrawledPage): ReadDate[] =>
  linesOf(page).flatMap((line) => longDates(line).filter(({ quote }) => quote === line.trim()))

const linesOf = ({ page }: CrawledPage): string[] =>
  page.blocks.flatMap((block, at) =>
    block.inNav || block.inFooter || isOfPraise(block) || isUnderPraise(page.blocks, at) ? [] : block.text.split('\n'),
  )

const isOfPraise = ({ inQuote, classes }: PageBlock): boolean => inQuote === true || praise.test(classes)
/** Classes of parts whose dates are those of customers' words. */
const praise =
  /testimonial|(?<!p)review|feedback|(?:^|[\s_-])(?:block|pull|client|customer)-?quote|(?:^|[\s_-])quotes?-(?:text|body|block|content|author)/i

/** Whether a date stands right below praise, or below the name that signs it, which may be outside the part named so. */
const isUnderPraise = (blocks: readonly PageBlock[], at: number): boolean =>
  wordCount(blocks[at]!.text) <= longestDate &&
  blocks.slice(Math.max(0, at - 2), at).some((block) => isOfPraise(block) && !/^h\d$/.test(block.tag))
const longestDate = 4

const shortDates = (line: string): ReadDate[] => {
  const found = shortYear.exec(line.trim())
  if (!found) return []
  const parts = found.groups as Record<string, string | undefined>
  const at = months.indexOf(parts['month']!.slice(0, 3).toLowerCase())
  const time = Date.UTC(2000 + Number(parts['year']), at, Number(parts['day']))
  const isAlone = parts['more'] === '' && parts['title'] === undefined
  const isSure = isAlone || weekdays[new Date(time).getUTCDay()] === parts['weekday']?.toLowerCase()
  return isSure ? [{ time, shown: written(time), quote: found[0].trim() }] : []
}

const longDates = (text: string): ReadDate[] =>
  !text.includes('20')
    ? []
    : [...text.matchAll(inText)].flatMap((match): ReadDate[] => {
        const parts = match.groups as Record<string, string | undefined>
        const at = parts['number']
          ? Number(parts['number']) - 1
          : months.indexOf(parts['month']!.slice(0, 3).toLowerCase())
        const time = Date.UTC(
          Number(parts['year'] ?? parts['full']),
          at,
          Number(parts['first'] ?? parts['day'] ?? parts['after'] ?? 1),
        )
        return beginning.test(text.slice(Math.max(0, match.index - 40), match.index))
          ? []
          : [{ time, shown: match[0], quote: match[0] }]
      })

/** Not those of reviews, which customers wrote. */
const markupDates = (page: CrawledPage): string[] =>
  structuredItems(page.page)
    .filter(({ types }) => !types.includes('Review'))
    .flatMap((item) => ['datePublished', 'dateModified'].flatMap((property) => textOf(item, property) ?? []))

/** The end of a range may be short: "2024-25", "2019/20". */
const copyright =
  /(?:©|\(c\)|copy ?right)[^\n\d]{0,60}(?:(?:19|20)\d\d\s*[-–—/]\s*)?((?:19|20)\d\d)(?:\s*[-–—/]\s*(\d\d)(?!\d))?(?![-–—](?!\d))/gi

/** The last year of a range with a short end; two digits that are no later year are no end. */
const lastYear = (year: number, shortEnd: string | undefined): number =>
  Math.max(year, shortEnd === undefined ? 0 : year - (year % 100) + Number(shortEnd))

/** Whether a copyright line names somebody, such as the maker of the website, and none of the words of the name. */
const isOfAnother = (line: string, name: string | null): boolean => {
  const [, before = ''] =
    /^(?:©|\([Cc]\)|[Cc]opyright|COPYRIGHT)[\s©,.|–—-]*((?:\p{Lu}[\w'’&.]*[ ,]*){1,5})(?:19|20)\d\d/u.exec(line) ?? []
  const [, after = ''] =
    /(?:19|20)\d\d(?:[-–—/]\d\d(?!\d))?[\s,.|–—-]*(?:by )?((?:\p{Lu}[\w'’&.]* ?){1,5})/u.exec(line) ?? []
  const words = telling(
    `${before} ${after}`.replace(/\b(?:All|Rights|Reserved|Copyright|Website|Site|Privacy|Terms|Pty|Ltd)\b/g, ' '),
  )
  return name !== null && words.size > 0 && ![...telling(name)].some((word) => words.has(word))
}

/** Earlier years are usually when the business was founded. */
const earliest = 2000

/** A copyright sign without a year: a script may write it where the page is shown. */
const undatedCopyright = /©(?![^\n\d]{0,60}(?:19|20)\d\d)/

/**
 * The newest year in a copyright line of the home page, or of another page where that has none; null when there is none,
 * or a page has the sign without a year. "2016-" is a range whose end a script writes.
 */
export const copyrightYear = (
  site: Site,
  name: string | null,
): { page: CrawledPage; year: number; quote: string } | null => {
  const found = site.pages.flatMap((page) =>
    [...page.page.text.body.matchAll(copyright)].flatMap((match) => {
      const [quote, year, shortEnd] = match
      const line = `${quote} ${page.page.text.body.slice(match.index + quote.length).split('\n', 1)[0]}`
      return isOfAnother(line, name) ? [] : [{ page, year: lastYear(Number(year), shortEnd), quote }]
    }),
  )
  if (site.pages.some(({ page }) => undatedCopyright.test(page.text.body))) return null
  const years = found.filter(({ year }) => year >= earliest).toSorted((a, b) => b.year - a.year)
  return years.find(({ page }) => page === site.home) ?? years[0] ?? null
}
