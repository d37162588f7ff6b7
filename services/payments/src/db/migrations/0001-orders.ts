import { createOutboxTable, sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table orders (
    id uuid primary key default gen_random_uuid(),
    reference text not null unique,
    key text unique,
    state text not null default 'created' check (state in ('created', 'paid', 'delivered', 'refunded')),
    payment_id text unique,
    payment_intent_id text unique,
    website text not null,
    business_name text not null,
    email text,
    amount_cents integer not null,
    currency text not null,
    report_id text,
    created_at timestamptz not null default clock_timestamp(),
    paid_at timestamptz,
    delivered_at timestamptz,
    check ((state = 'created') = (payment_id is null)),
    check ((state = 'created') = (paid_at is null))
  )`.execute(db)
  await sql`create table stripe_events (
    id text primary key,
    type text not null,
    payment_intent_id text,
    received_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create table promo_redemptions (
    order_id uuid primary key references orders,
    redeemed_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create table users (
    id bigint generated always as identity primary key,
    username text not null unique,
    password text not null,
    stripe_customer_id text not null default '',
    stripe_subscription_id text not null default ''
  )`.execute(db)
  await createOutboxTable(db)
}
