import type { ClaimingFinding, ShowingEvidence } from './wording/claims.ts'

/** One kind of fault: all that were found, what shows them, and what the report says about them. */
export interface Fault<Found> {
  found: readonly Found[]
  evidence: ShowingEvidence[]
  findings: ClaimingFinding[]
}

export const noFault: Fault<never> = { found: [], evidence: [], findings: [] }

/** A fault that only a visitor can be sure of, and what to ask of one; empty where none was found. */
export interface AskedFault<Found> extends Fault<Found> {
  ask: string
}
