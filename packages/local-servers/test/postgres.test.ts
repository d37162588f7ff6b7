import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  databaseUrl,
  freePort,
  initialisePostgres,
  prepareDatabase,
  startLocalPostgres,
  withClient,
  type ServerProcess,
} from '../src/index.ts'

const password = "it's a $pecial: p@ssword"
const passwords = { payments: "pay'ments", reports: 'r', admin: 'a', mail: 'm' }
let folder: string
let dataDir: string
let port: number
let server: ServerProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findable postgres '))
  dataDir = join(folder, 'data')
  port = await freePort()
  await initialisePostgres(dataDir, password)
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = () => startLocalPostgres({ dataDir, port, durable: true })
const query = async (sql: string, database = 'postgres') => {
  const url = databaseUrl({ user: 'postgres', password, port, database })
  return (await withClient(url, (client) => client.query(sql))).rows as unknown[]
}

test('after a kill -9 it starts again with everything that was committed', async () => {
  await query('CREATE TABLE kept AS SELECT 7 AS id')
  process.kill(server.pid, 'SIGKILL')
  await server.ended
  server = await start()
  expect(await query('SELECT id FROM kept')).toEqual([{ id: 7 }])
})

test('it starts although another process has the id of a server that died with the machine', async () => {
  await server.stop()
  await writeFile(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`)
  server = await start()
  expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a server that outlived the process that started it makes way for the next one', async () => {
  const orphan = server
  server = await start()
  await orphan.ended
  expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('an existing data folder is left as it is', async () => {
  const before = await stat(join(dataDir, 'PG_VERSION'))
  await initialisePostgres(dataDir, 'another password')
  expect((await stat(join(dataDir, 'PG_VERSION'))).mtimeMs).toBe(before.mtimeMs)
})

test('preparing the database twice changes nothing, and each role logs in with its own password', async () => {
  await prepareDatabase({ password, port }, 'findable', passwords)
  await prepareDatabase({ password, port }, 'findable', passwords)
  const url = databaseUrl({ user: 'payments', password: passwords.payments, port, database: 'findable' })
  const { rows } = await withClient(url, (client) => client.query('SELECT current_schema AS schema'))
  expect(rows).toEqual([{ schema: 'payments' }])
})

test('it can only be reached from this machine, and not without the password', async () => {
  expect(await query('SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const url = databaseUrl({ user: 'postgres', password: 'wrong', port, database: 'postgres' })
  await expect(withClient(url, (client) => client.query('SELECT 1'))).rejects.toThrow('password authentication failed')
})
