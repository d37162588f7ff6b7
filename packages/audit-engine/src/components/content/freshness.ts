import type { Judged } from '../score-parts.ts'
import { copyrightYear, newestContent } from '../site/dates.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'

const monthMs = (365.25 / 12) * 86_400_000
/** Months since the newest content, for full marks and for half. */
export const dated = { full: 12, half: 24 }
export const stale = 0.2

/** How long ago something was added to the site, by the dates on its pages; not judged where they carry none. */
export const freshnessOf = (site: Site, { at }: { at: string }, name: string | null): Judged => {
  const newest = newestContent(site, at)
  const copyright = copyrightYear(site, name)
  const year = new Date(at).getUTCFullYear()
  const isOldCopyright = copyright !== null && year - copyright.year >= 2
  // Pages that speak of this year are not old, whatever the date on a post.
  const isCurrent = site.pages.some(({ page }) => page.text.main.includes(String(year)))
  const months = isCurrent ? 0 : newest ? (Date.parse(at) - newest.time) / monthMs : null
  return {
    met: months !== null ? worthOf(months) : isOldCopyright ? stale : null,
    evidence: [
      ...(newest ? [seenOn(newest.page, 'The newest date we found on news, posts and in markup.', newest.quote)] : []),
      ...(copyright ? [seenOn(copyright.page, `The copyright line says ${copyright.year}.`, copyright.quote)] : []),
    ],
    findings: [
      ...when(months !== null && months > dated.full, () =>
        problem(
          `Add something new: the newest date we found on your news, posts and in markup is ${newest!.shown}.`,
          3,
          newest!.page,
        ),
      ),
      ...when(isOldCopyright, () => {
        const update = `Update the year of your copyright line: it says ${copyright!.year}, as if nobody had looked after the site since.`
        return months === null ? problem(update, 3, copyright!.page) : note(update)
      }),
    ],
  }
}

const worthOf = (months: number): number => (months <= dated.full ? 1 : months <= dated.half ? 0.5 : stale)
