import { afterDelivery, errorCodes, internalEndpoints } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withdrawReport } from '../src/order-reports.ts'
import { receiveRerunRequest } from '../src/reruns.ts'
import { delivered, finds, resultWith, sameId, scored, type Delivered } from './after-delivery.ts'
import { auditResult, openReports, unreadable, type Reports } from './harness.ts'

let reports: Reports
let report: Delivered
const tip = (component: string) => ({
  components: [component],
  title: `Mend ${component}`,
  text: 'Why.',
  steps: ['Do it.'],
  gain: 1,
  ease: 3,
})
const rival = (name: string, score: number) => ({ name, url: `https://${name}.com.au/`, score, coverage: 1 })
const before = resultWith(
  [
    scored('meta-tags', 40, 'Two pages have no description.'),
    scored('alt-text', 80),
    scored('ssl', 50, 'The certificate has expired.'),
  ],
  { tips: [tip('meta-tags'), tip('ssl')], competitors: [rival('brush', 60), rival('comb', 70)] },
)
const after = resultWith(
  [scored('meta-tags', 100), scored('alt-text', 60), scored('ssl', 50, 'The certificate has expired.')],
  {
    auditedAt: '2026-02-01T00:00:00.000Z',
    tips: [tip('ssl'), tip('alt-text')],
    competitors: [rival('comb', 75)],
  },
)
beforeEach(async () => {
  reports = await openReports()
  report = await delivered(reports, before)
})
afterEach(() => reports.close())

const newsOf = async () => {
  await reports.sweepNews()
  return reports.sent('customerNews')
}
const textOf = async (id: string) =>
  (await reports.call('GET', internalEndpoints.customerNews.path.replace(':id', id))).body

describe('reading the whole website again', () => {
  it('shows both: scores, pillars, to-dos done, left and new, what got worse, and competitors then and now', async () => {
    const { body } = await report.reaudit()
    expect(body).toMatchObject({ kind: 're-audit', by: 'owner', state: 'waiting', component: null })
    await report.make(async () => after)
    const { comparison, inWords, recheck } = await report.version(body.id)
    expect(recheck).toBeNull()
    expect(comparison).toMatchObject({
      since: before.auditedAt,
      until: after.auditedAt,
      engines: null,
      overall: { before: before.overallScore, now: after.overallScore },
      todos: {
        done: [{ component: 'meta-tags', title: 'Mend meta-tags' }],
        left: [{ component: 'ssl' }],
        added: [{ component: 'alt-text' }],
      },
      competitors: [
        { name: 'comb', before: 70, now: 75 },
        { name: 'brush', before: 60, now: null },
      ],
    })
    expect(comparison.changes).toContainEqual(
      expect.objectContaining({ id: 'alt-text', kind: 'worse', before: 80, now: 60, cause: 'site' }),
    )
    expect(inWords).toBe(
      `Your score went from ${before.overallScore} to ${after.overallScore}: 1 to-do is done, 2 are left and 1 check got worse.`,
    )
    expect((await reports.call('GET', `${report.path}?version=${body.id}`)).body).toMatchObject({
      visibilityScore: after.overallScore,
    })
    expect(await report.read()).toMatchObject({ visibilityScore: before.overallScore })
  })

  it('tells what another engine changed from what changed on the website', async () => {
    const { body } = await report.reaudit()
    const [metaTags, altText] = ['meta-tags', 'alt-text'].map((id) =>
      before.components.find((component) => component.id === id)!,
    )
    await report.make(async () =>
      resultWith(
        [
          // The same evidence with another verdict, the same rules with other evidence, and other rules.
          { ...metaTags!, score: 55 },
          { ...altText!, ...scored('alt-text', 60) },
          { ...scored('ssl', 70), criteria: 'Other rules.' },
        ],
        { engineVersion: 'newer', auditedAt: '2026-02-01T00:00:00.000Z' },
      ),
    )
    const { comparison, inWords } = await report.version(body.id)
    expect(comparison.engines).toEqual({ before: 'test', now: 'newer' })
    const causes = comparison.changes.map(({ id, cause }: { id: string; cause: string }) => [id, cause])
    expect(causes).toEqual([
      ['overall', 'engine'],
      ['meta-tags', 'engine'],
      ['alt-text', 'either'],
      ['ssl', 'engine'],
    ])
    expect(inWords).toContain('Our checks have a newer version since')
  })

  it('is done once, and one that could not be read does not count', async () => {
    await report.reaudit()
    await report.make(unreadable)
    expect((await report.versions()).reaudits).toEqual({ most: 1, left: 1, refusal: null })
    const asked = await Promise.all(Array.from({ length: 25 }, () => report.reaudit()))
    expect(sameId(asked)).toBe(1)
    await report.make(async () => after)
    expect(await report.reaudit()).toMatchObject({ status: 409, body: { code: 'reaudit-used' } })
    expect((await report.versions()).reaudits).toMatchObject({ left: 0, refusal: errorCodes['reaudit-used'].text })
  })

  it('is told to the customer by mail in one sentence, until the order is refunded', async () => {
    const { body } = await report.reaudit()
    await report.make(async () => after)
    const [told] = await newsOf()
    expect(told).toMatchObject({ news: 're-audit', email: 'owner@example.com.au', reportId: report.id })
    expect(await newsOf()).toHaveLength(1)
    const { inWords: sentence } = await report.version(body.id)
    expect(await textOf(told!.newsId)).toMatchObject({ version: body.id, sentence })
    await reports.age(1)
    expect(await newsOf()).toEqual([told, told])
    await reports.db.deleteFrom('customer_news').execute()
    expect(await textOf(told!.newsId)).toMatchObject({ code: 'report-not-found' })
  })

  it('and a rerun at the same time both end, each as a version of its own', async () => {
    const { body } = await report.reaudit()
    const rerunId = '3f0c1d5e-1111-4222-8333-444455556666'
    const rerun = { orderId: report.orderId, reportId: report.id, rerunId, requestId: 'r' }
    await receiveRerunRequest(reports.db, rerun, reports.log)
    const rerunJob = (await reports.jobs()).filter(({ subject }) => subject === 'business').at(-1)!
    await Promise.all([
      report.make(async () => after),
      reports.make(rerunJob, async () => auditResult({ overallScore: 88 })),
    ])
    const { versions } = await report.versions()
    expect(
      versions
        .map(({ kind, state, shown }: { kind: string; state: string; shown: boolean }) => `${kind} ${state} ${shown}`)
        .toSorted(),
    ).toEqual(['original completed false', 're-audit completed false', 'rerun completed true'])
    expect((await report.read()).visibilityScore).toBe(88)
    expect(body.id).toBe(versions.find(({ kind }: { kind: string }) => kind === 're-audit').id)
  })
})

describe('the versions of a report', () => {
  it('keep what a rerun and staff replace, and say who made each, when, why and from which', async () => {
    await reports.staffCall('PATCH', `/api/admin/reports/${report.id}`, { visibilityScore: 82, reason: 'A call.' })
    const rerunId = '3f0c1d5e-1111-4222-8333-444455556666'
    const rerun = { orderId: report.orderId, reportId: report.id, rerunId, requestId: 'r' }
    await receiveRerunRequest(reports.db, rerun, reports.log)
    await reports.make((await reports.jobs()).at(-1)!, async () => auditResult({ overallScore: 88 }))
    const { versions } = await report.versions()
    expect(versions).toMatchObject([
      { kind: 'rerun', by: 'staff', shown: true, visibilityScore: 88, basedOn: versions[1].id },
      // Why staff adjusted it is for staff.
      { kind: 'staff-edit', by: 'staff', shown: false, visibilityScore: 82, reason: null, basedOn: versions[2].id },
      { kind: 'original', by: 'engine', shown: false, visibilityScore: before.overallScore, basedOn: null },
    ])
    const scoreOf = async (version: string) =>
      (await reports.call('GET', `${report.path}?version=${version}`)).body.visibilityScore
    expect(await Promise.all(versions.map(({ id }: { id: string }) => scoreOf(id)))).toEqual([
      88,
      82,
      before.overallScore,
    ])
    const { body: forStaff } = await reports.staffCall('GET', `/api/admin/reports/${report.id}`)
    expect(forStaff.versions[1]).toMatchObject({ kind: 'staff-edit', staff: 'Sam Staff', reason: 'A call.' })
  })

  it('go with their report: when it is withdrawn before delivery, and when it is too old', async () => {
    await report.recheck('meta-tags')
    await report.make(finds(scored('meta-tags', 90)))
    await reports.db.deleteFrom('business_reports').execute()
    for (const table of ['report_versions', 'objections', 'customer_news'] as const)
      expect(await reports.db.selectFrom(table).select('id').execute()).toEqual([])
  })

  it('are there for a report that the service before this one completed', async () => {
    await reports.db.deleteFrom('report_versions').execute()
    const { body } = await report.recheck('meta-tags')
    await report.make(finds(scored('meta-tags', 90)))
    expect((await report.version(body.id)).recheck.overall.before).toBe(before.overallScore)
    expect((await report.versions()).versions.map(({ kind }: { kind: string }) => kind)).toEqual([
      're-check',
      'original',
    ])
  })
})

describe('the reminder', () => {
  it('is off, and comes once, thirty days after delivery, when its box was ticked', async () => {
    expect((await report.versions()).reminder).toMatchObject({ wanted: false, sent: false, refusal: null })
    await reports.age(afterDelivery.reminderDays * 24 + 1)
    expect(await newsOf()).toEqual([])
    await reports.age(-(afterDelivery.reminderDays * 24 + 1))
    expect((await report.remind(true)).body).toMatchObject({ wanted: true, sent: false })
    await report.remind(true)
    expect(await newsOf()).toEqual([])
    await reports.age(afterDelivery.reminderDays * 24 + 1)
    const [told, ...more] = await newsOf()
    expect([told!.news, more]).toEqual(['reminder', []])
    expect((await textOf(told!.newsId)).sentence).toBe('Your report has 2 to-dos left.')
    expect((await report.versions()).reminder).toMatchObject({ wanted: true, sent: true })
  })

  it('names what is left to do: what was checked again since counts', async () => {
    await report.remind(true)
    await report.recheck('meta-tags')
    await report.make(finds(scored('meta-tags', 100)))
    await reports.age(afterDelivery.reminderDays * 24 + 1)
    const [told] = await newsOf()
    expect(await textOf(told!.newsId)).toMatchObject({
      sentence: 'Your report has 1 to-do left.',
      todos: ['Mend ssl'],
      paragraphs: [expect.stringMatching(/^You can check again, free of charge, until \d+ \w+ \d{4}\.$/)],
    })
  })

  it.each(['taking it back', 'a refund', 'deleting the report'])('never comes after %s', async (end) => {
    await report.remind(true)
    if (end === 'taking it back') await report.remind(false)
    else if (end === 'a refund') {
      await reports.db.transaction().execute((trx) => withdrawReport(trx, report.orderId, true))
    } else await reports.staffCall('DELETE', `/api/admin/business-reports/${report.id}`)
    await reports.age(afterDelivery.reminderDays * 24 + 1)
    expect(await newsOf()).toEqual([])
  })

  it('needs an address, and says so beforehand', async () => {
    await reports.db.updateTable('business_reports').set({ email: null }).execute()
    expect(await report.remind(true)).toMatchObject({ status: 409, body: { code: 'no-address' } })
    expect((await report.versions()).reminder.refusal).toBe(errorCodes['no-address'].text)
  })
})
