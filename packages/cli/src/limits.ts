import { componentIds, overall, scoresOf, type AuditResult, type Comparison } from '@findable/contracts'
import { UnusableArguments } from './unusable-arguments.ts'

/** The least score, 0 to 100, of the whole (`overall`) or of a component. */
export type Limits = ReadonlyMap<string, number>

/** Reads `--fail-under` 70 and meta-tags=60; throws UnusableArguments. */
export function readLimits(given: string[]): Limits {
  return new Map(
    given.map((text) => {
      const [, id = overall, score] = /^(?:([^=]+)=)?(\d{1,3})$/.exec(text) ?? []
      if (score === undefined || Number(score) > 100)
        throw new UnusableArguments(
          `--fail-under takes a score from 0 to 100, or one of a component, for example meta-tags=60; not "${text}".`,
        )
      if (id !== overall && !componentIds.includes(id))
        throw new UnusableArguments(
          `--fail-under: there is no component "${id}". They are: ${componentIds.join(', ')}.`,
        )
      return [id, Number(score)]
    }),
  )
}

/** By id, why a score is too low. What was not measured has no score that could be. */
export function tooLow(result: AuditResult, limits: Limits): Map<string, string> {
  return new Map(
    scoresOf(result).flatMap(({ id, title, score }) => {
      const least = limits.get(id)
      return least !== undefined && score !== null && score < least
        ? [[id, `${title}: ${score}, and at least ${least} is wanted.`]]
        : []
    }),
  )
}

/** Limits that could not be held against a score. */
export const notHeld = (result: AuditResult, limits: Limits): string[] =>
  scoresOf(result)
    .filter(({ id, score }) => limits.has(id) && score === null)
    .map(({ title, reason }) => `${title} has no score to hold against --fail-under: ${reason}`)

/** What got worse on the website, by id: nothing where another engine judged, unless asked. */
export const worse = ({ engines, changes }: Comparison, acrossEngines: boolean): Map<string, string> =>
  new Map(
    engines && !acrossEngines
      ? []
      : changes
          .filter(({ kind, alike }) => kind === 'worse' && (alike || engines))
          .map(({ id, title, before, now }) => [id, `${title}: ${now}, and it was ${before}.`]),
  )
