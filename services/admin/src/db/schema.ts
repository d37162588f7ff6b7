import type { AuditSubject, StaffRole } from '@findable/contracts'
import type { ColumnType, Generated } from 'kysely'

export interface AdminUsersTable {
  id: Generated<number>
  username: string
  /** Argon2id, in its own encoded format. */
  password: string
  email: string
  role: Generated<StaffRole>
  /** Raised by each change of the password and on request, which ends the sessions that began before it. */
  password_version: Generated<number>
  /** Secret of their authenticator app, sealed; it counts only while `second_factor_on`. */
  second_factor: string | null
  second_factor_started_at: Date | null
  second_factor_on: Generated<boolean>
  /** The step of 30 seconds of the newest code used; older ones are refused. */
  second_factor_step: Generated<number>
  last_login: Date | null
  created_at: Generated<Date>
}

/** Recovery codes not used yet. */
interface RecoveryCodesTable {
  admin_id: number
  /** Argon2id. */
  hash: string
}

/** A forgotten password. */
interface PasswordResetsTable {
  id: Generated<string>
  /** Null when nobody has the name or address that was given. */
  admin_id: number | null
  /** The account's at the time of the request: a change of the password ends the reset. */
  password_version: number | null
  request_id: string
  created_at: Generated<Date>
  /** When its mail was handed to the mail service. */
  mailed_at: Date | null
  /** SHA-256 of the token in the mail, which is stored nowhere. */
  token_hash: string | null
  token_made_at: Date | null
}

/** One row per group of settings that staff have saved. */
interface SettingsTable {
  name: SettingsGroup
  value: unknown
  updated_at: Generated<Date>
}

export type SettingsGroup = 'email' | 'app'

interface AuditLogTable {
  id: Generated<number>
  admin_id: number | null
  /** Their name at the time. */
  staff_name: string | null
  action: string
  /** What it was done to; null where that is the person's own account or the settings. */
  subject_type: AuditSubject['type'] | null
  subject_id: string | null
  subject_label: string | null
  /** `AuditChange[]` of contracts, as JSON. */
  changes: Generated<unknown>
  request_id: string | null
  at: ColumnType<Date, Date | string | undefined>
  /** Of an act in another service: its id there, so that it is recorded once. */
  act_id: string | null
  reason: string | null
}

export interface Database {
  admin_users: AdminUsersTable
  recovery_codes: RecoveryCodesTable
  password_resets: PasswordResetsTable
  settings: SettingsTable
  audit_log: AuditLogTable
}
