import { sql, type Kysely } from '@findable/service-kit'

/** Days as in `retentionDays.auditLog` of contracts when this was written. */
const kept = 730

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table audit_log
    add act_id uuid unique,
    add reason text`.execute(db)
  await sql`create index audit_log_newest on audit_log (at, id)`.execute(db)
  await sql`create index audit_log_staff on audit_log (admin_id, at, id)`.execute(db)
  await sql`create index audit_log_operator on audit_log (at, id) where staff_name = 'operator' and admin_id is null`.execute(
    db,
  )
  await sql`create index audit_log_action on audit_log (action, at, id)`.execute(db)
  await sql`create index audit_log_label on audit_log (lower(subject_label) text_pattern_ops)`.execute(db)
  await sql`create function refuse_early_removal() returns trigger language plpgsql as
    $$ begin
      if old.at > clock_timestamp() - make_interval(days => ${sql.lit(kept)}) then
        raise exception 'the audit log is never changed';
      end if;
      return old;
    end $$`.execute(db)
  await sql`drop trigger append_only on audit_log`.execute(db)
  await sql`create trigger append_only before update or truncate on audit_log
    for each statement execute function refuse_change()`.execute(db)
  await sql`create trigger kept before delete on audit_log
    for each row execute function refuse_early_removal()`.execute(db)
}
