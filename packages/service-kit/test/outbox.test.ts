import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshDatabase, freshRedis, startRedis } from '@findable/test-kit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createLogger,
  createOutboxTable,
  migrate,
  openDatabase,
  send,
  sql,
  startConsumer,
  startRelay,
  type OutboxTable,
} from '../src/index.ts'

const log = createLogger('test', 'silent')
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const message = () => ({ orderId: randomUUID(), reportId: 'r', generation: 1, requestId: 'request-1' })

async function open(redisUrl?: string) {
  const url = (await freshDatabase()).urls.reports
  const db = openDatabase<{ outbox: OutboxTable }>(url, log)
  closing.push(() => db.destroy())
  await migrate(db, { '0001-outbox': { up: createOutboxTable } }, log)
  const storage = { redisUrl: redisUrl ?? (await freshRedis()).url, log }
  const relay = () => {
    const started = startRelay({ db, databaseUrl: url, ...storage, poll: 200 })
    closing.push(started.stop)
    return started
  }
  const consume = (work: (payload: { orderId: string }) => Promise<void>, options: { timeLimit?: number } = {}) => {
    const consumer = startConsumer({ step: 'generateReport', ...storage, ...options, work })
    closing.push(() => consumer.stop(1_000))
  }
  const unsent = async () => (await sql`select 1 from outbox where sent_at is null`.execute(db)).rows.length
  return { db, relay, consume, unsent }
}

describe('a message in the outbox', () => {
  it('arrives once committed, and never when the transaction was rolled back', async () => {
    const { db, relay, consume } = await open()
    const got: string[] = []
    consume(async ({ orderId }) => void got.push(orderId))
    relay()
    const kept = message()
    const dropped = message()
    await db.transaction().execute((trx) => send(trx, 'generateReport', kept))
    await expect(
      db.transaction().execute(async (trx) => {
        await send(trx, 'generateReport', dropped)
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    await vi.waitFor(() => expect(got).toEqual([kept.orderId]), 10_000)
    await sleep(500)
    expect(got).toEqual([kept.orderId])
  })

  it('is refused when it does not fit its step', async () => {
    const { db } = await open()
    const bad = { ...message(), generation: 'two' } as never
    await expect(db.transaction().execute((trx) => send(trx, 'generateReport', bad))).rejects.toThrow('generation')
  })

  it('is moved once by relays that run side by side', async () => {
    const { db, relay, consume, unsent } = await open()
    const got: string[] = []
    consume(async ({ orderId }) => void got.push(orderId))
    const messages = Array.from({ length: 300 }, message)
    await db.transaction().execute(async (trx) => {
      for (const each of messages) await send(trx, 'generateReport', each)
    })
    relay()
    relay()
    relay()
    await vi.waitFor(() => expect(got).toHaveLength(300), 20_000)
    expect(new Set(got).size).toBe(300)
    await vi.waitFor(async () => expect(await unsent()).toBe(0), 5_000)
  })

  it('waits while Redis is down and arrives when it is back', async () => {
    const redis = await startRedis()
    closing.push(() => redis.stop())
    const { db, relay, consume, unsent } = await open(redis.url)
    const got: string[] = []
    await redis.pause()
    relay()
    const waiting = message()
    const begun = performance.now()
    await db.transaction().execute((trx) => send(trx, 'generateReport', waiting))
    expect(performance.now() - begun).toBeLessThan(2_000)
    await sleep(1_000)
    expect(await unsent()).toBe(1)
    await redis.start()
    consume(async ({ orderId }) => void got.push(orderId))
    await vi.waitFor(() => expect(got).toEqual([waiting.orderId]), 20_000)
  })
})

describe('a consumer', () => {
  it('tries a failed message again', async () => {
    const { db, relay, consume } = await open()
    let tries = 0
    consume(async () => {
      if (++tries < 3) throw new Error('not yet')
    })
    relay()
    await db.transaction().execute((trx) => send(trx, 'generateReport', message()))
    await vi.waitFor(() => expect(tries).toBe(3), 15_000)
  })

  it('ends work that takes too long and goes on with the next message', async () => {
    const { db, relay, consume } = await open()
    const stuck = message()
    const next = message()
    const done: string[] = []
    consume(
      async ({ orderId }) => {
        if (orderId === stuck.orderId) await new Promise(() => {})
        done.push(orderId)
      },
      { timeLimit: 200 },
    )
    relay()
    await db.transaction().execute(async (trx) => {
      await send(trx, 'generateReport', stuck)
      await send(trx, 'generateReport', next)
    })
    await vi.waitFor(() => expect(done).toEqual([next.orderId]), 10_000)
  })
})
