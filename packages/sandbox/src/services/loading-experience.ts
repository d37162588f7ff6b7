import type { Speed } from './outside.ts'

type Field = NonNullable<Speed['field']>

/** The upper limits of good and fair in the Chrome UX Report; CLS in hundredths. */
const limits = {
  CUMULATIVE_LAYOUT_SHIFT_SCORE: [10, 25],
  EXPERIMENTAL_TIME_TO_FIRST_BYTE: [800, 1800],
  FIRST_CONTENTFUL_PAINT_MS: [1800, 3000],
  INTERACTION_TO_NEXT_PAINT: [200, 500],
  LARGEST_CONTENTFUL_PAINT_MS: [2500, 4000],
} as const
type Metric = keyof typeof limits

/** Figures from real visits to the page and to its origin. Without enough visits there are no metrics. */
export function loadingExperiences(url: URL, field: Field | undefined) {
  if (!field) return { loadingExperience: { initial_url: url.href } }
  const ofOrigin = { ...measured(field), id: url.origin, initial_url: url.href }
  return {
    loadingExperience:
      field.of === 'page'
        ? { ...measured(field), id: url.href, initial_url: url.href }
        : { ...ofOrigin, origin_fallback: true },
    originLoadingExperience: ofOrigin,
  }
}

function measured(field: Field) {
  const percentiles: Record<Metric, number> = {
    CUMULATIVE_LAYOUT_SHIFT_SCORE: Math.round(field.cls * 100),
    EXPERIMENTAL_TIME_TO_FIRST_BYTE: field.ttfb,
    FIRST_CONTENTFUL_PAINT_MS: field.fcp,
    INTERACTION_TO_NEXT_PAINT: field.inp,
    LARGEST_CONTENTFUL_PAINT_MS: field.lcp,
  }
  const metrics = Object.fromEntries(
    Object.entries(percentiles).map(([name, percentile]) => [name, metric(percentile, limits[name as Metric])]),
  )
  const vitals = [
    metrics['CUMULATIVE_LAYOUT_SHIFT_SCORE'],
    metrics['INTERACTION_TO_NEXT_PAINT'],
    metrics['LARGEST_CONTENTFUL_PAINT_MS'],
  ].map((vital) => vital?.category)
  const worst = (['SLOW', 'AVERAGE', 'FAST'] as const).find((category) => vitals.includes(category))
  return { metrics, overall_category: worst }
}

function metric(percentile: number, [good, fair]: readonly [number, number]) {
  const category = percentile <= good ? 'FAST' : percentile <= fair ? 'AVERAGE' : 'SLOW'
  // Three quarters of the visits are at or below the percentile, so they fill the bands up to it.
  const [fast, average] = { FAST: [0.85, 0.1], AVERAGE: [0.6, 0.3], SLOW: [0.4, 0.3] }[category] as [number, number]
  return {
    percentile,
    distributions: [
      { min: 0, max: good, proportion: fast },
      { min: good, max: fair, proportion: average },
      { min: fair, proportion: Number((1 - fast - average).toFixed(2)) },
    ],
    category,
  }
}
