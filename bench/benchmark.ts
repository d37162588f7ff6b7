/** One figure in docs/benchmarks.md: always a ratio of two things measured side by side in the same run. */
export interface Row {
  id: string
  figure: string
  goal: number
  better: 'lower' | 'higher'
  /** What keeps the figure from being better. */
  limit: string
}

/** Measures one or more rows, several times each, alternating between the two sides of a ratio. */
export interface Benchmark {
  /** The part of the product, as in `npm run bench -- <group>`. */
  group: string
  rows: Row[]
  /** The ratios of every row, by its id; `say` reports progress to the person waiting. */
  measure(say: (text: string) => void): Promise<Record<string, number[]>>
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}
