import {
  auditLogPage,
  type AuditAction,
  type AuditChange,
  type AuditEntry,
  type AuditSubject,
} from '@findable/contracts'
import type { Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

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

/** Records what somebody did; in the transaction that does it. */
export async function record(
  db: Kysely<Database>,
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
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      subject_label: subject?.label ?? null,
      changes: JSON.stringify(changes),
      request_id: requestId,
    })
    .execute()
}

/** A page of entries, newest first: the newest, or those older than the entry `before`. */
export async function readAuditLog(db: Kysely<Database>, before: number | undefined): Promise<AuditEntry[]> {
  const entries = await db
    .selectFrom('audit_log')
    .leftJoin('admin_users', 'admin_users.id', 'audit_log.admin_id')
    .select(['audit_log.id', 'at', 'action', 'changes', 'admin_users.username'])
    .select(['staff_name', 'subject_type', 'subject_id', 'subject_label'])
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(auditLogPage)
    .execute()
  return entries.map(({ id, at, action, changes, staff_name, username, ...subject }) => ({
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
  }))
}

type Fields = Record<string, string | number | boolean>

/** The fields whose values differ, in the order of `after`. */
export function changesBetween(before: Partial<Fields>, after: Fields): AuditChange[] {
  return Object.entries(after)
    .filter(([field, value]) => before[field] !== value)
    .map(([field, value]) => ({ field, before: before[field]?.toString() ?? null, after: value.toString() }))
}
