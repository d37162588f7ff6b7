import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table gold_standard_reports (
    id bigint generated always as identity primary key,
    business_name text not null,
    business_website text not null,
    site text not null,
    chosen_industry text,
    detected_industry text,
    industry text not null
      generated always as (coalesce(chosen_industry, detected_industry, 'Detecting Automatically')) stored,
    visibility_score integer check (visibility_score between 0 and 100),
    industry_average integer check (industry_average between 0 and 100),
    engine_version text,
    report_data text,
    completed_at timestamptz,
    location text,
    notes text,
    report_type text not null default 'standard',
    work_status text not null default 'pending'
      check (work_status in ('pending', 'researching', 'completed', 'failed')),
    generation integer not null default 1,
    stage integer not null default 1 check (stage between 1 and 5),
    stage_share real not null default 0 check (stage_share between 0 and 1),
    started_at timestamptz,
    progress_at timestamptz,
    retry_at timestamptz,
    failure text,
    starts integer not null default 0,
    admin_id text not null,
    admin_name text not null,
    business_report_id text references business_reports on delete set null,
    request_id text not null,
    created_at timestamptz not null default clock_timestamp(),
    deleted_at timestamptz,
    check ((work_status = 'completed') = (report_data is not null)),
    check ((work_status = 'failed') <= (failure is not null))
  )`.execute(db)
  await sql`create unique index gold_standard_reports_at_work on gold_standard_reports (site)
    where work_status in ('pending', 'researching')`.execute(db)
  await sql`create index gold_standard_reports_by_site on gold_standard_reports (site, completed_at)
    where work_status = 'completed' and deleted_at is null`.execute(db)
  await sql`create table visibility_components (
    id bigint generated always as identity primary key,
    gold_standard_report_id bigint not null references gold_standard_reports on delete cascade,
    pillar_name text not null,
    component_name text not null,
    score integer,
    max_score integer not null default 100,
    insights jsonb not null,
    verification text,
    created_at timestamptz not null default clock_timestamp(),
    unique (gold_standard_report_id, component_name)
  )`.execute(db)
  await sql`alter table staff_changes
    alter column report_id drop not null,
    add column gold_standard_report_id bigint references gold_standard_reports on delete cascade,
    drop constraint staff_changes_action_check,
    add constraint staff_changes_action_check check (action in ('create', 'repeat', 'edit', 'restore', 'delete')),
    add constraint staff_changes_subject_check check (num_nonnulls(report_id, gold_standard_report_id) = 1)`.execute(db)
  await sql`create index staff_changes_gold_standard on staff_changes (gold_standard_report_id, id)
    where gold_standard_report_id is not null`.execute(db)
}
