import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table business_reports add column email_settled_at timestamptz`.execute(db)
  await sql`create table report_copies (
    id bigint generated always as identity primary key,
    report_id text not null references business_reports on delete cascade,
    inbox text not null,
    requested_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index report_copies_report on report_copies (report_id, requested_at)`.execute(db)
  await sql`create index report_copies_inbox on report_copies (inbox, requested_at)`.execute(db)
}
