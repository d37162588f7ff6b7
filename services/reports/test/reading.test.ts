import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { componentIds, resultFileSchema, resultSchemaUrl } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { paidOrder, openReports, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

describe('reading a report', () => {
  const completed = async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    await reports.make((await reports.jobs())[0]!)
    return { id: body.reportId as string, order }
  }

  it('answers what the screens need, and never the email', async () => {
    const { id } = await completed()
    const answer = await reports.call('GET', `/api/business-reports/${id}`)
    expect(answer.body).toMatchObject({
      id,
      status: 'completed',
      emailStatus: 'pending',
      hasEmail: true,
      businessName: 'Example Electrical',
      domain: 'example.com.au',
      visibilityScore: 70,
      measured: 1,
      applicable: componentIds.length,
      strengths: ['Your titles are clear.'],
      reference: 'FND-AAAA-CCCC',
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

  it('downloads as data, in the format that the command line writes', async () => {
    const { id } = await completed()
    const answer = await reports.call('GET', `/api/report-result/${id}`)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="visibility-report-example-com-au.json"')
    expect(resultFileSchema.parse(answer.body)).toMatchObject({ $schema: resultSchemaUrl, overallScore: 70 })
    expect(answer.text).not.toMatch(/owner@|FND-AAAA-CCCC/)
  })

  it('is refused before it is ready, and 404 for any other id', async () => {
    const { body } = await reports.startPaid()
    expect(await reports.call('GET', `/api/download-report/${body.reportId}`)).toMatchObject({
      status: 400,
      body: { code: 'report-not-ready' },
    })
    for (const path of ['business-reports', 'download-report', 'report-result', 'report-progress']) {
      for (const id of ['nope', '1', "'; drop table x", '%F0%9F%92%A9']) {
        expect(await reports.call('GET', `/api/${path}/${encodeURIComponent(id)}`)).toMatchObject({
          status: 404,
          body: { code: 'report-not-found' },
        })
      }
    }
  })

  it('is found by its payment, but not by the bare promo marker', async () => {
    const { order } = await completed()
    const found = await reports.call('GET', `/api/report-status?paymentId=${order.paymentId}`)
    expect(found.body.report).toMatchObject({
      businessName: 'Example Electrical',
      visibilityScore: 70,
      reportStatus: 'completed',
      emailStatus: 'pending',
    })
    expect(JSON.parse(found.body.report.reportData).overallScore).toBe(70)
    expect((await reports.call('GET', '/api/report-status?paymentId=promo')).status).toBe(404)
    expect((await reports.call('GET', '/api/report-status')).body).toMatchObject({ error: 'No payment ID provided' })
    await reports.startPaid(paidOrder({ paymentId: 'pi_waiting' }))
    expect((await reports.call('GET', '/api/report-status?paymentId=pi_waiting')).body.report.reportStatus).toBe(
      'pending',
    )
  })

  it('is rated from 1 to 5, and sent to anyone who has its link', async () => {
    const { id } = await completed()
    expect((await reports.call('POST', `/api/business-reports/${id}/rating`, { rating: 6 })).body.error).toBe(
      'Choose 1 to 5 stars.',
    )
    await reports.call('POST', `/api/business-reports/${id}/rating`, { rating: 4 })
    expect((await reports.call('GET', `/api/business-reports/${id}`)).body.rating).toBe(4)
    expect((await reports.call('POST', `/api/business-reports/${id}/copy`, { email: 'a@b.com, c@d.com' })).status).toBe(
      400,
    )
    await reports.call('POST', `/api/business-reports/${id}/copy`, { email: 'friend@example.com' })
    expect(await reports.sent('copyRequested')).toMatchObject([{ reportId: id, email: 'friend@example.com' }])
  })
})

describe('a report that waits for many others', () => {
  /** `count` reports that were ordered a minute ago. */
  const crowd = (count: number, status: 'pending' | 'completed') =>
    sql`insert into business_reports (id, order_id, reference, payment_id, business_name, business_website, industry,
        request_id, report_status, report_data, created_at, completed_at)
      select ${status} || n, gen_random_uuid(), 'FND', ${status} || n, 'Example', 'https://example.com.au', 'Education',
        'test', ${status}, ${status === 'completed' ? '{}' : null}, now() - interval '1 minute',
        ${status === 'completed' ? sql`now()` : null}
      from generate_series(1, ${count}::int) n`.execute(reports.db)
  const read = async (id: string) => ({
    progress: (await reports.call('GET', `/api/report-progress/${id}`)).body,
    report: (await reports.call('GET', `/api/business-reports/${id}`)).body,
  })

  it('says how long, from how many are ahead and how many were made in the last minutes', async () => {
    await crowd(850, 'pending')
    await crowd(90, 'completed')
    const { body } = await reports.startPaid()
    const setback = 'Many reports are being made at the moment. Yours should be ready in about 10 minutes.'
    const { progress, report } = await read(body.reportId)
    expect(progress).toMatchObject({ estimatedTimeRemaining: 10, setback, stageMessage: setback, isFailed: false })
    expect(report).toMatchObject({ status: 'pending', setback })
  })

  it('says nothing of it while the wait is no longer than everyone is told', async () => {
    await crowd(90, 'pending')
    const { body } = await reports.startPaid()
    const { progress, report } = await read(body.reportId)
    expect(progress).toMatchObject({ estimatedTimeRemaining: 5, setback: null })
    expect(report.setback).toBeNull()
  })
})
