import { productName, recoveryCodesInSet, type Enrolment } from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { TOTP } from 'otpauth'
import { accountOf, requirePassword } from './accounts.ts'
import { stepOf, spendCode, withoutSpaces, type CodeDeps } from './codes.ts'
import { record, type Actor } from './db/audit-log.ts'
import type { Database } from './db/schema.ts'
import * as table from './db/second-factors.ts'
import { endSessions, type AdminUser } from './db/staff.ts'
import { hashPassword } from './passwords.ts'
import { randomCode } from './random-code.ts'
import { subjectOf } from './staff-members.ts'

/** How staff switch a second factor on and off. */

/** Milliseconds within which an enrolment has to be confirmed. */
const enrolmentTime = 15 * 60_000
/** 59 random bits, behind a password and its throttle. */
const newRecoveryCode = () => randomCode(3)

/** Throws `wrong-password` and `second-factor-on`. */
export async function startSecondFactor(
  { db, seal }: CodeDeps,
  { staffId, currentPassword }: { staffId: string; currentPassword: string },
): Promise<Enrolment> {
  const admin = await accountOf(db, staffId)
  await requirePassword(admin, currentPassword)
  const totp = new TOTP({ issuer: productName, label: admin.username })
  const secret = totp.secret.base32
  if (!(await table.startSecondFactor(db, admin.id, seal.close(secret)))) throw new AppError('second-factor-on')
  return { secret, address: totp.toString() }
}

/** Switches it on and returns new recovery codes. Throws `second-factor-on`, `enrolment-over` and `wrong-code`. */
export async function confirmSecondFactor({ db, seal }: CodeDeps, code: string, actor: Actor): Promise<string[]> {
  const admin = await accountOf(db, actor.staffId)
  if (admin.second_factor_on) throw new AppError('second-factor-on')
  if (admin.second_factor === null) throw new AppError('enrolment-over')
  const step = stepOf(seal, admin, code)
  if (step === undefined) throw new AppError('wrong-code')
  const recoveryCodes = Array.from({ length: recoveryCodesInSet }, newRecoveryCode)
  const hashes = await Promise.all(recoveryCodes.map((each) => hashPassword(withoutSpaces(each))))
  await db.transaction().execute(async (trx) => {
    if (!(await table.switchOn(trx, admin, { step, within: enrolmentTime }))) throw new AppError('enrolment-over')
    await table.insertRecoveryCodes(trx, admin.id, hashes)
    await record(trx, actor, 'start-second-factor')
  })
  return recoveryCodes
}

/** Throws `wrong-password`, `second-factor-off` and `wrong-code`. */
export async function endSecondFactor(
  deps: CodeDeps,
  { staffId, currentPassword, code }: { staffId: string; currentPassword: string; code: string },
  requestId: string,
): Promise<void> {
  const { db } = deps
  const admin = await accountOf(db, staffId)
  await requirePassword(admin, currentPassword)
  if (!admin.second_factor_on) throw new AppError('second-factor-off')
  if (!(await spendCode(deps, admin, code))) throw new AppError('wrong-code')
  await db.transaction().execute(async (trx) => {
    if (!(await table.switchOff(trx, admin.id))) throw new AppError('second-factor-off')
    await record(trx, { staffId, staffName: admin.username, requestId }, 'end-second-factor')
  })
}

/** Switches off that of somebody else and ends their sessions. Throws `own-second-factor` and `second-factor-off`. */
export async function removeSecondFactor(db: Kysely<Database>, id: number, actor: Actor): Promise<AdminUser> {
  // One's own asks for the password and a code, so that a borrowed session is not enough.
  if (String(id) === actor.staffId) throw new AppError('own-second-factor')
  return db.transaction().execute(async (trx) => {
    const without = await table.switchOff(trx, id)
    const member = await endSessions(trx, id)
    if (!member) throw new AppError('staff-not-found')
    if (!without) throw new AppError('second-factor-off')
    await record(trx, actor, 'remove-second-factor', [], subjectOf(member))
    return member
  })
}

/** The number of recovery codes not used yet. */
export const recoveryCodesLeft = async (db: Kysely<Database>, id: number): Promise<number> =>
  (await table.recoveryHashes(db, id)).length
