import { createOutboxTable, sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table contact_messages (
    id bigint generated always as identity primary key,
    name text not null,
    email text not null,
    message text not null,
    created_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create table messages (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('report-ready', 'report-copy', 'contact-forward', 'contact-acknowledgement')),
    order_id uuid,
    copy_id uuid,
    contact_message_id bigint references contact_messages,
    recipient text not null,
    report jsonb,
    message_id text not null unique,
    state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default clock_timestamp(),
    claimed_at timestamptz,
    problem text,
    request_id text not null,
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    unique nulls not distinct (order_id, kind, copy_id, contact_message_id),
    check (num_nonnulls(order_id, contact_message_id) = 1),
    check ((state in ('sent', 'failed')) = (settled_at is not null))
  )`.execute(db)
  await sql`create index messages_due on messages (next_attempt_at) where state in ('queued', 'sending')`.execute(db)
  await sql`create table holds (
    one boolean primary key default true check (one),
    reason text not null,
    settings_digest text not null,
    since timestamptz not null default clock_timestamp(),
    next_probe_at timestamptz not null
  )`.execute(db)
  await createOutboxTable(db)
}
