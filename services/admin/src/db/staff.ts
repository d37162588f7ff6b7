import type { StaffRole } from '@findable/contracts'
import { now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Selectable } from 'kysely'
import type { AdminUsersTable, Database } from './schema.ts'

export type AdminUser = Selectable<AdminUsersTable>
type Db = Kysely<Database>

export const findByUsername = (db: Db, username: string): Promise<AdminUser | undefined> =>
  db
    .selectFrom('admin_users')
    .selectAll()
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .executeTakeFirst()

export const findById = (db: Db, id: number): Promise<AdminUser | undefined> =>
  db.selectFrom('admin_users').selectAll().where('id', '=', id).executeTakeFirst()

/** Stores the first administrator. False when there already is one, even one created a moment ago. */
export async function insertFirst(
  db: Db,
  admin: { username: string; password: string; email: string },
): Promise<boolean> {
  const { rows } = await sql`insert into admin_users (username, password, email)
    select ${admin.username}, ${admin.password}, ${admin.email} where not exists (select from admin_users)
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

export const anyAdmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('admin_users').select('id').limit(1).executeTakeFirst()) !== undefined

/** By name. */
export const listStaff = (db: Db): Promise<AdminUser[]> =>
  db
    .selectFrom('admin_users')
    .selectAll()
    .orderBy(sql`lower(username)`)
    .execute()

export const insertStaff = (
  db: Db,
  member: { username: string; email: string; role: StaffRole; password: string },
): Promise<AdminUser> => db.insertInto('admin_users').values(member).returningAll().executeTakeFirstOrThrow()

export const setRole = (db: Db, id: number, role: StaffRole): Promise<AdminUser | undefined> =>
  db.updateTable('admin_users').set({ role }).where('id', '=', id).returningAll().executeTakeFirst()

export const anyAdministrator = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('admin_users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined

/** Ends every session that began before, also by giving them a new password. */
export const endSessions = (db: Db, id: number, password?: string): Promise<AdminUser | undefined> =>
  db
    .updateTable('admin_users')
    .set({ password_version: sql<number>`password_version + 1`, ...(password !== undefined && { password }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const noteLogin = (db: Db, id: number): Promise<unknown> =>
  db.updateTable('admin_users').set({ last_login: now }).where('id', '=', id).execute()

/** Whether an account, besides this one, has this username, in any case. */
export const isUsernameTaken = async (db: Db, username: string, besides = 0): Promise<boolean> =>
  (await db
    .selectFrom('admin_users')
    .select('id')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .where('id', '<>', besides)
    .executeTakeFirst()) !== undefined

export const updateAccount = (db: Db, id: number, account: { username: string; email: string }): Promise<unknown> =>
  db.updateTable('admin_users').set(account).where('id', '=', id).execute()

/**
 * Replaces a password hash and returns the account's new password version; undefined when the password was changed in
 * the meantime.
 */
export async function replacePassword(db: Db, id: number, replaced: string, by: string): Promise<number | undefined> {
  const changed = await db
    .updateTable('admin_users')
    .set({ password: by, password_version: sql<number>`password_version + 1` })
    .where('id', '=', id)
    .where('password', '=', replaced)
    .returning('password_version')
    .executeTakeFirst()
  return changed?.password_version
}

/** Makes every other change of an account wait until the transaction ends. */
export const lockAccounts = (trx: Transaction<Database>): Promise<unknown> =>
  sql`lock table admin_users in share row exclusive mode`.execute(trx)
