import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { freshDatabase, startPostgres } from '../src/index.ts'

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('a fresh database', () => {
  test('each service finds its own schema without naming it', async () => {
    const { urls } = await freshDatabase()
    for (const [role, url] of Object.entries(urls)) {
      await query(url, 'CREATE TABLE things (id int)')
      expect(await query(url, 'SELECT current_user, current_schema')).toEqual([
        { current_user: role, current_schema: role },
      ])
    }
  })

  test('no service reaches the schema of another', async () => {
    const { urls } = await freshDatabase()
    await query(urls.payments, 'CREATE TABLE orders (id int)')
    await expect(query(urls.reports, 'SELECT * FROM payments.orders')).rejects.toThrow(
      'permission denied for schema payments',
    )
    await expect(query(urls.reports, 'CREATE TABLE payments.mine (id int)')).rejects.toThrow('permission denied')
    await expect(query(urls.reports, 'CREATE TABLE public.mine (id int)')).rejects.toThrow('permission denied')
  })

  test('shares nothing with another one', async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
    await query(one.urls.mail, 'CREATE TABLE messages (id int)')
    expect(await query(other.urls.mail, "SELECT to_regclass('messages') AS found")).toEqual([{ found: null }])
  })
})

test('a server of its own comes back on the same port with its data', async () => {
  const server = await startPostgres()
  try {
    const { urls } = await server.freshDatabase()
    await query(urls.payments, 'CREATE TABLE orders AS SELECT 7 AS id')
    await server.restart()
    expect(await query(urls.payments, 'SELECT id FROM orders')).toEqual([{ id: 7 }])
  } finally {
    await server.stop()
  }
})
