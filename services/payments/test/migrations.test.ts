import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import { expect, it } from 'vitest'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'

const log = createLogger('payments', 'silent')

it('disputes of before are open, and hold what was taken for refunded, until the card provider says otherwise', async () => {
  const database = await freshDatabase()
  const db = openDatabase<Database>(database.urls.payments, log)
  try {
    const before = Object.entries(migrations).filter(([name]) => name < '0005-disputes')
    await migrate(db, Object.fromEntries(before), log)
    await sql`insert into orders (reference, state, payment_id, website, business_name, amount_cents, currency, paid_at,
        disputed_at)
      select reference, state, reference, 'https://example.com.au', 'example.com.au', 2000, 'aud', clock_timestamp(),
        case state when 'delivered' then clock_timestamp() end
      from (values ('waited', 'refunded'), ('delivered', 'delivered'), ('undisputed', 'refunded')) o (reference, state)
    `.execute(db)
    await sql`insert into refunds (order_id, amount_cents, currency, reason, state, done_at)
      select id, 2000, 'aud', case reference when 'waited' then 'disputed' else 'on-request' end, 'done', clock_timestamp()
      from orders where state = 'refunded'`.execute(db)
    await migrate(db, migrations, log)
    const { rows } = await sql`select reference, dispute, refunds.state as refund
      from orders left join refunds on order_id = id order by reference`.execute(db)
    expect(rows).toEqual([
      { reference: 'delivered', dispute: 'open', refund: null },
      { reference: 'undisputed', dispute: null, refund: 'done' },
      { reference: 'waited', dispute: 'open', refund: 'requested' },
    ])
  } finally {
    await db.destroy()
    await database.drop()
  }
})
