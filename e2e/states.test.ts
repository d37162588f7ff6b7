import { randomUUID } from 'node:crypto'
import { runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { acceptTerms, enterWebsite, expectOneReportMail, reachReport, useVisitor } from './visitor.ts'

const visitor = useVisitor()

const website = 'copperquokkaelectrical.com.au'
const newAddress = () => `owner-${randomUUID().slice(0, 8)}@example.com.au`

async function orderFree(page: Page, site: string, address: string): Promise<void> {
  await enterWebsite(page, site)
  await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Promo Code Applied').waitFor()
  await page.getByLabel('Where should we send your report?').fill(address)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Start my free report' }).click()
}

describe('a website that cannot be read', () => {
  it('is named as the reason on every screen, with what happens next, and no stage is invented', async () => {
    const { page } = visitor()
    await orderFree(page, 'no-such-quokka-shop.com.au', newAddress())
    await page.waitForURL('**/report-progress')
    const setback = page.getByText(/We try again by ourselves\..* 24 hours .* refunded in full/)
    await setback.waitFor({ timeout: 60_000 })
    const said = await setback.textContent()
    expect(await page.getByText(/remaining|Stage \d of \d/).count()).toBe(0)

    const id = await page.evaluate("sessionStorage.getItem('latestGeneratedReportId')")
    await page.goto(`/success/${String(id)}`)
    await page.getByText('Your report is not ready yet.').waitFor()
    expect(await setback.textContent()).toBe(said)
    expect(await page.getByText(/remaining|Stage \d of \d/).count()).toBe(0)
  })
})

describe('a mail that could not be delivered', () => {
  it('is admitted, and the report goes to another address', async () => {
    const { page } = visitor()
    await orderFree(page, website, newAddress())
    const id = await reachReport(page)
    await page.route(`**/api/business-reports/${id}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), emailStatus: 'failed' } })
    })
    await page.goto(`/success/${id}`)
    await page.getByText('Our email with the report could not be delivered.').waitFor()
    expect(await page.getByText('We will send you a confirmation email shortly.').count()).toBe(0)
    const other = newAddress()
    await page.getByLabel('Send me a copy').fill(other)
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expectOneReportMail(other)
  })
})

describe('the success screen without a report', () => {
  it('shows nothing that only the address says', async () => {
    const { page } = visitor()
    await page.goto('/success?domain=somebody-elses-shop.com.au')
    await page.getByText('No report ID found. Please try generating a new report.').waitFor()
    expect(await page.locator('main').textContent()).not.toContain('somebody-elses-shop')
  })

  it('knows the order of its own tab, and leads back to it', async () => {
    const { page } = visitor()
    await enterWebsite(page, website)
    await page.goto(`/success?domain=${website}`)
    await page.getByRole('heading', { name: 'Your order is still open' }).waitFor()
    await page.getByRole('link', { name: 'Back to your order' }).click()
    await page.waitForURL('**/checkout')
    expect(await page.locator('main').textContent()).toContain(website.split('.')[0])
  })
})

describe('a press that cannot do anything yet', () => {
  it('on the pay button names the terms and leads to them', async () => {
    const { page } = visitor()
    await enterWebsite(page, website)
    await page.getByLabel('Card number').waitFor()
    await page.getByRole('button', { name: 'Pay $20 and start my report' }).click({ force: true })
    await page.getByText('Terms and Conditions Required').waitFor()
    await page.getByText('Please accept the Terms and Conditions to proceed').waitFor()
    expect(await page.getByRole('checkbox').evaluate((box) => box.matches(':focus'))).toBe(true)
  })

  it('on the download screen without a report says so', async () => {
    const { page } = visitor()
    await page.goto('/download-report')
    expect(await page.getByText('No Report ID', { exact: true }).textContent()).toBe('No Report ID')
  })

  it('of a sixth message in an hour is told the limit, and keeps what was typed', async () => {
    const { page } = visitor()
    const error = 'Too many messages. Please try again later.'
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, json: { error, code: 'too-many-requests', requestId: 'x' } }),
    )
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Your name').fill('Jo Baker')
    await page.getByLabel('Your email').fill('jo@example.com.au')
    await page.getByLabel('Your message').fill('Please have another look at my report.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText(error).waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Jo Baker')
  })
})

it.each(['com.au', 'www.net.au', 'https://org.uk'])('%s alone is no website', async (typed) => {
  const { page } = visitor()
  await page.goto('/')
  await page.getByLabel('Business website').fill(typed)
  await page.locator('form').getByRole('button', { name: 'Get My Report' }).click()
  await page.getByText('Please enter a valid website address with a proper domain').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

it('the copyright line names 2025 on every page', async () => {
  const { page } = visitor()
  for (const path of ['/', '/contact', '/no-such-page']) {
    await page.goto(path)
    expect(await page.getByRole('contentinfo').textContent()).toContain('© 2025 Findable')
  }
})
