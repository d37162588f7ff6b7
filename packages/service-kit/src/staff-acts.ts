import {
  internalEndpoints,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
  type StaffAct,
} from '@findable/contracts'
import { type Generated, type Kysely, type Transaction, sql } from 'kysely'
import type { StaffRequest } from './app.ts'
import type { InternalClient } from './internal-client.ts'
import { toAppError } from './errors.ts'
import type { Logger } from './logger.ts'
import { minutesAgo } from './sql.ts'

/**
 * What staff did in this service, until the audit log has it. The row is both the message and the state that is
 * repeated: it goes once admin has confirmed that it recorded the act, so no queue can lose one.
 */
export interface StaffActsTable {
  id: Generated<string>
  at: Generated<Date>
  /** `StaffAct` of contracts without the two above, as JSON. */
  act: unknown
  /** When it was last sent in vain. */
  tried_at: Date | null
}
export interface HasStaffActs {
  staff_acts: StaffActsTable
}

/** For a migration of a service. */
export async function createStaffActsTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_acts (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null default clock_timestamp(),
    act jsonb not null,
    tried_at timestamptz
  )`.execute(db)
}

interface Act {
  action: AuditAction
  /** Null where there is just one, such as the cache. */
  subject: AuditSubject | null
  changes?: AuditChange[]
  reason?: string | null
}

/** Records what somebody did. Call it inside the transaction that does it. */
export async function recordAct<DB extends HasStaffActs>(
  trx: Transaction<DB>,
  { staff, requestId }: StaffRequest,
  { action, subject, changes = [], reason = null }: Act,
): Promise<void> {
  const { id, name } = staff
  const act: Omit<StaffAct, 'id' | 'at'> = { staff: { id, name }, action, subject, changes, reason, requestId }
  await sql`insert into staff_acts (act) values (${JSON.stringify(act)})`.execute(trx)
}

type Fields = Record<string, string | number | boolean | null | undefined>

/** The fields whose values differ. */
export const changesBetween = (before: Fields, after: Fields): AuditChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: before[field]?.toString() ?? null, after: after[field]?.toString() ?? null }))
    .filter((change) => change.before !== change.after)

const batch = 100
/** Minutes until an act that was sent in vain is sent again. */
const pause = 1

/**
 * Sends what waits to admin, oldest first. Rejects while admin is away. An act that admin cannot take, as when it is of
 * an earlier release, does not hold up the others.
 */
export async function deliverActs<DB extends HasStaffActs>(
  db: Kysely<DB>,
  admin: InternalClient,
  log: Logger,
): Promise<boolean> {
  const { rows } = await sql<{ id: string; at: Date; act: Omit<StaffAct, 'id' | 'at'> }>`select id, at, act
    from staff_acts where tried_at is null or tried_at < ${minutesAgo(pause)}
    order by tried_at nulls first, at limit ${batch}`.execute(db)
  for (const { id, at, act } of rows) {
    try {
      await admin(internalEndpoints.recordAct, { body: { id, at: at.toISOString(), ...act } }, act.requestId)
    } catch (error) {
      await sql`update staff_acts set tried_at = clock_timestamp() where id = ${id}`.execute(db)
      const { code, message } = toAppError(error)
      if (code === 'service-unavailable') throw error
      log.warn({ act: id, requestId: act.requestId, error: message }, 'the audit log refused an act of staff')
      continue
    }
    await sql`delete from staff_acts where id = ${id}`.execute(db)
  }
  return rows.length === batch
}

/** How many acts have waited longer than `minutes`, and since when; undefined when none has. */
export async function waitingActs<DB extends HasStaffActs>(
  db: Kysely<DB>,
  minutes: number,
): Promise<{ count: number; oldest: Date } | undefined> {
  const { rows } = await sql<{ count: number; oldest: Date }>`select count(*)::int as count, min(at) as oldest
    from staff_acts having min(at) < ${minutesAgo(minutes)}`.execute(db)
  return rows[0]
}
