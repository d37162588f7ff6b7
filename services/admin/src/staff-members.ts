import type { AuditSubject, StaffRole } from '@findable/contracts'
import { AppError, changesBetween, type Kysely } from '@findable/service-kit'
import { record, type Actor } from './db/audit-log.ts'
import type { Database } from './db/schema.ts'
import * as table from './db/staff.ts'
import type { AdminUser } from './db/staff.ts'
import { hashPassword } from './passwords.ts'
import { randomCode } from './random-code.ts'

/** What administrators do with the accounts of others. */

type Db = Kysely<Database>

/** 99 random bits. */
const newPassword = () => randomCode(5)

/** Throws `username-taken`. The password is known only to the caller. */
export async function addStaffMember(
  db: Db,
  { username, email, role }: { username: string; email: string; role: StaffRole },
  actor: Actor,
): Promise<{ member: AdminUser; password: string }> {
  const password = newPassword()
  const hash = await hashPassword(password)
  const member = await db.transaction().execute(async (trx) => {
    await table.lockAccounts(trx)
    if (await table.isUsernameTaken(trx, username)) throw new AppError('username-taken')
    const added = await table.insertStaff(trx, { username, email, role, password: hash })
    await record(trx, actor, 'add-staff', changesBetween({}, { username, email, role }), subjectOf(added))
    return added
  })
  return { member, password }
}

/** Throws `last-administrator` rather than leave an installation without one. */
export async function changeRole(db: Db, id: number, role: StaffRole, actor: Actor): Promise<AdminUser> {
  return db.transaction().execute(async (trx) => {
    await table.lockAccounts(trx)
    const before = await table.findById(trx, id)
    const member = await table.setRole(trx, id, role)
    if (!before || !member) throw new AppError('staff-not-found')
    if (!(await table.anyAdministrator(trx))) throw new AppError('last-administrator')
    await record(trx, actor, 'change-role', changesBetween({ role: before.role }, { role }), subjectOf(member))
    return member
  })
}

/** Gives somebody else a new password, which ends their sessions. */
export async function givePassword(db: Db, id: number, actor: Actor): Promise<{ member: AdminUser; password: string }> {
  // A change of one's own asks for the current one, so that a borrowed session is not enough.
  if (String(id) === actor.staffId) throw new AppError('own-password')
  const password = newPassword()
  const hash = await hashPassword(password)
  const member = await db.transaction().execute(async (trx) => {
    const changed = await table.endSessions(trx, id, hash)
    if (!changed) throw new AppError('staff-not-found')
    await record(trx, actor, 'give-password', [], subjectOf(changed))
    return changed
  })
  return { member, password }
}

export async function endSessions(db: Db, id: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const member = await table.endSessions(trx, id)
    if (!member) throw new AppError('staff-not-found')
    await record(trx, actor, 'end-sessions', [], subjectOf(member))
  })
}

export const subjectOf = ({ id, username }: AdminUser): AuditSubject => ({
  type: 'staff',
  id: String(id),
  label: username,
})
