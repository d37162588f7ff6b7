import type { ClaimingFinding, ShowingEvidence } from './wording/claims.ts'

/** One part of a component's score: its weight, and how well it is met (0 to 1; null when it cannot be judged). */
export interface Part {
  weight: number
  met: number | null
}

/** A part with what shows how well it is met, and what the report says about it. */
export interface Judged extends Pick<Part, 'met'> {
  evidence: ShowingEvidence[]
  findings: ClaimingFinding[]
}

/** 0 to 100: the weighted mean of the parts that could be judged; null when none could. */
export const scoreOf = (parts: readonly Part[]): number | null => {
  const judged = parts.filter((part): part is { weight: number; met: number } => part.met !== null)
  const weight = judged.reduce((sum, part) => sum + part.weight, 0)
  return weight === 0 ? null : (judged.reduce((sum, part) => sum + part.weight * part.met, 0) / weight) * 100
}

/** Share of the items that pass; null when there are none. */
export const shareOf = <T>(items: readonly T[], passes: (item: T) => boolean): number | null =>
  items.length === 0 ? null : items.filter(passes).length / items.length

/** Mean of the values; null when there are none. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
