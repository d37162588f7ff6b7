// npm run bench                    every benchmark; writes docs/benchmarks.md
// npm run bench -- engine          only one part of the product, or single figures by their ids; only prints

import { dirname, join } from 'node:path'
import { explain, Problem } from '@findable/launcher'
import type { Benchmark } from './benchmark.ts'
import { benchmarks } from './benchmarks.ts'
import { table, writeReport, type Reached } from './report.ts'

const page = join(dirname(import.meta.dirname), 'docs/benchmarks.md')

try {
  const words = process.argv.slice(2)
  const reached: Reached[] = []
  for (const benchmark of chosen(words)) {
    const ratios = await benchmark.measure((text) => process.stderr.write(`${text}\n`))
    reached.push(...benchmark.rows.map((row) => ({ row, ratios: ratios[row.id]! })))
  }
  console.log(table(reached))
  if (words.length === 0) {
    writeReport(page, reached)
    console.log(`\nWritten to ${page}`)
  }
} catch (error) {
  explain(error)
}

function chosen(words: string[]): Benchmark[] {
  if (words.length === 0) return benchmarks
  const names = ({ group, rows }: Benchmark) => [group, ...rows.map(({ id }) => id)]
  const unknown = words.filter((word) => !benchmarks.some((benchmark) => names(benchmark).includes(word)))
  if (unknown.length > 0) {
    const known = [...new Set(benchmarks.flatMap(names))]
    throw new Problem(`There is no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  }
  return benchmarks.filter((benchmark) => names(benchmark).some((name) => words.includes(name)))
}
