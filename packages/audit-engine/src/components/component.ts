import type { Evidence, Finding, PillarId } from '@findable/contracts'
import type { Facts } from '../facts/facts.ts'
import type { Gathered } from '../sources/source.ts'

/** What a component makes of the facts it asked for. */
export type Assessment =
  | { outcome: 'scored'; score: number; confidence: number; evidence: Evidence[]; findings: Finding[] }
  | { outcome: 'notMeasured' | 'notApplicable'; reason: string }

type FactName = keyof Facts
type Unavailable = Extract<Gathered<unknown>, { outcome: 'unavailable' }>

/** A needed fact arrives gathered: when its source is unavailable, the component is not asked at all. */
type Given<Need extends FactName> = { [Name in Need]: Exclude<Facts[Name], Unavailable> }

/** One of the 27 checks: data plus one pure function. No I/O, no clock. */
export interface Component<Need extends FactName = FactName, Use extends FactName = FactName> {
  /** File name and guide slug. */
  id: string
  pillar: PillarId
  title: string
  /** Plain words: how the score comes about, with the source of every threshold or "our judgement". */
  criteria: string
  /** Facts without which there is no score; the reason of an unavailable one becomes the component's. */
  needs: readonly Need[]
  /** What stays unknown then, one sentence before that reason: "Only Google can tell how many reviews you have." */
  unknown?: string
  /** Facts that say more when their source could be asked; they arrive as gathered or unavailable. */
  uses?: readonly Use[]
  /** What it finds fault with does not depend on what a script may build on a page. */
  independentOfScripts?: true
  /** What to do about a low score. A component that can score has one. */
  tip?: {
    title: string
    /** 1 hard, 2 some work, 3 easy. */
    ease: 1 | 2 | 3
    /** Step by step, each something to do on an ordinary working day. */
    steps: readonly string[]
  }
  assess(facts: Given<Need> & Pick<Facts, Use>): Assessment
}

/** Keeps the literal types of `needs`, so that `assess` sees exactly the facts it asked for. */
export const defineComponent = <const Need extends FactName = never, const Use extends FactName = never>(
  component: Component<Need, Use>,
): Component<Need, Use> => component
