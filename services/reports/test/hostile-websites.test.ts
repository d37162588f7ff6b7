import { answer, answerWith, halfCharacterSite, hosts, hostilePages, mutatedSite } from '@findable/audit-engine/hostile'
import { auditResultSchema, componentIds } from '@findable/contracts'
import { createLogger } from '@findable/service-kit'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createAudits } from '../src/audits.ts'
import type { WholeReport } from '../src/db/reports.ts'
import { openReports, type Reports } from './harness.ts'

/** Websites with mutated responses; `npm run fuzz` makes more of them, and different ones. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const mutatedSites = Number(process.env['FUZZ_SITES'] ?? 12)

let reports: Reports
let audits: ReturnType<typeof createAudits>
beforeAll(async () => {
  reports = await openReports()
  audits = createAudits({
    log: createLogger('reports', 'silent'),
    // The server stays the same, whatever it is told to answer.
    hostMap: await answerWith(() => Buffer.alloc(0)),
    accesses: {},
    shared: {},
    parseDeadline: 20_000,
  })
})
afterAll(async () => {
  await audits.close()
  await reports.close()
})

/** Everything from the website to the stored report, as a worker does it. */
async function makeReport(): Promise<WholeReport> {
  await reports.startPaid()
  await reports.make((await reports.jobs()).at(-1)!, (_, options) => audits.runAudit(hosts[0], options))
  return (await reports.reports()).at(-1)!
}

async function expectDelivered(report: WholeReport): Promise<void> {
  expect(report).toMatchObject({ report_status: 'completed', failure: null })
  expect((await reports.sent('reportCompleted')).at(-1)).toMatchObject({ reportId: report.id })
  auditResultSchema.parse(JSON.parse(report.report_data!))
  const components = reports.db.selectFrom('components').where('business_report_id', '=', report.id).selectAll()
  expect(await components.execute()).toHaveLength(componentIds.length)
  for (const edition of ['client', 'technical'])
    expect((await reports.call('GET', `/internal/reports/${report.id}/document?edition=${edition}`)).status).toBe(200)
}

async function serve(pages: Record<string, string>): Promise<void> {
  const type = { 'content-type': 'text/html; charset=utf-8' }
  await answerWith((path) => {
    const page = pages[path]
    return page === undefined ? answer('404 Not Found', {}) : answer('200 OK', type, Buffer.from(page))
  })
}

/** How any failure other than an unreadable website is described. */
const ourFault = 'The report could not be made.'

describe('a page built to hurt ends in a delivered report', () => {
  it.each(hostilePages)('$hurts', async ({ html }) => {
    await serve({ '/': html })
    await expectDelivered(await makeReport())
  })
})

test('a website full of half characters and NULs ends in a delivered report', async () => {
  await serve(halfCharacterSite)
  await expectDelivered(await makeReport())
})

test(
  'a website of mutated answers ends in a delivered report, or is told to be unreadable',
  { timeout: 60_000 + mutatedSites * 5_000 },
  async () => {
    for (let number = 0; number < mutatedSites; number++) {
      await mutatedSite(seed * 1_000_003 + number)
      const report = await makeReport()
      if (report.report_status === 'completed') await expectDelivered(report)
      else expect({ seed, number, failure: report.failure }).not.toMatchObject({ failure: ourFault })
    }
  },
)
