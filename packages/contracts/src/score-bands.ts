/** Score bands, best first. A score belongs to the first band whose `from` it reaches. */
export const scoreBands = [
  { id: 'excellent', from: 80, title: 'Excellent' },
  { id: 'good', from: 70, title: 'Good' },
  { id: 'average', from: 60, title: 'Average' },
  { id: 'needs-improvement', from: 50, title: 'Needs Improvement' },
  { id: 'poor', from: 0, title: 'Poor' },
] as const
/** A score from here on is a strength; anything below needs work. */
export const goodFrom = scoreBands.find(({ id }) => id === 'good')!.from
export type ScoreBand = (typeof scoreBands)[number]

/**
 * A pillar or overall score is based on several checks. When less than this share of their weight could be measured,
 * its number is shown without a band: one check of four is not a verdict. Our judgement.
 */
const leastCoverageForBand = 0.5

/**
 * Nor is there an overall score when less than this share of all checks' weight could be measured: robots.txt and https
 * alone say nothing about a website. Our judgement.
 */
export const leastCoverageForScore = 0.25

/** The band of a score (0 to 100); null, for "not measured", has no band. */
export function bandOf(score: number): ScoreBand
export function bandOf(score: number | null): ScoreBand | null
export function bandOf(score: number | null): ScoreBand | null {
  if (score === null) return null
  return scoreBands.find((band) => score >= band.from) ?? scoreBands[scoreBands.length - 1]!
}

/** The band that is shown with a score; null where it is missing or based on too little (`coverage`, 0 to 1). */
export const shownBand = (score: number | null, coverage = 1): ScoreBand | null =>
  coverage < leastCoverageForBand ? null : bandOf(score)

/**
 * The word beside a score: its band, or what replaces the band when the score is missing or based on too little
 * (`coverage`, 0 to 1).
 */
export function bandTitle(score: number | null, coverage = score === null ? 0 : 1): string {
  if (score === null) return coverage > 0 ? 'Too little measured' : 'Not measured'
  return shownBand(score, coverage)?.title ?? 'Partly measured'
}

/** How sure a finding is, in percent, best first. */
const confidenceLevels = [
  { id: 'high', from: 80, title: 'High' },
  { id: 'medium', from: 60, title: 'Medium' },
  { id: 'low', from: 0, title: 'Low' },
] as const
export const confidenceOf = (percent: number): (typeof confidenceLevels)[number] =>
  confidenceLevels.find(({ from }) => percent >= from) ?? confidenceLevels[2]

/** Mean of the measured scores, rounded; null when there are none. */
export function meanScore(items: readonly { score: number | null }[]): number | null {
  const scores = items.flatMap(({ score }) => score ?? [])
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}
