import { AppError, sql } from '@findable/service-kit'
import type { StepPayload } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generate, sweepReports, UnreadableWebsite, type RunAudit } from '../src/generation.ts'
import { reportOfOrder } from '../src/order-reports.ts'
import { auditResult, businessData, openReports, paidOrder, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const start = (body: object, headers?: Record<string, string>) => reports.call('POST', '/api/start-report', body, headers)
const startPaid = async (order = paidOrder()) => {
  reports.orders.set(order.paymentId, order)
  return start({ businessData: businessData(), paymentType: 'stripe', paymentId: order.paymentId })
}
const jobs = async () => (await reports.messages()).filter(({ step }) => step === 'generateReport').map(({ payload }) => payload as StepPayload<'generateReport'>)
const make = (job: StepPayload<'generateReport'>, runAudit: RunAudit = async () => auditResult()) =>
  generate({ db: reports.db, runAudit }, job, reports.log, new AbortController().signal)
const unreadable: RunAudit = async () => {
  throw new UnreadableWebsite('The home page did not answer.')
}
/** Lets time pass for every report, in the clock that decides: the database's. */
const age = (hours: number) => {
  const earlier = sql`make_interval(secs => ${hours * 3600})`
  return sql`update business_reports set created_at = created_at - ${earlier}, progress_at = progress_at - ${earlier},
    retry_at = retry_at - ${earlier}`.execute(reports.db)
}

describe('start-report', () => {
  it('gives one order one report and one job: twice, and a hundred times at once', async () => {
    const order = paidOrder()
    reports.orders.set(order.paymentId, order)
    const answers = await Promise.all(Array.from({ length: 100 }, () => startPaid(order)))
    expect(new Set(answers.map(({ body }) => body.reportId)).size).toBe(1)
    expect(answers[0]!.body).toEqual({ reportId: expect.stringMatching(/^[\w-]{22}$/), reference: order.reference })
    expect(await jobs()).toHaveLength(1)
  })

  it('gives two paid orders for one website two reports', async () => {
    const first = await startPaid()
    const second = await startPaid()
    expect(first.body.reportId).not.toBe(second.body.reportId)
  })

  it.each(['payment-required', 'payment-pending', 'payment-not-found', 'order-mismatch', 'invalid-promo-code'] as const)(
    'starts nothing when payments says %s',
    async (code) => {
      reports.orders.set('pi_1', new AppError(code))
      const answer = await start({ businessData: businessData(), paymentType: 'stripe', paymentId: 'pi_1' })
      expect(answer.body.code).toBe(code)
      expect(await reports.reports()).toEqual([])
      expect(await reports.messages()).toEqual([])
    },
  )

  it('asks for no money for an address that leads inside', async () => {
    reports.refusedWebsites.add('https://www.example.com.au')
    expect((await startPaid()).body.code).toBe('refused-website')
    expect(reports.claims).toEqual([])
  })

  it('hands code and order key to payments', async () => {
    await start({ businessData: businessData(), paymentType: 'promo', paymentId: 'promo', promoCode: 'FREE' }, { 'idempotency-key': 'key-1' })
    expect(reports.claims[0]).toMatchObject({ paymentType: 'promo', promoCode: 'FREE', orderKey: 'key-1' })
  })

  it('meets the message of the same order, whichever comes first', async () => {
    const order = paidOrder()
    const byMessage = await reportOfOrder(reports.db, order, 'request-1')
    const byCall = await startPaid(order)
    expect(byCall.body.reportId).toBe(byMessage.id)
    expect(await jobs()).toHaveLength(1)
  })
})

describe('making a report', () => {
  it('completes it with its scores and says so in the same commit', async () => {
    await startPaid()
    const [job] = await jobs()
    await make(job!)
    const [report] = await reports.reports()
    expect(report).toMatchObject({ report_status: 'completed', visibility_score: 70, industry: 'Trades & Services', business_name: 'Example Electrical' })
    expect(await reports.db.selectFrom('pillars').selectAll().execute()).toHaveLength(5)
    const components = await reports.db.selectFrom('components').selectAll().execute()
    expect(components).toHaveLength(27)
    expect(components.find((row) => row.component_name === 'star-rating')).toMatchObject({ component_score: null, raw_data: { outcome: 'notMeasured' } })
    expect((await reports.messages()).at(-1)).toMatchObject({ step: 'reportCompleted', payload: { orderId: report!.order_id, generation: 1 } })
  })

  it('is done once when two workers run the same job', async () => {
    await startPaid()
    const [job] = await jobs()
    await Promise.all([make(job!), make(job!), make(job!)])
    expect((await reports.messages()).filter(({ step }) => step === 'reportCompleted')).toHaveLength(1)
  })

  it('lets a generation that was overtaken write nothing', async () => {
    await startPaid()
    const [job] = await jobs()
    let release = () => {}
    const slow = make(job!, () => new Promise((resolve) => (release = () => resolve(auditResult({ overallScore: 11 })))))
    await expect.poll(async () => (await reports.reports())[0]!.report_status).toBe('researching')
    await age(1)
    await sweepReports(reports.db, reports.log)
    const second = (await jobs())[1]!
    expect(second.generation).toBe(2)
    await make(second)
    release()
    await slow
    expect((await reports.reports())[0]).toMatchObject({ visibility_score: 70, generation: 2 })
    expect((await reports.messages()).filter(({ step }) => step === 'reportCompleted')).toHaveLength(1)
  })

  it('saves progress by stage', async () => {
    const { body } = await startPaid()
    const [job] = await jobs()
    let finish = () => {}
    const running = make(job!, (_website, { onProgress }) => {
      onProgress({ stage: 3, share: 0.5 })
      return new Promise((resolve) => (finish = () => resolve(auditResult())))
    })
    const progress = () => reports.call('GET', `/api/report-progress/${body.reportId}`).then((answer) => answer.body)
    await expect.poll(async () => (await progress()).currentStage).toBe(3)
    expect(await progress()).toMatchObject({ stageMessage: 'Evaluating local SEO effectiveness...', progress: 50, isComplete: false })
    finish()
    await running
    expect(await progress()).toMatchObject({ progress: 100, isComplete: true, estimatedTimeRemaining: 0 })
  })

  it('fails the job, not the report, when something else breaks', async () => {
    await startPaid()
    const [job] = await jobs()
    await expect(make(job!, async () => Promise.reject(new Error('out of memory')))).rejects.toThrow('out of memory')
    expect((await reports.reports())[0]!.report_status).toBe('researching')
    await make(job!)
    expect((await reports.reports())[0]!.report_status).toBe('completed')
  })

  it('averages an industry from five reports on, and from competitors before', async () => {
    for (let i = 0; i < 6; i++) {
      await startPaid()
      const job = (await jobs()).at(-1)!
      await make(job, async () => auditResult({ overallScore: 40 + 10 * i, competitors: [{ name: 'Rival', url: 'https://rival.com.au', score: 33, coverage: 0.5 }] }))
    }
    expect((await reports.reports()).map((row) => row.industry_average)).toEqual([33, 33, 33, 33, 33, 60])
  })
})

describe('a website that cannot be read', () => {
  it('is tried again later, and the report completes when it answers', async () => {
    await startPaid()
    await make((await jobs())[0]!, unreadable)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'pending', failure: 'The home page did not answer.' })
    await sweepReports(reports.db, reports.log)
    expect(await jobs()).toHaveLength(1)
    await age(0.02)
    await sweepReports(reports.db, reports.log)
    await make((await jobs())[1]!)
    expect((await reports.reports())[0]).toMatchObject({ report_status: 'completed', failure: null })
  })

  it('fails the report when the delivery window has closed', async () => {
    const { body } = await startPaid()
    await age(25)
    await make((await jobs())[0]!, unreadable)
    expect((await reports.reports())[0]!.report_status).toBe('failed')
    expect((await reports.call('GET', `/api/business-reports/${body.reportId}`)).body.status).toBe('error')
    await age(25)
    await sweepReports(reports.db, reports.log)
    expect(await jobs()).toHaveLength(1)
  })
})

describe('the sweeper', () => {
  it('starts a report again whose job was lost, under the same generation while it never began', async () => {
    await startPaid()
    await sweepReports(reports.db, reports.log)
    expect(await jobs()).toHaveLength(1)
    await age(1)
    await sweepReports(reports.db, reports.log)
    await sweepReports(reports.db, reports.log)
    expect((await jobs()).map(({ generation }) => generation)).toEqual([1, 1])
  })

  it('leaves completed reports alone', async () => {
    await startPaid()
    await make((await jobs())[0]!)
    await age(100)
    await sweepReports(reports.db, reports.log)
    expect(await jobs()).toHaveLength(1)
  })
})

describe('reading a report', () => {
  const completed = async () => {
    const order = paidOrder()
    const { body } = await startPaid(order)
    await make((await jobs())[0]!)
    return { id: body.reportId as string, order }
  }

  it('answers what the screens need, and never the email', async () => {
    const { id } = await completed()
    const answer = await reports.call('GET', `/api/business-reports/${id}`)
    expect(answer.body).toMatchObject({
      id, status: 'completed', emailStatus: 'pending', hasEmail: true, businessName: 'Example Electrical', domain: 'example.com.au',
      visibilityScore: 70, measured: 1, applicable: 27, strengths: ['Your titles are clear.'], reference: 'FND-AAAA-CCCC',
    })
    expect(answer.body.pillars.find((pillar: { id: string }) => pillar.id === 'localSeo').score).toBeNull()
    expect(answer.text).not.toContain('owner@')
  })

  it('downloads as an HTML file named after the website', async () => {
    const { id } = await completed()
    const answer = await reports.call('GET', `/api/download-report/${id}`)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="visibility-report-example-com-au.html"')
    expect(answer.text.length).toBeGreaterThan(1_000)
    expect(answer.text).toContain('FND-AAAA-CCCC')
    expect((await reports.call('GET', `/internal/reports/${id}/document`)).text).toBe(answer.text)
  })

  it('is refused before it is ready, and 404 for any other id', async () => {
    const { body } = await startPaid()
    expect(await reports.call('GET', `/api/download-report/${body.reportId}`)).toMatchObject({ status: 400, body: { code: 'report-not-ready' } })
    for (const path of ['business-reports', 'download-report', 'report-progress']) {
      for (const id of ['nope', '1', "'; drop table x", '%F0%9F%92%A9']) {
        expect(await reports.call('GET', `/api/${path}/${encodeURIComponent(id)}`)).toMatchObject({ status: 404, body: { code: 'report-not-found' } })
      }
    }
  })

  it('is found by its payment, but not by the bare promo marker', async () => {
    const { order } = await completed()
    const found = await reports.call('GET', `/api/report-status?paymentId=${order.paymentId}`)
    expect(found.body.report).toMatchObject({ businessName: 'Example Electrical', visibilityScore: 70, reportStatus: 'completed', emailStatus: 'pending' })
    expect(JSON.parse(found.body.report.reportData).overallScore).toBe(70)
    expect((await reports.call('GET', '/api/report-status?paymentId=promo')).status).toBe(404)
    expect((await reports.call('GET', '/api/report-status')).body).toMatchObject({ error: 'No payment ID provided' })
    await startPaid(paidOrder({ paymentId: 'pi_waiting' }))
    expect((await reports.call('GET', '/api/report-status?paymentId=pi_waiting')).body.report.reportStatus).toBe('pending')
  })

  it('is rated from 1 to 5, and sent to whoever holds it', async () => {
    const { id } = await completed()
    expect((await reports.call('POST', `/api/business-reports/${id}/rating`, { rating: 6 })).body.error).toBe('Choose 1 to 5 stars.')
    await reports.call('POST', `/api/business-reports/${id}/rating`, { rating: 4 })
    expect((await reports.call('GET', `/api/business-reports/${id}`)).body.rating).toBe(4)
    expect((await reports.call('POST', `/api/business-reports/${id}/copy`, { email: 'a@b.com, c@d.com' })).status).toBe(400)
    await reports.call('POST', `/api/business-reports/${id}/copy`, { email: 'friend@example.com' })
    expect((await reports.messages()).at(-1)).toMatchObject({ step: 'copyRequested', payload: { reportId: id, email: 'friend@example.com' } })
  })
})

describe('before payment', () => {
  it('warns of a website that does not answer, and refuses one that leads inside', async () => {
    reports.silentWebsites.add('quiet.com.au')
    reports.refusedWebsites.add('inside.com.au')
    const check = (website: string) => reports.call('POST', '/api/site-check', { website })
    expect((await check('fine.com.au')).body).toEqual({ reachable: true, warning: null })
    expect((await check('quiet.com.au')).body).toMatchObject({ reachable: false, warning: expect.stringContaining('could not open') })
    expect((await check('inside.com.au')).body.code).toBe('refused-website')
    expect((await reports.call('POST', '/internal/address-checks', { website: 'inside.com.au' })).body).toEqual({ refused: true })
  })
})
