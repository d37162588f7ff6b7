import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index orders_newest on orders (created_at, id)`.execute(db)
  await sql`create index orders_by_reference on orders (reference text_pattern_ops)`.execute(db)
  await sql`create index orders_by_email on orders (lower(email) text_pattern_ops)`.execute(db)
  await sql`create index orders_by_name on orders (lower(business_name) text_pattern_ops)`.execute(db)
  await sql`create index orders_by_website
    on orders (regexp_replace(lower(website), '^(https?://)?(www\\.)?', '') text_pattern_ops)`.execute(db)
}
