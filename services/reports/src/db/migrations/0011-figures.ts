import { sql, type Kysely } from '@findable/service-kit'

/** Holds everything that the dashboard's figures need, so that they are read without the reports themselves. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index business_reports_figures on business_reports (shown_industry)
    include (report_status, visibility_score) where deleted_at is null`.execute(db)
}
