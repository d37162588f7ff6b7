import { afterDelivery, auditResultSchema, errorCodes } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunAudit } from '../src/generation.ts'
import { withdrawReport } from '../src/order-reports.ts'
import { delivered, finds, resultWith, sameId, scored, type Delivered } from './after-delivery.ts'
import { openReports, unreadable, type Reports } from './harness.ts'

let reports: Reports
let report: Delivered
beforeEach(async () => {
  reports = await openReports()
  report = await delivered(
    reports,
    resultWith([
      scored('meta-tags', 40, 'The title of your home page is 74 characters long.', 'Two pages have no description.'),
      scored('alt-text', 20, 'Nine pictures have no description.'),
    ]),
  )
})
afterEach(() => reports.close())

const minute = 1 / 60
const fixed = finds(scored('meta-tags', 90, 'Two pages have no description.'))
const completedOnes = async () => (await report.versions()).versions.map(({ kind }: { kind: string }) => kind)

describe('checking one fix again', () => {
  it('reads that component afresh, and says what was, what is, what moved and what is still in the way', async () => {
    const asked: Parameters<RunAudit>[1]['again'][] = []
    const { status, body } = await report.recheck('meta-tags')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 're-check',
      by: 'owner',
      component: 'meta-tags',
      state: 'waiting',
      shown: false,
    })
    await report.make(async (website, options) => {
      asked.push(options.again)
      return fixed(website, options)
    })
    expect(asked).toEqual([{ only: 'meta-tags' }])
    const { recheck, state, inWords } = await report.version(body.id)
    expect(state).toBe('completed')
    expect(recheck).toMatchObject({
      before: { score: 40 },
      now: { score: 90, evidence: [{ saw: 'meta-tags was read: 90.' }], again: { engineVersion: 'test' } },
      gone: ['The title of your home page is 74 characters long.'],
      left: ['Two pages have no description.'],
      appeared: [],
      cause: 'site',
      engines: null,
    })
    expect(recheck.pillar).toMatchObject({ id: 'websiteOptimization', before: 30, now: 55 })
    expect(recheck.overall).toMatchObject({ before: 30, now: 55 })
    expect(inWords).toBe('meta-tags went from 40 to 90, and your score went from 30 to 55.')
  })

  it('leaves the delivered report as it is, with the result as a version beside it that can be read whole', async () => {
    const before = await report.read()
    const { body } = await report.recheck('meta-tags')
    await report.make(fixed)
    expect(await report.read()).toEqual(before)
    expect(await completedOnes()).toEqual(['re-check', 'original'])
    const { body: beside } = await reports.call('GET', `${report.path}?version=${body.id}`)
    expect(beside).toMatchObject({ id: report.id, visibilityScore: 55 })
    const { body: file } = await reports.call('GET', `/api/report-result/${report.id}?version=${body.id}`)
    expect(auditResultSchema.parse(file)).toMatchObject({ overallScore: 55 })
  })

  it('goes on from what was checked again before', async () => {
    await report.recheck('meta-tags')
    await report.make(fixed)
    await reports.age(minute)
    const { body } = await report.recheck('alt-text')
    await report.make(finds(scored('alt-text', 100)))
    expect((await report.version(body.id)).recheck.overall).toEqual({ before: 55, now: 95 })
  })

  it('shows real stages while it is under way', async () => {
    const { body } = await report.recheck('meta-tags')
    const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>()
    const running = report.make(async (website, options) => {
      options.onProgress({ stage: 2, share: 0.5 })
      await mayEnd
      return fixed(website, options)
    })
    await expect
      .poll(async () => (await report.version(body.id)).progress)
      .toEqual({ stage: 2, message: 'Asking the other sources', percent: 30 })
    expect(await report.versions()).toMatchObject({
      running: body.id,
      rechecks: { refusal: errorCodes['check-running'].text },
    })
    finish()
    await running
    expect(await report.version(body.id)).toMatchObject({ state: 'completed', progress: null })
  })

  it('is one at a time and once for many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => report.recheck('meta-tags')))
    expect(sameId(answers)).toBe(1)
    expect(await report.versionJobs()).toHaveLength(1)
    expect(await report.recheck('alt-text')).toMatchObject({ status: 409, body: { code: 'check-running' } })
    expect(await report.reaudit()).toMatchObject({ status: 409, body: { code: 'check-running' } })
  })

  it('says the limits before they are met: how many are left, until when, and when the next is possible', async () => {
    const { rechecks: most, days } = afterDelivery
    const { rechecks, until, nextAt } = await report.versions()
    expect(rechecks).toEqual({ most, left: most, refusal: null })
    expect(nextAt).toBeNull()
    expect(Date.parse(until) - Date.now()).toBeCloseTo(days * 86_400_000, -6)
    await report.recheck('meta-tags')
    await report.make(fixed)
    const after = await report.versions()
    expect(after.rechecks).toEqual({ most, left: most - 1, refusal: errorCodes['check-too-soon'].text })
    expect(Date.parse(after.nextAt)).toBeGreaterThan(Date.now())
    expect(await report.recheck('alt-text')).toMatchObject({ status: 429, body: { code: 'check-too-soon' } })
    for (let made = 1; made < most; made++) {
      await reports.age(minute)
      await report.recheck('meta-tags')
      await report.make(fixed)
    }
    await reports.age(minute)
    expect(await report.recheck('meta-tags')).toMatchObject({ status: 409, body: { code: 'rechecks-used' } })
    expect((await report.versions()).rechecks).toEqual({ most, left: 0, refusal: errorCodes['rechecks-used'].text })
  })

  it('is over sixty days after delivery', async () => {
    await reports.age(afterDelivery.days * 24 + 1)
    const { versions: _versions, asked: _asked, ...allowance } = await report.versions()
    const refusal = errorCodes['after-delivery-over'].text
    for (const kind of ['rechecks', 'reaudits', 'objections'])
      expect(allowance[kind]).toMatchObject({ left: 0, refusal })
    for (const ask of [report.recheck('meta-tags'), report.reaudit(), report.object(), report.remind(true)])
      expect(await ask).toMatchObject({ status: 409, body: { code: 'after-delivery-over' } })
  })

  it('takes nothing away when the website cannot be read, and says so', async () => {
    const { body } = await report.recheck('meta-tags')
    await report.make(unreadable)
    expect(await report.version(body.id)).toMatchObject({
      state: 'failed',
      failure: 'The home page did not answer.',
      recheck: null,
    })
    expect((await report.versions()).rechecks.left).toBe(afterDelivery.rechecks)
  })

  it('goes on with another worker when its worker died, and is given up when they keep dying', async () => {
    const { body } = await report.recheck('meta-tags')
    for (let deaths = 0; deaths < 2; deaths++) {
      void report.make(() => new Promise(() => {}))
      await expect.poll(async () => (await report.version(body.id)).state).toBe('reading')
      await reports.age(0.1)
      await reports.sweep()
    }
    await report.make(fixed)
    expect(await report.version(body.id)).toMatchObject({ state: 'completed' })
    expect(await report.versionJobs()).toHaveLength(3)
    // What the dead workers' jobs would still write is refused.
    await reports.make((await report.versionJobs())[0]!, finds(scored('meta-tags', 1)))
    expect((await report.version(body.id)).recheck.now.score).toBe(90)
  })

  it.each(['refund', 'deletion'])('ends with the %s of its report: what its worker writes is refused', async (end) => {
    const { body } = await report.recheck('meta-tags')
    const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>()
    const running = report.make(async (website, options) => mayEnd.then(() => fixed(website, options)))
    await expect.poll(async () => (await report.version(body.id)).state).toBe('reading')
    if (end === 'refund') await reports.db.transaction().execute((trx) => withdrawReport(trx, report.orderId, true))
    else await reports.staffCall('DELETE', `/api/admin/business-reports/${report.id}`)
    finish()
    await running
    const rows = await reports.db.selectFrom('report_versions').select(['kind', 'work_status', 'verdict']).execute()
    expect(rows).toContainEqual({ kind: 're-check', work_status: 'failed', verdict: null })
    const refused = end === 'refund' ? { status: 409, body: { code: 'order-refunded' } } : { status: 404 }
    for (const ask of [report.recheck('alt-text'), report.reaudit(), report.object(), report.remind(true)])
      expect(await ask).toMatchObject(refused)
    if (end === 'deletion') {
      expect((await reports.call('GET', `${report.path}/versions`)).status).toBe(404)
      expect((await reports.call('GET', `${report.path}/versions/${body.id}`)).status).toBe(404)
    }
  })

  it('asks for a component that the report has, of a report that is delivered', async () => {
    expect(await report.recheck('no-such-check')).toMatchObject({ status: 404, body: { code: 'component-not-found' } })
    const { body } = await reports.startPaid()
    const path = `/api/business-reports/${body.reportId}`
    expect(await reports.call('POST', `${path}/rechecks`, { component: 'meta-tags' })).toMatchObject({
      status: 400,
      body: { code: 'report-not-ready' },
    })
    const { body: nothing } = await reports.call('GET', `${path}/versions`)
    expect(nothing).toMatchObject({ until: null, versions: [], rechecks: { left: 0 } })
  })

  it('opens no version by the link of another report', async () => {
    const { body } = await report.recheck('meta-tags')
    const other = await delivered(reports)
    for (const path of [`${other.path}/versions/${body.id}`, `${other.path}?version=${body.id}`])
      expect((await reports.call('GET', path)).body).toMatchObject({ code: 'version-not-found' })
  })
})
