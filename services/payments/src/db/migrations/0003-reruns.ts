import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table reruns (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders,
    key text,
    staff_id text not null,
    state text not null default 'running' check (state in ('running', 'completed', 'failed', 'canceled')),
    request_id text not null,
    requested_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    swept_at timestamptz,
    unique (order_id, key),
    check ((state = 'running') = (ended_at is null))
  )`.execute(db)
  await sql`create unique index reruns_running on reruns (order_id) where state = 'running'`.execute(db)
  await sql`alter table refunds
    drop constraint refunds_state_check,
    add constraint refunds_state_check check (state in ('requested', 'done', 'refused')),
    drop constraint refunds_check,
    add constraint refunds_check check ((state = 'requested') = (done_at is null)),
    add column asked_at timestamptz,
    add column settled_by text`.execute(db)
}
