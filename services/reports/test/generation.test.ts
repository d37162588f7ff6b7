import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { componentIds, pillarIds } from '@findable/contracts'
import { UnreadableWebsite } from '../src/generation.ts'
import { auditResult, unreadable, openReports, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

describe('making a report', () => {
  it('completes it with its scores and says so in the same commit', async () => {
    await reports.startPaid()
    const [job] = await reports.jobs()
    await reports.make(job!)
    const [report] = await reports.reports()
    expect(report).toMatchObject({
      report_status: 'completed',
      visibility_score: 70,
      industry: 'Trades & Services',
      business_name: 'Example Electrical',
    })
    expect(await reports.db.selectFrom('pillars').selectAll().execute()).toHaveLength(pillarIds.length)
    const components = await reports.db.selectFrom('components').selectAll().execute()
    expect(components).toHaveLength(componentIds.length)
    expect(components.find((row) => row.component_name === 'star-rating')).toMatchObject({
      component_score: null,
      raw_data: { outcome: 'notMeasured' },
    })
    expect(await reports.sent('reportCompleted')).toMatchObject([{ orderId: report!.order_id, generation: 1 }])
  })

  it('is done once when two workers run the same job', async () => {
    await reports.startPaid()
    const [job] = await reports.jobs()
    await Promise.all([reports.make(job!), reports.make(job!), reports.make(job!)])
    expect(await reports.sent('reportCompleted')).toHaveLength(1)
  })

  it('lets a generation that was overtaken write nothing', async () => {
    await reports.startPaid()
    const [job] = await reports.jobs()
    const { promise: ended, resolve: release } = Promise.withResolvers<void>()
    const slow = reports.make(job!, () => ended.then(() => auditResult({ overallScore: 11 })))
    await expect.poll(async () => (await reports.reports())[0]!.report_status).toBe('researching')
    await reports.age(1)
    await reports.sweep()
    const second = (await reports.jobs())[1]!
    expect(second.generation).toBe(2)
    await reports.make(second)
    release()
    await slow
    expect((await reports.reports())[0]).toMatchObject({ visibility_score: 70, generation: 2 })
    expect(await reports.sent('reportCompleted')).toHaveLength(1)
  })

  it('saves progress by stage', async () => {
    const { body } = await reports.startPaid()
    const [job] = await reports.jobs()
    const { promise: ended, resolve: finish } = Promise.withResolvers<void>()
    const running = reports.make(job!, (_website, { onProgress }) => {
      onProgress({ stage: 3, share: 0.5 })
      return ended.then(() => auditResult())
    })
    const progress = () => reports.call('GET', `/api/report-progress/${body.reportId}`).then((answer) => answer.body)
    await expect.poll(async () => (await progress()).currentStage).toBe(3)
    expect(await progress()).toMatchObject({
      stageMessage: 'Evaluating local SEO effectiveness...',
      progress: 50,
      isComplete: false,
    })
    finish()
    await running
    expect(await progress()).toMatchObject({ progress: 100, isComplete: true, estimatedTimeRemaining: 0 })
  })

  it('is tried again later when something else breaks', async () => {
    await reports.startPaid()
    await reports.make((await reports.jobs())[0]!, async () => Promise.reject(new Error('a bug')))
    expect((await reports.reports())[0]).toMatchObject({
      report_status: 'pending',
      failure: 'The report could not be made.',
    })
    await reports.age(0.02)
    await reports.sweep()
    await reports.make((await reports.jobs())[1]!)
    expect((await reports.reports())[0]!.report_status).toBe('completed')
  })

  it('is tried again later, with an alert, when its result cannot be stored', async () => {
    await reports.startPaid()
    const alerts = vi.spyOn(reports.log, 'error')
    const name = 'half a kangaroo \ud83e'
    for (let tries = 1; tries <= 4; tries++) {
      await reports.make((await reports.jobs()).at(-1)!, async () =>
        auditResult({ components: auditResult().components.map((one) => ({ ...one, reason: name })) }),
      )
      expect((await reports.reports())[0]).toMatchObject({
        report_status: 'pending',
        failure: 'The report could not be made.',
        starts: 0,
      })
      expect(alerts).toHaveBeenCalledTimes(tries)
      expect(alerts.mock.lastCall![0]).toMatchObject({ alert: 'generation-failed', generation: tries })
      await reports.age(1)
      await reports.sweep()
    }
    expect(await reports.db.selectFrom('components').selectAll().execute()).toEqual([])
    await reports.make((await reports.jobs()).at(-1)!)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'completed', failure: null })
  })

  it.each(['a result', 'a failure'])(
    'keeps %s while the database is away, and counts no attempt as cut off',
    async (end) => {
      await reports.startPaid()
      let audits = 0
      const outage = Promise.withResolvers<() => Promise<void>>()
      const running = reports.make((await reports.jobs())[0]!, async () => {
        audits++
        outage.resolve(await reports.loseDatabase())
        if (end === 'a failure') throw new UnreadableWebsite('The home page did not answer.')
        return auditResult()
      })
      const endOutage = await outage.promise
      await sleep(1_500)
      await endOutage()
      await running
      expect(audits).toBe(1)
      const outcome = { report_status: end === 'a result' ? 'completed' : 'pending', generation: 1, starts: 0 }
      expect((await reports.reports())[0]).toMatchObject(outcome)
    },
  )

  it('is handed back at once by a worker that ends, and counts as no try', async () => {
    await reports.startPaid()
    const ending = new AbortController()
    const running = reports.make(
      (await reports.jobs())[0]!,
      (_website, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ending.signal,
    )
    await expect.poll(async () => (await reports.reports())[0]!.report_status).toBe('researching')
    ending.abort()
    await running
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'pending', starts: 0 })
    await reports.sweep()
    await reports.make((await reports.jobs())[1]!)
    expect((await reports.reports())[0]!.report_status).toBe('completed')
  })

  it('averages an industry from five reports on, and never from a handful of competitors', async () => {
    for (let i = 0; i < 6; i++) {
      await reports.startPaid()
      const job = (await reports.jobs()).at(-1)!
      await reports.make(job, async () =>
        auditResult({
          overallScore: 40 + 10 * i,
          competitors: [{ name: 'Rival', url: 'https://rival.com.au', score: 33, coverage: 0.5 }],
        }),
      )
    }
    expect((await reports.reports()).map((row) => row.industry_average)).toEqual([null, null, null, null, null, 60])
  })
})

describe('a website that cannot be read', () => {
  it('is tried again later, which every screen says, and the report completes when it answers', async () => {
    const { body } = await reports.startPaid()
    const read = async (call: string) => (await reports.call('GET', `/api/${call}/${body.reportId}`)).body
    await reports.make((await reports.jobs())[0]!, unreadable)
    expect((await reports.reports())[0]).toMatchObject({
      report_status: 'pending',
      failure: 'The home page did not answer.',
    })
    const { setback } = await read('business-reports')
    expect(setback).toMatch(
      /^The home page did not answer\. We try again by ourselves\..* 24 hours .* refunded in full/,
    )
    expect(await read('report-progress')).toMatchObject({ setback, stageMessage: setback })
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
    await reports.age(0.02)
    await reports.sweep()
    await reports.make((await reports.jobs())[1]!)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'completed', failure: null })
    expect(await read('business-reports')).toMatchObject({ setback: null })
  })

  it('gets its last try early enough to end before the delivery deadline', async () => {
    await reports.startPaid()
    await reports.age(20.5)
    await reports.make((await reports.jobs())[0]!, unreadable)
    expect((await reports.reports())[0]!.report_status).toBe('pending')
    await reports.age(1.1)
    await reports.sweep()
    await reports.make((await reports.jobs())[1]!, unreadable)
    expect((await reports.reports())[0]!.report_status).toBe('failed')
  })

  it('fails the report when the delivery window has closed', async () => {
    const { body } = await reports.startPaid()
    await reports.age(25)
    await reports.make((await reports.jobs())[0]!, unreadable)
    expect((await reports.reports())[0]!.report_status).toBe('failed')
    expect((await reports.call('GET', `/api/business-reports/${body.reportId}`)).body.status).toBe('error')
    expect(await reports.sent('reportFailed')).toMatchObject([
      { reportId: body.reportId, failure: 'website-unreadable' },
    ])
    await reports.age(25)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
  })
})

describe('the sweeper', () => {
  it('starts a report again whose job was lost', async () => {
    await reports.startPaid()
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
    await reports.age(1)
    await reports.sweep()
    await reports.sweep()
    expect((await reports.jobs()).map(({ generation }) => generation)).toEqual([1, 2])
  })

  it('takes nothing from a job that waits in a long queue: the first of them to arrive makes the report', async () => {
    await reports.startPaid()
    await reports.age(1)
    await reports.sweep()
    const [first, second] = await reports.jobs()
    let audits = 0
    const counted = async () => (audits++, auditResult())
    await reports.make(first!, counted)
    await reports.make(second!, counted)
    expect(audits).toBe(1)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'completed', generation: 2 })
  })

  it('leaves completed reports alone', async () => {
    await reports.startPaid()
    await reports.make((await reports.jobs())[0]!)
    await reports.age(100)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
  })
})
