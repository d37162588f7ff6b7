import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table business_reports
    add column designer_link text,
    add column designer_link_at timestamptz,
    add check ((designer_link is null) = (designer_link_at is null))`.execute(db)
  await sql`create unique index business_reports_designer_link on business_reports (designer_link)
    where designer_link is not null`.execute(db)
}
