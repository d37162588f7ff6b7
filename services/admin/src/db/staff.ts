import { sql, type Kysely } from '@findable/service-kit'
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

export async function recordLogin(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('admin_users')
      .set({ last_login: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    await trx.insertInto('audit_log').values({ admin_id: id, action: 'login' }).execute()
  })
}
