import type { AuditResult } from '@findable/contracts'
import { daysAgo, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import { paged, pageOf, searched, type Listed, type Page, type PageRequest } from './page.ts'
import type { Database, GoldStandardReportsTable } from './schema.ts'
import { isVisibleGoldStandard } from './visible.ts'
import type { Made } from './work.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type GoldStandard = Selectable<GoldStandardReportsTable>

const workColumns = [
  'id',
  'business_website',
  'chosen_industry',
  'generation',
  'starts',
  'request_id',
] as const satisfies readonly (keyof GoldStandard)[]
export type GoldStandardWork = Pick<GoldStandard, (typeof workColumns)[number]>

export const goldStandardReports: Made<GoldStandardWork> = {
  table: 'gold_standard_reports',
  columns: workColumns,
  status: (status) => ({ work_status: status }),
  waitingSince: sql<Date>`created_at`,
}

/** Every column but the result, which can be a megabyte. */
const listColumns = [
  'id',
  'business_name',
  'business_website',
  'industry',
  'location',
  'notes',
  'visibility_score',
  'work_status',
  'starts',
  'report_type',
  'admin_id',
  'admin_name',
  'business_report_id',
  'created_at',
  'completed_at',
  'engine_version',
  'failure',
] as const satisfies readonly (keyof GoldStandard)[]

/** The newest report before, on the same website, by another version of the engine. */
interface Earlier {
  id: number
  engine_version: string
  score: number | null
}
const earlier = sql<Earlier | null>`(
  select jsonb_build_object('id', other.id, 'engine_version', other.engine_version, 'score', other.visibility_score)
  from gold_standard_reports other
  where other.site = gold_standard_reports.site and other.work_status = 'completed' and other.deleted_at is null
    and other.engine_version <> gold_standard_reports.engine_version
    and other.completed_at < gold_standard_reports.completed_at
  order by other.completed_at desc limit 1
)`.as('earlier')
export type ListedGoldStandard = Pick<GoldStandard, (typeof listColumns)[number]> & { earlier: Earlier | null }
export type WholeGoldStandard = GoldStandard & { earlier: Earlier | null }

const newest = sql`coalesce(completed_at, created_at)`
const listed: Listed = {
  table: 'gold_standard_reports',
  text: sql`search`,
  sortKeys: { newest, business: sql`lower(business_name)`, score: sql`coalesce(visibility_score, -1)` },
  searchKeys: { newest, business: sql`lower(business_name) || ''`, score: sql`coalesce(visibility_score, -1) + 0` },
}

export const goldPageQuery = (db: Db, request: PageRequest) =>
  db
    .selectFrom('gold_standard_reports')
    .select(listColumns)
    .select(earlier)
    .where(isVisibleGoldStandard)
    .$call(paged(listed, request))

export const goldCountQuery = (db: Db, search: string | undefined) =>
  db
    .selectFrom('gold_standard_reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isVisibleGoldStandard)
    .$call(searched(listed, search))

/** The page asked for, and the number of all that match the search. */
export async function listGoldStandards(
  db: Db,
  request: PageRequest,
): Promise<Page<ListedGoldStandard> & { total: number }> {
  const [found, { count }] = await Promise.all([
    goldPageQuery(db, request).execute(),
    goldCountQuery(db, request.search).executeTakeFirstOrThrow(),
  ])
  return { ...pageOf(found, request), total: count }
}

export const findGoldStandard = (db: Db, id: number): Promise<WholeGoldStandard | undefined> =>
  db
    .selectFrom('gold_standard_reports')
    .selectAll()
    .select(earlier)
    .where('id', '=', id)
    .where(isVisibleGoldStandard)
    .executeTakeFirst()

/** The report, locked until the transaction ends. */
export const lockGoldStandard = (trx: Trx, id: number): Promise<GoldStandard | undefined> =>
  trx
    .selectFrom('gold_standard_reports')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleGoldStandard)
    .forUpdate()
    .executeTakeFirst()

/** Makes requests for reports on the same website wait for each other. False when one is being made already. */
export async function claimSite(trx: Trx, site: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gold-standard:${site}`}, 0))`.execute(trx)
  const atWork = await trx
    .selectFrom('gold_standard_reports')
    .select('id')
    .where('site', '=', site)
    .where('work_status', 'in', ['pending', 'researching'])
    .executeTakeFirst()
  return atWork === undefined
}

export type NewGoldStandardRow = Pick<
  Insertable<GoldStandardReportsTable>,
  | 'business_name'
  | 'business_website'
  | 'site'
  | 'chosen_industry'
  | 'location'
  | 'notes'
  | 'admin_id'
  | 'admin_name'
  | 'business_report_id'
  | 'request_id'
>
export const insertGoldStandard = (trx: Trx, report: NewGoldStandardRow): Promise<GoldStandard> =>
  trx.insertInto('gold_standard_reports').values(report).returningAll().executeTakeFirstOrThrow()

/** failed -> pending, as its next generation. */
export const retryGoldStandard = (trx: Trx, id: number): Promise<GoldStandard> =>
  trx
    .updateTable('gold_standard_reports')
    .set({
      work_status: 'pending',
      generation: sql<number>`generation + 1`,
      starts: 0,
      failure: null,
      retry_at: null,
      progress_at: now,
    })
    .where('id', '=', id)
    .where('work_status', '=', 'failed')
    .returningAll()
    .executeTakeFirstOrThrow()

/** One that is being made ends with that: what its worker still writes is refused. */
export const markGoldStandardDeleted = (trx: Trx, id: number): Promise<unknown> =>
  trx
    .updateTable('gold_standard_reports')
    .set({
      deleted_at: now,
      generation: sql<number>`generation + 1`,
      work_status: sql`case when work_status = 'completed' then work_status else 'failed' end`,
      failure: sql`case when work_status = 'completed' then failure else coalesce(failure, 'It was deleted.') end`,
    })
    .where('id', '=', id)
    .execute()

/** researching -> completed. False when another generation came first. */
export async function completeGoldStandard(
  trx: Trx,
  id: number,
  generation: number,
  result: AuditResult,
  average: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('gold_standard_reports')
    .set({
      report_data: JSON.stringify(result),
      detected_industry: result.industry.industry,
      visibility_score: result.overallScore,
      industry_average: average,
      engine_version: result.engineVersion,
      work_status: 'completed',
      stage: 5,
      stage_share: 1,
      completed_at: now,
      progress_at: now,
      starts: 0,
    })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** researching -> failed. False when another generation came first. */
export async function failGoldStandard(trx: Trx, id: number, generation: number, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('gold_standard_reports')
    .set({ work_status: 'failed', failure, starts: 0, progress_at: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The scores of a report's checks, for questions about many reports. */
export const insertVisibilityComponents = (trx: Trx, id: number, { components }: AuditResult): Promise<unknown> =>
  trx
    .insertInto('visibility_components')
    .values(
      components.map(({ id: component, pillar, score, maxScore, findings, reason, evidence }) => ({
        gold_standard_report_id: id,
        pillar_name: pillar,
        component_name: component,
        score,
        max_score: maxScore,
        insights: JSON.stringify(reason === null ? findings.map(({ text }) => text) : [reason]),
        verification: evidence[0]?.source ?? null,
      })),
    )
    .execute()

/** How many there are, and how many of them were asked for in the last `days`. */
export const countGoldStandards = (db: Db, days: number): Promise<{ total: number; recent: number }> =>
  db
    .selectFrom('gold_standard_reports')
    .select((report) => [
      report.fn.countAll<number>().as('total'),
      report.fn.countAll<number>().filterWhere('created_at', '>=', daysAgo(days)).as('recent'),
    ])
    .where(isVisibleGoldStandard)
    .executeTakeFirstOrThrow()
