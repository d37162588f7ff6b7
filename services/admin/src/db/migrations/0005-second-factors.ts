import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table admin_users
    add second_factor text,
    add second_factor_started_at timestamptz,
    add second_factor_on boolean not null default false,
    add second_factor_step bigint not null default 0,
    add check (second_factor is not null or not second_factor_on)`.execute(db)
  await sql`create table recovery_codes (
    admin_id bigint not null references admin_users,
    hash text not null,
    primary key (admin_id, hash)
  )`.execute(db)
}
