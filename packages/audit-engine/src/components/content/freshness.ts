import type { Judged } from '../score-parts.ts'
import { copyrightYear, newestContent } from '../site/dates.ts'
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
  return {
    met: months !== null ? worthOf(months) : isOldCopyright ? stale : null,
    isOld,
    hasOldCopyright: isOldCopyright,
    evidence: [
      ...(newest ? [seenOn(newest.page, 'The newest date we found on news, posts and in markup.', newest.quote)] : []),
      // A script may write this year's for every visitor, and then it tells nothing.
      ...(isOldCopyright
        ? [seenOn(copyright.page, `A copyright line in the code says ${copyright.year}.`, copyright.quote)]
        : []),
    ],
    findings: [
      ...when(isOld, () =>
        problem(
          `Add something new: the newest date we found on your news, posts and in markup is ${newest!.shown}.`,
          3,
          newest!.page,
        ),
      ),
      ...when(isOldCopyright, () => {
        const look = `Look at your copyright line: in the code of ${pageName(copyright!.page)} it says ${copyright!.year}. If visitors see that too, correct it: it looks as if nobody had been there since.`
        return months === null ? problem(look, 3, copyright!.page) : note(look)
      }),
    ],
  }
}

const worthOf = (months: number): number => (months <= dated.full ? 1 : months <= dated.half ? 0.5 : stale)
