// Measures the staff's list of orders; see bench/lists.ts.

import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { measureLists, startPostgres } from '@findable/test-kit'
import { migrations } from '../src/db/migrations/index.ts'
import { ordersQuery, type OrderListRequest } from '../src/db/orders.ts'
import type { Database } from '../src/db/schema.ts'

const orderCount = 100_000
const log = createLogger('payments', 'silent')
const server = await startPostgres()
const database = await server.freshDatabase()
const db = openDatabase<Database>(database.urls.payments, log, { max: 1 })
const page = (name: string, request: Omit<OrderListRequest, 'limit'>) =>
  [name, () => ordersQuery(db, { ...request, limit: 50 }).explain('json', sql`analyze`)] as const

try {
  await migrate(db, migrations, log)
  console.error(`seeding ${orderCount} orders`)
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into orders (reference, state, payment_id, website, business_name, email, amount_cents, currency,
      request_id, created_at, paid_at, delivered_at)
    select 'FND-' || upper(lpad(to_hex(n * 7919), 8, '0')), 'delivered', 'pi_' || n,
      'https://www.' || (array['plumbing', 'dental', 'bakery', 'legal', 'cafe'])[1 + n % 5] || '-' || n || '.com.au/',
      (array['Plumbing', 'Dental', 'Bakery', 'Legal', 'Cafe'])[1 + n % 5] || ' Business ' || n,
      'owner' || n || '@example.com.au', 2000, 'aud', 'seed', at, at, at
    from generate_series(1, ${orderCount}::integer) n, lateral (select clock_timestamp() - make_interval(mins => n)) made (at)`.execute(
    db,
  )
  await sql`vacuum analyze orders`.execute(db)
  const { rows } = await sql<{
    id: string
  }>`select id from orders order by created_at desc offset 90000 limit 1`.execute(db)
  await measureLists({
    section: 'list of orders',
    seeded: `${orderCount.toLocaleString('en')} orders`,
    queries: [
      page('first page', {}),
      page('the page after 90,000 orders', { after: rows[0]!.id }),
      page('search for one reference', { search: 'fnd-0000beef' }),
      page('search for one email', { search: 'OWNER77777@' }),
      page('search for one website', { search: 'plumbing-5005.com.au' }),
      page('search for a name that a fifth of all begin with', { search: 'plumbing' }),
      page('search for what every reference begins with', { search: 'fnd-' }),
      page('search for one letter', { search: 'b' }),
      page('search without a match', { search: 'no such order' }),
    ],
  })
} finally {
  await db.destroy()
  await server.stop()
}
