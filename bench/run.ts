// npm run bench                    every benchmark; writes docs/benchmarks.md
// npm run bench -- engine          only one part of the product, or single figures by their ids; only prints
// npm run bench -- growth          how an audit's cost grows with the number and the size of pages; only prints

import { dirname, join } from 'node:path'
import { explain, Problem } from '@findable/launcher'
import type { Benchmark } from './benchmark.ts'
import { benchmarks } from './benchmarks.ts'
import { measureGrowth } from './growth.ts'
import { table, writeReport, type Reached } from './report.ts'

const growth = 'growth'
const page = join(dirname(import.meta.dirname), 'docs/benchmarks.md')

try {
  const words = process.argv.slice(2)
  const say = (text: string) => process.stderr.write(`${text}\n`)
  const reached: Reached[] = []
  const isAll = words.length === 0
  for (const benchmark of chosen(
    words.filter((word) => word !== growth),
    isAll,
  )) {
    const ratios = await benchmark.measure(say)
    reached.push(...benchmark.rows.map((row) => ({ row, ratios: ratios[row.id]! })))
  }
  if (reached.length > 0) console.log(table(reached))
  const grown = isAll || words.includes(growth) ? await measureGrowth(say) : ''
  if (grown) console.log(`\n${grown}`)
  if (isAll) {
    writeReport(page, reached, grown)
    console.log(`\nWritten to ${page}`)
  }
} catch (error) {
  explain(error)
}

function chosen(words: string[], isAll: boolean): Benchmark[] {
  if (isAll) return benchmarks
  const names = ({ group, rows }: Benchmark) => [group, ...rows.map(({ id }) => id)]
  const unknown = words.filter((word) => !benchmarks.some((benchmark) => names(benchmark).includes(word)))
  if (unknown.length > 0) {
    const known = [...new Set([...benchmarks.flatMap(names), growth])]
    throw new Problem(`There is no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  }
  return benchmarks.filter((benchmark) => names(benchmark).some((name) => words.includes(name)))
}
