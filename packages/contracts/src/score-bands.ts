/** Score bands, best first. A score belongs to the first band whose `from` it reaches. */
export const scoreBands = [
  { id: 'excellent', from: 80, title: 'Excellent' },
  { id: 'good', from: 70, title: 'Good' },
  { id: 'average', from: 60, title: 'Average' },
  { id: 'needs-improvement', from: 50, title: 'Needs Improvement' },
  { id: 'poor', from: 0, title: 'Poor' },
] as const
export type ScoreBand = (typeof scoreBands)[number]

/** The band of a score (0 to 100); null, for "not measured", has none. */
export function bandOf(score: number): ScoreBand
export function bandOf(score: number | null): ScoreBand | null
export function bandOf(score: number | null): ScoreBand | null {
  if (score === null) return null
  return scoreBands.find((band) => score >= band.from) ?? scoreBands[scoreBands.length - 1]!
}
