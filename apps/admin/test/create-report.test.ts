import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(async () => {
  page = staff.page
  await page.goto('/admin/create-report')
  await page.getByRole('heading', { level: 1, name: 'Create Gold Standard Report' }).waitFor()
})

const reportsUrl = '**/api/admin/gold-standard-reports'
const website = 'bandicootphysio.com.au'
const generate = () => page.getByRole('button', { name: 'Generate Report' }).click()

async function fill(name: string, industry = 'Health & Wellness') {
  await page.getByLabel('Business Name*').fill(name)
  await page.getByLabel('Business Website*').fill(website)
  await page.getByLabel('Industry*').selectOption(industry)
  await page.getByLabel('Location (optional)').fill('Ballarat')
  await page.getByLabel('Additional Notes (optional)').fill('Answers every review.')
}

describe('creating a gold standard report', () => {
  it('says at each field what is missing', async () => {
    await generate()
    for (const message of [
      'Business name must be at least 2 characters',
      'Please enter a valid URL',
      'Industry is required',
    ]) {
      await page.getByText(message).waitFor()
    }
    await page.getByText('Generation may take several minutes.').waitFor()
    await staff.expectAccessible()
    await fill('B')
    await page.getByLabel('Business Website*').fill('not a website')
    await generate()
    await page.getByText('Business name must be at least 2 characters').waitFor()
    await page.getByText('Please enter a valid URL').waitFor()
    expect(await page.getByText('Industry is required').count()).toBe(0)
  })

  it('offers the 17 industries', async () => {
    const options = await page.getByLabel('Industry*').locator('option').allTextContents()
    expect(options).toHaveLength(18)
    expect(options.at(-1)).toBe('Detecting Automatically')
  })

  it('is cancelled on the way back to the reports', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.waitForURL('**/admin/reports')
    expect(await page.getByText('Report created').count()).toBe(0)
  })

  it('has it made, says so, goes to the reports, and shows it on the dashboard when it is ready', async () => {
    const name = `Bandicoot ${randomUUID().slice(0, 8)}`
    await fill(name)
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('gold-standard'),
    )
    await generate()
    expect((await asked).postDataJSON()).toEqual({
      businessName: name,
      businessWebsite: `https://${website}`,
      industry: 'Health & Wellness',
      location: 'Ballarat',
      notes: 'Answers every review.',
    })
    await page.getByText('Report created').waitFor()
    await page.getByText('The gold standard report is being generated').waitFor()
    await page.waitForURL('**/admin/reports')
    await page.goto(`/admin/dashboard?search=${encodeURIComponent(name)}`)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.waitFor()
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Refresh' }).click()
          return row.textContent()
        },
        { timeout: 90_000, interval: 1_000 },
      )
      .toMatch(/\d+\/100.*Completed/)
    await page.getByRole('button', { name: `View ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Report Details' })
    await dialog.getByText('Ballarat').waitFor()
    await dialog.getByText('Answers every review.').waitFor()
    expect(await dialog.textContent()).toMatch(/Website\d+\/100/)
    await staff.expectAccessible()
  })

  it('keeps what was typed when it fails, and says why in the form and over it', async () => {
    await fill('Bright Sparks')
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route(reportsUrl, async (route) => {
      await mayAnswer
      await route.fulfill({
        status: 409,
        json: {
          error: 'A gold standard report on this website is already being generated.',
          code: 'x',
          requestId: 'x',
        },
      })
    })
    await generate()
    await page.getByRole('button', { name: 'Generating...' }).waitFor()
    answer()
    await page.getByText('Report creation failed').waitFor()
    await page
      .getByRole('form')
      .getByText('A gold standard report on this website is already being generated.')
      .waitFor()
    expect(await page.getByLabel('Business Website*').inputValue()).toBe(website)
    await staff.expectAccessible()
    await page.unroute(reportsUrl)
    await page.route(reportsUrl, (route) => route.abort())
    await generate()
    await page.getByRole('form').getByText('Failed to create report').waitFor()
    expect(await page.getByLabel('Business Name*').inputValue()).toBe('Bright Sparks')
  })

  it('is refused by the server for a website that we must not contact', async () => {
    await fill('Bright Sparks')
    await page.getByLabel('Business Website*').fill('http://127.0.0.1')
    await generate()
    await page.getByRole('form').getByText('This address does not lead to a public website').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/create-report')
  })
})
