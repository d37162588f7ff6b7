import { sql, type Kysely } from '@findable/service-kit'

/**
 * PostgreSQL estimates how many reports hold a text from samples of each column. With its usual 100 of them, a business
 * that is one of them counts as a hundredth of all, and all are read in order of time to find the one.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['business_reports', 'gold_standard_reports'])
    await sql`alter table ${sql.table(table)} alter column search set statistics 1000`.execute(db)
}
