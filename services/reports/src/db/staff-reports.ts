import { usualDirections, type ReportSort, type ReportValues, type SortDirection } from '@findable/contracts'
import { now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { RawBuilder } from 'kysely'
import { contains } from './contains.ts'
import type { WholeReport } from './reports.ts'
import type { Database, Edited } from './schema.ts'
import { isVisible } from './visible.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Each with an index of its own over the visible reports. */
const sortKeys = {
  newest: sql`coalesce(completed_at, created_at)`,
  business: sql`lower(shown_name)`,
  score: sql`coalesce(shown_score, -1)`,
} as const satisfies Record<ReportSort, RawBuilder<unknown>>

/**
 * The order of a search by name or score, which no index gives: reading an index in order until there is a page of
 * matches takes far longer than sorting all matches when these lie at its far end. What is newest matches anywhere.
 */
const searchKeys = {
  newest: sortKeys.newest,
  business: sql`lower(shown_name) || ''`,
  score: sql`coalesce(shown_score, -1) + 0`,
} as const satisfies Record<ReportSort, RawBuilder<unknown>>

export interface ListRequest {
  search?: string | undefined
  sort: ReportSort
  direction?: SortDirection | undefined
  limit: number
  /** Ids of the last and the first report of the neighbouring page. */
  after?: string | undefined
  before?: string | undefined
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

/** The page asked for, in its order, and whether there are more reports behind and in front of it. */
export async function listPage(
  db: Db,
  request: ListRequest,
): Promise<{ reports: ListedReport[]; next: boolean; previous: boolean }> {
  const { limit, after, before } = request
  const found = await pageQuery(db, request).execute()
  const more = found.length > limit
  const reports = found.slice(0, limit)
  if (before) return { reports: reports.toReversed(), next: true, previous: more }
  return { reports, next: more, previous: after !== undefined }
}

/** One report more than the page holds. A page before a report comes backwards: nearest to that report first. */
export const pageQuery = (db: Db, { search, sort, direction, limit, after, before }: ListRequest) => {
  const key = (isGiven(search) ? searchKeys : sortKeys)[sort]
  const backwards = before !== undefined
  const descends = ((direction ?? usualDirections[sort]) === 'desc') !== backwards
  const order = sql.raw(descends ? 'desc' : 'asc')
  const neighbour = before ?? after
  return db
    .selectFrom('business_reports')
    .select(listColumns)
    .select(
      sql<ReportValues['pillars']>`coalesce((
        select jsonb_object_agg(pillar_name, pillar_score) from pillars where business_report_id = business_reports.id
      ), '{}')`.as('pillars'),
    )
    .where(isVisible)
    .$if(isGiven(search), (query) => query.where(matches(search!)))
    .$if(neighbour !== undefined, (query) =>
      query.where(
        // The neighbour's key is read by the database: a JavaScript date has no microseconds, and would skip reports.
        sql<boolean>`(${key}, id) ${sql.raw(descends ? '<' : '>')}
          (select ${key}, id from business_reports where id = ${neighbour})`,
      ),
    )
    .orderBy(sql`${key} ${order}`)
    .orderBy(sql`id ${order}`)
    .limit(limit + 1)
}

export const countQuery = (db: Db, search: string | undefined) =>
  db
    .selectFrom('business_reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isVisible)
    .$if(isGiven(search), (query) => query.where(matches(search!)))

export async function countReports(db: Db, search: string | undefined): Promise<number> {
  return (await countQuery(db, search).executeTakeFirstOrThrow()).count
}

const isGiven = (search: string | undefined): boolean => search !== undefined && search !== ''

const matches = (search: string) => contains(sql`search`, search)

/** The report, locked until the transaction ends; undefined when it does not exist or is deleted. */
export const lockForStaff = (trx: Trx, id: string): Promise<WholeReport | undefined> =>
  trx.selectFrom('business_reports').selectAll().where('id', '=', id).where(isVisible).forUpdate().executeTakeFirst()

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
