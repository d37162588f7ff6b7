import { readFile } from 'node:fs/promises'
import pg from 'pg'

/** The services with a schema of their own. Role and schema carry the service's name. */
export const roles = ['payments', 'reports', 'admin', 'mail'] as const
export type Role = (typeof roles)[number]
export type RolePasswords = Record<Role, string>

const rolesFile = new URL('../../../docker/postgres/roles.sql', import.meta.url)

/** Runs docker/postgres/roles.sql on a database, as psql would, with its variables filled in. */
export async function applyRoles(adminUrl: string, passwords: RolePasswords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const sql = await readFile(rolesFile, 'utf8')
    await client.query(fillVariables(sql, (name) => client.escapeLiteral(passwordFor(name, passwords))))
  } finally {
    await client.end()
  }
}

/** psql's :'name', which is replaced by a quoted literal. */
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
