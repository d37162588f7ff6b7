import { AppError, type Kysely } from '@findable/service-kit'
import { TOTP } from 'otpauth'
import type { Database } from './db/schema.ts'
import { recoveryHashes, spendRecoveryCode, spendStep } from './db/second-factors.ts'
import type { AdminUser } from './db/staff.ts'
import { isPassword } from './passwords.ts'
import type { Seal } from './sealing.ts'

/**
 * Codes of an authenticator app (RFC 6238) as a second factor, and recovery codes for when the phone is lost. Each works
 * once.
 */

export interface CodeDeps {
  db: Kysely<Database>
  seal: Seal
}

/** Steps of 30 seconds by which the clock of a phone may be wrong. */
const tolerance = 1

/** Uses up a code. Undefined when it is wrong or was used before. */
export async function spendCode(
  { db, seal }: CodeDeps,
  admin: AdminUser,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const typed = withoutSpaces(code)
  if (sixDigits.test(typed)) {
    const step = stepOf(seal, admin, typed)
    return step !== undefined && (await spendStep(db, admin, step)) ? 'app' : undefined
  }
  for (const hash of await recoveryHashes(db, admin.id)) {
    if (await isPassword(typed, hash)) return (await spendRecoveryCode(db, admin.id, hash)) ? 'recovery' : undefined
  }
  return undefined
}

const sixDigits = /^\d{6}$/

/** The step in which this account's app shows a code, if it is now, give or take the tolerance. */
export function stepOf(seal: Seal, admin: AdminUser, code: string): number | undefined {
  const token = withoutSpaces(code)
  if (!sixDigits.test(token)) return undefined
  const totp = new TOTP({ secret: openSecret(seal, admin) })
  const timestamp = Date.now()
  const delta = totp.validate({ token, window: tolerance, timestamp })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

function openSecret(seal: Seal, { second_factor: sealed, username }: AdminUser): string {
  try {
    return seal.open(sealed!)
  } catch (cause) {
    const detail = `the second factor of ${username} was encrypted with another SETTINGS_KEY: a recovery code still works`
    throw new AppError('internal-error', { detail, cause })
  }
}

/** As people type codes: in groups, with capitals. */
export const withoutSpaces = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()
