import { AppError, changesBetween, type Kysely } from '@findable/service-kit'
import { spendCode, type CodeDeps } from './codes.ts'
import { record, type Actor } from './db/audit-log.ts'
import type { Database } from './db/schema.ts'
import {
  findById,
  findByUsername,
  isUsernameTaken,
  lockAccounts,
  noteLogin,
  replacePassword,
  updateAccount,
  type AdminUser,
} from './db/staff.ts'
import { hashPassword, isPassword } from './passwords.ts'

type Db = Kysely<Database>

/**
 * Throws `login-failed`; for somebody with a second factor, `code-required` and `wrong-code`. An unknown name costs the
 * same work as a wrong password, but is not recorded: it may be a mistyped password.
 */
export async function login(
  { db, seal }: CodeDeps,
  { username, password, code }: { username: string; password: string; code?: string | undefined },
  requestId: string,
): Promise<AdminUser> {
  const admin = await findByUsername(db, username)
  const right = await isPassword(password, admin?.password)
  if (!right || !admin || admin.role === 'none') {
    const whose = admin ? { staffId: String(admin.id), staffName: admin.username } : { staffId: null, staffName: null }
    await record(db, { ...whose, requestId }, 'login-failed')
    throw new AppError('login-failed')
  }
  const actor = { staffId: String(admin.id), staffName: admin.username, requestId }
  if (admin.second_factor_on) {
    if (code === undefined) throw new AppError('code-required')
    const used = await spendCode({ db, seal }, admin, code)
    if (used === undefined) {
      await record(db, actor, 'login-code-failed')
      throw new AppError('wrong-code')
    }
    if (used === 'recovery') await record(db, actor, 'use-recovery-code')
  }
  await db.transaction().execute(async (trx) => {
    await noteLogin(trx, admin.id)
    await record(trx, actor, 'login')
  })
  return admin
}

/** Throws `not-signed-in` when the account is gone or may no longer sign in. */
export async function accountOf(db: Db, staffId: string): Promise<AdminUser> {
  const admin = await findById(db, Number(staffId))
  if (!admin || admin.role === 'none') throw new AppError('not-signed-in')
  return admin
}

/** Throws `wrong-password`. */
export async function requirePassword(admin: AdminUser, typed: string): Promise<void> {
  if (!(await isPassword(typed, admin.password))) throw new AppError('wrong-password')
}

/** Throws `username-taken`. */
export async function changeAccount(
  db: Db,
  { username, email }: { username: string; email: string },
  actor: Actor,
): Promise<AdminUser> {
  return db.transaction().execute(async (trx) => {
    await lockAccounts(trx)
    const before = await accountOf(trx, actor.staffId)
    if (await isUsernameTaken(trx, username, before.id)) throw new AppError('username-taken')
    await updateAccount(trx, before.id, { username, email })
    const changes = changesBetween({ username: before.username, email: before.email }, { username, email })
    await record(trx, actor, 'change-account', changes)
    return { ...before, username, email }
  })
}

/** Changes a password and returns its new version, which ends all sessions begun with an earlier one. */
export async function changePassword(
  db: Db,
  { staffId, currentPassword, newPassword }: { staffId: string; currentPassword: string; newPassword: string },
  requestId: string,
): Promise<number> {
  const admin = await accountOf(db, staffId)
  await requirePassword(admin, currentPassword)
  const replacement = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    const version = await replacePassword(trx, admin.id, admin.password, replacement)
    if (version === undefined) throw new AppError('wrong-password')
    await record(trx, { staffId, staffName: admin.username, requestId }, 'change-password', [
      { field: 'password', before: null, after: 'changed' },
    ])
    return version
  })
}
