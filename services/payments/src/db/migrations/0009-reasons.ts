import { sql, type Kysely } from '@findable/service-kit'

/** Why staff refunded an order or had its report made again. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table refunds add staff_reason text`.execute(db)
  await sql`alter table reruns add reason text`.execute(db)
}
