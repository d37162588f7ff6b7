import {
  auditLogPage,
  operatorName,
  type AuditAction,
  type AuditChange,
  type AuditEntry,
  type AuditLogQuery,
  type AuditSubject,
  type StaffAct,
} from '@findable/contracts'
import { daysAgo, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

/** Who did something, and with which request. */
export interface Actor {
  staffId: string
  staffName: string
  requestId: string
}

/** Somebody who gave no existing username. */
interface Stranger {
  staffId: null
  staffName: null
  requestId: string
}

/** Records what somebody did in this service; in the transaction that does it. */
export async function record(
  db: Db,
  { staffId, staffName, requestId }: Actor | Stranger,
  action: AuditAction,
  changes: AuditChange[] = [],
  subject?: AuditSubject,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      admin_id: staffId === null ? null : Number(staffId),
      staff_name: staffName,
      action,
      ...subjectColumns(subject),
      changes: JSON.stringify(changes),
      request_id: requestId,
    })
    .execute()
}

/** Records what somebody did in another service. A repeat changes nothing. */
export async function recordAct(db: Db, { id, at, staff, action, subject, ...act }: StaffAct): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      act_id: id,
      at,
      // The operators' program has no account.
      admin_id: sql<number | null>`(select id from admin_users where id::text = ${staff.id})`,
      staff_name: staff.name,
      action,
      ...subjectColumns(subject),
      changes: JSON.stringify(act.changes),
      reason: act.reason,
      request_id: act.requestId,
    })
    .onConflict((conflict) => conflict.column('act_id').doNothing())
    .execute()
}

const subjectColumns = (subject: AuditSubject | null | undefined) => ({
  subject_type: subject?.type ?? null,
  subject_id: subject?.id ?? null,
  subject_label: subject?.label ?? null,
})

/** A page of entries, newest first: the newest, or those older than the entry `before`. */
export const entriesQuery = (
  db: Db,
  { before, staff, action, subjectType, subjectId, search }: AuditLogQuery,
  limit = auditLogPage,
) =>
  db
    .selectFrom('audit_log')
    .leftJoin('admin_users', 'admin_users.id', 'audit_log.admin_id')
    .select(['audit_log.id', 'at', 'action', 'changes', 'reason', 'admin_users.username'])
    .select(['staff_name', 'subject_type', 'subject_id', 'subject_label'])
    .$if(staff === operatorName, (query) =>
      query.where('admin_id', 'is', null).where('staff_name', '=', sql.lit(operatorName)),
    )
    .$if(staff !== undefined && staff !== operatorName, (query) => query.where('admin_id', '=', Number(staff)))
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .$if(subjectType !== undefined, (query) => query.where('subject_type', '=', subjectType!))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId!))
    .$if(Boolean(search), (query) => query.where(labelBegins(search!)))
    .$if(before !== undefined, (query) =>
      // The last entry's time is read by the database: a JavaScript date has no microseconds.
      query.where(sql<boolean>`(at, audit_log.id) < (select at, id from audit_log where id = ${Number(before)})`),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)

/** Both sides are put into lower case by the database, whose letters are not always JavaScript's. */
const labelBegins = (search: string) =>
  sql<boolean>`lower(subject_label) like lower(${`${search.replace(/[\\%_]/g, String.raw`\$&`)}%`})`

export async function readAuditLog(db: Db, query: AuditLogQuery): Promise<AuditEntry[]> {
  const entries = await entriesQuery(db, query).execute()
  return entries.map(({ id, at, action, changes, reason, staff_name, username, ...subject }) => ({
    id,
    at: at.toISOString(),
    // Entries of an earlier release have no name.
    staffName: staff_name ?? username,
    action: action as AuditAction,
    subject: subject.subject_type && {
      type: subject.subject_type,
      id: subject.subject_id!,
      label: subject.subject_label!,
    },
    changes: changes as AuditChange[],
    reason,
  }))
}

/** Removes entries older than `days`. Younger ones cannot be removed: the database refuses it. */
export const removeOldEntries = (db: Db, days: number): Promise<unknown> =>
  db.deleteFrom('audit_log').where('at', '<', daysAgo(days)).execute()
