import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table admin_users add constraint admin_users_role check (role in ('admin', 'viewer', 'none'))`.execute(
    db,
  )
  await sql`alter table audit_log
    add subject_type text,
    add subject_id text,
    add subject_label text`.execute(db)
  await sql`create index audit_log_subject on audit_log (subject_type, subject_id, id desc)
    where subject_type is not null`.execute(db)
}
