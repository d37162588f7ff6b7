import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { insertMessage } from '../src/db/messages.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'

const log = createLogger('mail', 'silent')

it('the mail about a rerun exists once, whether this version or the one before it stored it first', async () => {
  const database = await freshDatabase()
  const db = openDatabase<Database>(database.urls.mail, log)
  const mail = () => ({ order_id: randomUUID(), cause_id: randomUUID(), message_id: randomUUID() })
  type Mail = ReturnType<typeof mail>
  const shared = { kind: 'report-updated', recipient: 'owner@example.com.au', request_id: 'request-1' } as const
  const insertBefore = ({ order_id, cause_id }: Mail) =>
    sql`insert into messages (kind, recipient, request_id, order_id, copy_id, message_id)
      values (${shared.kind}, ${shared.recipient}, ${shared.request_id}, ${order_id}, ${cause_id}, ${randomUUID()})
      on conflict (order_id, kind, copy_id, contact_message_id) do nothing`.execute(db)
  const insertNow = (of: Mail) =>
    db
      .transaction()
      .execute((trx) => insertMessage(trx, { ...shared, ...of, contact_message_id: null, report: null, refund: null }))
  try {
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0006-cause-id'))
    await migrate(db, before, log)
    const [old, duringDeploy, recent] = [mail(), mail(), mail()]
    await insertBefore(old)
    await migrate(db, migrations, log)
    await insertBefore(duringDeploy)
    await insertNow(recent)

    for (const known of [old, duringDeploy, recent]) {
      expect(await insertNow({ ...known, message_id: randomUUID() })).toBeUndefined()
      await insertBefore(known)
    }
    const stored = await db.selectFrom('messages').select(['order_id', 'cause_id']).orderBy('created_at').execute()
    expect(stored).toEqual([old, duringDeploy, recent].map(({ order_id, cause_id }) => ({ order_id, cause_id })))
  } finally {
    await db.destroy()
    await database.drop()
  }
})
