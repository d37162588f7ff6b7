import { internalEndpoints } from '@findable/contracts'
import { AppError, type InternalClient, type Kysely } from '@findable/service-kit'
import { createHash, randomBytes } from 'node:crypto'
import { record } from './db/audit-log.ts'
import * as table from './db/password-resets.ts'
import type { Database } from './db/schema.ts'
import { findById } from './db/staff.ts'
import { hashPassword } from './passwords.ts'

/**
 * A forgotten password: a request is stored, the mail service is asked to mail its link, and anyone with the link sets
 * a new password. The mail service asks for the token when it writes the mail, so that no table and no log holds it.
 */

type Db = Kysely<Database>

/** Mails to one account within this many minutes; more requests change nothing. */
const mostMails = { count: 3, minutes: 60 }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Hands the mail of the next waiting reset to the mail service. True when there may be more. */
export async function mailResets(db: Db, internal: InternalClient): Promise<boolean> {
  await table.deleteOldResets(db)
  return db.transaction().execute(async (trx) => {
    const reset = await table.claimUnmailedReset(trx)
    if (!reset) return false
    const { id, admin_id: adminId, request_id: requestId } = reset
    if ((await table.countMailed(trx, adminId!, mostMails.minutes)) >= mostMails.count) {
      await table.deleteReset(trx, id)
      return true
    }
    const { username, email } = (await findById(trx, adminId!))!
    await internal(internalEndpoints.mailPasswordReset, { body: { id, email } }, requestId)
    await table.noteMailed(trx, id)
    await record(trx, { staffId: String(adminId), staffName: username, requestId }, 'ask-password-reset')
    return true
  })
}

/** Makes the token of a reset. Throws `reset-over`. */
export async function makeToken(db: Db, id: string): Promise<{ username: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const username = await table.setToken(db, id, hashOf(token))
  if (username === undefined) throw new AppError('reset-over')
  return { username, token }
}

/** The username of whose token it is. Throws `reset-over`. */
export async function ownerOf(db: Db, token: string): Promise<string> {
  const owner = await table.findByToken(db, hashOf(token))
  if (!owner) throw new AppError('reset-over')
  return owner.username
}

/** Throws `reset-over`. */
export async function resetPassword(
  db: Db,
  { token, newPassword }: { token: string; newPassword: string },
  requestId: string,
): Promise<void> {
  // Before the work of hashing, which a made-up token must not cause.
  await ownerOf(db, token)
  const password = await hashPassword(newPassword)
  await db.transaction().execute(async (trx) => {
    const member = await table.spendToken(trx, hashOf(token), password)
    if (!member) throw new AppError('reset-over')
    await record(trx, { staffId: String(member.id), staffName: member.username, requestId }, 'reset-password')
  })
}
