import { componentIds, type AuditResult } from '@findable/contracts'
import { UnusableArguments } from './unusable-arguments.ts'

/** The least score, 0 to 100, of the whole (`overall`) or of a component. */
export type Limits = ReadonlyMap<string, number>

export const overall = 'overall'

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

export interface Scored {
  id: string
  title: string
  score: number | null
  reason: string | null
}

/** The overall score, then every component's. */
export const scoresOf = ({ overallScore, components }: AuditResult): Scored[] => [
  { id: overall, title: 'Overall', score: overallScore, reason: 'nothing could be measured' },
  ...components,
]

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
