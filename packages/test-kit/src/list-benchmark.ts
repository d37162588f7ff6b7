import { readFile, writeFile } from 'node:fs/promises'

const page = new URL('../../../docs/benchmarks.md', import.meta.url)
const repeats = 9

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}
interface Explained {
  Plan: Plan
  'Planning Time': number
  'Execution Time': number
}

/** A query's name, and what asks the database for `explain (analyze, format json)` of it. */
export type ListQuery = readonly [name: string, explain: () => Promise<unknown[]>]

interface Options {
  /** Names the marks around the figures in docs/benchmarks.md. */
  section: string
  /** How many rows were seeded, in words: "100,000 orders". */
  seeded: string
  queries: readonly ListQuery[]
  /** Tables that every plan reads by their index for each row found, left out of the plans shown. */
  beside?: readonly string[]
}

/** Measures a service's lists and prints the figures; with `--write` also puts them into docs/benchmarks.md. */
export async function measureLists({ section, seeded, queries, beside = [] }: Options): Promise<void> {
  const lines = ['| query | median ms | slowest ms | plan |', '|---|---|---|---|']
  for (const [name, explain] of queries) {
    const { times, plan } = await measure(explain, beside)
    const sorted = times.toSorted((a, b) => a - b)
    lines.push(`| ${name} | ${sorted[repeats >> 1]!.toFixed(1)} | ${sorted.at(-1)!.toFixed(1)} | ${plan} |`)
  }
  const day = new Date().toISOString().slice(0, 10)
  const measured = `Measured on ${day}, with ${seeded}.\n\n${lines.join('\n')}`
  console.log(`\n${measured}`)
  if (process.argv.includes('--write')) await write(section, measured)
}

/** Milliseconds of planning and execution, as EXPLAIN ANALYZE reports them, and the plan. */
async function measure(explain: ListQuery[1], beside: readonly string[]): Promise<{ times: number[]; plan: string }> {
  const times: number[] = []
  let plan = ''
  for (let run = 0; run < repeats; run++) {
    const [row] = (await explain()) as { 'QUERY PLAN': Explained[] }[]
    const explained = row!['QUERY PLAN'][0]!
    times.push(explained['Planning Time'] + explained['Execution Time'])
    plan = scansIn(explained.Plan, beside).join(', ')
  }
  return { times, plan }
}

/** "Index Scan on business_reports_newest": how the plan finds its rows, and whether it sorts. */
function scansIn(
  { 'Node Type': type, 'Index Name': index, 'Relation Name': table, Plans = [] }: Plan,
  beside: readonly string[],
): string[] {
  if (table !== undefined && beside.includes(table)) return []
  const own = /Scan|Sort/.test(type) ? [index ? `${type} on ${index}` : type] : []
  return [...own, ...Plans.flatMap((plan) => scansIn(plan, beside))]
}

async function write(section: string, measured: string): Promise<void> {
  const [start, end] = [`<!-- measured: ${section} -->`, `<!-- end of ${section} -->`]
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page.pathname} has lost the marks around the figures of ${section}.`)
  await writeFile(page, `${text.slice(0, from + start.length)}\n\n${measured}\n\n${text.slice(to)}`)
}
