import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table admin_users add password_version integer not null default 1`.execute(db)
  await sql`alter table audit_log
    add staff_name text,
    add changes jsonb not null default '[]',
    add request_id text`.execute(db)
  await sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is never changed'; end $$`.execute(db)
  await sql`create trigger append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_change()`.execute(db)
}
