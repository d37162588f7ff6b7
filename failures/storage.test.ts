import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@findable/contracts'
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

/**
 * Milliseconds. An API that waits for Redis would answer only when it is back. On a machine without other work, answers
 * take less than two seconds; the outcomes say how long they took.
 */
const longestAnswer = 10_000
/** Places an order, and says how long that took. */
async function timedOrder() {
  const startedAt = performance.now()
  const order = await system.order()
  const took = performance.now() - startedAt
  expect(took).toBeLessThan(longestAnswer)
  return { order, took }
}
const answered = (took: number) => `the slowest answer took ${Math.round(took)} ms`

/** What a service reports about itself. */
async function ready(service: 'payments'): Promise<{ status: number; failing: string[]; attention: string[] }> {
  const response = await fetch(`http://127.0.0.1:${system.ports[service]}/health/ready`)
  return { status: response.status, ...((await response.json()) as { failing: string[]; attention: string[] }) }
}
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
  let slowest = 0
  for (const seconds of [3, 15]) {
    await system.redis.pause()
    const { order, took } = await timedOrder()
    slowest = Math.max(slowest, took)
    await system.pay(order)
    await sleep(seconds * 1_000)
    await system.redis.start()
    expect(await system.settled(order.orderId)).toBe('DELIVERED')
  }
  noteOutcome(task, `DELIVERED; ${answered(slowest)}`)
})

test('R2 Redis down at boot', async ({ task }) => {
  const programs = ['payments', 'reports', 'worker-1', 'mail']
  await system.processes.stopAll(programs)
  await system.redis.pause()
  await Promise.all(programs.map((name) => system.processes.start(name)))
  const { order, took } = await timedOrder()
  await system.pay(order)
  await system.orderIs(order.orderId, 'paid')
  await system.redis.start()
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', answered(took))
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

test('R5 Redis hangs for 9 s', async ({ task }) => {
  const before = await system.paidOrder(slowSite)
  await redis('CLIENT', 'PAUSE', '9000', 'ALL')
  await until('readiness tells it', async () => (await ready('payments')).status === 503)
  expect((await ready('payments')).failing).toEqual(['redis'])
  let slowest = 0
  for (let call = 0; call < 3; call++) {
    const startedAt = performance.now()
    expect((await fetch(`${system.siteUrl}${endpoints.checkoutConfig.path}`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - startedAt)
  }
  const { order, took } = await timedOrder()
  slowest = Math.max(slowest, took)
  expect(slowest).toBeLessThan(longestAnswer)
  await system.pay(order)
  expect(await system.settled(before.orderId)).toBe('DELIVERED')
  expect(await system.settled(order.orderId)).toBe('DELIVERED')
  expect(await ready('payments')).toMatchObject({ status: 200, failing: [] })
  noteOutcome(task, `DELIVERED; ${answered(slowest)}`)
})

test('R6 message that cannot be sent', async ({ task }) => {
  const [row] = await system.query<{ id: number }>(
    `insert into payments.outbox (step, payload) values ('orderPaid', '{"orderId": "nobody"}') returning id::int`,
  )
  const order = await system.paidOrder()
  const outcome = await system.settled(order.orderId)
  await until('it is parked, with an alert', async () => system.alerts('message-parked').length === 1)
  expect(await ready('payments')).toMatchObject({ status: 200, attention: ['Parked messages of payments: 1.'] })
  await system.query(
    `update payments.outbox set payload = (
      select payload from payments.outbox where step = 'orderPaid' and payload ->> 'orderId' = $1 limit 1
    ) where id = $2`,
    [order.orderId, row!.id],
  )
  const again = await system.internal('payments', `/internal/payments/outbox/${row!.id}/send`, {})
  expect(await again.json()).toEqual({ pushed: true })
  await until('it is sent', async () => !(await unsent()))
  expect((await ready('payments')).attention).toEqual([])
  expectOutcome(task, outcome, 'DELIVERED', 'the line went on; parked, mended, sent')
})

test('D2 PostgreSQL hangs for 40 s while orders are on their way', async ({ task }) => {
  const orders = [await system.paidOrder(), await system.paidOrder(slowSite), await system.order()]
  const hanging = system.postgres.hang(40_000)
  await until('readiness tells it', async () => (await ready('payments')).status === 503)
  expect((await ready('payments')).failing).toContain('database')
  await hanging
  await system.pay(orders[2]!)
  for (const { orderId } of orders) expect(await system.settled(orderId)).toBe('DELIVERED')
  noteOutcome(task, 'DELIVERED; 3 orders, connections replaced')
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
