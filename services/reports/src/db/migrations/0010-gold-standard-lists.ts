import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table gold_standard_reports
    add column search text not null generated always as (lower(
      business_name || chr(10) || business_website || chr(10)
      || coalesce(chosen_industry, detected_industry, 'Detecting Automatically') || chr(10) || coalesce(location, '')
    )) stored`.execute(db)
  await sql`create index gold_standard_reports_search on gold_standard_reports using gin (search gin_trgm_ops)
    where deleted_at is null`.execute(db)
  await sql`create index gold_standard_reports_newest on gold_standard_reports (coalesce(completed_at, created_at), id)
    where deleted_at is null`.execute(db)
  await sql`create index gold_standard_reports_by_name on gold_standard_reports (lower(business_name), id)
    where deleted_at is null`.execute(db)
  await sql`create index gold_standard_reports_by_score on gold_standard_reports (coalesce(visibility_score, -1), id)
    where deleted_at is null`.execute(db)
}
