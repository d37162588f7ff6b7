import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table email_corrections (
    order_id uuid not null references orders,
    corrected_at timestamptz not null,
    previous text,
    email text not null,
    request_id text not null,
    primary key (order_id, corrected_at)
  )`.execute(db)
}
