import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import { expect, it } from 'vitest'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'

const log = createLogger('reports', 'silent')

it('what staff did before is told to the audit log, with what they changed', async () => {
  const database = await freshDatabase()
  const db = openDatabase<Database>(database.urls.reports, log)
  try {
    const before = Object.entries(migrations).filter(([name]) => name < '0009-staff-acts')
    await migrate(db, Object.fromEntries(before), log)
    await sql`insert into business_reports (id, order_id, reference, payment_id, business_name, business_website, industry,
      request_id) values ('r', gen_random_uuid(), 'FND-1', 'p', 'n', 'w', 'i', 'x')`.execute(db)
    await sql`insert into gold_standard_reports (business_name, business_website, site, admin_id, admin_name, request_id)
      values ('n', 'w', 'example.com.au', '1', 'Sam', 'x')`.execute(db)
    await sql`insert into staff_changes (report_id, gold_standard_report_id, action, staff_id, staff_name, before, after,
        reason, request_id, at) values
      ('r', null, 'edit', '1', 'Sam', null, '{"visibilityScore": 82, "pillars": {"localSeo": 40}}', 'why', 'x', '2026-01-01'),
      ('r', null, 'edit', '1', 'Sam', '{"visibilityScore": 82, "pillars": {"localSeo": 40}}', '{"visibilityScore": 82}',
        null, 'x', '2026-01-02'),
      (null, 1, 'create', '1', 'Sam', null, null, null, 'x', '2026-01-03')`.execute(db)
    await migrate(db, migrations, log)
    const acts = await db.selectFrom('staff_acts').select('act').orderBy('at').execute()
    const by = { staff: { id: '1', name: 'Sam' }, requestId: 'x' }
    const subject = { type: 'report', id: 'r', label: 'FND-1' }
    expect(acts.map(({ act }) => act)).toEqual([
      {
        ...by,
        action: 'edit-report',
        subject,
        reason: 'why',
        changes: expect.arrayContaining([
          { field: 'visibilityScore', before: null, after: '82' },
          { field: 'localSeo', before: null, after: '40' },
        ]),
      },
      {
        ...by,
        action: 'edit-report',
        subject,
        reason: null,
        changes: [{ field: 'localSeo', before: '40', after: null }],
      },
      {
        ...by,
        action: 'create-gold-standard',
        subject: { type: 'gold-standard', id: '1', label: 'example.com.au' },
        reason: null,
        changes: [],
      },
    ])
  } finally {
    await db.destroy()
    await database.drop()
  }
})
