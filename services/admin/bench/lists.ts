// Measures the audit log; see bench/lists.ts.

import { auditActions, type AuditLogQuery } from '@findable/contracts'
import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { measureLists, startPostgres } from '@findable/test-kit'
import { entriesQuery } from '../src/db/audit-log.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'

const entryCount = 100_000
const log = createLogger('admin', 'silent')
const server = await startPostgres()
const database = await server.freshDatabase()
const db = openDatabase<Database>(database.urls.admin, log, { max: 1 })
const page = (name: string, query: AuditLogQuery) =>
  [name, () => entriesQuery(db, query).explain('json', sql`analyze`)] as const

try {
  await migrate(db, migrations, log)
  console.error(`seeding ${entryCount} entries`)
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into admin_users (username, password, email)
    select 'person-' || n, 'x', 'x' from generate_series(1, 20) n`.execute(db)
  await sql`insert into audit_log (admin_id, staff_name, action, subject_type, subject_id, subject_label, changes, at)
    select case when n % 1000 > 0 then 1 + n % 20 end, case when n % 1000 > 0 then 'person' else 'operator' end,
      (${[...auditActions]}::text[])[1 + n % ${auditActions.length}], 'order', (n / 3)::text,
      'FND-' || upper(lpad(to_hex(n / 3 * 7919), 8, '0')),
      '[{"field": "orderState", "before": "paid", "after": "refunded"}]', clock_timestamp() - make_interval(mins => n)
    from generate_series(1, ${entryCount}::integer) n`.execute(db)
  await sql`vacuum analyze audit_log`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from audit_log order by at desc offset 90000 limit 1`.execute(db)
  await measureLists({
    section: 'audit log',
    seeded: `${entryCount.toLocaleString('en')} entries by twenty people`,
    beside: ['admin_users'],
    queries: [
      page('first page', {}),
      page('the page after 90,000 entries', { before: String(rows[0]!.id) }),
      page('one person', { staff: '7' }),
      page("the operators' program", { staff: 'operator' }),
      page('one action', { action: 'refund-order' }),
      page('one person and one action', { staff: '7', action: 'refund-order' }),
      page('one subject, as its screen shows it', { subjectType: 'order', subjectId: '20000' }),
      page('search for one reference', { search: 'fnd-0000beef' }),
      page('search for what every reference begins with', { search: 'fnd-' }),
      page('search without a match', { search: 'no such order' }),
    ],
  })
} finally {
  await db.destroy()
  await server.stop()
}
