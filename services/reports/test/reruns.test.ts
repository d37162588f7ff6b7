import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withdrawReport } from '../src/order-reports.ts'
import type { RunAudit } from '../src/generation.ts'
import { receiveRerunRequest } from '../src/reruns.ts'
import { auditResult, openReports, paidOrder, unreadable, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const better = auditResult({ overallScore: 88 })
const runBetter: RunAudit = async () => better

/** An order whose report is completed. */
async function completed() {
  const order = paidOrder()
  const { body } = await reports.startPaid(order)
  await reports.make((await reports.jobs())[0]!)
  return { orderId: order.orderId, reportId: body.reportId as string }
}
const request = (order: { orderId: string; reportId: string }, rerunId: string = randomUUID()) => {
  const asked = { ...order, rerunId, requestId: 'request-2' }
  return receiveRerunRequest(reports.db, asked, reports.log).then(() => rerunId)
}
const lastJob = async () => (await reports.jobs()).at(-1)!
const read = async (id: string) => (await reports.call('GET', `/api/business-reports/${id}`)).body
const ended = async () => (await reports.sent('rerunEnded')).map(({ rerunId, outcome }) => [rerunId, outcome])
const row = async () => (await reports.reports())[0]!

describe('a rerun', () => {
  it('leaves the version before at its link until the new one takes its place', async () => {
    const order = await completed()
    const rerunId = await request(order)
    const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>()
    const running = reports.make(await lastJob(), () => mayEnd.then(() => better))
    await expect.poll(async () => (await row()).rerun_status).toBe('researching')
    expect(await read(order.reportId)).toMatchObject({ status: 'completed', visibilityScore: 70 })
    expect((await reports.call('GET', `/api/download-report/${order.reportId}`)).status).toBe(200)
    const progress = await reports.call('GET', `/api/report-progress/${order.reportId}`)
    expect(progress.body).toMatchObject({ isComplete: true, progress: 100, currentStage: 5 })
    finish()
    await running
    expect(await read(order.reportId)).toMatchObject({ status: 'completed', visibilityScore: 88 })
    expect(await ended()).toEqual([[rerunId, 'completed']])
    expect(await row()).toMatchObject({ generation: 2, rerun_id: null, rerun_status: null, work_status: 'completed' })
    expect(await reports.sent('reportCompleted')).toHaveLength(1)
  })

  it('begins once, however often it is asked for, and says again how it ended', async () => {
    const order = await completed()
    const rerunId = await request(order)
    await Promise.all(Array.from({ length: 5 }, () => request(order, rerunId)))
    expect(await reports.jobs()).toHaveLength(2)
    await reports.make(await lastJob(), runBetter)
    await request(order, rerunId)
    expect(await ended()).toEqual([
      [rerunId, 'completed'],
      [rerunId, 'completed'],
    ])
    expect(await reports.jobs()).toHaveLength(2)
  })

  it('is tried again while the website cannot be read, and ends as failed with the version before', async () => {
    const order = await completed()
    await reports.age(30 * 24)
    const rerunId = await request(order)
    await reports.make(await lastJob(), unreadable)
    expect(await row()).toMatchObject({
      rerun_status: 'pending',
      retry_at: expect.any(Date),
      report_status: 'completed',
    })
    await reports.age(2)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(3)
    await reports.db
      .updateTable('business_reports')
      .set({ rerun_at: new Date(Date.now() - 86_400_000) })
      .execute()
    await reports.make(await lastJob(), unreadable)
    expect(await ended()).toEqual([[rerunId, 'failed']])
    expect(await read(order.reportId)).toMatchObject({ status: 'completed', visibilityScore: 70 })
    expect(await row()).toMatchObject({ failed_as: null, rerun_id: null, retry_at: null })
    expect(await reports.sent('reportFailed')).toEqual([])
  })

  it('goes on with another worker when its worker died', async () => {
    const order = await completed()
    const rerunId = await request(order)
    void reports.make(await lastJob(), () => new Promise(() => {}))
    await expect.poll(async () => (await row()).rerun_status).toBe('researching')
    await reports.age(0.1)
    await reports.sweep()
    await reports.make(await lastJob(), runBetter)
    expect(await ended()).toEqual([[rerunId, 'completed']])
    expect(await read(order.reportId)).toMatchObject({ visibilityScore: 88 })
  })

  it('is given up when workers keep dying on it', async () => {
    const order = await completed()
    const rerunId = await request(order)
    for (let deaths = 0; deaths < 3; deaths++) {
      void reports.make(await lastJob(), () => new Promise(() => {}))
      await expect.poll(async () => (await row()).rerun_status).toBe('researching')
      await reports.age(0.1)
      await reports.sweep()
    }
    await reports.make(await lastJob(), runBetter)
    expect(await ended()).toEqual([[rerunId, 'failed']])
    expect(await read(order.reportId)).toMatchObject({ status: 'completed', visibilityScore: 70 })
  })

  it('ends when its order is refunded: what its worker writes is refused', async () => {
    const order = await completed()
    await request(order)
    const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>()
    const running = reports.make(await lastJob(), () => mayEnd.then(() => better))
    await expect.poll(async () => (await row()).rerun_status).toBe('researching')
    await reports.db.transaction().execute((trx) => withdrawReport(trx, order.orderId, true))
    finish()
    await running
    expect(await read(order.reportId)).toMatchObject({ status: 'completed', visibilityScore: 70 })
    expect(await ended()).toEqual([])
    await reports.age(10)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(2)
  })

  it('of a report that is not completed, or unknown, ends at once as failed', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    const early = await request({ orderId: order.orderId, reportId: body.reportId })
    const unknown = await request({ orderId: randomUUID(), reportId: 'nothing' })
    expect(await ended()).toEqual([
      [early, 'failed'],
      [unknown, 'failed'],
    ])
    expect(await reports.jobs()).toHaveLength(1)
  })
})

describe('an operator', () => {
  const look = (orderId: string) => reports.staffCall('GET', `/api/admin/order-reports/${orderId}`)
  const replay = async (orderId: string) =>
    (await reports.staffCall('POST', `/api/admin/order-reports/${orderId}/replay`)).body

  it('sees what a report waits for, and does not let it wait any longer', async () => {
    const order = paidOrder()
    await reports.startPaid(order)
    await reports.make(await lastJob(), unreadable)
    expect((await look(order.orderId)).body).toMatchObject({
      status: 'pending',
      generation: 1,
      retryAt: expect.any(String),
      failure: 'The home page did not answer.',
    })
    expect(await replay(order.orderId)).toEqual({ pushed: true })
    expect(await lastJob()).toMatchObject({ generation: 2 })
    await reports.make(await lastJob())
    expect((await look(order.orderId)).body).toMatchObject({ status: 'completed', rerunStatus: null })
    expect(await replay(order.orderId)).toEqual({ pushed: false })
  })

  it('hears of no report where there is none', async () => {
    expect((await look(randomUUID())).body.code).toBe('report-not-found')
    expect(await replay(randomUUID())).toEqual({ pushed: false })
  })
})
