import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedReports } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})

const statsUrl = '**/api/admin/report-stats'
const figure = async (name: string) =>
  (await page.locator('dl > div').filter({ hasText: name }).locator('dd').textContent()) ?? ''
const refused = { status: 503, json: { error: 'Not available right now.', code: 'x', requestId: 'x' } }

describe('the dashboard', () => {
  it('shows four figures, and the industries of the reports as bars with their numbers', async () => {
    const industry = `Industry ${randomUUID().slice(0, 8)}`
    await seedReports([
      { name: 'a', industry },
      { name: 'b', industry },
      { name: 'c', industry },
    ])
    await page.goto('/admin/dashboard')
    await expect.poll(() => figure('Average Visibility Score')).toMatch(/^\d{1,3}\/100$/)
    expect(Number(await figure('Total Client Reports'))).toBeGreaterThanOrEqual(3)
    expect(await figure('Total Gold Standard Reports')).toMatch(/^[\d,]+$/)
    expect(await figure('Recent Reports (30 days)')).toMatch(/^[\d,]+$/)
    await staff.expectAccessible()
    await page.getByRole('tab', { name: 'Industry Analysis' }).click()
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: industry }) })
    await row.waitFor()
    expect(await row.textContent()).toMatch(new RegExp(`^${industry}3(under 1|\\d+)%$`))
    const width = Number.parseFloat((await row.locator('rect').last().getAttribute('width'))!)
    expect(width).toBeGreaterThan(0)
    expect(width).toBeLessThanOrEqual(100)
    await staff.expectAccessible()
    await page.reload()
    await row.waitFor()
  })

  it('loads, fails with a way to try again, and says when its figures may be out of date', async () => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route(statsUrl, async (route) => {
      await mayAnswer
      await route.fulfill(refused)
    })
    await page.goto('/admin/dashboard')
    await page.getByText('Loading the figures...').waitFor()
    await staff.expectAccessible()
    answer()
    await page.getByText('Failed to load the figures: Not available right now.').waitFor()
    await staff.expectAccessible()
    await page.unroute(statsUrl)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => figure('Total Client Reports')).toMatch(/^[\d,]+$/)
    await page.route(statsUrl, (route) => route.fulfill(refused))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('These figures may be out of date').waitFor()
    expect(await figure('Total Client Reports')).toMatch(/^[\d,]+$/)
  })

  it('has nothing to show before the first report, and invents no average', async () => {
    const nothing = {
      totalGoldStandardReports: 0,
      recentGoldStandardReports: 0,
      averageVisibilityScore: null,
      totalClientReports: 0,
      reportsByIndustry: [],
    }
    await page.route(statsUrl, (route) => route.fulfill({ json: nothing }))
    await page.goto('/admin/dashboard?tab=industry')
    await page.getByText('No reports found').waitFor()
    expect(await figure('Average Visibility Score')).toBe('–')
    await staff.expectAccessible()
  })
})
