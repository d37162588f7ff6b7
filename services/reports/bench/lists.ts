// npm run bench:lists            measures the staff's list of reports with 100,000 reports, and only prints
// npm run bench:lists -- --write also puts the figures into docs/benchmarks.md

import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { startPostgres } from '@findable/test-kit'
import { readFile, writeFile } from 'node:fs/promises'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'
import { statsQuery } from '../src/db/report-stats.ts'
import { countQuery, pageQuery, type ListRequest } from '../src/db/staff-reports.ts'
import { reportCount, seedReports } from './seed-reports.ts'

const page = new URL('../../../docs/benchmarks.md', import.meta.url)
const [start, end] = ['<!-- measured: npm run bench:lists -->', '<!-- end of measured lists -->'] as const
const repeats = 9

const log = createLogger('reports', 'silent')
const server = await startPostgres()
const database = await server.freshDatabase()
const db = openDatabase<Database>(database.urls.reports, log, { max: 1 })
try {
  await migrate(db, migrations, log)
  console.error(`seeding ${reportCount} reports`)
  await seedReports(db)
  const measured = await measureAll()
  console.log(measured)
  if (process.argv.includes('--write')) await write(measured)
} finally {
  await db.destroy()
  await server.stop()
}

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
interface Explainable {
  explain(format: 'json', options: ReturnType<typeof sql>): Promise<unknown[]>
}

async function measureAll(): Promise<string> {
  const first: ListRequest = { sort: 'newest', limit: 50 }
  const find = (search: string) => ({ ...first, search })
  const deep = { ...first, after: await idAt(90_000) }
  const rows: [string, Explainable][] = [
    ['first page, newest first', pageQuery(db, first)],
    ['first page by name', pageQuery(db, { ...first, sort: 'business' })],
    ['first page by score', pageQuery(db, { ...first, sort: 'score' })],
    ['the page after 90,000 reports', pageQuery(db, deep)],
    ['search for one business', pageQuery(db, find('business 77777'))],
    ['search for a word in a tenth of all', pageQuery(db, find('plumbing'))],
    ['the same, by name', pageQuery(db, { ...find('plumbing'), sort: 'business' })],
    ['search for two letters', pageQuery(db, find('qz'))],
    ['search without a match', pageQuery(db, find('no such business'))],
    ['number of all', countQuery(db, undefined)],
    ["the dashboard's figures", statsQuery(db)],
    ['number of those with a word in a tenth of all', countQuery(db, 'plumbing')],
  ]
  const lines = ['| query | median ms | slowest ms | plan |', '|---|---|---|---|']
  for (const [name, query] of rows) {
    const { times, plan } = await measure(query)
    const sorted = times.toSorted((a, b) => a - b)
    lines.push(`| ${name} | ${sorted[repeats >> 1]!.toFixed(1)} | ${sorted.at(-1)!.toFixed(1)} | ${plan} |`)
  }
  return lines.join('\n')
}

/** Milliseconds of planning and execution, as EXPLAIN ANALYZE reports them, and the plan. */
async function measure(query: Explainable): Promise<{ times: number[]; plan: string }> {
  const times: number[] = []
  let plan = ''
  for (let run = 0; run < repeats; run++) {
    const [row] = (await query.explain('json', sql`analyze`)) as { 'QUERY PLAN': Explained[] }[]
    const explained = row!['QUERY PLAN'][0]!
    times.push(explained['Planning Time'] + explained['Execution Time'])
    plan = scansIn(explained.Plan).join(', ')
  }
  return { times, plan }
}

/**
 * "Index Scan on business_reports_newest": how the plan finds its reports, and whether it sorts. The pillars of each
 * report found are read by their index in every plan.
 */
function scansIn({ 'Node Type': type, 'Index Name': index, 'Relation Name': table, Plans = [] }: Plan): string[] {
  if (table === 'pillars') return []
  const own = /Scan|Sort/.test(type) ? [index ? `${type} on ${index}` : type] : []
  return [...own, ...Plans.flatMap(scansIn)]
}

async function idAt(offset: number): Promise<string> {
  const { id } = await db
    .selectFrom('business_reports')
    .select('id')
    .orderBy(sql`coalesce(completed_at, created_at) desc, id desc`)
    .offset(offset)
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

async function write(measured: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page.pathname} has lost the marks around the figures.`)
  const day = new Date().toISOString().slice(0, 10)
  const section = `Measured on ${day}, with ${reportCount.toLocaleString('en')} reports.\n\n${measured}`
  await writeFile(page, `${text.slice(0, from + start.length)}\n\n${section}\n\n${text.slice(to)}`)
}
