import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  // json, not jsonb: answers from outside may contain an escaped NUL.
  await sql`create table analysis_caches (
    id bigint generated always as identity primary key,
    cache_key text not null unique,
    cache_data json not null,
    created_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index analysis_caches_expiry on analysis_caches (expires_at)`.execute(db)
  await sql`create index analysis_caches_audits on analysis_caches (lower(cache_data->'identity'->>'name'))
    where cache_key like 'audit:%'`.execute(db)
  await sql`create index business_reports_by_name on business_reports (lower(business_name))
    where report_status = 'completed'`.execute(db)
}
