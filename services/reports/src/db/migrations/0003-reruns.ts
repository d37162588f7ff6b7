import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table reruns (
    id uuid primary key,
    report_id text not null references business_reports on delete cascade,
    state text not null default 'running' check (state in ('running', 'completed', 'failed', 'canceled')),
    requested_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    check ((state = 'running') = (ended_at is null))
  )`.execute(db)
  await sql`alter table business_reports
    add column rerun_id uuid references reruns,
    add column rerun_status text check (rerun_status in ('pending', 'researching')),
    add column rerun_at timestamptz,
    add column work_status text not null generated always as (coalesce(rerun_status, report_status)) stored,
    add column resent_at timestamptz,
    add constraint rerun_of_completed check (rerun_status is null or report_status = 'completed'),
    add constraint rerun_is_whole check (num_nulls(rerun_id, rerun_status, rerun_at) in (0, 3))`.execute(db)
  await sql`create index business_reports_at_work on business_reports (created_at)
    where work_status in ('pending', 'researching')`.execute(db)
  await sql`drop index business_reports_unfinished`.execute(db)
  await sql`create index business_reports_by_email on business_reports (lower(email))
    where report_status = 'completed'`.execute(db)
}
