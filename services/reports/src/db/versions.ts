import type { AuditResult, VersionKind } from '@findable/contracts'
import { now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database, Edited, ReportVersionsTable, Verdict } from './schema.ts'
import type { Made } from './work.ts'

/** The versions of a report: kept when another takes their place, made beside it, and composed again for reading. */

type Db = Kysely<Database>
type Trx = Transaction<Database>
type WholeVersion = Selectable<ReportVersionsTable>

const workColumns = [
  'id',
  'report_id',
  'kind',
  'component',
  'objection_id',
  'business_website',
  'generation',
  'starts',
  'request_id',
] as const satisfies readonly (keyof WholeVersion)[]
export type VersionWork = Pick<WholeVersion, (typeof workColumns)[number]>

/** Work on versions beside a report. */
export const reportVersions: Made<VersionWork> = {
  table: 'report_versions',
  columns: workColumns,
  status: (status) => ({ work_status: status }),
  waitingSince: sql<Date>`created_at`,
}

/**
 * Stores what the report shows now as a version, in case the service before this one did not, with its result where
 * another version is about to take its place. Undefined before the report is completed.
 */
export async function keepShown(trx: Trx, reportId: string, { withResult }: { withResult: boolean }) {
  const { rows } = await sql<{ id: string }>`
    insert into report_versions (report_id, kind, shown_as, made_by, staff, reason, visibility_score,
      completed_at, business_website, work_status, request_id, report_data, edited)
    select id,
      case when edited is not null then 'staff-edit'
        when exists (select from report_versions other where other.report_id = business_reports.id
          and other.shown_as is not null) then 'rerun'
        else 'original' end,
      version, case when edited is null then 'engine' else 'staff' end, edited -> 'by', edited ->> 'reason',
      visibility_score, completed_at, business_website, 'completed', request_id,
      case when ${withResult}::boolean then report_data end, case when ${withResult}::boolean then edited end
    from business_reports where id = ${reportId} and report_data is not null
    on conflict (report_id, shown_as) do update set
      report_data = excluded.report_data, edited = excluded.edited
    returning id`.execute(trx)
  return rows[0]?.id
}

interface Shown {
  kind: VersionKind
  by: 'engine' | 'staff'
  staff?: Edited['by'] | null
  reason?: string | null
  basedOn: string | undefined
  engineVersion: string
  component?: string
  objectionId?: string
  verdict?: Verdict
  requestId: string
}

/** Stores what the report shows from now on as its newest version. */
export async function insertShown(trx: Trx, reportId: string, shown: Shown): Promise<string> {
  const { kind, by, staff = null, reason = null, basedOn, engineVersion, component, objectionId, verdict } = shown
  const { id } = await trx
    .insertInto('report_versions')
    .columns([
      'report_id',
      'shown_as',
      'visibility_score',
      'business_website',
      'kind',
      'made_by',
      'staff',
      'reason',
      'based_on',
      'engine_version',
      'component',
      'objection_id',
      'verdict',
      'work_status',
      'completed_at',
      'request_id',
    ])
    .expression((eb) =>
      eb
        .selectFrom('business_reports')
        .select((report) => [
          'id',
          'version',
          'shown_score',
          'business_website',
          sql<VersionKind>`${kind}`.as('kind'),
          sql<'engine' | 'staff'>`${by}`.as('made_by'),
          sql<string>`${staff && JSON.stringify(staff)}::jsonb`.as('staff'),
          sql<string | null>`${reason}`.as('reason'),
          sql<string | null>`${basedOn ?? null}::uuid`.as('based_on'),
          sql<string>`${engineVersion}`.as('engine_version'),
          sql<string | null>`${component ?? null}`.as('component'),
          sql<string | null>`${objectionId ?? null}::uuid`.as('objection_id'),
          sql<string>`${verdict ? JSON.stringify(verdict) : null}::jsonb`.as('verdict'),
          sql<'completed'>`'completed'`.as('work_status'),
          sql<Date>`clock_timestamp()`.as('completed_at'),
          report.val(shown.requestId).as('request_id'),
        ])
        .where('id', '=', reportId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores a version to be made beside a report. */
export const insertBeside = (
  trx: Trx,
  version: Pick<
    Insertable<ReportVersionsTable>,
    'report_id' | 'kind' | 'made_by' | 'component' | 'objection_id' | 'based_on' | 'business_website' | 'request_id'
  >,
): Promise<WholeVersion> =>
  trx
    .insertInto('report_versions')
    .values({ ...version, work_status: 'pending' })
    .returningAll()
    .executeTakeFirstOrThrow()

/** researching -> completed. False when another generation came first. */
export async function completeVersion(
  trx: Trx,
  { id, generation }: Pick<VersionWork, 'id' | 'generation'>,
  found: { report_data: string } | { verdict: Verdict },
  { engineVersion, score }: { engineVersion: string; score: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('report_versions')
    .set({
      ...('verdict' in found ? { verdict: JSON.stringify(found.verdict) } : found),
      visibility_score: score,
      engine_version: engineVersion,
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
export async function failVersion(
  trx: Trx,
  { id, generation }: Pick<VersionWork, 'id' | 'generation'>,
  failure: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('report_versions')
    .set({ work_status: 'failed', failure, starts: 0, progress_at: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('work_status', '=', 'researching')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends what is being made beside a report; whatever its worker still writes is refused. */
export const endVersionsAtWork = (trx: Trx, reportId: string, failure: string): Promise<unknown> =>
  trx
    .updateTable('report_versions')
    .set({ work_status: 'failed', failure, generation: sql<number>`generation + 1`, retry_at: null })
    .where('report_id', '=', reportId)
    .where('work_status', 'in', ['pending', 'researching'])
    .execute()

export const removeVersions = (trx: Trx, reportId: string): Promise<unknown> =>
  trx.deleteFrom('report_versions').where('report_id', '=', reportId).execute()

const listColumns = [
  'id',
  'kind',
  'made_by',
  'staff',
  'reason',
  'based_on',
  'component',
  'work_status',
  'stage',
  'stage_share',
  'failure',
  'shown_as',
  'engine_version',
  'visibility_score',
  'created_at',
  'completed_at',
] as const satisfies readonly (keyof WholeVersion)[]
export type ListedVersion = Pick<WholeVersion, (typeof listColumns)[number]>

/** Newest first. */
export const listVersions = (db: Db, reportId: string): Promise<ListedVersion[]> =>
  db
    .selectFrom('report_versions')
    .select(listColumns)
    .where('report_id', '=', reportId)
    .orderBy(sql`coalesce(completed_at, created_at)`, 'desc')
    .execute()

export const findVersion = (db: Db, reportId: string, id: string): Promise<ListedVersion | undefined> =>
  db
    .selectFrom('report_versions')
    .select(listColumns)
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .executeTakeFirst()

export interface StoredResult {
  result: AuditResult
  edited: Edited | null
}

/** The result of a version with one of its own; undefined for a re-check, and for one that was not kept. */
export async function findResult(db: Db, id: string): Promise<StoredResult | undefined> {
  const row = await db
    .selectFrom('report_versions as version')
    .innerJoin('business_reports as report', 'report.id', 'version.report_id')
    .select([
      sql<string | null>`case when shown_as = report.version then report.report_data else version.report_data end`.as(
        'data',
      ),
      sql<Edited | null>`case when shown_as = report.version then report.edited else version.edited end`.as('edited'),
    ])
    .where('version.id', '=', id)
    .executeTakeFirst()
  return row?.data ? { result: JSON.parse(row.data) as AuditResult, edited: row.edited } : undefined
}

/** What a re-check or a correction says. */
export async function findVerdict(db: Db, id: string): Promise<Verdict | undefined> {
  const row = await db.selectFrom('report_versions').select('verdict').where('id', '=', id).executeTakeFirst()
  return row?.verdict ?? undefined
}

/** The newest reading of the whole website until then, and the verdicts about single components since, oldest first. */
export async function readingsUntil(
  db: Db,
  reportId: string,
  until: Date | null,
): Promise<{ whole: string; verdicts: Verdict[] } | undefined> {
  const past = db
    .selectFrom('report_versions')
    .where('report_id', '=', reportId)
    .where('work_status', '=', 'completed')
    .where(sql<boolean>`completed_at < coalesce(${until}, clock_timestamp())`)
  const whole = await past
    .select(['id', 'completed_at'])
    .where('kind', 'in', ['original', 'rerun', 're-audit'])
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!whole) return undefined
  const rows = await past
    .select('verdict')
    .where('verdict', 'is not', null)
    .where('completed_at', '>', whole.completed_at)
    .orderBy('completed_at')
    .execute()
  return { whole: whole.id, verdicts: rows.map(({ verdict }) => verdict!) }
}
