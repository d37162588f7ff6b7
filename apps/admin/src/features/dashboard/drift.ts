import type { Drift } from '@findable/contracts/staff'

/** A score as the back office lists it; one that was not measured is not zero. */
export const outOf100 = (score: number | null): string => (score === null ? 'Not measured' : `${score}/100`)

/** "+3", "-3", "no change" */
export const signed = (change: number): string =>
  change === 0 ? 'no change' : change > 0 ? `+${change}` : `−${-change}`

/** "+3 since engine 3.5.0" */
export const driftInWords = ({ engineVersion, change }: Drift): string =>
  `${change === null ? 'not comparable with' : `${signed(change)} since`} engine ${engineVersion}`
