import type { Change, Comparison } from './compare.ts'
import { section } from './terminal.ts'

const titles = {
  worse: 'Got worse',
  better: 'Got better',
  'newly measured': 'Newly measured',
  'no longer measured': 'No longer measured',
  'same score': 'Same score, other problems',
} as const

/** What changed, to read below the result. */
export function renderComparison({ since, engines, changes }: Comparison): string {
  const lines = [`Compared with the audit of ${since.slice(0, 10)}`]
  if (engines)
    lines.push(
      `The engine changed from ${engines.before} to ${engines.now}: a change may come from it and not from the website.`,
    )
  if (changes.length === 0) lines.push('Nothing changed.')
  for (const [kind, title] of Object.entries(titles))
    lines.push(...listed(title, changes, (change) => change.kind === kind && !change.otherRules))
  lines.push(...listed('Changed, but the engine checks it by other rules now', changes, ({ otherRules }) => otherRules))
  return `${lines.join('\n')}\n\n`
}

const listed = (title: string, changes: Change[], belongs: (change: Change) => boolean): string[] =>
  section(title, changes.filter(belongs).flatMap(textsOf))

const textsOf = ({ title, before, now, reason, appeared, gone }: Change): string[] => [
  `${title}: ${before ?? 'not measured'} -> ${now ?? 'not measured'}${reason ? ` (${reason})` : ''}`,
  ...appeared.map((text) => `  new: ${text}`),
  ...gone.map((text) => `  gone: ${text}`),
]
