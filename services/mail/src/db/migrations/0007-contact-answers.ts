import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table contact_answers (
    id uuid primary key,
    contact_message_id bigint not null references contact_messages on delete cascade,
    staff_id text not null,
    staff_name text not null,
    text text not null,
    created_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index contact_answers_message on contact_answers (contact_message_id)`.execute(db)
  await sql`alter table messages
    drop constraint messages_kind_check,
    add constraint messages_kind_check check (kind in (
      'report-ready', 'report-copy', 'report-resend', 'report-updated', 'refund', 'refund-refused',
      'contact-forward', 'contact-acknowledgement', 'contact-answer'
    ))`.execute(db)
  await sql`create index messages_waiting on messages (created_at, id) where state in ('queued', 'sending')`.execute(db)
  await sql`create index messages_failed on messages (created_at, id) where state = 'failed'`.execute(db)
  await sql`create index messages_contact on messages (contact_message_id) where contact_message_id is not null`.execute(
    db,
  )
}
