import type { AuditResult, GoldStandardReport } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { industryAverage } from '../src/industry-average.ts'
import { removeOldRecords } from '../src/retention.ts'
import { completeReport, resultWithScores } from './completed-reports.ts'
import { auditResult, openReports, paidOrder, unreadable, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const list = '/api/admin/gold-standard-reports'
const business = {
  businessName: 'Bright Sparks',
  businessWebsite: 'https://brightsparks.com.au',
  industry: 'Trades & Services',
}
const create = (over: object = {}) => reports.staffCall('POST', list, { ...business, ...over })
const read = async (id: number) => (await reports.staffCall('GET', `${list}/${id}`)).body
const repeat = (id: number) => reports.staffCall('POST', `${list}/${id}/repeat`)
const remove = (id: number) => reports.staffCall('DELETE', `${list}/${id}`)
const lastJob = async () => (await reports.jobs()).at(-1)!
const rows = () => reports.db.selectFrom('gold_standard_reports').selectAll().orderBy('id').execute()
const audits = (over: Partial<AuditResult>) => async () => auditResult(over)

/** Creates a report and has it made. */
async function completed(over: object = {}, result: AuditResult = auditResult()): Promise<number> {
  const { body } = await create(over)
  await reports.make(await lastJob(), async () => result)
  return body.id
}
/** One on another website each time. */
const completedAt = (host: string, over: object = {}, result?: AuditResult) =>
  completed({ businessWebsite: `https://${host}`, ...over }, result)

describe('creating a gold-standard report', () => {
  it('begins generating, and is made through the queue with its scores and checks', async () => {
    const { status, body } = await create({ location: ' Marrickville ', notes: 'The best we know.' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...business,
      id: expect.any(Number),
      type: 'gold_standard_report',
      location: 'Marrickville',
      notes: 'The best we know.',
      visibilityScore: null,
      status: 'generating',
      reportType: 'standard',
      adminId: '1',
      adminName: 'Sam Staff',
      businessReportId: null,
      createdAt: expect.stringMatching(/Z$/),
      generatedAt: null,
      engineVersion: null,
      drift: null,
      failure: null,
    })
    const job = await lastJob()
    expect(job).toMatchObject({ subject: 'gold-standard', reportId: String(body.id), generation: 1 })
    expect(job.orderId).toBeUndefined()
    await reports.make(job)
    expect(await read(body.id)).toMatchObject({
      status: 'completed',
      visibilityScore: 70,
      engineVersion: 'test',
      generatedAt: expect.stringMatching(/Z$/),
      pillars: { websiteOptimization: 70, localSeo: null },
    })
    const components = await reports.db.selectFrom('visibility_components').selectAll().execute()
    expect(components).toHaveLength(auditResult().components.length)
    expect(components.find((row) => row.component_name === 'meta-tags')).toMatchObject({
      gold_standard_report_id: body.id,
      pillar_name: 'websiteOptimization',
      score: 70,
      max_score: 100,
      insights: ['Your titles are clear.'],
      verification: 'website-crawl',
    })
    expect(components.find((row) => row.component_name === 'star-rating')).toMatchObject({
      score: null,
      insights: ['No source for it.'],
    })
  })

  it('tells neither payments nor mail, and is no customer report', async () => {
    const id = await completed()
    const steps = await reports.db.selectFrom('outbox').select('step').execute()
    expect(steps).toEqual([{ step: 'generateReport' }])
    expect(await reports.reports()).toEqual([])
    for (const url of [`/api/business-reports/${id}`, `/api/report-progress/${id}`, `/api/download/${id}`]) {
      expect([url, (await reports.call('GET', url)).status]).toEqual([url, 404])
    }
  })

  it('is recorded with who did it', async () => {
    const id = await completed()
    await remove(id)
    const subject = { type: 'gold-standard', id: String(id), label: 'brightsparks.com.au' }
    expect(await reports.acts()).toMatchObject([
      { action: 'create-gold-standard', subject, staff: { id: '1', name: 'Sam Staff' } },
      { action: 'delete-gold-standard', subject },
    ])
  })

  it.each([
    ['brightsparks.com.au', 'https://brightsparks.com.au'],
    ['  http://www.brightsparks.com.au/shop ', 'http://www.brightsparks.com.au/shop'],
    ['HTTPS://Brightsparks.com.au', 'HTTPS://Brightsparks.com.au'],
  ])('adds https where %j has no scheme', async (businessWebsite, stored) => {
    expect((await create({ businessWebsite })).body).toMatchObject({ businessWebsite: stored.trim() })
  })

  it.each([
    [{ businessName: ' ' }, 'Business name is required'],
    [{ businessName: undefined }, 'Business name is required'],
    [{ businessName: 'two\nlines' }, 'Please leave out line breaks and invisible characters.'],
    [{ businessWebsite: 'not a website' }, 'Please enter a valid URL'],
    [{ businessWebsite: 'brightsparks' }, 'Please enter a valid URL'],
    [{ businessWebsite: 'ftp://brightsparks.com.au' }, 'Please enter a valid URL'],
    [{ businessWebsite: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ industry: 'Witchcraft' }, 'Industry is required'],
    [{ notes: 'x'.repeat(5_001) }, expect.any(String)],
    [{ adminId: '7' }, expect.stringContaining('adminId')],
  ])('is refused for %j', async (over, error) => {
    expect(await create(over)).toMatchObject({ status: 400, body: { error } })
    expect(await rows()).toEqual([])
  })

  it('is refused for a website that we must not contact', async () => {
    reports.refusedWebsites.add('https://10.0.0.1')
    expect(await create({ businessWebsite: 'https://10.0.0.1' })).toMatchObject({
      status: 400,
      body: { code: 'refused-website' },
    })
  })

  it('needs a member of staff', async () => {
    for (const [method, url] of [
      ['GET', list],
      ['POST', list],
      ['GET', `${list}/1`],
      ['POST', `${list}/1/repeat`],
      ['DELETE', `${list}/1`],
    ] as const) {
      expect([url, (await reports.call(method, url, method === 'POST' ? business : undefined)).status]).toEqual([
        url,
        401,
      ])
    }
  })

  it('happens once for a website at a time, however often it is asked for', async () => {
    const answers = await Promise.all([
      create(),
      create(),
      create({ businessWebsite: 'http://www.brightsparks.com.au' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'gold-standard-running',
      error: 'A gold standard report on this website is already being generated.',
    })
    await reports.make(await lastJob())
    expect((await create()).status).toBe(200)
  })

  it('keeps the industry that staff chose, and shows the one that the audit detected', async () => {
    const id = await completed({ industry: 'Technology' })
    expect(await read(id)).toMatchObject({ industry: 'Technology', detectedIndustry: 'Trades & Services' })
  })
})

describe('creating one from the dashboard', () => {
  const quick = (body: object) => reports.staffCall('POST', list, body)

  it('needs only a name that we have a report on: it takes the website from there and detects the industry', async () => {
    const reportId = await completeReport(
      reports,
      auditResult({ target: { input: 'example.com.au', url: 'https://example.com.au/', host: 'example.com.au' } }),
    )
    const { body } = await quick({ businessName: 'example ELECTRICAL', businessWebsite: '', industry: '' })
    expect(body).toMatchObject({
      businessName: 'example ELECTRICAL',
      businessWebsite: 'https://example.com.au/',
      businessReportId: reportId,
      industry: 'Detecting Automatically',
    })
    await reports.make(await lastJob())
    expect(await read(body.id)).toMatchObject({ industry: 'Trades & Services' })
  })

  it('asks for the website of a business that we have no report on', async () => {
    await completeReport(reports, auditResult())
    await reports.db.updateTable('business_reports').set({ deleted_at: new Date() }).execute()
    expect(await quick({ businessName: 'Example Electrical' })).toMatchObject({
      status: 400,
      body: {
        error:
          'We have no report on a business called “Example Electrical” to take the website from. Please enter its website.',
      },
    })
  })

  it('detects the industry of a website that is given', async () => {
    const { body } = await quick({
      businessName: 'B',
      businessWebsite: 'b.com.au',
      industry: 'Detecting Automatically',
    })
    await reports.make(await lastJob())
    expect(await read(body.id)).toMatchObject({ businessName: 'B', industry: 'Trades & Services' })
  })
})

describe('a gold-standard report that cannot be made', () => {
  it('fails at once with the reason when its website cannot be read, and staff try again', async () => {
    const { body } = await create()
    await reports.make(await lastJob(), unreadable)
    expect(await read(body.id)).toMatchObject({ status: 'failed', failure: 'The home page did not answer.' })
    await reports.age(100)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
    const again = await repeat(body.id)
    expect(again).toMatchObject({ status: 200, body: { id: body.id, status: 'generating', failure: null } })
    expect((await repeat(body.id)).status).toBe(409)
    expect(await lastJob()).toMatchObject({ reportId: String(body.id), generation: 2 })
    await reports.make(await lastJob())
    expect(await read(body.id)).toMatchObject({ status: 'completed', failure: null })
  })

  it('fails with an alert when something else breaks', async () => {
    const { body } = await create()
    const alerts = vi.spyOn(reports.log, 'error')
    await reports.make(await lastJob(), () => Promise.reject(new Error('a bug')))
    expect(await read(body.id)).toMatchObject({ status: 'failed', failure: 'The report could not be made.' })
    expect(alerts.mock.lastCall![0]).toMatchObject({ alert: 'generation-failed', reportId: body.id })
  })

  it('is not tried again while another one on its website is being made', async () => {
    const { body } = await create()
    await reports.make(await lastJob(), unreadable)
    await create()
    expect(await repeat(body.id)).toMatchObject({ status: 409, body: { code: 'gold-standard-running' } })
  })
})

describe('a gold-standard report whose worker is lost', () => {
  /** A worker that takes the job and is never heard of again. */
  const dies = async () => {
    void reports.make(await lastJob(), () => new Promise(() => {}))
    await expect.poll(async () => (await rows())[0]!.work_status).toBe('researching')
    await reports.age(1)
    await reports.sweep()
  }

  it('is made by the next generation, and the lost one writes nothing', async () => {
    const { body } = await create()
    const { promise: ended, resolve: finish } = Promise.withResolvers<void>()
    const slow = reports.make(await lastJob(), () => ended.then(() => auditResult({ overallScore: 11 })))
    await expect.poll(async () => (await rows())[0]!.work_status).toBe('researching')
    await reports.age(1)
    await reports.sweep()
    expect(await read(body.id)).toMatchObject({ status: 'active' })
    expect(await lastJob()).toMatchObject({ subject: 'gold-standard', generation: 2 })
    await reports.make(await lastJob())
    finish()
    await slow
    expect(await read(body.id)).toMatchObject({ status: 'completed', visibilityScore: 70 })
    expect(await reports.db.selectFrom('visibility_components').selectAll().execute()).toHaveLength(
      auditResult().components.length,
    )
  })

  it('is asked for again when its message was lost', async () => {
    await create()
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
    await reports.age(1)
    await reports.sweep()
    expect((await reports.jobs()).map(({ generation }) => generation)).toEqual([1, 2])
  })

  it('fails after three of them, and can be tried again', async () => {
    const { body } = await create()
    for (let deaths = 0; deaths < 3; deaths++) await dies()
    await reports.make(await lastJob())
    expect(await read(body.id)).toMatchObject({
      status: 'failed',
      failure: 'Every attempt to read the website was cut off.',
    })
    await repeat(body.id)
    await reports.make(await lastJob())
    expect(await read(body.id)).toMatchObject({ status: 'completed' })
  })

  it('is handed back by a worker that stops', async () => {
    const { body } = await create()
    const ending = new AbortController()
    const running = reports.make(
      await lastJob(),
      (_website, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ending.signal,
    )
    await expect.poll(async () => (await rows())[0]!.work_status).toBe('researching')
    ending.abort()
    await running
    await reports.sweep()
    await reports.make(await lastJob())
    expect(await read(body.id)).toMatchObject({ status: 'completed' })
  })
})

describe('deleting a gold-standard report', () => {
  it('takes it out of the list, the figures, the averages and the comparison with others', async () => {
    for (const host of ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}-bakery.com.au`)) await completedAt(host)
    expect(await industryAverage(reports.db, 'Trades & Services')).toBe(70)
    const { id } = (await rows())[0]!
    expect((await remove(id)).status).toBe(200)
    expect(await industryAverage(reports.db, 'Trades & Services')).toBeNull()
    const answer = await reports.staffCall('GET', list)
    expect(answer.body.map((report: GoldStandardReport) => report.id)).not.toContain(id)
    expect(answer.headers['x-total-count']).toBe('4')
    for (const [method, url] of [
      ['GET', `${list}/${id}`],
      ['POST', `${list}/${id}/repeat`],
      ['DELETE', `${list}/${id}`],
      ['GET', `/api/download/visibility-report/${id}`],
    ] as const) {
      expect(await reports.staffCall(method, url)).toMatchObject({ status: 404, body: { code: 'report-not-found' } })
    }
    expect(await rows()).toHaveLength(5)
  })

  it('gives up one that is being made, and leaves its website free', async () => {
    const { body } = await create()
    const { promise: ended, resolve: finish } = Promise.withResolvers<void>()
    const slow = reports.make(await lastJob(), () => ended.then(() => auditResult()))
    await expect.poll(async () => (await rows())[0]!.work_status).toBe('researching')
    await remove(body.id)
    finish()
    await slow
    expect((await rows())[0]).toMatchObject({ work_status: 'failed', report_data: null })
    await reports.age(1)
    await reports.sweep()
    expect(await reports.jobs()).toHaveLength(1)
    expect((await create()).status).toBe(200)
  })

  it.each(['nothing', '9'.repeat(15), '9'.repeat(40), '1.5', '-1'])('finds nothing at %s', async (id) => {
    expect((await reports.staffCall('DELETE', `${list}/${id}`)).status).toBe(404)
    expect((await reports.staffCall('GET', `${list}/${id}`)).status).toBe(404)
  })
})

describe('the list of gold-standard reports', () => {
  const names = async (query = '') =>
    (await reports.staffCall('GET', `${list}${query}`)).body.map((report: GoldStandardReport) => report.businessName)

  it('answers an array without results, newest first, searched, sorted and paged', async () => {
    await completedAt('zebra.com.au', { businessName: 'Zebra 100%' }, auditResult({ overallScore: 20 }))
    await completedAt(
      'apple.com.au',
      { businessName: 'apple', location: 'Ballarat' },
      auditResult({ overallScore: 90 }),
    )
    await completedAt('mango.com.au', { businessName: 'Mango', industry: 'Technology' })
    await create({ businessName: 'Waiting', businessWebsite: 'waiting.com.au' })
    expect(await names()).toEqual(['Waiting', 'Mango', 'apple', 'Zebra 100%'])
    expect(await names('?sort=business')).toEqual(['apple', 'Mango', 'Waiting', 'Zebra 100%'])
    expect(await names('?sort=business&direction=desc')).toEqual(['Zebra 100%', 'Waiting', 'Mango', 'apple'])
    expect(await names('?sort=score')).toEqual(['apple', 'Mango', 'Zebra 100%', 'Waiting'])
    expect(await names('?search=MANGO.com')).toEqual(['Mango'])
    expect(await names('?search=techno')).toEqual(['Mango'])
    expect(await names('?search=ballarat')).toEqual(['apple'])
    expect(await names('?search=100%25')).toEqual(['Zebra 100%'])
    expect(await names('?search=_')).toEqual([])
    const page = await reports.staffCall('GET', `${list}?limit=1`)
    expect(page.headers['x-total-count']).toBe('4')
    expect(page.text).not.toContain('reportData')
    expect((await reports.staffCall('GET', `${list}?limit=0`)).status).toBe(400)
  })

  it.each(['newest', 'business', 'score'])('is walked forwards and back by its links, by %s', async (sort) => {
    for (let each = 0; each < 5; each++) {
      await completedAt(`site-${each}.com.au`, { businessName: each % 2 ? 'Same' : 'Other' }, auditResult())
    }
    const all = (await reports.staffCall('GET', `${list}?sort=${sort}`)).body.map(({ id }: GoldStandardReport) => id)
    const linked = (page: { headers: object }, rel: string) =>
      new RegExp(`<([^>]+)>; rel="${rel}"`).exec((page.headers as { link?: string }).link ?? '')?.[1]
    const walk = async (from: string, rel: string) => {
      const pages: number[][] = []
      let at = from
      for (let next: string | undefined = from; next;) {
        at = next
        const page = await reports.staffCall('GET', next)
        pages.push(page.body.map(({ id }: GoldStandardReport) => id))
        next = linked(page, rel)
      }
      return { pages, at }
    }
    const forwards = await walk(`${list}?sort=${sort}&limit=2`, 'next')
    expect(forwards.pages.flat()).toEqual(all)
    const back = await walk(forwards.at, 'prev')
    expect(back.pages.toReversed().flat()).toEqual(all)
    expect((await reports.staffCall('GET', `${list}?after=x`)).status).toBe(400)
  })

  it('is counted on the dashboard, those of the last 30 days apart', async () => {
    await completedAt('old.com.au')
    await reports.age(24 * 31)
    await completedAt('new.com.au')
    await create({ businessWebsite: 'waiting.com.au' })
    expect((await reports.staffCall('GET', '/api/admin/report-stats')).body).toMatchObject({
      totalGoldStandardReports: 3,
      recentGoldStandardReports: 2,
      averageVisibilityScore: null,
      totalClientReports: 0,
      reportsByIndustry: [],
    })
  })
})

describe('drift from one engine version to the next', () => {
  const withScore = (score: number, engineVersion: string, over: Partial<AuditResult> = {}) =>
    auditResult({
      engineVersion,
      overallScore: score,
      components: auditResult().components.map((component) =>
        component.id === 'meta-tags' ? { ...component, score } : component,
      ),
      ...over,
    })

  it('is shown per business, in its list row and check by check', async () => {
    const first = await completed({}, withScore(70, '1.0.0'))
    expect(await read(first)).toMatchObject({ drift: null, moved: [] })
    const { body } = await repeat(first)
    expect(body).toMatchObject({ ...business, status: 'generating' })
    expect(body.id).not.toBe(first)
    const other = withScore(64, '2.0.0')
    const result = {
      ...other,
      components: other.components.map((component) =>
        component.id === 'ssl' ? { ...component, outcome: 'scored' as const, score: 100, reason: null } : component,
      ),
    }
    await reports.make(await lastJob(), async () => result)
    const second = await read(body.id)
    expect(second).toMatchObject({
      drift: { engineVersion: '1.0.0', change: -6 },
      versions: [
        { id: body.id, engineVersion: '2.0.0', visibilityScore: 64, pillars: { websiteOptimization: 70 } },
        { id: first, engineVersion: '1.0.0', visibilityScore: 70 },
      ],
      moved: [
        { component: 'meta-tags', title: expect.stringMatching(/title/i), before: 70, after: 64 },
        { component: 'ssl', before: null, after: 100 },
      ],
    })
    expect((await reports.staffCall('GET', list)).body[0].drift).toEqual({ engineVersion: '1.0.0', change: -6 })
    expect(await read(first)).toMatchObject({ visibilityScore: 70, drift: null })
  })

  it('compares with another version of the engine, not with an earlier report by the same one', async () => {
    await completed({}, withScore(70, '1.0.0'))
    await completed({}, withScore(60, '2.0.0'))
    const third = await completed({ businessWebsite: 'www.brightsparks.com.au' }, withScore(61, '2.0.0'))
    expect(await read(third)).toMatchObject({ drift: { engineVersion: '1.0.0', change: -9 } })
    expect((await read(third)).versions).toHaveLength(3)
  })

  it('is none where one of the two has no score, and another business plays no part', async () => {
    await completedAt('other.com.au', {}, withScore(10, '0.9.0'))
    const first = await completed({}, withScore(70, '1.0.0', { overallScore: null }))
    expect(await read(first)).toMatchObject({ drift: null })
    const second = await completed({}, withScore(60, '2.0.0'))
    expect(await read(second)).toMatchObject({ drift: { engineVersion: '1.0.0', change: null } })
  })
})

describe('what gold-standard reports say about an industry', () => {
  it('counts in its average, each website with its newest report', async () => {
    for (const [index, host] of ['a', 'b', 'c', 'd'].entries()) {
      await completedAt(`${host}-bakery.com.au`, {}, auditResult({ overallScore: 40 + 10 * index }))
    }
    await completeReport(reports, auditResult({ overallScore: 90 }))
    expect(await industryAverage(reports.db, 'Trades & Services')).toBe(62)
    await completedAt('a-bakery.com.au', {}, auditResult({ overallScore: 80 }))
    expect(await industryAverage(reports.db, 'Trades & Services')).toBe(70)
    await completedAt('b-bakery.com.au', { industry: 'Technology' })
    expect(await industryAverage(reports.db, 'Trades & Services')).toBeNull()
  })

  it('is told as what works there', async () => {
    for (let index = 0; index < 5; index++) {
      const host = `business-${index}.com.au`
      await completedAt(host, {}, resultWithScores(host, 30, { ssl: 100 }))
    }
    const insights = async () =>
      (
        await reports.call('POST', '/api/generate-test-report', {
          businessName: 'Joe',
          businessWebsite: 'https://joe.com.au',
          industry: 'Trades & Services',
        })
      ).body.insights
    expect(await insights()).toEqual([
      expect.stringContaining('5 of the last 5 businesses in Trades & Services that we measured have at least 70'),
    ])
    await completeReport(reports, resultWithScores('business-0.com.au', 30, { ssl: 0 }))
    expect(await insights()).toEqual([expect.stringContaining('4 of the last 5 businesses')])
    await remove((await rows())[1]!.id)
    expect((await insights())[0]).toMatch(/^General advice: we have not measured enough/)
  })

  it('is in the reports of customers', async () => {
    for (const host of ['a', 'b', 'c', 'd', 'e']) await completedAt(`${host}-bakery.com.au`)
    await reports.startPaid(paidOrder())
    await reports.make(await lastJob(), audits({ overallScore: 10 }))
    expect((await reports.reports())[0]).toMatchObject({ industry_average: 70 })
  })
})

describe('the file of a gold-standard report', () => {
  const file = (id: number) => reports.staffCall('GET', `/api/download/visibility-report/${id}`)

  it('is named after the business and has no order in it', async () => {
    const answer = await file(await completed({ businessName: 'Sparks & Sons' }))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Sparks___Sons_visibility_report.html"')
    expect(answer.text).toContain('Example Electrical')
    expect(answer.text).not.toContain('FND-')
  })

  it('is not there before the report is', async () => {
    const { body } = await create()
    expect(await file(body.id)).toMatchObject({ status: 400, body: { code: 'report-not-ready' } })
  })
})

it('gold-standard reports are kept as long as the privacy policy says, and never go while they are being made', async () => {
  await completedAt('old.com.au')
  await reports.age(24 * 729)
  await removeOldRecords(reports.db, reports.log)
  expect(await rows()).toHaveLength(1)
  await create()
  await reports.age(24 * 2)
  await removeOldRecords(reports.db, reports.log)
  expect(await rows()).toMatchObject([{ business_website: business.businessWebsite }])
  expect(await reports.db.selectFrom('visibility_components').selectAll().execute()).toEqual([])
})
