import type { Change, Comparison } from '@findable/contracts'
import { heading, wrap } from './terminal.ts'

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
    lines.push(...listed(title, changes, (change) => change.kind === kind && change.alike))
  lines.push(...listed('Changed, but not measured in the same way both times', changes, ({ alike }) => !alike))
  return `${lines.join('\n')}\n\n`
}

function listed(title: string, changes: Change[], belongs: (change: Change) => boolean): string[] {
  const lines = changes.filter(belongs).flatMap(linesOf)
  return lines.length === 0 ? [] : ['', heading(title), ...lines]
}

const linesOf = ({ title, before, now, reason, appeared, gone }: Change): string[] => [
  ...wrap(`  - ${title}: ${scoreOf(before)} -> ${scoreOf(now)}${reason ? ` (${reason})` : ''}`, '    '),
  ...appeared.flatMap((text) => wrap(`    new: ${text}`, '      ')),
  ...gone.flatMap((text) => wrap(`    gone: ${text}`, '      ')),
]

const scoreOf = (score: number | null): string => String(score ?? 'not measured')
