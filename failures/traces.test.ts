import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startTraceReceiver, type ReceivedSpan } from '@findable/test-kit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectOutcome } from './support/outcome.ts'
import { redisCommand } from './support/redis-command.ts'
import { slowSite } from './support/sites.ts'
import { services, startSystem, until, type System } from './support/system.ts'

type Receiver = Awaited<ReturnType<typeof startTraceReceiver>>

let receiver: Receiver
let system: System
beforeAll(async () => {
  receiver = await startTraceReceiver()
  system = await startSystem({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url } })
})
afterAll(async () => {
  await system?.stop()
  await receiver.close()
})
beforeEach(() => receiver.be('takes'))

/** The trace of an order so far. */
async function traceOf(orderId: string): Promise<ReceivedSpan[]> {
  const select = 'select request_id from payments.orders where id = $1'
  const [order] = await system.query<{ request_id: string }>(select, [orderId])
  const id = order!.request_id.replaceAll('-', '')
  return receiver.spans.filter(({ traceId }) => traceId === id)
}

/** Where its ways end. The processes send their spans one after another, every two seconds. */
const ends = ['process generate-report', 'process order-delivered', 'process report-mail-settled', 'write document']

/** The trace of an order, once all of it is there; nothing about the order may be in another. */
async function oneTraceOf(orderId: string, { killed = false } = {}): Promise<ReceivedSpan[]> {
  let trace: ReceivedSpan[] = []
  const orphans = () => trace.filter((span) => span.parentSpanId !== '' && !parentOf(trace, span))
  await until('all of the trace has come', async () => {
    trace = await traceOf(orderId)
    // What a killed process was at is never sent, but what that caused may be.
    return ends.every((end) => trace.some(({ name }) => name === end)) && (killed || orphans().length === 0)
  })
  expect(trace.filter(({ parentSpanId }) => parentSpanId === '')).toMatchObject([
    { service: 'gateway', name: 'POST /api/create-payment-intent' },
  ])
  const aboutIt = receiver.spans.filter(({ attributes }) => attributes['findable.order.id'] === orderId)
  expect(new Set(aboutIt.map(({ traceId }) => traceId))).toEqual(new Set([trace[0]!.traceId]))
  return trace
}

const parentOf = (trace: ReceivedSpan[], { parentSpanId }: ReceivedSpan) =>
  trace.find(({ spanId }) => spanId === parentSpanId)

/** From a span up to the first one of its trace. */
function wayTo(trace: ReceivedSpan[], name: string): string[] {
  const found = trace.find((span) => span.name === name)
  const way: string[] = []
  for (let span = found; span; span = parentOf(trace, span)) way.unshift(`${span.service}: ${span.name}`)
  return way
}

test('T1 one trace for one order, with every source', async ({ task }) => {
  const order = await system.paidOrder()
  const outcome = await system.settled(order.orderId)
  const trace = await oneTraceOf(order.orderId)

  const first = 'gateway: POST /api/create-payment-intent'
  const toWorker = [
    first,
    'payments: settle payment',
    'payments: send order-paid',
    'reports: process order-paid',
    'reports: send generate-report',
    'report-worker: process generate-report',
  ]
  expect(wayTo(trace, 'POST /internal/address-checks')).toEqual([
    first,
    'payments: POST /api/create-payment-intent',
    'reports: POST /internal/address-checks',
  ])
  expect(wayTo(trace, 'assessment')).toEqual([...toWorker, 'report-worker: assessment'])
  expect(wayTo(trace, 'ask google-places')).toEqual([
    ...toWorker,
    'report-worker: google-places',
    'report-worker: ask google-places',
  ])
  expect(wayTo(trace, 'process order-delivered')).toEqual([
    ...toWorker,
    'reports: send report-completed',
    'payments: process report-completed',
    'payments: send order-delivered',
    'mail: process order-delivered',
  ])
  expect(wayTo(trace, 'write document')).toEqual([
    first,
    'mail: deliver mail',
    'reports: GET /internal/reports/:id/document',
    'reports: write document',
  ])
  expect(wayTo(trace, 'process report-mail-settled')).toEqual([
    first,
    'mail: deliver mail',
    'mail: send report-mail-settled',
    'reports: process report-mail-settled',
  ])
  const [report] = await system.query<{ sources: { id: string }[] }>(
    `select report_data::jsonb -> 'sources' as sources from reports.business_reports where order_id = $1`,
    [order.orderId],
  )
  const named = new Set(trace.map(({ name }) => name))
  expect(report!.sources.length).toBeGreaterThan(7)
  expect(report!.sources.filter(({ id }) => !named.has(id))).toEqual([])
  expectOutcome(task, outcome, 'DELIVERED', `${trace.length} spans`)
})

test('T2 no personal data, and nothing that opens a report, in any trace', async ({ task }) => {
  const order = await system.paidOrder()
  const { body } = await system.startReport(order)
  const outcome = await system.settled(order.orderId)
  await oneTraceOf(order.orderId)
  await fetch(`${system.siteUrl}/api/business-reports/${body.reportId}`)
  await until('the last look has come', async () =>
    receiver.spans.some(({ name }) => name === 'GET /api/business-reports/:id'),
  )
  const received = JSON.stringify(receiver.spans)
  const { website, reference, clientSecret, intentId } = order
  const secrets = [body.reportId!, 'owner@', website, reference, clientSecret, intentId, order.key, '127.0.0.1']
  expect(secrets.filter((secret) => received.includes(secret))).toEqual([])
  expectOutcome(task, outcome, 'DELIVERED')
})

test('T3 one trace: no webhook, and a browser that asks for its report', async ({ task }) => {
  await system.cardFault({ webhooks: { mode: 'off' } })
  const order = await system.paidOrder()
  await system.startReport(order)
  await system.cardFault({ webhooks: { mode: 'on' } })
  const outcome = await system.settled(order.orderId)
  const trace = await oneTraceOf(order.orderId)
  // The request that prompted it came without the order's name, so it has a trace of its own, one click away.
  const [link] = trace.find(({ name }) => name === 'start report')!.links
  const prompting = () => receiver.spans.filter(({ traceId }) => traceId === link)
  await expect
    .poll(() => wayTo(prompting(), 'POST /internal/orders/claim'), { timeout: 20_000 })
    .toEqual([
      'gateway: POST /api/start-report',
      'reports: POST /api/start-report',
      'payments: POST /internal/orders/claim',
    ])
  expectOutcome(task, outcome, 'DELIVERED')
})

test('T4 one trace: no webhook, FLUSHALL while the job waits, a mail that is tried again', async ({ task }) => {
  await system.processes.stop('worker-1')
  await system.cardFault({ webhooks: { mode: 'off' } })
  await system.mailFault('greylist', 1)
  const order = await system.paidOrder()
  const job = `bull:generate-report:report-${order.orderId}-1`
  await until('the job waits', async () => (await redisCommand(system.redis.port, 'EXISTS', job)) === ':1')
  await redisCommand(system.redis.port, 'FLUSHALL')
  await system.processes.start('worker-1')
  await system.cardFault({ webhooks: { mode: 'on' } })
  const outcome = await system.settled(order.orderId)
  const trace = await oneTraceOf(order.orderId)
  const attempts = (outcome: string) =>
    trace.filter(({ attributes }) => attributes['findable.mail.outcome'] === outcome)
  expect([attempts('later').length, attempts('accepted').length]).toEqual([1, 1])
  expect(trace.filter(({ name }) => name === 'send generate-report').length).toBeGreaterThan(1)
  expectOutcome(task, outcome, 'DELIVERED')
})

test('T5 one trace: kill -9 the worker in the middle of the crawl', async ({ task }) => {
  const order = await system.order(slowSite)
  await system.processes.dieAt('worker-1', 'crawl-middle', () => system.pay(order))
  const outcome = await system.settled(order.orderId)
  await oneTraceOf(order.orderId, { killed: true })
  expectOutcome(task, outcome, 'DELIVERED')
})

test.for(['refuses', 'hangs'] as const)('T6 the receiver of traces %s', async (how, { task }) => {
  receiver.be(how)
  const before = receiver.requests()
  const order = await system.paidOrder()
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
  await until('spans were offered', async () => receiver.requests() > before)
})

test('T7 the receiver of traces goes away: services end in order, and start without it', async ({ task }) => {
  receiver.be('hangs')
  await receiver.close()
  const { log } = system.processes
  const before = log.length
  for (const service of services) await system.processes.restart(service)
  const order = await system.paidOrder()
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
  const ends = log.slice(before).flatMap(({ msg = '' }) => (msg.startsWith('ended by') ? [msg] : []))
  expect(ends).toEqual(services.map(() => 'ended by exit status 0'))
})

test('T8 without a receiver, neither SDK nor exporter is loaded', async ({ task }) => {
  const noting = pathToFileURL(join(import.meta.dirname, 'support/note-modules.mjs')).href
  const plain = await startSystem({ env: { NODE_OPTIONS: `--import=${noting}` } })
  const order = await plain.paidOrder()
  const outcome = await plain.settled(order.orderId)
  await plain.stop()
  const loaded = Object.fromEntries(
    plain.processes.log.flatMap(({ program, modules }) =>
      modules ? [[program, modules.map((url) => basename(url))]] : [],
    ),
  )
  // The door to it, which is one file of ours, and no more.
  expect(loaded).toEqual(Object.fromEntries(services.map((service) => [service, ['tracing.ts']])))
  expectOutcome(task, outcome, 'DELIVERED')
})
