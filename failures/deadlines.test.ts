import { randomUUID } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { vanishingSite } from './support/sites.ts'
import { startSystem, until, type System } from './support/system.ts'

/** A day of waiting, in seconds. */
const deadline = 25
/** Starts to answer and never stops. */
const neverEndingSite = 'neverending.com.au'

/** Receives every query and never answers. */
const silentNameServer = createSocket('udp4')

let system: System
beforeAll(async () => {
  silentNameServer.bind(0, '127.0.0.1')
  await once(silentNameServer, 'listening')
  system = await startSystem({
    env: {
      DELIVERY_DEADLINE_HOURS: String(deadline / 3_600),
      // The sandbox's websites are found without a name server.
      NAME_SERVERS: `127.0.0.1:${silentNameServer.address().port}`,
    },
    sites: { [neverEndingSite]: { harm: { '/': 'drip' } } },
  })
})
afterAll(async () => {
  await system?.stop()
  silentNameServer.close()
})

/** An attempt that runs into its time limits takes a large share of these shortened days, so the deadline may come first. */
const endsOfSlowAttempts = ['REFUNDED: website-unreadable', 'REFUNDED: deadline-passed']

const reportOf = async (orderId: string) =>
  (
    await system.query<{ generation: number; report_status: string }>(
      'select generation, report_status from reports.business_reports where order_id = $1',
      [orderId],
    )
  )[0]

test('W1 home page that never ends', async ({ task }) => {
  const order = await system.paidOrder(neverEndingSite)
  const outcome = await system.settled(order.orderId)
  expect(await system.refundsOf(order.intentId)).toEqual([2_000])
  expect(endsOfSlowAttempts).toContain(outcome)
  noteOutcome(task, outcome)
})

test('W2 site gone after payment', async ({ task }) => {
  const placed = await system.order(vanishingSite)
  await system.setSite(vanishingSite, { gone: true })
  await system.pay(placed)
  const outcome = await system.settled(placed.orderId)
  const { generation } = (await reportOf(placed.orderId))!
  expect(generation).toBeGreaterThan(3)
  expect(await system.refundsOf(placed.intentId)).toEqual([2_000])
  expect(await system.mailsTaken(`refund.${placed.orderId}@127.0.0.1`)).toHaveLength(1)
  expectOutcome(task, outcome, 'REFUNDED: website-unreadable', `${generation} tries, one mail`)
})

test('W2 site gone after payment, and back in time', async ({ task }) => {
  await system.setSite(vanishingSite, {})
  const placed = await system.order(vanishingSite)
  await system.setSite(vanishingSite, { gone: true })
  await system.pay(placed)
  await until('it was tried', async () => ((await reportOf(placed.orderId))?.generation ?? 0) > 1)
  await system.setSite(vanishingSite, {})
  expectOutcome(task, await system.settled(placed.orderId), 'DELIVERED')
})

test('N1 name servers that never answer', async ({ task }) => {
  const asked = once(silentNameServer, 'message')
  const startedAt = performance.now()
  const others = Array.from({ length: 40 }, (_, number) =>
    system.customerAt(`192.0.2.${number}`).openCheckout(randomUUID(), `silent-${number}.com.au`),
  )
  await asked
  const order = await system.paidOrder()
  for (const { status } of await Promise.all(others)) expect(status).toBe(200)
  const slowest = (performance.now() - startedAt) / 1_000
  expect(slowest).toBeLessThan(10)
  const silent = await system.paidOrder('silent.com.au')
  expect(await system.settled(order.orderId)).toBe('DELIVERED')
  const outcome = await system.settled(silent.orderId)
  expect(await system.refundsOf(silent.intentId)).toEqual([2_000])
  expect(endsOfSlowAttempts).toContain(outcome)
  noteOutcome(task, `${outcome}; 41 checkouts meanwhile within ${slowest.toFixed(1)} s`)
})

test('Z1 paid, report not completed by the delivery deadline', async ({ task }) => {
  await system.processes.stop('worker-1')
  const order = await system.paidOrder()
  const outcome = await system.settled(order.orderId)
  await system.processes.start('worker-1')
  expect(await system.refundsOf(order.intentId)).toEqual([2_000])
  await sleep(5_000)
  expect((await reportOf(order.orderId))!.report_status).toBe('failed')
  expectOutcome(task, outcome, 'REFUNDED: deadline-passed')
})

test('Z1 report finished at the instant of the deadline', async ({ task }) => {
  // The worker comes back at the first deadline, so that some reports finish before theirs and some do not.
  expect(await system.settled((await system.paidOrder()).orderId)).toBe('DELIVERED')
  system.processes.signal('worker-1', 'SIGSTOP')
  const startedAt = Date.now()
  const orders = []
  // The last order is placed right before, so that it has its time on a slow machine too.
  while (Date.now() < startedAt + deadline * 1_000 - 2_000) {
    orders.push(await system.paidOrder())
    await sleep(2_000)
  }
  await sleep(startedAt + deadline * 1_000 - Date.now())
  system.processes.signal('worker-1', 'SIGCONT')
  const outcomes: string[] = []
  for (const { orderId } of orders) outcomes.push(await system.settled(orderId))
  const delivered = outcomes.filter((outcome) => outcome === 'DELIVERED').length
  const refunded = outcomes.filter((outcome) => outcome === 'REFUNDED: deadline-passed').length
  expect(delivered + refunded).toBe(orders.length)
  expect(delivered).toBeGreaterThan(0)
  expect(refunded).toBeGreaterThan(0)
  noteOutcome(task, `${delivered} DELIVERED, ${refunded} REFUNDED, none both`)
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
