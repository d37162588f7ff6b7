import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table admin_users (
    id bigint generated always as identity primary key,
    username text not null,
    password text not null,
    email text not null,
    role text not null default 'admin',
    last_login timestamptz,
    created_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create unique index admin_users_username on admin_users (lower(username))`.execute(db)
  await sql`create table settings (
    name text primary key check (name in ('email', 'app')),
    value jsonb not null,
    updated_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create table audit_log (
    id bigint generated always as identity primary key,
    admin_id bigint references admin_users,
    action text not null,
    at timestamptz not null default clock_timestamp()
  )`.execute(db)
}
