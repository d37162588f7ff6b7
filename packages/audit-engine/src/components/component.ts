import type { ComponentResult, PillarId, Tip } from '@findable/contracts'
import type { Facts } from '../facts/facts.ts'
import type { Gathered } from '../sources/source.ts'
import type { ClaimingFinding, ShowingEvidence } from './wording/claims.ts'

export type Job = NonNullable<ComponentResult['job']>

/** What a component concludes from the facts it asked for. */
export type Assessment =
  | {
      outcome: 'scored'
      score: number
      confidence: number
      evidence: ShowingEvidence[]
      findings: ClaimingFinding[]
      /** In place of title and steps of the tip, for the parts that are at fault; none of either where there are none. */
      job?: Job | undefined
    }
  | { outcome: 'notMeasured'; reason: string }
  | {
      outcome: 'notApplicable'
      reason: string
      /** Set where what was seen settles it, whatever the unseen parts of the pages hold. */
      settled?: true
    }

type FactName = keyof Facts
type Unavailable = Extract<Gathered<unknown>, { outcome: 'unavailable' }>

/** A needed fact is always gathered: when its source is unavailable, the component is not run. */
type Given<Need extends FactName> = { [Name in Need]: Exclude<Facts[Name], Unavailable> }

/** One check of the report: data plus one pure function. No I/O, no clock. */
export interface Component<Need extends FactName = FactName, Use extends FactName = FactName> {
  /** File name and guide slug. */
  id: string
  pillar: PillarId
  title: string
  /** In plain words, how the score is calculated, with the source of every threshold or "our judgement". */
  criteria: string
  /** Facts required for a score; when one is unavailable, its reason becomes the component's. */
  needs: readonly Need[]
  /**
   * What stays unknown in that case, one sentence before the reason: "Only Google can tell how many reviews you have."
   */
  unknown?: string
  /** Facts that add detail where their source could be asked; each is passed in, gathered or unavailable. */
  uses?: readonly Use[]
  /** Set where the faults it reports cannot come from a script that was not run. */
  independentOfScripts?: true
  /** What to do about a low score, at worst. Required for any component that can score. */
  tip?: {
    title: string
    /** 1 hard, 2 some work, 3 easy. */
    ease: 1 | 2 | 3
    /** How often to do it again; absent for what is done once. */
    repeats?: Tip['repeats']
    /** The steps in order, each one a task for an ordinary working day. */
    steps: readonly string[]
  }
  assess(facts: Given<Need> & Pick<Facts, Use>): Assessment
}

/** Keeps the literal types of `needs`, so that `assess` sees exactly the facts it asked for. */
export const defineComponent = <const Need extends FactName = never, const Use extends FactName = never>(
  component: Component<Need, Use>,
): Component<Need, Use> => component
