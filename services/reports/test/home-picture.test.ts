import { homePictureSchema, homePictureSource } from '@findable/contracts'
import { findHeadlessChromium } from '@findable/test-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditResult, openReports, type Reports } from './harness.ts'
import { useSandboxAudits } from './sandbox-audits.ts'

const browser = findHeadlessChromium()

describe('the home page on a phone', () => {
  const paid = useSandboxAudits({ browser })
  const free = useSandboxAudits({ browser, free: { deadline: 40_000 } })

  it('is pictured for a report, and not for a free check', async () => {
    expect(homePictureSchema.parse((await paid.run()).homePicture)).toMatchObject({ width: 390 })
    expect((await free.run()).homePicture).toBeUndefined()
  })
})

describe('a report with a picture', () => {
  let reports: Reports
  beforeEach(async () => {
    reports = await openReports()
  })
  afterEach(() => reports.close())

  async function reportWith(result: ReturnType<typeof auditResult>) {
    const { body } = await reports.startPaid()
    await reports.make((await reports.jobs())[0]!, async () => result)
    return {
      page: (await reports.call('GET', `/api/business-reports/${body.reportId}`)).body,
      file: (await reports.call('GET', `/api/download-report/${body.reportId}`)).text,
    }
  }

  it('has it on its page and in its file', async () => {
    const homePicture = { webp: 'UklGRiIAAABXRUJQ', width: 390, height: 700, at: '2026-01-01T00:00:00.000Z' }
    const { page, file } = await reportWith(auditResult({ homePicture }))
    expect(page.homePicture).toEqual(homePicture)
    expect(file).toContain(homePictureSource(homePicture))
  })

  it('that was stored before there were any has none in either', async () => {
    const { page, file } = await reportWith(auditResult())
    expect(page.homePicture).toBeNull()
    expect(file).not.toContain('<img')
  })
})
