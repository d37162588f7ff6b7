import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await requireTrigrams(db)
  await sql`alter table business_reports
    add column version integer not null default 1,
    add column deleted_at timestamptz,
    add column edited jsonb,
    add column shown_name text not null
      generated always as (coalesce(edited->'values'->>'businessName', business_name)) stored,
    add column shown_industry text not null
      generated always as (coalesce(edited->'values'->>'industry', industry)) stored,
    add column shown_score integer
      generated always as (coalesce((edited->'values'->>'visibilityScore')::integer, visibility_score)) stored,
    add column search text not null generated always as (lower(
      coalesce(edited->'values'->>'businessName', business_name) || chr(10)
      || business_website || chr(10)
      || coalesce(edited->'values'->>'industry', industry) || chr(10)
      || coalesce(email, '')
    )) stored`.execute(db)
  await sql`create index business_reports_search on business_reports using gin (search gin_trgm_ops)
    where deleted_at is null`.execute(db)
  await sql`create index business_reports_newest on business_reports (coalesce(completed_at, created_at), id)
    where deleted_at is null`.execute(db)
  await sql`create index business_reports_by_shown_name on business_reports (lower(shown_name), id)
    where deleted_at is null`.execute(db)
  await sql`create index business_reports_by_shown_score on business_reports (coalesce(shown_score, -1), id)
    where deleted_at is null`.execute(db)
  await sql`drop index business_reports_by_name`.execute(db)
  await sql`create table staff_changes (
    id bigint generated always as identity primary key,
    report_id text not null references business_reports on delete cascade,
    action text not null check (action in ('edit', 'restore', 'delete')),
    staff_id text not null,
    staff_name text not null,
    before jsonb,
    after jsonb,
    reason text,
    request_id text not null,
    at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index staff_changes_report on staff_changes (report_id, id)`.execute(db)
}

/** Searching needs an extension that only the database's administrator can install. */
async function requireTrigrams(db: Kysely<any>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length > 0) return
  throw new Error(
    'The database has no pg_trgm extension. Run docker/postgres/roles.sql on it again, as docs/operations.md says under "Upgrade".',
  )
}
