// Measures the staff's lists of mails and contact messages; see bench/lists.ts.

import type { MailList } from '@findable/contracts'
import { createLogger, migrate, openDatabase, sql } from '@findable/service-kit'
import { measureLists, startPostgres } from '@findable/test-kit'
import { answersQuery, contactMessagesQuery } from '../src/db/contact-messages.ts'
import { mailCountQuery, mailsQuery } from '../src/db/messages.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'

const rowCount = 100_000
const log = createLogger('mail', 'silent')
const server = await startPostgres()
const database = await server.freshDatabase()
const db = openDatabase<Database>(database.urls.mail, log, { max: 1 })
const page = (name: string, list: MailList, after?: string) =>
  [name, () => mailsQuery(db, { list, after, limit: 50 }).explain('json', sql`analyze`)] as const
const number = (name: string, list: MailList) =>
  [name, () => mailCountQuery(db, list).explain('json', sql`analyze`)] as const
const messages = (name: string, before?: number) =>
  [name, () => contactMessagesQuery(db, before, 50).explain('json', sql`analyze`)] as const

try {
  await migrate(db, migrations, log)
  console.error(`seeding ${rowCount} mails and messages`)
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into messages (kind, order_id, cause_id, recipient, report, message_id, request_id, state, problem,
      created_at, settled_at)
    select 'report-copy', gen_random_uuid(), gen_random_uuid(), 'owner' || n || '@example.com.au',
      jsonb_build_object('reportId', n, 'reference', 'FND-' || n, 'website', 'https://example.com.au'), 'm' || n, 'seed',
      state, case state when 'failed' then '550 no such user' end, at, case when state <> 'queued' then at end
    from generate_series(1, ${rowCount}::integer) n,
      lateral (select clock_timestamp() - make_interval(mins => n),
        (array['failed', 'queued', 'sent', 'sent', 'sent'])[1 + n % 5]) made (at, state)`.execute(db)
  await sql`insert into contact_messages (name, email, message, created_at)
    select 'Sender ' || n, 'sender' || n || '@example.com.au', repeat('Is 61 a good score? ', 20),
      clock_timestamp() - make_interval(mins => ${rowCount} - n)
    from generate_series(1, ${rowCount}::integer) n`.execute(db)
  await sql`insert into contact_answers (id, contact_message_id, staff_id, staff_name, text)
    select gen_random_uuid(), id, '1', 'Sam', 'Yes.' from contact_messages where id % 10 = 0`.execute(db)
  await sql`insert into messages (kind, contact_message_id, cause_id, recipient, message_id, request_id, state, settled_at)
    select 'contact-answer', contact_message_id, id, 'sender@example.com.au', 'a' || id, 'seed', 'sent', now()
    from contact_answers`.execute(db)
  for (const table of ['messages', 'contact_messages', 'contact_answers']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  }
  const { rows } = await sql<{ id: string }>`select id from messages where state = 'failed'
    order by created_at desc offset 18000 limit 1`.execute(db)
  await measureLists({
    section: 'lists of mails and messages',
    seeded: `${rowCount.toLocaleString('en')} mails, of which a fifth failed and a fifth wait, and as many contact messages`,
    queries: [
      page('first page of failed mails', 'failed'),
      page('first page of waiting mails', 'waiting'),
      page('the page after 18,000 failed mails', 'failed', rows[0]!.id),
      number('number of failed mails', 'failed'),
      messages('first page of contact messages'),
      messages('the page after 90,000 messages', 10_000),
      [
        'answers to a page of messages',
        () =>
          answersQuery(
            db,
            Array.from({ length: 50 }, (_, index) => 50_000 + index),
          ).explain('json', sql`analyze`),
      ],
    ],
  })
} finally {
  await db.destroy()
  await server.stop()
}
