import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redisCommand } from './support/redis-command.ts'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { slowSite } from './support/sites.ts'
import { startSystem, until, type System } from './support/system.ts'

let system: System
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system?.stop())

const redis = (...words: string[]) => redisCommand(system.redis.port, ...words)
const unsent = async () => (await system.query('select from payments.outbox where sent_at is null')).length > 0

test('R1 FLUSHALL while the job waits', async ({ task }) => {
  await system.processes.stop('worker-1')
  const order = await system.paidOrder()
  await until(
    'the job waits',
    async () => (await redis('EXISTS', `bull:generate-report:report-${order.orderId}-1`)) === ':1',
  )
  await redis('FLUSHALL')
  await system.processes.start('worker-1')
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('R1 FLUSHALL while the job is active', async ({ task }) => {
  const order = await system.paidOrder(slowSite)
  await system.reportIs(order.orderId, 'researching')
  await redis('FLUSHALL')
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('R1 FLUSHALL again and again, from the payment to the mail', async ({ task }) => {
  const order = await system.paidOrder()
  const flushing = new AbortController()
  const flushes = (async () => {
    while (!flushing.signal.aborted) {
      await redis('FLUSHALL')
      await sleep(50)
    }
  })()
  await sleep(8_000)
  flushing.abort()
  await flushes
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('R1 FLUSHALL while idle', async ({ task }) => {
  await redis('FLUSHALL')
  const order = await system.paidOrder()
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('R2 Redis down 3 s and 15 s', async ({ task }) => {
  for (const seconds of [3, 15]) {
    await system.redis.pause()
    const begun = performance.now()
    const order = await system.order()
    expect(performance.now() - begun).toBeLessThan(2_000)
    await system.pay(order)
    await sleep(seconds * 1_000)
    await system.redis.start()
    expect(await system.settled(order.orderId)).toBe('DELIVERED')
  }
  noteOutcome(task, 'DELIVERED; the API answered within 2 s')
})

test('R2 Redis down at boot', async ({ task }) => {
  const programs = ['payments', 'reports', 'worker-1', 'mail']
  await system.processes.stopAll(programs)
  await system.redis.pause()
  await Promise.all(programs.map((name) => system.processes.start(name)))
  const begun = performance.now()
  const order = await system.order()
  expect(performance.now() - begun).toBeLessThan(2_000)
  await system.pay(order)
  await system.orderIs(order.orderId, 'paid')
  await system.redis.start()
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('R3 Redis full', async ({ task }) => {
  await redis('CONFIG', 'SET', 'maxmemory', '1')
  const order = await system.paidOrder()
  await system.orderIs(order.orderId, 'paid')
  await sleep(3_000)
  expect(await unsent()).toBe(true)
  await redis('CONFIG', 'SET', 'maxmemory', '0')
  const outcome = await system.settled(order.orderId)
  expect(await unsent()).toBe(false)
  expectOutcome(task, outcome, 'DELIVERED')
})

test('R4 job already in the failed set', async ({ task }) => {
  const order = await system.order()
  const job = `report-${order.orderId}-1`
  await redis('HSET', `bull:generate-report:${job}`, 'name', 'generateReport', 'data', '{}', 'failedReason', 'stalled')
  await redis('ZADD', 'bull:generate-report:failed', String(Date.now()), job)
  await system.pay(order)
  const outcome = await system.settled(order.orderId)
  const [report] = await system.query<{ generation: number }>(
    'select generation from reports.business_reports where order_id = $1',
    [order.orderId],
  )
  expect(report!.generation).toBeGreaterThan(1)
  expectOutcome(task, outcome, 'DELIVERED', `by generation ${report!.generation}`)
})

test('D1 Postgres restarted while orders are on their way', async ({ task }) => {
  const orders = []
  for (let i = 0; i < 4; i++) {
    orders.push(await system.paidOrder(i % 2 ? slowSite : undefined))
    await sleep(i * 400)
    await system.postgres.restart()
    await until('the site answers', async () => (await fetch(`${system.siteUrl}/api/health`)).status === 200)
  }
  for (const { orderId } of orders) expect(await system.settled(orderId)).toBe('DELIVERED')
  noteOutcome(task, 'DELIVERED; 4 orders over 4 restarts')
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
