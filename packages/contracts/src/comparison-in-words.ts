import { overall, type Comparison } from './compare.ts'
import type { Recheck } from './report-versions.ts'

/** What changed between two readings of a website, in one sentence: for the page, the file and the mail. */
export function comparisonInWords({ overall: score, todos, changes, engines }: Comparison): string {
  const worse = changes.filter(({ id, kind, cause }) => id !== overall && kind === 'worse' && cause !== 'engine').length
  const left = todos.left.length + todos.added.length
  const parts = [
    `${counted(todos.done.length, 'to-do is', 'to-dos are')} done`,
    `${counted(left, 'is', 'are')} left`,
    ...(worse > 0 ? [`${counted(worse, 'check', 'checks')} got worse`] : []),
  ]
  const list = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  const byEngine = engines ? ' Our checks have a newer version since, and some of this may come from it.' : ''
  return `${moved('Your score', score)}: ${list}.${byEngine}`
}

/** The same for one check. */
export const recheckInWords = ({ now, before, overall: score }: Recheck): string =>
  `${moved(now.title, { before: before.score, now: now.score })}, and ${lowered(moved('Your score', score))}.`

function moved(what: string, { before, now }: { before: number | null; now: number | null }): string {
  if (before === now) return now === null ? `${what} could not be measured either time` : `${what} is still ${now}`
  if (now === null) return `${what} could not be measured this time`
  return before === null ? `${what} is ${now}` : `${what} went from ${before} to ${now}`
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const lowered = (text: string): string => text[0]!.toLowerCase() + text.slice(1)
