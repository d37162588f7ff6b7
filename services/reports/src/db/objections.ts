import { mostObjectionsListed, type NewObjection } from '@findable/contracts'
import { now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from './schema.ts'
import { isVisible } from './visible.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type Objection = Selectable<Database['objections']>

/** The objection to the same finding of what is delivered now, if there is one. */
export const findSameObjection = (
  trx: Trx,
  reportId: string,
  { component, finding }: Pick<NewObjection, 'component' | 'finding'>,
): Promise<Objection | undefined> =>
  trx
    .selectFrom('objections')
    .selectAll('objections')
    .innerJoin('business_reports as report', 'report.id', 'objections.report_id')
    .where('report_id', '=', reportId)
    .where('component', '=', component)
    .where(sql<boolean>`finding is not distinct from ${finding}`)
    .whereRef('objections.created_at', '>=', 'report.completed_at')
    .executeTakeFirst()

export const insertObjection = (trx: Trx, objection: Insertable<Database['objections']>): Promise<Objection> =>
  trx.insertInto('objections').values(objection).returningAll().executeTakeFirstOrThrow()

/** What happens to it; one with an answer is answered now. */
export const updateObjection = (
  trx: Trx,
  id: string,
  change: Pick<Updateable<Database['objections']>, 'state' | 'checked' | 'check_failure' | 'answer' | 'answered_by'>,
): Promise<Objection> =>
  trx
    .updateTable('objections')
    .set({ ...change, ...(change.answer && { answered_at: now }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Ends those that nobody has answered, as there is no customer to answer any more. */
export const endObjections = (trx: Trx, reportId: string): Promise<unknown> =>
  trx
    .updateTable('objections')
    .set({ state: 'ended', answered_at: now })
    .where('report_id', '=', reportId)
    .where('state', 'in', ['checking', 'waiting'])
    .execute()

export const findObjection = (db: Db, id: string): Promise<Objection | undefined> =>
  db.selectFrom('objections').selectAll().where('id', '=', id).executeTakeFirst()

/** Newest first. */
export const objectionsOf = (db: Db, reportId: string): Promise<Objection[]> =>
  db.selectFrom('objections').selectAll().where('report_id', '=', reportId).orderBy('created_at', 'desc').execute()

/** By objection, the version that it was corrected in. */
export async function correctionsOf(db: Db, objections: readonly Objection[]): Promise<ReadonlyMap<string, string>> {
  if (objections.length === 0) return new Map()
  const rows = await db
    .selectFrom('report_versions')
    .select(['id', 'objection_id'])
    .where('kind', '=', 'correction')
    .where(
      'objection_id',
      'in',
      objections.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map(({ id, objection_id }) => [objection_id!, id]))
}

export type ListedObjection = Objection & {
  reference: string
  business_name: string
  business_website: string
}

const withReport = (db: Db) =>
  db
    .selectFrom('objections')
    .innerJoin('business_reports', 'business_reports.id', 'objections.report_id')
    .selectAll('objections')
    .select(['reference', 'shown_name as business_name', 'business_website'])
    .where(isVisible)

/** Those to answer, oldest first, or those that were answered, newest answer first. */
export const listObjections = (db: Db, list: 'open' | 'answered'): Promise<ListedObjection[]> =>
  list === 'open'
    ? withReport(db)
        .where('objections.state', 'in', ['checking', 'waiting'])
        .orderBy('objections.created_at')
        .limit(mostObjectionsListed)
        .execute()
    : withReport(db)
        .where('answered_at', 'is not', null)
        .orderBy('answered_at', 'desc')
        .limit(mostObjectionsListed)
        .execute()

export const findListedObjection = (db: Db, id: string): Promise<ListedObjection | undefined> =>
  withReport(db).where('objections.id', '=', id).executeTakeFirst()
