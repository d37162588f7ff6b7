import { afterDelivery, internalEndpoints } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withdrawReport } from '../src/order-reports.ts'
import { delivered, finds, resultWith, sameId, scored, waitingObjection } from './after-delivery.ts'
import { openReports, unreadable, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const finding = 'Two pages have no description.'
const problem = scored('meta-tags', 40, finding, 'The title is 74 characters long.')
const news = async () => {
  await reports.sweepNews()
  const sent = await reports.sent('customerNews')
  const path = (id: string) => internalEndpoints.customerNews.path.replace(':id', id)
  return Promise.all(
    sent.map(async ({ news: kind, newsId }) => ({ kind, ...(await reports.call('GET', path(newsId))).body })),
  )
}
const open = async (list = 'open') => (await reports.staffCall('GET', `/api/admin/objections?list=${list}`)).body
const answer = (id: string, body: object) => reports.staffCall('POST', `/api/admin/objections/${id}/answer`, body)

describe('an objection', () => {
  it('is checked at once, and corrects the report with its reason where the engine says something else now', async () => {
    const report = await delivered(reports, resultWith([problem]))
    const { status, body } = await report.object({ finding })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'checking', finding, choice: 'not-true', answer: null })
    expect(Date.parse(body.answerBy) - Date.parse(body.askedAt)).toBe(afterDelivery.answerDays * 86_400_000)
    await report.make(finds(scored('meta-tags', 85, 'The title is 71 characters long.')))
    const { asked, versions } = await report.versions()
    expect(asked).toMatchObject([
      { state: 'corrected', correction: versions[0].id, answer: expect.stringContaining('no longer find this') },
    ])
    expect(versions.map(({ kind, by }: Record<string, string>) => `${kind} by ${by}`)).toEqual([
      'correction by engine',
      're-check by engine',
      'original by engine',
    ])
    expect(versions[0]).toMatchObject({ shown: true, component: 'meta-tags', reason: asked[0].answer })
    expect(await report.read()).toMatchObject({ visibilityScore: 85 })
    expect((await reports.call('GET', `${report.path}?version=${versions[2].id}`)).body.visibilityScore).toBe(40)
    const { body: result } = await reports.call('GET', `/api/report-result/${report.id}`)
    const corrected = result.components.find(({ id }: { id: string }) => id === 'meta-tags')
    expect(corrected.corrected.reason).toBe(asked[0].answer)
    expect(await news()).toMatchObject([
      {
        kind: 'correction',
        version: null,
        sentence: 'Your report is corrected.',
        paragraphs: [expect.any(String), `What changed: ${asked[0].answer}`, 'Your score is now 85.'],
      },
    ])
    expect(await open()).toEqual([])
  })

  it('waits for staff when the engine says the same, with another figure or not, or cannot read the website', async () => {
    const report = await delivered(reports, resultWith([problem]))
    await report.object({ finding: 'The title is 74 characters long.' })
    await report.make(finds(scored('meta-tags', 40, 'The title is 71 characters long.')))
    await report.object({ finding })
    await report.make(unreadable)
    expect(await open()).toMatchObject([
      {
        state: 'waiting',
        reported: { score: 40 },
        checked: { findings: [{ text: 'The title is 71 characters long.' }] },
      },
      { state: 'waiting', checked: null, checkFailure: 'The home page did not answer.', overdue: false },
    ])
    expect(await report.read()).toMatchObject({ visibilityScore: 40 })
    await reports.age(afterDelivery.answerDays * 24 + 1)
    expect(await open()).toMatchObject([{ overdue: true }, { overdue: true }])
  })

  it('is one for a finding, however often it is sent, and takes nothing of what may be checked again', async () => {
    const report = await delivered(reports, resultWith([problem]))
    const asked = await Promise.all(Array.from({ length: 25 }, () => report.object({ finding })))
    expect(sameId(asked)).toBe(1)
    expect(await report.versionJobs()).toHaveLength(1)
    expect(await report.versions()).toMatchObject({
      running: null,
      rechecks: { left: afterDelivery.rechecks, refusal: null },
      objections: { left: afterDelivery.objections - 1, answerDays: afterDelivery.answerDays },
    })
    expect((await report.recheck('meta-tags')).status).toBe(200)
  })

  it('is about something that the report says', async () => {
    const report = await delivered(reports, resultWith([problem]))
    expect((await report.object({ finding: 'Something else.' })).body.code).toBe('finding-gone')
    expect((await report.object({ component: 'no-such-check' })).body.code).toBe('component-not-found')
    expect((await report.object({ sentence: ' ' })).body.code).toBe('validation-failed')
  })

  it.each(['refund', 'deletion'])('ends with the %s of its report', async (end) => {
    const { id, report } = await waitingObjection(reports)
    if (end === 'refund') await reports.db.transaction().execute((trx) => withdrawReport(trx, report.orderId, true))
    else await reports.staffCall('DELETE', `/api/admin/business-reports/${report.id}`)
    expect(await open()).toEqual([])
    const refused = await answer(id, { decision: 'uphold', sentence: 'It is there.' })
    expect(refused.body.code).toBe(end === 'refund' ? 'objection-answered' : 'objection-not-found')
    expect(await news()).toEqual([])
  })
})

describe('the answer of staff', () => {
  it('upholds the report with a sentence that the customer gets by mail', async () => {
    const { id, report } = await waitingObjection(reports)
    const { body } = await answer(id, { decision: 'uphold', sentence: 'The pages are /a and /b.' })
    expect(body).toMatchObject({ state: 'upheld', answer: 'The pages are /a and /b.', answeredBy: 'Sam Staff' })
    expect(await report.read()).toMatchObject({ visibilityScore: 40 })
    expect(await news()).toMatchObject([
      {
        kind: 'objection-upheld',
        paragraphs: [expect.stringContaining('"meta-tags"'), 'Our reason: The pages are /a and /b.'],
      },
    ])
    expect((await reports.acts()).at(-1)).toMatchObject({
      action: 'uphold-objection',
      reason: 'The pages are /a and /b.',
    })
    expect((await open('answered'))[0].id).toBe(id)
  })

  it.each([
    ['take-out', { score: 95 }, { outcome: 'scored', score: 95, findings: [] }, 95],
    ['take-out', {}, { outcome: 'scored', score: 40, findings: [] }, 40],
    ['not-applicable', {}, { outcome: 'notApplicable', score: null, reason: 'You sell by phone.' }, null],
    ['not-measured', {}, { outcome: 'notMeasured', score: null, reason: 'You sell by phone.' }, null],
  ])(
    '%s %j corrects the report, keeps the version before, and is in the audit log',
    async (decision, more, verdict, score) => {
      const { id, report } = await waitingObjection(reports)
      const { body } = await answer(id, { decision, sentence: 'You sell by phone.', ...more })
      expect(body).toMatchObject({ state: 'corrected', answeredBy: 'Sam Staff' })
      const { body: result } = await reports.call('GET', `/api/report-result/${report.id}`)
      const corrected = { ...verdict, corrected: { reason: 'You sell by phone.' } }
      expect(result.components.find(({ id: one }: { id: string }) => one === 'meta-tags')).toMatchObject(corrected)
      expect(await report.read()).toMatchObject({ visibilityScore: score })
      const { versions } = await report.versions()
      expect(versions[0]).toMatchObject({ kind: 'correction', by: 'staff', reason: 'You sell by phone.', shown: true })
      expect(versions.at(-1)).toMatchObject({ kind: 'original', shown: false, visibilityScore: 40 })
      expect((await reports.acts()).at(-1)).toMatchObject({ action: 'correct-report', reason: 'You sell by phone.' })
      expect(await news()).toMatchObject([{ sentence: 'You were right, and your report is corrected.' }])
      // What is checked again later goes on from the corrected report.
      await report.recheck('meta-tags')
      await report.make(finds(scored('meta-tags', 100)))
      const { versions: now } = await report.versions()
      expect((await report.version(now[0].id)).recheck.before).toMatchObject(corrected)
    },
  )

  it('is given once, also by two at the same moment, and not while the engine checks', async () => {
    const report = await delivered(reports, resultWith([problem]))
    const { body } = await report.object({ finding })
    const upheld = { decision: 'uphold', sentence: 'It is there.' }
    expect((await answer(body.id, upheld)).body.code).toBe('objection-checking')
    await report.make(finds(problem))
    const answers = await Promise.all([answer(body.id, upheld), answer(body.id, { ...upheld, decision: 'take-out' })])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(await news()).toHaveLength(1)
  })
})

describe('what staff see of it', () => {
  it('counts by component and engine what is checked again and moves, and what is objected to and corrected', async () => {
    const report = await delivered(reports, resultWith([problem]))
    for (const score of [90, 90, 95]) {
      await report.recheck('meta-tags')
      await report.make(finds(scored('meta-tags', score)))
      await reports.age(0.1)
    }
    const { id } = await waitingObjection(reports)
    await answer(id, { decision: 'uphold', sentence: 'It is there.' })
    await waitingObjection(reports)
    const { body } = await reports.staffCall('GET', '/api/admin/check-figures')
    expect(body).toEqual([
      {
        component: 'meta-tags',
        title: expect.any(String),
        engineVersion: 'test',
        rechecks: 3,
        moved: 2,
        objections: 2,
        upheld: 1,
        corrected: 0,
        open: 1,
      },
    ])
  })

  it('hands a case to developers in which nothing names the customer', async () => {
    const told = 'Example Electrical in Marrickville (2204) is not named; call 02 9555 0123 or mail sue@example.com.au.'
    const problemOfOurs = scored('meta-tags', 40, told)
    const report = await delivered(reports, resultWith([problemOfOurs]))
    const { body } = await report.object({ finding: told, sentence: 'Example Electrical is at 12 Smith Street.' })
    await report.make(finds(problemOfOurs))
    await answer(body.id, { decision: 'take-out', sentence: 'You are named.', score: 90 })
    const { body: file, text } = await reports.staffCall('GET', `/api/admin/objections/${body.id}/case`)
    expect(file).toMatchObject({
      component: 'meta-tags',
      engineVersion: 'test',
      state: 'corrected',
      reported: { score: 40 },
      right: { score: 90 },
      answer: 'You are named.',
    })
    expect(file.finding).toMatch(
      /^Wandering Wattle Works in .+ is not named; call \(02\) 5550 0100 or mail owner@wanderingwattleworks/,
    )
    expect(text).not.toMatch(/Example Electrical|9555|@example\.com\.au|sue|12 Smith/)
  })
})
