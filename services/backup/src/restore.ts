import { checkedFile } from './archive.ts'
import type { Settings } from './env.ts'
import { connection, databaseName, run } from './programs.ts'

/** Where a backup is read into, beside the database that is in use. */
const beside = 'findable_restoring'
/** Where statements about databases are sent from. */
const maintenance = 'postgres'

type Sql = (database: string, statements: string) => Promise<string>

interface Asked {
  name: string
  /** The private key, as age-keygen wrote it. */
  key: string
}

/**
 * Reads a backup into a database beside the one in use, `look`s at it, and drops it. Whatever is wrong with the backup or
 * the key is found out here, and the database in use is not touched.
 */
async function readBeside<T>(
  { DATABASE_URL: url, BACKUP_FOLDER: folder }: Settings,
  { name, key }: Asked,
  sql: Sql,
  look: () => Promise<T>,
): Promise<T> {
  const drop = () => sql(maintenance, `drop database if exists ${beside} with (force)`)

  if (key.trim() === '') throw new Error('The private key is expected on standard input.')
  const file = await checkedFile(folder, name)
  await drop()
  await sql(maintenance, `create database ${beside} template template0`)
  try {
    // A statement that fails leaves the rest undone, and the database beside is dropped.
    await run(
      [
        ['age', '--decrypt', '--identity=-', file],
        ['pg_restore', '--exit-on-error', `--dbname=${beside}`],
      ],
      { env: connection(url), input: key },
    )
    // Statistics are not part of a dump, and the first queries need them.
    await sql(beside, 'analyze')
    return await look()
  } finally {
    await drop()
  }
}

/** Tries whether a backup can be restored, while the product runs. Returns the number of rows of each schema. */
export async function tryRestore(settings: Settings, asked: Asked): Promise<string> {
  const sql = openSql(settings)
  return readBeside(settings, asked, sql, () => sql(beside, rowsBySchema))
}

/**
 * Puts a backup in the place of the database. Both change their names in one transaction, so that there is always one
 * whole database; the one until then is kept under the name that is returned.
 */
export async function restore(settings: Settings, asked: Asked): Promise<string> {
  const sql = openSql(settings)
  const inUse = databaseName(settings.DATABASE_URL)
  const before = `${inUse}_before_${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  const users = await sql(maintenance, usersOf(inUse))
  if (users) throw new Error(`The database is in use by ${users.trim()}. Stop the services first.`)
  await readBeside(settings, asked, sql, async () => {
    // A dump has the rights on what is in the database, not those on the database itself.
    const rights = await sql(maintenance, rightsOf(inUse))
    await sql(maintenance, `revoke all on database ${beside} from public; ${rights}`)
    await sql(
      maintenance,
      `begin; alter database ${inUse} rename to ${before}; alter database ${beside} rename to ${inUse}; commit;`,
    )
  })
  return before
}

const openSql =
  ({ DATABASE_URL: url }: Settings): Sql =>
  (database, statements) =>
    run([['psql', '--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1', database]], {
      env: connection(url),
      input: statements,
    })

const rowsBySchema = `
  select n.nspname || ': ' || sum(c.reltuples)::bigint || ' rows'
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)' group by n.nspname order by n.nspname`

const usersOf = (database: string): string => `
  select string_agg(distinct usename, ', ') from pg_stat_activity
  where datname = '${database}' and backend_type = 'client backend' having count(*) > 0`

/** Statements that give each role the rights on the database beside that it has on this one. */
const rightsOf = (database: string): string => `
  select format('grant %s on database ${beside} to %s;', privilege_type, grantee::regrole)
  from pg_database, aclexplode(datacl) where datname = '${database}' and grantee <> 0`
