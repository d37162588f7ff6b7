import { now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Database, SettingsGroup } from './schema.ts'

/** A group of settings; undefined until staff have saved one. */
export const findSettings = async (db: Kysely<Database>, name: SettingsGroup): Promise<unknown> =>
  (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value

/** Makes every other change of this group of settings wait until the transaction ends. */
export async function lockSettings(trx: Transaction<Database>, name: SettingsGroup): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`settings-${name}`}))`.execute(trx)
}

export async function storeSettings(trx: Transaction<Database>, name: SettingsGroup, settings: object): Promise<void> {
  const value = JSON.stringify(settings)
  await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute()
}
