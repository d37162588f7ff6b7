import { readFile } from 'node:fs/promises'
import pg from 'pg'

/** The services with their own schema. Role and schema are named after the service. */
export const roles = ['payments', 'reports', 'admin', 'mail'] as const
export type Role = (typeof roles)[number]
export type RolePasswords = Record<Role, string>

const rolesFile = new URL('../../../docker/postgres/roles.sql', import.meta.url)

interface Superuser {
  password: string
  port: number
}

/** Creates the database if it does not exist, and in it a role and a schema for each service. */
export async function prepareDatabase(superuser: Superuser, database: string, passwords: RolePasswords): Promise<void> {
  const address = { user: 'postgres', ...superuser }
  await withClient(databaseUrl({ ...address, database: 'postgres' }), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  })
  await withClient(databaseUrl({ ...address, database }), async (client) => {
    const sql = await readFile(rolesFile, 'utf8')
    await client.query(fillVariables(sql, (name) => client.escapeLiteral(passwordFor(name, passwords))))
  })
}

/** A connection that lasts as long as `work`. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks rejects the running query; without a listener it would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** psql's :'name', which becomes a quoted literal. */
function fillVariables(sql: string, literal: (name: string) => string): string {
  return sql.replace(/:'(\w+)'/g, (_, name: string) => literal(name))
}

function passwordFor(variable: string, passwords: RolePasswords): string {
  const role = roles.find((name) => variable === `${name}_password`)
  if (!role) throw new Error(`roles.sql uses the unknown variable ${variable}`)
  return passwords[role]
}

interface DatabaseAddress {
  user: string
  password: string
  host?: string
  port: number
  database: string
}

export function databaseUrl({ user, password, host = '127.0.0.1', port, database }: DatabaseAddress): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${encodeURIComponent(database)}`
}
