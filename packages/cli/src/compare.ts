import type { AuditResult, ComponentResult } from '@findable/contracts'
import { scoresOf, type Scored } from './limits.ts'
import { problemKey, problemsOf } from './problems.ts'

/** What became of one score between two audits of a website. */
export interface Change {
  id: string
  title: string
  kind: 'worse' | 'better' | 'newly measured' | 'no longer measured' | 'same score'
  /** 0 to 100; null where there was no score. */
  before: number | null
  now: number | null
  /** Why there is no score now, or was none before. */
  reason: string | null
  /** Problems that are new and that are gone, where the component was scored both times. */
  appeared: string[]
  gone: string[]
  /**
   * By the same rules both times; for the whole, from the same components. If not, it may have changed without the
   * website.
   */
  alike: boolean
}

export interface Comparison {
  /** When the earlier audit was made: ISO 8601, UTC. */
  since: string
  /** The engine versions, where they differ. */
  engines: { before: string; now: string } | null
  /** The whole, then the components, where something changed. */
  changes: Change[]
}

/** Whether two results are of one website, with or without "www.", or of the same address as entered. */
export const sameWebsite = (a: AuditResult, b: AuditResult): boolean =>
  bare(a.target.host) === bare(b.target.host) || a.target.input === b.target.input
const bare = (host: string): string => host.replace(/^www\./, '')

export function compare(before: AuditResult, now: AuditResult): Comparison {
  const differ = before.engineVersion !== now.engineVersion
  const wholeAlike = madeOf(before) === madeOf(now)
  const then = new Map(scoresOf(before).map((one) => [one.id, one]))
  const today = new Map(scoresOf(now).map((one) => [one.id, one]))
  const ids = new Set([...today.keys(), ...then.keys()])
  return {
    since: before.auditedAt,
    engines: differ ? { before: before.engineVersion, now: now.engineVersion } : null,
    changes: [...ids].flatMap((id) => changeOf(then.get(id), today.get(id), wholeAlike) ?? []),
  }
}

/** What got worse on the website, by id: nothing where another engine judged, unless asked. */
export const worse = ({ engines, changes }: Comparison, acrossEngines: boolean): Map<string, string> =>
  new Map(
    engines && !acrossEngines
      ? []
      : changes
          .filter(({ kind, alike }) => kind === 'worse' && (alike || engines))
          .map(({ id, title, before, now }) => [id, `${title}: ${now}, and it was ${before}.`]),
  )

function changeOf(before: Scored | undefined, now: Scored | undefined, wholeAlike: boolean): Change | null {
  const { id, title } = (now ?? before)!
  const [old, score] = [before?.score ?? null, now?.score ?? null]
  const problems = newAndGone(before, now)
  const kind = kindOf(old, score)
  if (kind === null || (kind === 'same score' && problems.appeared.length + problems.gone.length === 0)) return null
  return {
    id,
    title,
    kind,
    before: old,
    now: score,
    reason:
      score === null ? (now?.reason ?? 'this engine has no such check') : old === null ? reasonBefore(before) : null,
    ...problems,
    alike: isComponent(now) || isComponent(before) ? rulesOf(before) === rulesOf(now) : wholeAlike,
  }
}

const reasonBefore = (before: Scored | undefined): string => before?.reason ?? 'the earlier engine had no such check'

function kindOf(before: number | null, now: number | null): Change['kind'] | null {
  if (before === null) return now === null ? null : 'newly measured'
  if (now === null) return 'no longer measured'
  return now < before ? 'worse' : now > before ? 'better' : 'same score'
}

function newAndGone(before: Scored | undefined, now: Scored | undefined): Pick<Change, 'appeared' | 'gone'> {
  if (!isComponent(before) || !isComponent(now) || before.score === null || now.score === null)
    return { appeared: [], gone: [] }
  return { appeared: without(now, before), gone: without(before, now) }
}

/** The problems of one that the other has not. */
function without(one: ComponentResult, other: ComponentResult): string[] {
  const known = new Set(problemsOf(other).map(problemKey))
  return problemsOf(one)
    .filter((problem) => !known.has(problemKey(problem)))
    .map(({ text, page }) => (page ? `${text} (${page})` : text))
}

const rulesOf = (scored: Scored | undefined): string | null =>
  isComponent(scored) ? `${scored.weight} ${scored.criteria}` : null
/** What the overall score was made of. */
const madeOf = ({ components }: AuditResult): string =>
  components
    .filter(({ score }) => score !== null)
    .map((component) => `${component.id} ${rulesOf(component)}`)
    .join('\n')
const isComponent = (scored: Scored | undefined): scored is ComponentResult =>
  scored !== undefined && 'criteria' in scored
