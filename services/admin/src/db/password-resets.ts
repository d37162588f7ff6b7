import { passwordResetMinutes } from '@findable/contracts'
import { claim, daysAgo, minutesAgo, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Database } from './schema.ts'
import type { AdminUser } from './staff.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const recently = minutesAgo(passwordResetMinutes)

/**
 * Stores one reset for each account with this username or address. If there is none it stores one for nobody, so that
 * the time this takes does not tell.
 */
export const insertResets = (db: Db, login: string, requestId: string): Promise<unknown> =>
  sql`insert into password_resets (admin_id, password_version, request_id)
    select admin_users.id, admin_users.password_version, ${requestId}
    from (values (1)) once left join admin_users on role <> 'none'
      and (lower(username) = lower(${login}) or lower(email) = lower(${login}))`.execute(db)

/** Resets that are still good: the password has not changed since, and the account may sign in. */
const good = (db: Db) =>
  db
    .selectFrom('password_resets')
    .innerJoin('admin_users', 'admin_users.id', 'password_resets.admin_id')
    .whereRef('admin_users.password_version', '=', 'password_resets.password_version')
    .where('role', '<>', 'none')

/** The reset that has waited longest for its mail, locked until the transaction ends. */
export const claimUnmailedReset = (trx: Trx) =>
  trx
    .selectFrom('password_resets')
    .select(['id', 'admin_id', 'request_id'])
    .where('admin_id', 'is not', null)
    .where('mailed_at', 'is', null)
    .where('created_at', '>', recently)
    .orderBy('created_at')
    .$call(claim(1))
    .executeTakeFirst()

export const countMailed = async (db: Db, adminId: number, minutes: number): Promise<number> => {
  const { count } = await db
    .selectFrom('password_resets')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('admin_id', '=', adminId)
    .where('mailed_at', '>', minutesAgo(minutes))
    .executeTakeFirstOrThrow()
  return count
}

export const noteMailed = (trx: Trx, id: string): Promise<unknown> =>
  trx.updateTable('password_resets').set({ mailed_at: now }).where('id', '=', id).execute()

export const deleteReset = (trx: Trx, id: string): Promise<unknown> =>
  trx.deleteFrom('password_resets').where('id', '=', id).execute()

export const deleteResetsOf = (trx: Trx, adminId: number): Promise<unknown> =>
  trx.deleteFrom('password_resets').where('admin_id', '=', adminId).execute()

/** Those for nobody, and those of the day before. */
export const deleteOldResets = (db: Db): Promise<unknown> =>
  db
    .deleteFrom('password_resets')
    .where((reset) => reset.or([reset('admin_id', 'is', null), reset('created_at', '<', daysAgo(1))]))
    .execute()

/** Gives a recent reset a token in place of the one it had. The username; undefined when it is no longer good. */
export async function setToken(db: Db, id: string, tokenHash: string): Promise<string | undefined> {
  const recent = good(db).select('password_resets.id').where('password_resets.created_at', '>', recently)
  await db
    .updateTable('password_resets')
    .set({ token_hash: tokenHash, token_made_at: now })
    .where('id', '=', id)
    .where('id', 'in', recent)
    .execute()
  return (await findByToken(db, tokenHash))?.username
}

/** Whose token it is, while it is good. */
export const findByToken = (db: Db, tokenHash: string): Promise<Pick<AdminUser, 'id' | 'username'> | undefined> =>
  good(db)
    .select(['admin_users.id', 'username'])
    .where('token_hash', '=', tokenHash)
    .where('token_made_at', '>', recently)
    .executeTakeFirst()

/**
 * Uses up a token and sets the password, which ends all sessions and, as their version is past, the other resets of the
 * account. Undefined when the token is not good.
 */
export async function spendToken(trx: Trx, tokenHash: string, password: string): Promise<AdminUser | undefined> {
  // Deleted first, so that of two who use it at the same time the second finds nothing.
  const used = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('token_made_at', '>', recently)
    .returning(['admin_id', 'password_version'])
    .executeTakeFirst()
  if (!used?.admin_id) return undefined
  return trx
    .updateTable('admin_users')
    .set({ password, password_version: sql<number>`password_version + 1` })
    .where('id', '=', used.admin_id)
    .where('password_version', '=', used.password_version)
    .where('role', '<>', 'none')
    .returningAll()
    .executeTakeFirst()
}
