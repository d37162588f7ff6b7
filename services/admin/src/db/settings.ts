import { sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Database, SettingsGroup } from './schema.ts'

/** A group of settings; undefined until staff have saved one. */
export const findSettings = async (db: Kysely<Database>, name: SettingsGroup): Promise<unknown> =>
  (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value

/**
 * Stores a group of settings and who changed it. `merge` makes the new value from the stored one, whose row is locked
 * until the transaction ends.
 */
export async function saveSettings(
  trx: Transaction<Database>,
  name: SettingsGroup,
  staffId: string,
  merge: (stored: unknown) => object,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`settings-${name}`}))`.execute(trx)
  const value = JSON.stringify(merge(await findSettings(trx, name)))
  const now = sql<Date>`clock_timestamp()`
  await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute()
  await trx
    .insertInto('audit_log')
    .values({ admin_id: Number(staffId), action: `save-${name}-settings` })
    .execute()
}
