import type { StaffReport } from '@findable/contracts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { industryAverage } from '../src/industry-average.ts'
import { receiveRerunRequest } from '../src/reruns.ts'
import { removeOldRecords } from '../src/retention.ts'
import { completeReport } from './completed-reports.ts'
import { auditResult, openReports, paidOrder, unreadable, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const list = '/api/admin/business-reports'

interface Business {
  name: string
  host?: string
  industry?: string
  score?: number | null
}

const complete = ({ name, host = 'example.com.au', industry = 'Trades & Services', score = 70 }: Business) =>
  completeReport(
    reports,
    auditResult({
      target: { input: host, url: `https://${host}/`, host },
      identity: { ...auditResult().identity, name },
      industry: { industry, confidence: 0.9 },
      overallScore: score,
    }),
  )

const names = (answer: { body: StaffReport[] }) => answer.body.map(({ businessName }) => businessName)

describe('the list of reports', () => {
  it('answers a plain array, newest first, with the number of all in a header and no result in it', async () => {
    await complete({ name: 'First' })
    await complete({ name: 'Second', score: null })
    await reports.startPaid(paidOrder({ website: 'https://waiting.com.au', businessName: 'waiting.com.au' }))
    const answer = await reports.staffCall('GET', list)
    expect(names(answer)).toEqual(['waiting.com.au', 'Second', 'First'])
    expect(answer.headers['x-total-count']).toBe('3')
    expect(answer.headers.link).toBeUndefined()
    expect(answer.body[2]).toEqual({
      id: expect.any(String),
      type: 'business_report',
      reference: 'FND-AAAA-CCCC',
      businessName: 'First',
      businessWebsite: 'https://example.com.au/',
      industry: 'Trades & Services',
      email: 'owner@example.com.au',
      emailStatus: 'pending',
      visibilityScore: 70,
      pillars: {
        searchPresence: null,
        websiteOptimization: 70,
        socialMediaPresence: null,
        reviewsRating: null,
        localSeo: null,
      },
      status: 'completed',
      rerunning: false,
      refunded: false,
      adjusted: false,
      generatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(answer.body[0]).toMatchObject({ status: 'pending', visibilityScore: null, generatedAt: null, pillars: {} })
  })

  it('finds a part of the name, website, industry or email, in upper or lower case, and takes it literally', async () => {
    await complete({ name: "Joe's 100% Plumbing", host: 'joes-plumbing.com.au' })
    await complete({ name: 'Café Zoë', host: 'xn--caf-zo-dvac.com.au', industry: 'Hospitality & Food Services' })
    await complete({ name: 'back\\slash_Cleaning', host: 'sparkle.com.au' })
    await complete({ name: 'İstanbul Kebabs', host: 'kebabs.com.au' })
    const find = async (search: string) =>
      names(await reports.staffCall('GET', `${list}?search=${encodeURIComponent(search)}`))
    expect(await find('PLUMB')).toEqual(["Joe's 100% Plumbing"])
    expect(await find('SPARKLE.com')).toEqual(['back\\slash_Cleaning'])
    expect(await find('food serv')).toEqual(['Café Zoë'])
    expect(await find('CAFÉ ZOË')).toEqual(['Café Zoë'])
    expect(await find('OWNER@example')).toHaveLength(4)
    expect(await find('  plumb  ')).toHaveLength(1)
    expect(await find('İSTANBUL')).toEqual(['İstanbul Kebabs'])
    expect(await find('100%')).toEqual(["Joe's 100% Plumbing"])
    expect(await find('h_c')).toEqual(['back\\slash_Cleaning'])
    expect(await find('\\')).toEqual(['back\\slash_Cleaning'])
    expect(await find('ZY')).toEqual([])
    expect(await find('J')).toEqual(["Joe's 100% Plumbing"])
    expect(await find('0%')).toEqual(["Joe's 100% Plumbing"])
    expect(await find('h_')).toEqual(['back\\slash_Cleaning'])
    expect(await find('ZO')).toEqual(['Café Zoë'])
    expect(await find('FÉ')).toEqual(['Café Zoë'])
    expect(await find("'; drop table business_reports; --")).toEqual([])
    const none = await reports.staffCall('GET', `${list}?search=nothing-like-it`)
    expect(none).toMatchObject({ status: 200, body: [], headers: { 'x-total-count': '0' } })
  })

  it.each([
    ['newest', 'desc'],
    ['newest', 'asc'],
    ['business', 'asc'],
    ['business', 'desc'],
    ['score', 'desc'],
    ['score', 'asc'],
  ])(
    'goes through %s %s page by page, there and back, without losing or repeating a report',
    async (sort, direction) => {
      // Equal names and scores, and reports without a score: the id decides.
      for (const [name, score] of [
        ['b', 50],
        ['A', 50],
        ['a', null],
        ['c', 90],
        ['B', null],
      ] as const) {
        await complete({ name, score })
      }
      const query = `sort=${sort}&direction=${direction}`
      const whole = (await reports.staffCall('GET', `${list}?${query}`)).body.map(({ id }: StaffReport) => id)
      const pages: string[][] = []
      let next: string | undefined = `${list}?${query}&limit=2`
      let last = ''
      while (next) {
        last = next
        const answer = await reports.staffCall('GET', next)
        pages.push(answer.body.map(({ id }: StaffReport) => id))
        next = linked(answer, 'next')
      }
      expect(pages).toEqual([whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)])
      const back = await reports.staffCall('GET', linked(await reports.staffCall('GET', last), 'prev')!)
      expect(back.body.map(({ id }: StaffReport) => id)).toEqual(whole.slice(2, 4))
      const first = await reports.staffCall('GET', linked(back, 'prev')!)
      expect(first.body.map(({ id }: StaffReport) => id)).toEqual(whole.slice(0, 2))
      expect(linked(first, 'prev')).toBeUndefined()
    },
  )

  it('keeps reports made within the same millisecond apart', async () => {
    for (const name of ['a', 'b', 'c']) await complete({ name })
    const at = new Date('2026-01-01T00:00:00.123Z')
    await reports.db.updateTable('business_reports').set({ completed_at: at }).execute()
    const first = await reports.staffCall('GET', `${list}?limit=1`)
    const second = await reports.staffCall('GET', linked(first, 'next')!)
    const third = await reports.staffCall('GET', linked(second, 'next')!)
    expect([...names(first), ...names(second), ...names(third)].toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('refuses a request it does not understand, and anyone who is not signed in', async () => {
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=x',
      'sort=email',
      'direction=up',
      `search=${'x'.repeat(201)}`,
    ]) {
      expect([query, (await reports.staffCall('GET', `${list}?${query}`)).status]).toEqual([query, 400])
    }
    const id = await complete({ name: 'a' })
    for (const [method, url] of [
      ['GET', list],
      ['DELETE', `${list}/${id}`],
      ['GET', `/api/admin/reports/${id}`],
      ['PATCH', `/api/admin/reports/${id}`],
      ['DELETE', `/api/admin/reports/${id}/edit`],
      ['GET', `/api/download/visibility-report/${id}`],
    ] as const) {
      expect(await reports.call(method, url, method === 'PATCH' ? {} : undefined)).toMatchObject({
        status: 401,
        body: { code: 'not-signed-in' },
      })
    }
  })

  const linked = (answer: Awaited<ReturnType<Reports['call']>>, rel: string): string | undefined =>
    new RegExp(`<([^>]*)>; rel="${rel}"`).exec([answer.headers.link].join())?.[1]
})

describe('a download by staff', () => {
  it('is named after the business, with an underscore for anything but letters and digits', async () => {
    const id = await complete({ name: 'Zoë "& Co"\r\nX: y' })
    const answer = await reports.staffCall('GET', `/api/download/visibility-report/${id}`)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Zo_____Co___X__y_visibility_report.html"')
    expect(answer.text).toContain('Online visibility report')
  })

  it('is refused before the report is ready', async () => {
    const { body } = await reports.startPaid()
    expect(await reports.staffCall('GET', `/api/download/visibility-report/${body.reportId}`)).toMatchObject({
      status: 400,
      body: { code: 'report-not-ready' },
    })
  })
})

describe('deleting a report', () => {
  const remove = (id: string) => reports.staffCall('DELETE', `${list}/${id}`)

  it('removes it from every list, link, average and tool, and keeps it for the ledger', async () => {
    const order = paidOrder({ website: 'https://gone.com.au', email: 'gone@example.com.au' })
    await reports.startPaid(order)
    await reports.make((await reports.jobs())[0]!)
    const [report] = await reports.reports()
    const id = report!.id
    for (let others = 0; others < 4; others++) await complete({ name: 'Other' })
    expect(await industryAverage(reports.db, 'Trades & Services')).toBe(70)
    expect(await remove(id)).toMatchObject({ status: 200, body: { ok: true } })

    expect(names(await reports.staffCall('GET', list))).not.toContain('Example Electrical')
    expect(names(await reports.staffCall('GET', `${list}?search=example+electrical`))).toEqual([])
    const gone: [Parameters<Reports['call']>[0], string, object?][] = [
      ['GET', `/api/business-reports/${id}`],
      ['GET', `/api/report-progress/${id}`],
      ['GET', `/api/download-report/${id}`],
      ['GET', `/api/report-status?paymentId=${order.paymentId}`],
      ['GET', `/internal/reports/${id}/document`],
      ['POST', `/api/business-reports/${id}/copy`, { email: 'a@example.com' }],
      ['POST', `/api/business-reports/${id}/email`, { email: 'a@example.com', reference: order.reference }],
      ['POST', `/api/business-reports/${id}/rating`, { rating: 5 }],
      [
        'POST',
        '/api/resend-report',
        { website: 'gone.com.au', email: order.email, businessName: '', reportType: 'client' },
      ],
      ['GET', '/api/get-pillar-scores?businessName=Example+Electrical'],
    ]
    for (const [method, url, body] of gone) {
      expect([url, (await reports.call(method, url, body)).status]).toEqual([url, 404])
    }
    for (const url of [`/api/admin/reports/${id}`, `/api/download/visibility-report/${id}`]) {
      expect([url, (await reports.staffCall('GET', url)).status]).toEqual([url, 404])
    }
    expect((await reports.staffCall('PATCH', `/api/admin/reports/${id}`, { visibilityScore: 1 })).status).toBe(404)
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'report-not-found' } })
    expect(await industryAverage(reports.db, 'Trades & Services')).toBeNull()

    expect((await reports.staffCall('GET', `/api/admin/order-reports/${order.orderId}`)).body).toMatchObject({
      reportId: id,
      status: 'completed',
    })
    expect(await reports.acts()).toMatchObject([
      {
        action: 'delete-report',
        subject: { type: 'report', id, label: order.reference },
        staff: { id: '1', name: 'Sam Staff' },
      },
    ])
  })

  it('makes no second report when the order is repeated, and starts no rerun', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    await reports.make((await reports.jobs())[0]!)
    await remove(body.reportId)
    expect((await reports.startPaid(order)).body.reportId).toBe(body.reportId)
    const rerun = { orderId: order.orderId, reportId: body.reportId, rerunId: randomUUID(), requestId: 'request-1' }
    await receiveRerunRequest(reports.db, rerun, reports.log)
    expect(await reports.sent('rerunEnded')).toMatchObject([{ outcome: 'failed' }])
    expect(await reports.reports()).toHaveLength(1)
  })

  it('is refused while the order is undelivered, and says which order', async () => {
    const { body } = await reports.startPaid(paidOrder({ reference: 'FND-BBBB-DDDD' }))
    for (const state of ['created', 'paid'] as const) {
      reports.payments.state = state
      expect(await remove(body.reportId)).toMatchObject({
        status: 409,
        body: { code: 'order-undelivered', error: expect.stringContaining('FND-BBBB-DDDD') },
      })
    }
    reports.payments.state = 'refunded'
    expect((await remove(body.reportId)).status).toBe(200)
  })

  it('is refused while a new version is being made, and while payments does not answer', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    await reports.make((await reports.jobs())[0]!)
    const rerun = { orderId: order.orderId, reportId: body.reportId, rerunId: randomUUID(), requestId: 'request-1' }
    await receiveRerunRequest(reports.db, rerun, reports.log)
    expect(await remove(body.reportId)).toMatchObject({ status: 409, body: { code: 'rerun-running' } })
    reports.payments.state = undefined
    expect(await remove(body.reportId)).toMatchObject({ status: 503, body: { code: 'service-unavailable' } })
    expect(await reports.staffCall('GET', list)).toMatchObject({ body: [{ rerunning: true }] })
  })

  it('happens once when two members of staff do it at the same moment', async () => {
    const id = await complete({ name: 'a' })
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await remove(id)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404])
    expect(await reports.acts()).toHaveLength(1)
  })

  it('does not keep the report longer than the privacy policy says', async () => {
    await remove(await complete({ name: 'a' }))
    await reports.age(24 * 731)
    await removeOldRecords(reports.db, reports.log)
    expect(await reports.reports()).toEqual([])
  })
})

describe('adjusting a report', () => {
  const path = (id: string) => `/api/admin/reports/${id}`
  const adjust = (id: string, body: object, version?: number) =>
    reports.staffCall('PATCH', path(id), body, version === undefined ? {} : { 'if-match': `"${version}"` })
  const restore = (id: string) => reports.staffCall('DELETE', `${path(id)}/edit`)

  it('shows in every form of the report, which says so, and taking it back restores what was measured', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    const id: string = body.reportId
    await reports.make((await reports.jobs())[0]!)
    const before = await forms(id, order.paymentId)
    const answer = await adjust(id, {
      visibilityScore: 82,
      businessName: 'Bright Sparks',
      industry: 'Real Estate & Property',
      pillars: { websiteOptimization: 91, localSeo: 40 },
      reason: 'They moved to a new website last week.',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        businessName: 'Bright Sparks',
        industry: 'Real Estate & Property',
        visibilityScore: 82,
        pillars: { websiteOptimization: 91, localSeo: 40, reviewsRating: null },
        adjusted: true,
        measured: {
          businessName: 'Example Electrical',
          industry: 'Trades & Services',
          visibilityScore: 70,
          pillars: { websiteOptimization: 70, localSeo: null },
        },
        edit: {
          values: { visibilityScore: 82, pillars: { websiteOptimization: 91, localSeo: 40 } },
          by: 'Sam Staff',
          at: expect.stringMatching(/Z$/),
          reason: 'They moved to a new website last week.',
        },
      },
    })

    const told =
      'Our staff adjusted the overall score, the score of Website, the score of Local search, the business name and the industry on'
    const after = await forms(id, order.paymentId)
    expect(after.read).toMatchObject({
      businessName: 'Bright Sparks',
      industry: 'Real Estate & Property',
      visibilityScore: 82,
      adjustment: { name: true, industry: true, overall: true, pillars: ['websiteOptimization', 'localSeo'] },
    })
    expect(after.read.pillars.find((pillar: { id: string }) => pillar.id === 'websiteOptimization').score).toBe(91)
    for (const document of [after.download, after.staffDownload, after.mailed]) {
      expect(document).toContain(told)
      expect(document).toContain('Bright Sparks')
    }
    expect(after.status).toMatchObject({ businessName: 'Bright Sparks', visibilityScore: 82 })
    expect(JSON.parse(after.status.reportData)).toMatchObject({ overallScore: 82 })
    expect(after.tool).toMatchObject({ status: 200 })
    expect(names(await reports.staffCall('GET', `${list}?search=bright+sparks`))).toEqual(['Bright Sparks'])
    expect(names(await reports.staffCall('GET', `${list}?search=example+electrical`))).toEqual([])

    expect((await restore(id)).body).toMatchObject({ adjusted: false, edit: null, visibilityScore: 70 })
    expect(await forms(id, order.paymentId)).toEqual(before)
    const was = { field: 'visibilityScore', before: '70', after: '82' }
    const subject = { type: 'report', id, label: order.reference }
    const acts = await reports.acts()
    expect(acts).toMatchObject([
      {
        action: 'edit-report',
        subject,
        staff: { id: '1', name: 'Sam Staff' },
        reason: 'They moved to a new website last week.',
        changes: expect.arrayContaining([
          was,
          { field: 'businessName', before: 'Example Electrical', after: 'Bright Sparks' },
          { field: 'localSeo', before: null, after: '40' },
        ]),
      },
      {
        action: 'restore-report',
        subject,
        reason: null,
        changes: expect.arrayContaining([{ field: 'visibilityScore', before: '82', after: '70' }]),
      },
    ])
    expect(acts.map((act) => (act as { changes: unknown[] }).changes.length)).toEqual([5, 5])

    async function forms(id: string, paymentId: string) {
      const [read, download, staffDownload, mailed, status, tool] = await Promise.all([
        reports.call('GET', `/api/business-reports/${id}`),
        reports.call('GET', `/api/download-report/${id}`),
        reports.staffCall('GET', `/api/download/visibility-report/${id}`),
        reports.call('GET', `/internal/reports/${id}/document`),
        reports.call('GET', `/api/report-status?paymentId=${paymentId}`),
        reports.call('GET', '/api/get-pillar-scores?businessName=Bright+Sparks'),
      ])
      return {
        read: read.body,
        download: download.text,
        staffDownload: staffDownload.text,
        mailed: mailed.text,
        status: status.body.report,
        tool: { status: tool.status },
      }
    }
  })

  it('changes no average, and leaves out an average that is about another industry', async () => {
    const ids: string[] = []
    for (let made = 0; made < 6; made++) ids.push(await complete({ name: `Business ${made}`, score: 60 }))
    await adjust(ids[0]!, { visibilityScore: 100 })
    expect(await industryAverage(reports.db, 'Trades & Services')).toBe(60)
    const average = async () => (await reports.call('GET', `/api/business-reports/${ids[5]}`)).body.industryAverage
    expect(await average()).toBe(60)
    await adjust(ids[5]!, { industry: 'Real Estate & Property' })
    expect(await average()).toBeNull()
  })

  it('builds on the adjustment before, and a value that equals the measured one is none', async () => {
    const id = await complete({ name: 'a' })
    await adjust(id, { visibilityScore: 82, pillars: { localSeo: 10 } })
    await adjust(id, { businessName: 'b', pillars: { websiteOptimization: 70, reviewsRating: 20 } })
    expect((await reports.staffCall('GET', path(id))).body.edit.values).toEqual({
      visibilityScore: 82,
      businessName: 'b',
      pillars: { localSeo: 10, reviewsRating: 20 },
    })
    const same = await adjust(await complete({ name: 'c' }), { visibilityScore: 70, businessName: 'c' })
    expect(same.body).toMatchObject({ adjusted: false, edit: null })
  })

  it('tells the second of two who edit at once, and loses nothing', async () => {
    const id = await complete({ name: 'a' })
    const { body, headers } = await reports.staffCall('GET', path(id))
    expect(headers.etag).toBe(`"${body.version}"`)
    expect(await adjust(id, { visibilityScore: 80 }, body.version)).toMatchObject({ status: 200 })
    expect(await adjust(id, { visibilityScore: 90 }, body.version)).toMatchObject({
      status: 412,
      body: { code: 'report-changed' },
    })
    expect((await reports.staffCall('GET', path(id))).body.visibilityScore).toBe(80)
    expect(await reports.staffCall('DELETE', `${path(id)}/edit`, undefined, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
    })
    expect((await adjust(id, { visibilityScore: 90 })).status).toBe(200)
    const { version } = (await reports.staffCall('GET', path(id))).body
    const all = await Promise.all([1, 2, 3, 4].map((score) => adjust(id, { visibilityScore: score }, version)))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
  })

  it('ends with a new version of the report, which is about other facts, and waits for one under way', async () => {
    const order = paidOrder()
    const { body } = await reports.startPaid(order)
    const id: string = body.reportId
    await reports.make((await reports.jobs())[0]!)
    const { version } = (await adjust(id, { visibilityScore: 82 })).body
    const rerun = { orderId: order.orderId, reportId: id, rerunId: randomUUID(), requestId: 'request-1' }
    await receiveRerunRequest(reports.db, rerun, reports.log)
    expect(await adjust(id, { visibilityScore: 83 })).toMatchObject({ status: 409, body: { code: 'rerun-running' } })
    await reports.make((await reports.jobs()).at(-1)!)
    expect((await reports.staffCall('GET', path(id))).body).toMatchObject({ visibilityScore: 70, edit: null })
    expect(await adjust(id, { visibilityScore: 84 }, version)).toMatchObject({ status: 412 })
  })

  it('refuses what is no score, no name, or not for staff to set', async () => {
    const id = await complete({ name: 'a' })
    for (const body of [
      { visibilityScore: 101 },
      { visibilityScore: -1 },
      { visibilityScore: 70.5 },
      { visibilityScore: null },
      { visibilityScore: '70' },
      { businessName: ' ' },
      { industry: '' },
      { pillars: { localSeo: 300 } },
      { pillars: { other: 3 } },
      { email: 'thief@example.com' },
    ]) {
      expect([body, (await adjust(id, body)).status]).toEqual([body, 400])
    }
    expect((await adjust(id, { businessName: ' ' })).body.error).toBe('Business name is required')
    const failing = await reports.startPaid()
    await reports.age(25)
    await reports.make((await reports.jobs()).at(-1)!, unreadable)
    expect(await adjust(failing.body.reportId, { visibilityScore: 1 })).toMatchObject({
      status: 400,
      body: { code: 'report-not-ready' },
    })
  })
})

describe('the figures of the dashboard', () => {
  const stats = async () => (await reports.staffCall('GET', '/api/admin/report-stats')).body

  it('count what can be seen: deleted reports are left out, and what was not measured is no zero', async () => {
    expect(await stats()).toEqual({
      totalGoldStandardReports: 0,
      recentGoldStandardReports: 0,
      averageVisibilityScore: null,
      totalClientReports: 0,
      reportsByIndustry: [],
    })
    await complete({ name: 'a', score: 60 })
    await complete({ name: 'b', score: 71 })
    await complete({ name: 'c', score: null, industry: 'Real Estate & Property' })
    const gone = await complete({ name: 'd', score: 0, industry: 'Retail & E-Commerce' })
    await reports.staffCall('DELETE', `${list}/${gone}`)
    await reports.startPaid()
    expect(await stats()).toMatchObject({
      averageVisibilityScore: 66,
      totalClientReports: 4,
      reportsByIndustry: [
        { industry: 'Trades & Services', count: 2 },
        { industry: 'Real Estate & Property', count: 1 },
      ],
    })
  })

  it('average what was measured, not what staff adjusted', async () => {
    const id = await complete({ name: 'a', score: 60 })
    await reports.staffCall('PATCH', `/api/admin/reports/${id}`, { visibilityScore: 100 })
    expect(await stats()).toMatchObject({ averageVisibilityScore: 60 })
  })
})
