import { auditLogPage, type AuditAction, type AuditChange, type AuditEntry } from '@findable/contracts'
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
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      admin_id: staffId === null ? null : Number(staffId),
      staff_name: staffName,
      action,
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
    .select('staff_name')
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(auditLogPage)
    .execute()
  return entries.map(({ id, at, action, changes, staff_name, username }) => ({
    id,
    at: at.toISOString(),
    // Entries of an earlier release have no name.
    staffName: staff_name ?? username,
    action: action as AuditAction,
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
