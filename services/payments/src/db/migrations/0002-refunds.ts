import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  // The defaults let an older version that does not know these columns run beside this one.
  await sql`alter table orders
    add column request_id text not null default gen_random_uuid()::text,
    add column disputed_at timestamptz,
    add column asked_at timestamptz,
    add column swept_at timestamptz`.execute(db)
  await sql`create index orders_created on orders (created_at) where state = 'created'`.execute(db)
  await sql`create index orders_paid on orders (paid_at) where state = 'paid'`.execute(db)
  await sql`create table refunds (
    order_id uuid primary key references orders,
    amount_cents integer not null check (amount_cents >= 0),
    currency text not null,
    reason text not null check (reason in (
      'website-unreadable', 'report-impossible', 'deadline-passed', 'on-request', 'wrong-payment',
      'made-elsewhere', 'disputed'
    )),
    state text not null default 'requested' check (state in ('requested', 'done')),
    stripe_refund_id text unique,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default clock_timestamp(),
    problem text,
    requested_at timestamptz not null default clock_timestamp(),
    done_at timestamptz,
    swept_at timestamptz,
    check ((state = 'done') = (done_at is not null))
  )`.execute(db)
  await sql`create index refunds_requested on refunds (next_attempt_at) where state = 'requested'`.execute(db)
  await sql`alter table stripe_events add column changed text`.execute(db)
}
