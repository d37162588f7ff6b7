import { ago, now, type Kysely, type Transaction } from '@findable/service-kit'
import type { Database } from './schema.ts'
import type { AdminUser } from './staff.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Stores a secret that does not count yet, in place of an earlier one. False when a second factor is on. */
export async function startSecondFactor(db: Db, id: number, sealedSecret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_users')
    .set({ second_factor: sealedSecret, second_factor_started_at: now })
    .where('id', '=', id)
    .where('second_factor_on', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** off -> on, if this is still the secret that was started, at most `within` milliseconds ago. */
export async function switchOn(
  trx: Trx,
  { id, second_factor: secret }: AdminUser,
  { step, within }: { step: number; within: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('admin_users')
    .set({ second_factor_on: true, second_factor_step: step })
    .where('id', '=', id)
    .where('second_factor', '=', secret)
    .where('second_factor_on', '=', false)
    .where('second_factor_started_at', '>', ago(within))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** on -> off, with all recovery codes. The account as it is afterwards; undefined when there was none to switch off. */
export async function switchOff(trx: Trx, id: number): Promise<AdminUser | undefined> {
  const member = await trx
    .updateTable('admin_users')
    .set({ second_factor: null, second_factor_started_at: null, second_factor_on: false, second_factor_step: 0 })
    .where('id', '=', id)
    .where('second_factor_on', '=', true)
    .returningAll()
    .executeTakeFirst()
  if (member) await trx.deleteFrom('recovery_codes').where('admin_id', '=', id).execute()
  return member
}

/** Those that count. */
export async function sealedSecondFactors(db: Db): Promise<{ id: number; sealed: string }[]> {
  const on = db.selectFrom('admin_users').where('second_factor_on', '=', true)
  const rows = await on.select(['id', 'second_factor']).execute()
  return rows.map(({ id, second_factor: sealed }) => ({ id, sealed: sealed! }))
}

/** Unless it was changed since. */
export async function replaceSecondFactor(db: Db, id: number, before: string, sealed: string): Promise<void> {
  await db
    .updateTable('admin_users')
    .set({ second_factor: sealed })
    .where('id', '=', id)
    .where('second_factor', '=', before)
    .execute()
}

/** Uses up the codes of this step and of all before it. False when they were used up already, or the secret has changed. */
export async function spendStep(db: Db, { id, second_factor: secret }: AdminUser, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_users')
    .set({ second_factor_step: step })
    .where('id', '=', id)
    .where('second_factor', '=', secret)
    .where('second_factor_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertRecoveryCodes = (trx: Trx, id: number, hashes: readonly string[]): Promise<unknown> =>
  trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ admin_id: id, hash })))
    .execute()

export const recoveryHashes = async (db: Db, id: number): Promise<string[]> =>
  (await db.selectFrom('recovery_codes').select('hash').where('admin_id', '=', id).execute()).map(({ hash }) => hash)

/** False when somebody else has just used it. */
export async function spendRecoveryCode(db: Db, id: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('admin_id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
