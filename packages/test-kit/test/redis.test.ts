import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { freshRedis, startRedis } from '../src/index.ts'

test('a fresh Redis is empty, not shared, and can be flushed', async () => {
  const [one, other] = await Promise.all([freshRedis(), freshRedis()])
  const [a, b] = [new Redis(one.url), new Redis(other.url)]
  await a.set('key', 'a')
  await b.set('key', 'b')
  await one.flush()
  expect([await a.get('key'), await b.get('key')]).toEqual([null, 'b'])
  a.disconnect()
  b.disconnect()
})

test('a server of its own can go away and come back on the same port with what it held', async () => {
  const server = await startRedis()
  const client = new Redis(server.url, { maxRetriesPerRequest: null })
  client.on('error', () => {})
  try {
    await client.set('key', 'kept')
    await server.pause()
    await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow('fetch failed')
    await server.start()
    expect(await client.get('key')).toBe('kept')
  } finally {
    client.disconnect()
    await server.stop()
  }
})

test('it never drops keys to make room, which queues rely on', async () => {
  const { url } = await freshRedis()
  const client = new Redis(url)
  expect(await client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction'])
  client.disconnect()
})
