import { createOutboxTable, sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table business_reports (
    id text primary key,
    order_id uuid not null unique,
    reference text not null,
    payment_id text not null unique,
    business_name text not null,
    business_website text not null,
    email text,
    report_status text not null default 'pending'
      check (report_status in ('pending', 'researching', 'completed', 'failed')),
    email_status text not null default 'pending' check (email_status in ('pending', 'sent', 'failed')),
    industry text not null,
    visibility_score integer check (visibility_score between 0 and 100),
    industry_average integer check (industry_average between 0 and 100),
    report_data text,
    generation integer not null default 1,
    stage integer not null default 1 check (stage between 1 and 5),
    stage_share real not null default 0 check (stage_share between 0 and 1),
    started_at timestamptz,
    progress_at timestamptz,
    retry_at timestamptz,
    failure text,
    rating integer check (rating between 1 and 5),
    request_id text not null,
    created_at timestamptz not null default clock_timestamp(),
    completed_at timestamptz,
    check ((report_status = 'completed') = (report_data is not null))
  )`.execute(db)
  await sql`create index business_reports_unfinished on business_reports (created_at)
    where report_status in ('pending', 'researching')`.execute(db)
  await sql`create index business_reports_by_industry on business_reports (industry)
    where report_status = 'completed'`.execute(db)
  await sql`create table pillars (
    id bigint generated always as identity primary key,
    business_report_id text not null references business_reports on delete cascade,
    pillar_name text not null,
    pillar_score integer,
    pillar_weight real not null,
    last_verified timestamptz not null,
    unique (business_report_id, pillar_name)
  )`.execute(db)
  await sql`create table components (
    id bigint generated always as identity primary key,
    pillar_id bigint not null references pillars on delete cascade,
    business_report_id text not null references business_reports on delete cascade,
    component_name text not null,
    component_score integer,
    max_score integer not null default 100,
    data_source text,
    scoring_criteria text not null,
    raw_data jsonb not null,
    confidence_score real not null,
    verification_timestamp timestamptz not null,
    unique (business_report_id, component_name)
  )`.execute(db)
  await createOutboxTable(db)
}
