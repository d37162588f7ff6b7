import type { Kysely, Logger } from '@findable/service-kit'
import type { Database } from './db/schema.ts'
import { anyAdmin, insertFirst } from './db/staff.ts'
import { hashPassword } from './passwords.ts'

/** Creates the first administrator from the environment. Once one exists, those variables are ignored. */
export async function ensureFirstAdmin(
  db: Kysely<Database>,
  given: { username: string; password: string | undefined; email: string },
  log: Logger,
): Promise<void> {
  if (await anyAdmin(db)) return
  if (given.password === undefined) {
    return log.warn('there is no administrator: set ADMIN_USERNAME and ADMIN_PASSWORD and start again')
  }
  const created = await insertFirst(db, { ...given, password: await hashPassword(given.password) })
  if (created) log.info({ username: given.username }, 'first administrator created')
}
