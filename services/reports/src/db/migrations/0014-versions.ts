import { sql, type Kysely } from '@findable/service-kit'

/**
 * The versions of each report. The result of the one that is shown stays in `business_reports`, where the version before
 * this one of the service looks for it too, and moves here when another takes its place.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table objections (
    id uuid primary key default gen_random_uuid(),
    report_id text not null references business_reports on delete cascade,
    component text not null,
    finding text,
    choice text not null,
    sentence text not null,
    state text not null default 'checking' check (state in ('checking', 'waiting', 'corrected', 'upheld', 'ended')),
    engine_version text not null,
    reported jsonb not null,
    checked jsonb,
    check_failure text,
    answer text,
    answered_by jsonb,
    answered_at timestamptz,
    request_id text not null,
    created_at timestamptz not null default clock_timestamp(),
    check ((answered_at is null) = (state in ('checking', 'waiting')))
  )`.execute(db)
  await sql`create index objections_of_report on objections (report_id, created_at)`.execute(db)
  await sql`create index objections_open on objections (created_at) where state in ('checking', 'waiting')`.execute(db)
  await sql`create index objections_answered on objections (answered_at) where answered_at is not null`.execute(db)
  await sql`create table report_versions (
    id uuid primary key default gen_random_uuid(),
    report_id text not null references business_reports on delete cascade,
    kind text not null
      check (kind in ('original', 'rerun', 'staff-edit', 're-check', 're-audit', 'correction')),
    shown_as integer,
    based_on uuid references report_versions on delete set null,
    made_by text not null check (made_by in ('engine', 'owner', 'staff')),
    staff jsonb,
    reason text,
    component text,
    objection_id uuid references objections on delete cascade,
    report_data text,
    edited jsonb,
    verdict jsonb,
    visibility_score integer,
    engine_version text,
    completed_at timestamptz,
    business_website text not null,
    generation integer not null default 1,
    stage integer not null default 1 check (stage between 1 and 5),
    stage_share real not null default 0 check (stage_share between 0 and 1),
    started_at timestamptz,
    progress_at timestamptz,
    retry_at timestamptz,
    failure text,
    starts integer not null default 0,
    work_status text not null check (work_status in ('pending', 'researching', 'completed', 'failed')),
    request_id text not null,
    created_at timestamptz not null default clock_timestamp(),
    unique (report_id, shown_as),
    check ((shown_as is not null) = (kind in ('original', 'rerun', 'staff-edit', 'correction'))),
    check (work_status = 'completed' or report_data is null),
    check ((work_status = 'completed') = (completed_at is not null))
  )`.execute(db)
  // One at a time, whatever is asked for at once; what answers an objection is not asked for by the owner.
  await sql`create unique index report_versions_one_at_a_time on report_versions (report_id)
    where made_by = 'owner' and work_status in ('pending', 'researching')`.execute(db)
  await sql`create unique index report_versions_of_objection on report_versions (objection_id)
    where kind = 're-check'`.execute(db)
  await sql`create index report_versions_at_work on report_versions (created_at)
    where work_status in ('pending', 'researching')`.execute(db)
  await sql`create index report_versions_rechecks on report_versions (completed_at)
    where kind = 're-check' and made_by = 'owner' and work_status = 'completed'`.execute(db)
  await sql`create table customer_news (
    id uuid primary key default gen_random_uuid(),
    report_id text not null references business_reports on delete cascade,
    kind text not null check (kind in ('re-audit', 'correction', 'objection-upheld', 'reminder')),
    version_id uuid references report_versions on delete cascade,
    objection_id uuid references objections on delete cascade,
    due_at timestamptz not null default clock_timestamp(),
    swept_at timestamptz,
    request_id text not null
  )`.execute(db)
  await sql`create index customer_news_due on customer_news (coalesce(swept_at, due_at))`.execute(db)
  await sql`create index customer_news_of_report on customer_news (report_id)`.execute(db)
  await sql`create unique index customer_news_one_reminder on customer_news (report_id) where kind = 'reminder'`.execute(
    db,
  )
  await sql`insert into report_versions (report_id, kind, shown_as, made_by, staff, reason, visibility_score,
      completed_at, business_website, work_status, request_id, created_at)
    select id,
      case when edited is not null then 'staff-edit'
        when exists (select from reruns where report_id = business_reports.id and state = 'completed') then 'rerun'
        else 'original' end,
      version,
      case when edited is null then 'engine' else 'staff' end,
      edited -> 'by', edited ->> 'reason', visibility_score, completed_at, business_website, 'completed', request_id,
      completed_at
    from business_reports where report_status = 'completed'`.execute(db)
}
