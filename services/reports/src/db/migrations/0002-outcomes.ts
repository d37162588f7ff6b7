import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table business_reports
    add column failed_as text check (failed_as in ('website-unreadable', 'report-impossible')),
    add column starts integer not null default 0,
    add column refunded_at timestamptz,
    add column swept_at timestamptz`.execute(db)
  await sql`update business_reports set failed_as = 'website-unreadable' where report_status = 'failed'`.execute(db)
  await sql`create index business_reports_unmailed on business_reports (completed_at)
    where report_status = 'completed' and email_status = 'pending' and refunded_at is null`.execute(db)
}
