import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table orders
    drop constraint orders_state_check,
    add constraint orders_state_check check (state in ('created', 'paid', 'delivered', 'refunded', 'charged-back')),
    add column dispute_id text,
    add column dispute text check (dispute in ('inquiry', 'inquiry-closed', 'open', 'won', 'lost')),
    add column dispute_ended_at timestamptz`.execute(db)
  await sql`alter table refunds
    drop constraint refunds_state_check,
    add constraint refunds_state_check check (state in ('requested', 'done', 'refused', 'canceled'))`.execute(db)
  // Before this version disputes were not followed to their end: all are open until the card provider says otherwise.
  await sql`update orders set dispute = 'open', disputed_at = coalesce(disputed_at, clock_timestamp())
    where disputed_at is not null or id in (select order_id from refunds where reason = 'disputed')`.execute(db)
  await sql`update refunds set state = 'requested', done_at = null where reason = 'disputed'`.execute(db)
  await sql`create table event_looks (
    one boolean primary key default true check (one),
    looked_at timestamptz not null default '-infinity',
    last_event text
  )`.execute(db)
  await sql`insert into event_looks default values`.execute(db)
}
