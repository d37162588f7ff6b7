import type { Evidence, Finding, PillarId } from '@findable/contracts'
import type { Facts } from '../facts/facts.ts'

/** What a component makes of the facts it asked for. */
export type Assessment =
  | { outcome: 'scored'; score: number; confidence: number; evidence: Evidence[]; findings: Finding[] }
  | { outcome: 'notMeasured' | 'notApplicable'; reason: string }

/** One of the 27 checks: data plus one pure function. No I/O, no clock. */
export interface Component<Need extends keyof Facts = keyof Facts> {
  /** File name and guide slug. */
  id: string
  pillar: PillarId
  title: string
  /** Plain words: how the score comes about, with the source of every threshold or "our judgement". */
  criteria: string
  needs: readonly Need[]
  assess(facts: Pick<Facts, Need>): Assessment
}

/** Keeps the literal types of `needs`, so that `assess` sees exactly the facts it asked for. */
export const defineComponent = <const Need extends keyof Facts>(component: Component<Need>): Component<Need> => component
