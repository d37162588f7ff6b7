import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table password_resets (
    id uuid primary key default gen_random_uuid(),
    admin_id bigint references admin_users,
    password_version integer,
    request_id text not null,
    created_at timestamptz not null default clock_timestamp(),
    mailed_at timestamptz,
    token_hash text unique,
    token_made_at timestamptz
  )`.execute(db)
}
