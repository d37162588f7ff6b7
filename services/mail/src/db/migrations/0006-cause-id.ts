import { sql, type Kysely } from '@findable/service-kit'

/**
 * `copy_id` also held reruns. The version that writes it may run beside this one during a deploy: a trigger keeps the
 * two columns the same until a later migration drops the old one.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table messages add column cause_id uuid`.execute(db)
  await sql`update messages set cause_id = copy_id where copy_id is not null`.execute(db)
  await sql`alter table messages add unique nulls not distinct (order_id, kind, cause_id, contact_message_id)`.execute(
    db,
  )
  await sql`create function copy_cause_id() returns trigger language plpgsql as $$
    begin
      new.cause_id := coalesce(new.cause_id, new.copy_id);
      new.copy_id := new.cause_id;
      return new;
    end $$`.execute(db)
  await sql`create trigger copy_cause_id before insert on messages
    for each row execute function copy_cause_id()`.execute(db)
}
