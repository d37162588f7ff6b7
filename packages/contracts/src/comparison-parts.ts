import { overall, type Change, type Comparison } from './compare.ts'

/** A comparison in the parts and words in which its owner reads it: for the report's page and its file. */

export interface ComparisonPart {
  id: 'worse' | 'better' | 'other' | 'either' | 'engine'
  title: string
  /** What to know about all of it; null where the title says it. */
  about: string | null
  changes: Change[]
}

type Engines = NonNullable<Comparison['engines']>

/** Why a score moved, where it was not the website alone. */
export const causeInWords = (cause: 'engine' | 'either', { before, now }: Engines): string =>
  cause === 'engine'
    ? `Our engine changed from version ${before} to ${now} in between. This comes from that, and not from your website.`
    : `Our engine changed from version ${before} to ${now} in between. This may come from that, from your website, or from both.`

/** What changed in the checks: on the website first, and apart from what another engine may have caused. */
export function comparisonParts({ changes, engines }: Comparison): ComparisonPart[] {
  const checks = changes.filter(({ id }) => id !== overall)
  const onSite = (belongs: (kind: Change['kind']) => boolean) =>
    checks.filter(({ cause, kind }) => cause === 'site' && belongs(kind))
  const caused = (wanted: 'engine' | 'either') => checks.filter(({ cause }) => cause === wanted)
  const because = (cause: 'engine' | 'either') => engines && causeInWords(cause, engines)
  const parts: ComparisonPart[] = [
    { id: 'worse', title: 'Got worse', about: null, changes: onSite((kind) => kind === 'worse') },
    { id: 'better', title: 'Got better', about: null, changes: onSite((kind) => kind === 'better') },
    {
      id: 'other',
      title: 'Changed in another way',
      about: null,
      changes: onSite((kind) => kind !== 'worse' && kind !== 'better'),
    },
    { id: 'either', title: 'Changed, and our engine did too', about: because('either'), changes: caused('either') },
    { id: 'engine', title: 'Changed by our engine', about: because('engine'), changes: caused('engine') },
  ]
  return parts.filter(({ changes }) => changes.length > 0)
}

/** "40, then 70", with the reason for a score that is missing. */
export const changeInWords = ({ before, now, reason }: Change): string =>
  `${before ?? 'not measured'}, then ${now ?? 'not measured'}${reason === null ? '' : `: ${reason}`}`

/** The to-dos of a comparison under their headings. */
export const todoParts = ({ todos }: Comparison) =>
  [
    { id: 'done', title: 'Done', todos: todos.done },
    { id: 'left', title: 'Still to do', todos: todos.left },
    { id: 'added', title: 'New', todos: todos.added },
  ] as const
