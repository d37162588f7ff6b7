import type { CrawledPage } from '../../sources/source.ts'
import type { Judged } from '../score-parts.ts'
import { copyrightYear, newestContent } from '../site/dates.ts'
import { isNews } from '../site/page-text.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageName } from '../wording/page-names.ts'

const monthMs = (365.25 / 12) * 86_400_000
/** Months since the newest content, for full marks and for half. */
export const dated = { full: 12, half: 24 }
export const stale = 0.2

interface Freshness extends Judged {
  /** Whether the newest content is old, by its date. */
  isOld: boolean
  hasOldCopyright: boolean
  /** Whether the text speaks of a year that is over. */
  hasPastYear: boolean
}

/** How long ago something was added to the site, by the dates on its pages; not judged where they carry none. */
export const freshnessOf = (site: Site, { at }: { at: string }, name: string | null): Freshness => {
  const newest = newestContent(site, at)
  const copyright = copyrightYear(site, name)
  const year = new Date(at).getUTCFullYear()
  const isOldCopyright = copyright !== null && year - copyright.year >= 2
  // Pages that speak of this year are not old, whatever the date on a post.
  const isCurrent = site.pages.some(({ page }) => page.text.main.includes(String(year)))
  const months = isCurrent ? 0 : newest ? (Date.parse(at) - newest.time) / monthMs : null
  const isOld = months !== null && months > dated.full
  const past = isCurrent ? null : pastYear(site, year)
  return {
    met: months === null ? null : worthOf(months),
    isOld,
    hasOldCopyright: isOldCopyright,
    hasPastYear: past !== null,
    evidence: [
      ...(newest
        ? [
            seenOn(
              newest.page,
              'The newest date up to today that we could read on news, posts and in markup.',
              newest.quote,
            ),
          ]
        : []),
      // A script may write this year's for every visitor, and then it tells nothing.
      ...(isOldCopyright
        ? [seenOn(copyright.page, `A copyright line in the code says ${copyright.year}.`, copyright.quote)]
        : []),
      ...(past === null ? [] : [seenOn(past.page, 'The text here speaks of a year that is over.', past.quote)]),
    ],
    findings: [
      ...when(isOld, () =>
        problem(
          `Add something new: the newest date we could read on your news, posts and in markup is ${newest!.shown}.`,
          3,
          newest!.page,
        ),
      ),
      ...when(isOldCopyright, () =>
        note(
          `Look at your copyright line: in the code of ${pageName(copyright!.page)} it says ${copyright!.year}. If visitors see that too, correct it: it looks as if nobody had been there since.`,
        ),
      ),
      ...when(past !== null, () =>
        note(
          `Look at "${past!.quote}" on ${pageName(past!.page)}: it is of a year that is over, and we read nothing newer of the kind.`,
        ),
      ),
    ],
  }
}

/** "Our 2018 timetable": what is made again each year. */
const yearly =
  /\b(20\d\d) (?:timetables?|price ?lists?|prices|fees|season|term dates|calendar|schedule|enrolments?|registrations?|membership|catalogue|brochure)\b/i

/** The newest of such, where it is two years old or more; news and events speak of the past rightly. */
const pastYear = ({ content }: Site, year: number): { page: CrawledPage; quote: string } | null => {
  const found = content
    .filter((page) => !isNews(page))
    .flatMap((page) =>
      page.page.blocks.flatMap(({ text }) => {
        const [quote, written] = yearly.exec(text) ?? []
        return quote === undefined ? [] : [{ page, quote, year: Number(written) }]
      }),
    )
    .toSorted((a, b) => b.year - a.year)
  const [newest] = found
  return newest && newest.year < year - 1 ? newest : null
}

const worthOf = (months: number): number => (months <= dated.full ? 1 : months <= dated.half ? 0.5 : stale)
