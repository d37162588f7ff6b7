import * as z from 'zod/mini'
import type { AuditResult, ComponentResult, Finding } from './audit-result.ts'
import { pillarIds } from './pillars.ts'

/** One comparison of two results of the same website: for the command line, the report's page, its file and its mail. */

const score = z.nullable(z.int())

/** What became of one score. */
const changeSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['worse', 'better', 'newly measured', 'no longer measured', 'same score']),
  /** 0 to 100; null where there was no score. */
  before: score,
  now: score,
  /** Why there is no score now, or was none before. */
  reason: z.nullable(z.string()),
  /** Problems that are new and that are gone, where the component was scored both times. */
  appeared: z.array(z.string()),
  gone: z.array(z.string()),
  /**
   * By the same rules both times; for the whole, from the same components. If not, it may have changed without the
   * website.
   */
  alike: z.boolean(),
  /**
   * `site`: what was seen has changed. `engine`: another version of the engine judged, by other rules or from the same
   * evidence. `either`: another version judged, and other things were seen.
   */
  cause: z.enum(['site', 'engine', 'either']),
})
export type Change = z.infer<typeof changeSchema>

const task = z.object({ component: z.string(), title: z.string() })

export const comparisonSchema = z.object({
  /** When each was read: ISO 8601, UTC. */
  since: z.string(),
  until: z.string(),
  /** The engine versions, where they differ. */
  engines: z.nullable(z.object({ before: z.string(), now: z.string() })),
  overall: z.object({ before: score, now: score }),
  pillars: z.array(z.object({ id: z.enum(pillarIds), title: z.string(), before: score, now: score })),
  /** The whole, then the components, where something changed. */
  changes: z.array(changeSchema),
  /** To-dos that are done, that are left, and that are new. One whose component has no score now is in none of them. */
  todos: z.object({ done: z.array(task), left: z.array(task), added: z.array(task) }),
  /** By website; null where it was not among them at that time. */
  competitors: z.array(z.object({ name: z.string(), url: z.string(), before: score, now: score })),
})
export type Comparison = z.infer<typeof comparisonSchema>

export interface Scored {
  id: string
  title: string
  score: number | null
  reason: string | null
}

/** The id of the whole among the scores. */
export const overall = 'overall'

/** The overall score, then every component's. */
export const scoresOf = ({ overallScore, components }: AuditResult): Scored[] => [
  { id: overall, title: 'Overall', score: overallScore, reason: 'too little could be measured' },
  ...components,
]

/** What is wrong with a website by one component; empty unless the component was scored. */
export const problemsOf = ({ outcome, findings }: ComponentResult): Finding[] =>
  outcome === 'scored' ? findings.filter(({ kind }) => kind === 'problem') : []

/** The same for a finding that is still there with another figure: "74 characters", then "71 characters". */
export const findingKey = ({ page, text }: Finding): string => `${page ?? ''} ${text.replace(/\d+/g, '#')}`

/** Whether two results are of one website, with or without "www.", or of the same address as entered. */
export const sameWebsite = (a: AuditResult, b: AuditResult): boolean =>
  bare(a.target.host) === bare(b.target.host) || a.target.input === b.target.input
const bare = (host: string): string => host.replace(/^www\./, '')

export function compare(before: AuditResult, now: AuditResult): Comparison {
  const wholeAlike = madeOf(before) === madeOf(now)
  const then = new Map(scoresOf(before).map((one) => [one.id, one]))
  const today = new Map(scoresOf(now).map((one) => [one.id, one]))
  const ids = new Set([...today.keys(), ...then.keys()])
  const engines =
    before.engineVersion === now.engineVersion ? null : { before: before.engineVersion, now: now.engineVersion }
  const changes = [...ids].flatMap((id) => changeOf(then.get(id), today.get(id), { before, now, wholeAlike }) ?? [])
  return {
    since: before.auditedAt,
    until: now.auditedAt,
    engines,
    overall: { before: before.overallScore, now: now.overallScore },
    pillars: now.pillars.map(({ id, title, score }) => ({
      id,
      title,
      before: before.pillars.find((pillar) => pillar.id === id)?.score ?? null,
      now: score,
    })),
    changes,
    todos: todosOf(before, now),
    competitors: competitorsOf(before, now),
  }
}

/** What became of one component; null when the score and the problems are the same. */
export const compareComponent = (before: AuditResult, now: AuditResult, id: string): Change | null =>
  changeOf(componentOf(before, id), componentOf(now, id), { before, now, wholeAlike: true })

const componentOf = ({ components }: AuditResult, id: string) => components.find((component) => component.id === id)

interface Results {
  before: AuditResult
  now: AuditResult
  wholeAlike: boolean
}

function changeOf(before: Scored | undefined, now: Scored | undefined, results: Results): Change | null {
  const { id, title } = (now ?? before)!
  const [old, score] = [before?.score ?? null, now?.score ?? null]
  const problems = newAndGone(before, now)
  const kind = kindOf(old, score)
  if (kind === null || (kind === 'same score' && problems.appeared.length + problems.gone.length === 0)) return null
  const alike = isComponent(now) || isComponent(before) ? rulesOf(before) === rulesOf(now) : results.wholeAlike
  return {
    id,
    title,
    kind,
    before: old,
    now: score,
    reason:
      score === null ? (now?.reason ?? 'this engine has no such check') : old === null ? reasonBefore(before) : null,
    ...problems,
    alike,
    cause: causeOf(before, now, alike, results),
  }
}

function causeOf(
  before: Scored | undefined,
  now: Scored | undefined,
  alike: boolean,
  results: Results,
): Change['cause'] {
  const engineOf = (scored: Scored | undefined, { engineVersion }: AuditResult) =>
    isComponent(scored) ? (scored.again?.engineVersion ?? engineVersion) : engineVersion
  if (engineOf(before, results.before) === engineOf(now, results.now)) return 'site'
  if (!isComponent(before) || !isComponent(now)) return alike ? 'either' : 'engine'
  return !alike || seenBy(before) === seenBy(now) ? 'engine' : 'either'
}

/** What was seen, without when. */
const seenBy = ({ evidence, reason }: ComponentResult): string =>
  JSON.stringify([reason, evidence.map(({ saw, url, source, quote }) => [saw, url, source, quote])])

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
  const known = new Set(problemsOf(other).map(findingKey))
  return problemsOf(one)
    .filter((problem) => !known.has(findingKey(problem)))
    .map(({ text }) => text)
}

function todosOf(before: AuditResult, now: AuditResult): Comparison['todos'] {
  const tasks = ({ tips }: AuditResult) =>
    tips.flatMap(({ components: [component], title }) => (component ? [{ component, title }] : []))
  const isScored = ({ component }: { component: string }) => (componentOf(now, component)?.score ?? null) !== null
  const [then, today] = [tasks(before), tasks(now)]
  const isAmong = (list: typeof then) => (one: { component: string }) =>
    list.some(({ component }) => component === one.component)
  return {
    done: then.filter((one) => !isAmong(today)(one) && isScored(one)),
    left: today.filter(isAmong(then)),
    added: today.filter((one) => !isAmong(then)(one)),
  }
}

function competitorsOf(before: AuditResult, now: AuditResult): Comparison['competitors'] {
  const then = new Map(before.competitors.map((one) => [one.url, one]))
  const today = new Map(now.competitors.map((one) => [one.url, one]))
  return [...new Set([...today.keys(), ...then.keys()])].map((url) => ({
    url,
    name: (today.get(url) ?? then.get(url))!.name,
    before: then.get(url)?.score ?? null,
    now: today.get(url)?.score ?? null,
  }))
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
