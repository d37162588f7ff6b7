import type { ReportValues } from '@findable/contracts'
import { now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import { paged, pageOf, searched, type Listed, type Page, type PageRequest } from './page.ts'
import type { WholeReport } from './reports.ts'
import type { Database, Edited } from './schema.ts'
import { isVisible } from './visible.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const newest = sql`coalesce(completed_at, created_at)`
const listed: Listed = {
  table: 'business_reports',
  text: sql`search`,
  sortKeys: { newest, business: sql`lower(shown_name)`, score: sql`coalesce(shown_score, -1)` },
  searchKeys: { newest, business: sql`lower(shown_name) || ''`, score: sql`coalesce(shown_score, -1) + 0` },
}

const listColumns = [
  'id',
  'reference',
  'shown_name',
  'shown_industry',
  'shown_score',
  'business_website',
  'email',
  'email_status',
  'report_status',
  'rerun_status',
  'refunded_at',
  'edited',
  'completed_at',
] as const satisfies readonly (keyof WholeReport)[]
export type ListedReport = Pick<WholeReport, (typeof listColumns)[number]> & { pillars: ReportValues['pillars'] }

export const pageQuery = (db: Db, request: PageRequest) =>
  db
    .selectFrom('business_reports')
    .select(listColumns)
    .select(
      sql<ReportValues['pillars']>`coalesce((
        select jsonb_object_agg(pillar_name, pillar_score) from pillars where business_report_id = business_reports.id
      ), '{}')`.as('pillars'),
    )
    .where(isVisible)
    .$call(paged(listed, request))

export const countQuery = (db: Db, search: string | undefined) =>
  db
    .selectFrom('business_reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isVisible)
    .$call(searched(listed, search))

/** The page asked for, and the number of all that match the search. */
export async function listReports(db: Db, request: PageRequest): Promise<Page<ListedReport> & { total: number }> {
  const [found, { count }] = await Promise.all([
    pageQuery(db, request).execute(),
    countQuery(db, request.search).executeTakeFirstOrThrow(),
  ])
  return { ...pageOf(found, request), total: count }
}

/** Stores what staff adjusted, or takes it back. */
export const setEdited = (trx: Trx, id: string, edited: Edited | null): Promise<WholeReport> =>
  trx
    .updateTable('business_reports')
    .set({ edited: edited && JSON.stringify(edited), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const markDeleted = (trx: Trx, id: string): Promise<unknown> =>
  trx
    .updateTable('business_reports')
    .set({ deleted_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
