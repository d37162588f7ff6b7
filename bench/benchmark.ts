/** One figure of docs/benchmarks.md: always a ratio of two things measured side by side in the same run. */
export interface Row {
  id: string
  figure: string
  goal: number
  better: 'lower' | 'higher'
  /** What keeps the figure from being better still. */
  limit: string
}

/** Measures one or more rows, each several times over, the two sides of a ratio taking turns. */
export interface Benchmark {
  /** The part of the product: what `npm run bench -- <group>` asks for. */
  group: string
  rows: Row[]
  /** The ratios of every row, by its id; `say` tells the person who waits what is going on. */
  measure(say: (text: string) => void): Promise<Record<string, number[]>>
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}
