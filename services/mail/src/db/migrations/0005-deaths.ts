import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table messages add column deaths integer not null default 0`.execute(db)
}
