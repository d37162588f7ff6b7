import { randomUUID } from 'node:crypto'
import { componentIds, passwordMask } from '@findable/contracts'
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { quickSite, slowSite } from './support/sites.ts'
import { startSystem, until, type System } from './support/system.ts'

type Task = TestContext['task']

let system: System
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system?.stop())

/** The checkout dies on the way; the customer presses the button again, and pays. */
async function expectCheckoutSurvives(task: Task, failpoint: string): Promise<void> {
  const key = randomUUID()
  await system.processes.dieAt('payments', failpoint, () => system.openCheckout(key))
  const order = await system.order(quickSite, key)
  expect(await system.intentsOf(order.orderId)).toHaveLength(1)
  await system.pay(order)
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
}

/** A customer pays and leaves; then `program` dies at its failpoint and is restarted. */
async function expectOrderSurvives(task: Task, program: string, failpoint: string, website?: string): Promise<void> {
  const order = await system.order(website)
  await system.processes.dieAt(program, failpoint, () => system.pay(order))
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
}

test('K1 kill -9 payments right after: order committed', ({ task }) => expectCheckoutSurvives(task, 'order-committed'))
test('K2 kill -9 payments right after: intent created, unsaved', ({ task }) =>
  expectCheckoutSurvives(task, 'intent-created'))
test('K3 kill -9 payments right after: event committed, unanswered', ({ task }) =>
  expectOrderSurvives(task, 'payments', 'event-committed'))

test('K4 kill -9 payments right after: paid + outbox committed', async ({ task }) => {
  await system.cardFault({ webhooks: { mode: 'off' } })
  const order = await system.paidOrder()
  await system.processes.dieAt('payments', 'order-paid', async () => {
    // Not before: a webhook that is sent again would pay the order while payments still starts.
    await system.cardFault({ webhooks: { mode: 'on' } })
    await system.startReport(order)
  })
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED')
})

test('K5 kill -9 payments right after: job added, outbox unmarked', ({ task }) =>
  expectOrderSurvives(task, 'payments', 'job-added'))
test('K6 kill -9 the worker: crawl at start', ({ task }) => expectOrderSurvives(task, 'worker-1', 'crawl-start'))
test('K6 kill -9 the worker: crawl in the middle', ({ task }) =>
  expectOrderSurvives(task, 'worker-1', 'crawl-middle', slowSite))
test('K6 kill -9 the worker: crawl at end', ({ task }) => expectOrderSurvives(task, 'worker-1', 'crawl-end'))
test('K6 kill -9 the worker: crawl of a rerun', async ({ task }) => {
  const order = await system.paidOrder(slowSite)
  await system.settled(order.orderId)
  await system.processes.dieAt('worker-1', 'crawl-middle', () => system.rerunByStaff(order.reference))
  const outcome = await system.settled(order.orderId)
  await until('the rerun is completed', async () => {
    const [rerun] = await system.query<{ state: string }>('select state from payments.reruns where order_id = $1', [
      order.orderId,
    ])
    return rerun?.state === 'completed'
  })
  expect(await system.settled(order.orderId)).toBe(outcome)
  expectOutcome(task, outcome, 'DELIVERED', 'readable before the rerun and after it')
})

test('K6 kill -9 the worker: crawl of a gold-standard report', async ({ task }) => {
  const staff = await system.signIn()
  await system.processes.dieAt('worker-1', 'crawl-middle', async () => {
    expect((await staff.createGoldStandard(slowSite)).status).toBe(200)
  })
  await until('the gold-standard report is completed', async () => {
    const [report] = await system.query<{ work_status: string; generation: number }>(
      'select work_status, generation from reports.gold_standard_reports',
    )
    if (report?.work_status !== 'completed') return false
    noteOutcome(task, `COMPLETED by generation ${report.generation}`)
    return report.generation > 1
  })
  expect(await system.query('select from reports.visibility_components')).toHaveLength(componentIds.length)
})

test('K7 kill -9 the worker right after: report written, job active', ({ task }) =>
  expectOrderSurvives(task, 'worker-1', 'report-written'))
test('K8 kill -9 payments right after: delivered + mail outbox committed', ({ task }) =>
  expectOrderSurvives(task, 'payments', 'order-delivered'))
test('K9 kill -9 mail right after: mail claimed', ({ task }) => expectOrderSurvives(task, 'mail', 'mail-claimed'))

test('K10 kill -9 mail right after: SMTP 250, uncommitted', async ({ task }) => {
  const order = await system.order()
  system.mayRepeatMail(order.orderId)
  await system.processes.dieAt('mail', 'mail-accepted', () => system.pay(order))
  const outcome = await system.settled(order.orderId)
  const mails = await system.mailsTaken(`report-ready.${order.orderId}@127.0.0.1`)
  expect(mails.length).toBeLessThanOrEqual(2)
  expectOutcome(task, outcome, 'DELIVERED', `${mails.length} mails of one Message-ID`)
})

test('K11 kill -9 payments right after: refund created, unsaved', async ({ task }) => {
  await system.processes.stop('worker-1')
  const order = await system.paidOrder()
  await system.orderIs(order.orderId, 'paid')
  await system.processes.dieAt('payments', 'refund-created', () => system.refundByStaff(order.reference))
  await system.processes.start('worker-1')
  await system.forgetKeys()
  const outcome = await system.settled(order.orderId)
  expect(await system.refundsOf(order.intentId)).toEqual([2_000])
  expectOutcome(task, outcome, 'REFUNDED: on-request')
})

test('K12 kill -9 admin right after: settings save', async ({ task }) => {
  const staff = await system.signIn()
  const email = {
    smtpHost: '127.0.0.1',
    smtpPort: system.ports['sandbox-smtp'],
    smtpUser: 'findable',
    smtpPassword: 'a password',
    emailFrom: 'desk@findable.example',
    enableEmailNotifications: true,
  }
  await system.processes.dieAt('admin', 'settings-saved', () => staff.saveEmailSettings(email))
  expect((await staff.readSettings()).body['email']).toEqual({ ...email, smtpPassword: passwordMask })
  await until('mail uses them', async () => {
    const order = await system.paidOrder()
    expect(await system.settled(order.orderId)).toBe('DELIVERED')
    const [mail] = await system.mailsTaken(`report-ready.${order.orderId}@127.0.0.1`)
    return mail!.from.includes(email.emailFrom)
  })
  noteOutcome(task, 'DELIVERED; settings kept, mail from the new sender')
})

test('O1 worker killed by one site three times', async ({ task }) => {
  const order = await system.order()
  await system.processes.stop('worker-1')
  await system.pay(order)
  for (let deaths = 0; deaths < 3; deaths++) {
    expect(await system.processes.dieOnStart('worker-1', 'crawl-start')).toBe('SIGKILL')
  }
  await system.processes.start('worker-1')
  const next = await system.paidOrder()
  const outcome = await system.settled(order.orderId)
  expect(await system.settled(next.orderId)).toBe('DELIVERED')
  expectOutcome(task, outcome, 'REFUNDED: report-impossible', 'the next order DELIVERED')
})

test('G1 SIGTERM during a crawl, grace exceeded', async ({ task }) => {
  await system.setSite(slowSite, { slowMs: 14_000 })
  const order = await system.paidOrder(slowSite)
  await system.reportIs(order.orderId, 'researching')
  await system.processes.stop('worker-1')
  await system.setSite(slowSite, { slowMs: 0 })
  await until('the report was handed back', async () => {
    const [report] = await system.query<{ starts: number }>(
      'select starts from reports.business_reports where order_id = $1',
      [order.orderId],
    )
    return report!.starts === 0
  })
  await system.processes.start('worker-1')
  const outcome = await system.settled(order.orderId)
  const [report] = await system.query<{ generation: number }>(
    'select generation from reports.business_reports where order_id = $1',
    [order.orderId],
  )
  expectOutcome(task, outcome, 'DELIVERED', `by generation ${report!.generation}`)
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
