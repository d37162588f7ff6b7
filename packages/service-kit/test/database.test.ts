import { inspect } from 'node:util'
import { freshDatabase } from '@findable/test-kit'
import { afterEach, expect, it } from 'vitest'
import { createLogger, migrate, openDatabase, sql, type Kysely } from '../src/index.ts'

const opened: Kysely<unknown>[] = []
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy()
})

it('a connection lost in the middle of a transaction fails that transaction and nothing else', async () => {
  const { urls, adminUrl } = await freshDatabase()
  const log = createLogger('test', 'silent')
  const db = openDatabase(urls.reports, log)
  const operator = openDatabase(adminUrl, log)
  opened.push(db, operator)

  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(operator)
    await sql`select 1`.execute(trx)
  })
  await expect(broken).rejects.toThrow(/connection/i)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

it('a release starts on a database that the next one has migrated, and on no other that it does not know', async () => {
  const { urls } = await freshDatabase()
  const log = createLogger('test', 'silent')
  const db = openDatabase(urls.reports, log)
  opened.push(db)
  const create = (table: string) => ({ up: (on: Kysely<unknown>) => on.schema.createTable(table).execute() })
  const [first, second, third] = [create('a'), create('b'), create('c')]
  await migrate(db, { '0001-a': first, '0002-b': second }, log)

  await migrate(db, { '0001-a': first }, log)
  await sql`select from b`.execute(db)
  await expect(migrate(db, { '0001-a': first, '0003-c': third }, log)).rejects.toThrow('0002-b is missing')
  await expect(migrate(db, { '0001-a': first, '0001-c': third }, log)).rejects.toThrow('0002-b is missing')
})

it('an error about a row says nothing of what is in it, in whatever way it fails', async () => {
  const { urls } = await freshDatabase()
  const log = createLogger('test', 'silent')
  const db = openDatabase(urls.reports, log)
  opened.push(db)
  const secret = 'jo@example.com'
  await sql`create table people (email text primary key check (length(email) < 20), age int not null)`.execute(db)
  await sql`insert into people values (${secret}, 1)`.execute(db)
  const failing = [
    sql`insert into people values (${secret}, 2)`,
    sql`insert into people values (${`${secret}.and.much.more`}, 2)`,
    sql`insert into people values (${`1${secret}`}, null)`,
    sql`select ${secret}::text::int`,
    sql`select ${`{"email": "${secret}" "x"}`}::text::jsonb`,
  ]
  for (const statement of failing) {
    const error = await statement.execute(db).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    // Logs print the message by itself, which `inspect` shows only as a part of the stack.
    expect(inspect(error, { depth: 5 }) + (error as Error).message).not.toContain(secret)
    expect((error as { code?: string }).code).toMatch(/^2[23]/)
  }
})
