// Measures the staff's lists of reports; see bench/lists.ts.

import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { measureLists, startPostgres, type ListQuery } from '@findable/test-kit'
import { goldCountQuery, goldPageQuery } from '../src/db/gold-standard-reports.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { PageRequest } from '../src/db/page.ts'
import { statsQuery } from '../src/db/report-stats.ts'
import type { Database } from '../src/db/schema.ts'
import { countQuery, pageQuery } from '../src/db/staff-reports.ts'
import { reportCount, seedGoldStandards, seedReports } from './seed-reports.ts'

interface Explainable {
  explain(format: 'json', options: ReturnType<typeof sql>): Promise<unknown[]>
}

const log = createLogger('reports', 'silent')
const server = await startPostgres()
const database = await server.freshDatabase()
const db = openDatabase<Database>(database.urls.reports, log, { max: 1 })
const first: PageRequest = { sort: 'newest', limit: 50 }
const find = (search: string): PageRequest => ({ ...first, search })
const queries = (...rows: readonly [string, Explainable][]): ListQuery[] =>
  rows.map(([name, query]) => [name, () => query.explain('json', sql`analyze`)])
const deepIn = async (table: 'business_reports' | 'gold_standard_reports'): Promise<PageRequest> => {
  const { rows } = await sql<{ id: string | number }>`select id from ${sql.table(table)}
    order by coalesce(completed_at, created_at) desc, id desc offset 90000 limit 1`.execute(db)
  return { ...first, after: `${rows[0]!.id}` }
}
const count = reportCount.toLocaleString('en')

try {
  await migrate(db, migrations, log)
  console.error(`seeding ${reportCount} reports of each kind`)
  await seedReports(db)
  await seedGoldStandards(db)
  await measureLists({
    section: 'lists of reports',
    seeded: `${count} reports`,
    beside: ['pillars'],
    queries: queries(
      ['first page, newest first', pageQuery(db, first)],
      ['first page by name', pageQuery(db, { ...first, sort: 'business' })],
      ['first page by score', pageQuery(db, { ...first, sort: 'score' })],
      ['the page after 90,000 reports', pageQuery(db, await deepIn('business_reports'))],
      ['search for one business', pageQuery(db, find('business 77777'))],
      ['search for a word in a tenth of all', pageQuery(db, find('plumbing'))],
      ['the same, by name', pageQuery(db, { ...find('plumbing'), sort: 'business' })],
      ['search for two letters that no report has', pageQuery(db, find('qz'))],
      ['search for two letters that every report has', pageQuery(db, find('co'))],
      ['number of those with two letters that no report has', countQuery(db, 'qz')],
      ['search without a match', pageQuery(db, find('no such business'))],
      ['number of all', countQuery(db, undefined)],
      ["the dashboard's figures", statsQuery(db)],
      ['number of those with a word in a tenth of all', countQuery(db, 'plumbing')],
    ),
  })
  await measureLists({
    section: 'lists of gold-standard reports',
    seeded: `${count} gold-standard reports, five on each website`,
    queries: queries(
      ['first page, newest first', goldPageQuery(db, first)],
      ['first page by name', goldPageQuery(db, { ...first, sort: 'business' })],
      ['first page by score', goldPageQuery(db, { ...first, sort: 'score' })],
      ['the page after 90,000 reports', goldPageQuery(db, await deepIn('gold_standard_reports'))],
      ['search for one business', goldPageQuery(db, find('business 7777 '))],
      ['search for a word in a tenth of all', goldPageQuery(db, find('plumbing'))],
      ['search for two letters that no report has', goldPageQuery(db, find('qz'))],
      ['number of all', goldCountQuery(db, undefined)],
      ['number of those with a word in a tenth of all', goldCountQuery(db, 'plumbing')],
    ),
  })
} finally {
  await db.destroy()
  await server.stop()
}
