import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshDatabase, freshRedis, startRedis } from '@findable/test-kit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addOutboxParking,
  createLogger,
  createOutboxTable,
  createStaffActsTable,
  migrate,
  createOutboxWatch,
  openDatabase,
  openRedis,
  send,
  sql,
  startConsumer,
  startRelay,
  type HasStaffActs,
  type Kysely,
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
  const db = openDatabase<HasStaffActs & { outbox: OutboxTable }>(url, log)
  closing.push(() => db.destroy())
  const migrations = {
    '0001-outbox': { up: createOutboxTable },
    '0002-parking': { up: addOutboxParking },
    '0003-acts': { up: createStaffActsTable },
  }
  await migrate(db, migrations, log)
  const storage = { redisUrl: redisUrl ?? (await freshRedis()).url, log }
  const relay = (relayLog = log) => {
    const started = startRelay({ db, databaseUrl: url, ...storage, log: relayLog, poll: 200, retryDelay: 20 })
    closing.push(started.stop)
    return started
  }
  const consume = (work: (payload: { orderId: string }) => Promise<void>, options: { timeLimit?: number } = {}) => {
    const consumer = startConsumer({
      step: 'generateReport',
      ...storage,
      ...options,
      work: ({ orderId }) => work({ orderId: orderId! }),
    })
    closing.push(() => consumer.stop(1_000))
    return consumer
  }
  const unsent = async () => (await sql`select 1 from outbox where sent_at is null`.execute(db)).rows.length
  const redis = openRedis(storage.redisUrl, log, 'always')
  closing.push(async () => redis.disconnect())
  return { db, relay, consume, unsent, redis, storage }
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

  it('for a gold-standard report lets those that customers paid for go first', async () => {
    const { db, relay, unsent, storage } = await open()
    const gold = () => ({ subject: 'gold-standard' as const, reportId: randomUUID(), generation: 1, requestId: 'r' })
    const messages = [gold(), message(), gold(), message()]
    await db.transaction().execute(async (trx) => {
      for (const each of messages) await send(trx, 'generateReport', each)
    })
    const { waitingIn } = relay()
    await vi.waitFor(async () => expect(await unsent()).toBe(0), 5_000)
    expect(await waitingIn('generate-report')).toBe(4)
    const got: (string | undefined)[] = []
    const consumer = startConsumer({
      step: 'generateReport',
      ...storage,
      concurrency: 1,
      work: async ({ subject }) => void got.push(subject),
    })
    closing.push(() => consumer.stop(1_000))
    await vi.waitFor(() => expect(got).toHaveLength(4), 10_000)
    expect(got).toEqual([undefined, undefined, 'gold-standard', 'gold-standard'])
  })

  it('waits while Redis is down and arrives when it is back', async () => {
    const redis = await startRedis()
    closing.push(() => redis.stop())
    const { db, relay, consume, unsent } = await open(redis.url)
    const got: string[] = []
    await redis.pause()
    relay()
    const waiting = message()
    const startedAt = performance.now()
    await db.transaction().execute((trx) => send(trx, 'generateReport', waiting))
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    await sleep(1_000)
    expect(await unsent()).toBe(1)
    await redis.start()
    consume(async ({ orderId }) => void got.push(orderId))
    await vi.waitFor(() => expect(got).toEqual([waiting.orderId]), 20_000)
  })
})

describe('a message that cannot be sent', () => {
  /** A log, and the alerts it received. */
  function hearing() {
    const heard: string[] = []
    const ear = createLogger('test', 'silent')
    ear.error = (fields: { alert?: string }) => void heard.push(fields.alert!)
    return { heard, ear }
  }
  const parked = async (db: Kysely<{ outbox: OutboxTable }>) =>
    (await db.selectFrom('outbox').selectAll().where('parked_at', 'is not', null).execute()).map(({ id }) => id)

  it.each<[string, { payload?: object; step?: string; queue?: string }]>([
    ['whose payload its step refuses', { payload: { orderId: 'no uuid' } }],
    ['of an unknown step', { step: 'noSuchStep' }],
    ['that Redis refuses', { queue: 'wrong type' }],
  ])('%s is parked with an alert, while those behind it go on', async (_which, { payload, step, queue }) => {
    const { db, relay, consume, redis } = await open()
    const got: string[] = []
    consume(async ({ orderId }) => void got.push(orderId))
    const bad = message()
    const behind = Array.from({ length: 3 }, message)
    await db.transaction().execute(async (trx) => {
      await (queue
        ? send(trx, 'orderRefunded', { orderId: bad.orderId, requestId: 'request-1', wasDelivered: true })
        : send(trx, 'generateReport', bad))
      for (const each of behind) await send(trx, 'generateReport', each)
    })
    const first = db.updateTable('outbox').where('id', '=', 1)
    if (payload) await first.set({ payload: JSON.stringify(payload) }).execute()
    if (step) await first.set({ step: step as never }).execute()
    // The queue's own key holds something that is not a queue.
    if (queue) await redis.set('bull:order-refunded:meta', queue)

    const { heard, ear } = hearing()
    relay(ear)
    await vi.waitFor(() => expect(got.toSorted()).toEqual(behind.map(({ orderId }) => orderId).toSorted()), 20_000)
    await vi.waitFor(async () => expect(await parked(db)).toEqual([1]), 20_000)
    expect(heard).toEqual(['message-parked'])
  })

  it('is named to operators, and sent again once it is mended', async () => {
    const { db, relay, consume } = await open()
    const got: string[] = []
    consume(async ({ orderId }) => void got.push(orderId))
    const bad = message()
    await db.transaction().execute((trx) => send(trx, 'generateReport', bad))
    await db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ ...bad, generation: 'two' }) })
      .execute()
    relay()
    const watch = createOutboxWatch({ db, service: 'reports', log, waitingIn: async () => 0 })
    await vi.waitFor(async () => expect(await watch.attention()).toEqual(['Parked messages of reports: 1.']), 20_000)
    expect(await watch.concerns()).toEqual([
      {
        orderId: bad.orderId,
        reference: null,
        why: expect.stringMatching(
          /^the message reports-1 \(generateReport\) cannot be sent and is parked: .*generation/s,
        ),
        since: expect.any(String),
      },
    ])
    expect(await watch.sendAgain(2)).toBe(false)
    await db
      .updateTable('outbox')
      .set({ payload: JSON.stringify(bad) })
      .execute()
    expect(await watch.sendAgain(1)).toBe(true)
    await vi.waitFor(() => expect(got).toEqual([bad.orderId]), 10_000)
    await vi.waitFor(async () => expect(await watch.attention()).toEqual([]))
    expect(await watch.sendAgain(1)).toBe(false)
  })

  it('is not parked while Redis is full or hangs: then everything waits, and goes on afterwards', async () => {
    const server = await startRedis()
    closing.push(() => server.stop())
    const { db, relay, consume, unsent, redis } = await open(server.url)
    const got: string[] = []
    await redis.config('SET', 'maxmemory', '1')
    relay()
    const messages = Array.from({ length: 3 }, message)
    await db.transaction().execute(async (trx) => {
      for (const each of messages) await send(trx, 'generateReport', each)
    })
    await sleep(1_000)
    await redis.config('SET', 'maxmemory', '0')
    await redis.client('PAUSE', 2_000)
    await sleep(1_500)
    expect(await db.selectFrom('outbox').select('attempts').distinct().execute()).toEqual([{ attempts: 0 }])
    consume(async ({ orderId }) => void got.push(orderId))
    await vi.waitFor(() => expect(got).toHaveLength(3), 20_000)
    await vi.waitFor(async () => expect(await unsent()).toBe(0), 10_000)
  })

  it('does not block its queue for good when Redis refused the first command of the relay', async () => {
    const server = await startRedis()
    closing.push(() => server.stop())
    const { db, relay, consume, redis } = await open(server.url)
    // What a Redis that hangs or restarts does at the wrong moment: the connection is fine, and INFO fails once.
    await redis.acl('SETUSER', 'default', '-info')
    const { waitingIn } = relay()
    await waitingIn('generate-report').catch(() => {})
    await redis.acl('SETUSER', 'default', '+info')
    const got: string[] = []
    consume(async ({ orderId }) => void got.push(orderId))
    const sent = message()
    await db.transaction().execute((trx) => send(trx, 'generateReport', sent))
    await vi.waitFor(() => expect(got).toEqual([sent.orderId]), 10_000)
  })

  it('and one that waits too long, or a queue that grows, raise one alert until they are gone', async () => {
    const { db } = await open()
    const { heard, ear } = hearing()
    let jobs = 0
    const watch = createOutboxWatch({
      db,
      service: 'reports',
      log: ear,
      waitingIn: async (queue) => (queue === 'generate-report' ? jobs : 0),
    })
    await watch.look()
    expect(await watch.attention()).toEqual([])
    await db.transaction().execute((trx) => send(trx, 'generateReport', message()))
    await sql`update outbox set created_at = created_at - interval '10 minutes'`.execute(db)
    jobs = 5_000
    await watch.look()
    await watch.look()
    expect(heard).toEqual(['messages-waiting', 'queue-long'])
    expect(await watch.attention()).toEqual([
      'Messages of reports that wait to be sent, some for more than 2 minutes: 1. Does Redis work?',
      'Jobs that wait in the queue generate-report: 5000. Do its receivers run?',
    ])
    jobs = 0
    await watch.look()
    jobs = 5_000
    await watch.look()
    expect(heard).toEqual(['messages-waiting', 'queue-long', 'queue-long'])
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

  it('works on no more messages than its limit allows all processes together, and a changed limit applies at once', async () => {
    const { db, relay, consume } = await open()
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await released.promise
      running--
    }
    const released = Promise.withResolvers<void>()
    const consumers = [consume(work), consume(work)]
    for (const consumer of consumers) await consumer.setConcurrency(2)
    relay()
    await db.transaction().execute(async (trx) => {
      for (let i = 0; i < 8; i++) await send(trx, 'generateReport', message())
    })
    await vi.waitFor(() => expect(running).toBe(2), 10_000)
    await sleep(1_000)
    expect(most).toBe(2)
    for (const consumer of consumers) await consumer.setConcurrency(4)
    await vi.waitFor(() => expect(running).toBe(4), 20_000)
    await sleep(1_000)
    expect(most).toBe(4)
    released.resolve()
    await vi.waitFor(() => expect(running).toBe(0), 10_000)
  })

  it('goes on after Redis hung', async () => {
    const server = await startRedis()
    closing.push(() => server.stop())
    const { db, relay, consume, redis } = await open(server.url)
    const got: string[] = []
    consume(async ({ orderId }) => void got.push(orderId))
    relay()
    const [before, meanwhile] = [message(), message()]
    await db.transaction().execute((trx) => send(trx, 'generateReport', before))
    await vi.waitFor(() => expect(got).toEqual([before.orderId]), 10_000)
    await redis.client('PAUSE', 4_000)
    await db.transaction().execute((trx) => send(trx, 'generateReport', meanwhile))
    await vi.waitFor(() => expect(got).toEqual([before.orderId, meanwhile.orderId]), 20_000)
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
