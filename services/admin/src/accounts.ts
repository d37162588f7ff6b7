import { AppError, changesBetween, type Kysely } from '@findable/service-kit'
import { spendCode, type CodeDeps } from './codes.ts'
import { record } from './db/audit-log.ts'
import { deleteResetsOf } from './db/password-resets.ts'
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

/** Throws `username-taken`; `wrong-password` when another address comes without the password. */
export async function changeAccount(
  db: Db,
  {
    staffId,
    currentPassword,
    ...account
  }: { staffId: string; username: string; email: string; currentPassword?: string | undefined },
  requestId: string,
): Promise<AdminUser> {
  const admin = await accountOf(db, staffId)
  if (currentPassword !== undefined) await requirePassword(admin, currentPassword)
  else if (account.email !== admin.email) {
    throw new AppError('wrong-password', { publicText: 'Enter your current password to change the email address.' })
  }
  return db.transaction().execute(async (trx) => {
    await lockAccounts(trx)
    const { username, email } = await accountOf(trx, staffId)
    if (await isUsernameTaken(trx, account.username, admin.id)) throw new AppError('username-taken')
    await updateAccount(trx, admin.id, account)
    if (account.email !== email) await deleteResetsOf(trx, admin.id)
    const actor = { staffId, staffName: username, requestId }
    await record(trx, actor, 'change-account', changesBetween({ username, email }, account))
    return { ...admin, ...account }
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
