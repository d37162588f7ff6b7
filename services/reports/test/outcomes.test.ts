import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setEmailStatus } from '../src/db/reports.ts'
import { withdrawReport } from '../src/order-reports.ts'
import type { RunAudit } from '../src/generation.ts'
import { receivePaidOrder } from '../src/order-reports.ts'
import { repeatCompletions } from '../src/sweeps.ts'
import { auditResult, openReports, paidOrder, unreadable, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const withdraw = (orderId: string, wasDelivered = false) =>
  reports.db.transaction().execute((trx) => withdrawReport(trx, orderId, wasDelivered))

describe('a website on which workers die', () => {
  /** A worker that takes a job and is never heard of again. */
  const dies: RunAudit = () => new Promise(() => {})
  const workerDies = async () => {
    void reports.make((await reports.jobs()).at(-1)!, dies)
    await expect.poll(async () => (await reports.reports())[0]!.report_status).toBe('researching')
    await reports.age(0.1)
  }

  it('gets three of them, then its report has failed and payments is told', async () => {
    const order = paidOrder()
    await reports.startPaid(order)
    for (let deaths = 0; deaths < 3; deaths++) {
      await workerDies()
      await reports.sweep()
    }
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'pending', generation: 4 })
    await reports.make((await reports.jobs()).at(-1)!)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'failed', failed_as: 'report-impossible' })
    expect(await reports.sent('reportFailed')).toMatchObject([{ orderId: order.orderId, failure: 'report-impossible' }])
    await reports.age(1)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(4)
  })

  it('is made by the same job when the queue gives it to a worker that lives', async () => {
    await reports.startPaid()
    await workerDies()
    await reports.make((await reports.jobs())[0]!)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'completed', generation: 1, starts: 0 })
  })

  it('counts only those in a row: a try that came to an end takes the others back', async () => {
    await reports.startPaid()
    for (let i = 0; i < 2; i++) {
      await workerDies()
      await reports.sweep()
    }
    await reports.make((await reports.jobs()).at(-1)!, unreadable)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'pending', starts: 0 })
  })

  it('is left to the worker that gives signs of life', async () => {
    await reports.startPaid()
    const [job] = await reports.jobs()
    const { promise: ended, resolve: finish } = Promise.withResolvers<void>()
    const running = reports.make(job!, () => ended.then(() => auditResult()))
    await expect.poll(async () => (await reports.reports())[0]!.report_status).toBe('researching')
    await reports.make(job!, async () => Promise.reject(new Error('a second worker on it')))
    finish()
    await running
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'completed', starts: 0 })
  })
})

describe('the report of a refunded order', () => {
  it('is withdrawn while it waits, and while a worker is at it', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    const [job] = await reports.jobs()
    const { promise: ended, resolve: finish } = Promise.withResolvers<void>()
    const running = reports.make(job!, () => ended.then(() => auditResult()))
    await expect.poll(async () => (await reports.reports())[0]!.report_status).toBe('researching')
    await withdraw(order.orderId)
    finish()
    await running
    const [report] = await reports.reports()
    expect(report).toMatchObject({ report_status: 'failed', report_data: null, refunded_at: expect.any(Date) })
    expect(await reports.sent('reportCompleted')).toEqual([])
    expect(await reports.sent('reportFailed')).toEqual([])
    await reports.age(10)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
    const progress = await reports.call('GET', `/api/report-progress/${body.reportId}`)
    expect(progress.body).toMatchObject({ isFailed: true, stageMessage: expect.stringContaining('refunded') })
  })

  it('is withdrawn though it was completed, when it was not delivered in time', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    await reports.make((await reports.jobs())[0]!)
    await withdraw(order.orderId)
    await withdraw(order.orderId)
    expect((await reports.call('GET', `/api/download-report/${body.reportId}`)).body.code).toBe('report-not-ready')
    expect(await reports.db.selectFrom('components').selectAll().execute()).toEqual([])
  })

  it('stays readable when it had been delivered', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    await reports.make((await reports.jobs())[0]!)
    await withdraw(order.orderId, true)
    expect((await reports.call('GET', `/api/download-report/${body.reportId}`)).status).toBe(200)
  })

  it('is nothing to withdraw before there is one', async () => {
    await withdraw(paidOrder().orderId)
    expect(await reports.reports()).toEqual([])
  })
})

describe('a paid order that payments mentions again', () => {
  const again = (order: ReturnType<typeof paidOrder>) => receivePaidOrder(reports.db, order, 'request-1')

  it('changes nothing while its report is made', async () => {
    const order = paidOrder()
    await again(order)
    await again(order)
    expect(await reports.reports()).toHaveLength(1)
    expect(await reports.jobs()).toHaveLength(1)
    expect(await reports.sent('reportCompleted')).toEqual([])
  })

  it('is told again that its report is completed', async () => {
    const order = paidOrder()
    await again(order)
    await reports.make((await reports.jobs())[0]!)
    await again(order)
    const [first, second] = await reports.sent('reportCompleted')
    expect(second).toEqual(first)
  })

  it('is told again that there will be no report', async () => {
    const order = paidOrder()
    await again(order)
    await reports.age(25)
    await reports.make((await reports.jobs())[0]!, unreadable)
    await again(order)
    const [first, second] = await reports.sent('reportFailed')
    expect(first).toMatchObject({ orderId: order.orderId, failure: 'website-unreadable' })
    expect(second).toEqual(first)
  })

  it('is told nothing once it is refunded', async () => {
    const order = paidOrder()
    await again(order)
    await withdraw(order.orderId)
    await again(order)
    expect(await reports.sent('reportFailed')).toEqual([])
  })
})

describe('a completed report whose mail is not settled', () => {
  const repeat = () => repeatCompletions(reports.db, 300_000)
  const completed = async (order = paidOrder()) => {
    await reports.startPaid(order)
    await reports.make((await reports.jobs()).at(-1)!)
    return order
  }
  const told = async () => (await reports.sent('reportCompleted')).length

  it('is mentioned again, less and less often, until the mail was sent', async () => {
    const { orderId } = await completed()
    await repeat()
    expect(await told()).toBe(1)
    await reports.age(0.1)
    await repeat()
    await repeat()
    expect(await told()).toBe(2)
    await reports.age(10)
    await repeat()
    await reports.age(1)
    await repeat()
    expect(await told()).toBe(3)
    await setEmailStatus(reports.db, orderId, 'sent', new Date())
    await reports.age(100)
    await repeat()
    expect(await told()).toBe(3)
  })

  it('is mentioned no more when the mail failed for good, or the order was refunded', async () => {
    await setEmailStatus(reports.db, (await completed()).orderId, 'failed', new Date())
    await withdraw((await completed()).orderId, true)
    await reports.age(1)
    await repeat()
    expect(await told()).toBe(2)
  })

  it('is mentioned before others that were mentioned since', async () => {
    for (let i = 0; i < 3; i++) await completed()
    await reports.age(1)
    await reports.db
      .updateTable('business_reports')
      .set({ swept_at: new Date() })
      .where('id', '=', (await reports.reports())[0]!.id)
      .execute()
    await repeat()
    const orders = (await reports.reports()).map(({ order_id }) => order_id)
    expect(
      (await reports.sent('reportCompleted'))
        .slice(3)
        .map(({ orderId }) => orderId)
        .toSorted(),
    ).toEqual(orders.slice(1).toSorted())
  })
})
