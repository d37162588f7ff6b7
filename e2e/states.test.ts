import { randomUUID } from 'node:crypto'
import { runningProduct, untilInteractive } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { acceptTerms, enterWebsite, expectOneReportMail, mailsTo, reachReport, useVisitor } from './visitor.ts'

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
  /** A report whose mail the mail server refused for good, as the success screen shows it. */
  async function orderWithWrongAddress(page: Page): Promise<{ id: string; address: string }> {
    const { mailboxUrl } = runningProduct()
    const fault = (body: object) =>
      fetch(`${mailboxUrl}/api/faults/smtp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const address = newAddress()
    await fault({ mode: 'reject', count: 1 })
    await orderFree(page, website, address)
    const id = await reachReport(page)
    await expect
      .poll(async () => (await (await page.request.get(`/api/business-reports/${id}`)).json()).emailStatus, {
        timeout: 30_000,
      })
      .toBe('failed')
    await page.goto(`/success/${id}`)
    await page.getByText('Our email with the report could not be delivered.').waitFor()
    expect(await page.getByText('We will send you a confirmation email shortly.').count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toContain(address)
    return { id, address }
  }

  it('is admitted; the tab of the order gives another address, and the one mail goes there', async () => {
    const { page } = visitor()
    const { id, address } = await orderWithWrongAddress(page)
    const right = newAddress()
    await page.getByLabel('Your right email address').fill('not an address')
    await page.getByRole('button', { name: 'Send it to this address' }).click()
    await page.getByText('Please enter a valid email address.').waitFor()
    await page.getByLabel('Your right email address').fill(right)
    await page.getByRole('button', { name: 'Send it to this address' }).click()
    await page.getByText(`Your report is on its way to ${right}`).waitFor()
    await expectOneReportMail(right)
    expect(await mailsTo(address)).toEqual([])
    await expect
      .poll(async () => (await (await page.request.get(`/api/business-reports/${id}`)).json()).emailStatus)
      .toBe('sent')
    await page.reload()
    await page.getByText('We have emailed a copy to you for your records.').waitFor()
  })

  it('elsewhere needs the order reference, which is not shown there, and a wrong one changes nothing', async () => {
    const { page, context } = visitor()
    const { id } = await orderWithWrongAddress(page)
    const reference = (await page.getByText(/^FND-/).textContent())!
    const other = await context.newPage()
    await other.goto(`/success/${id}`)
    const right = newAddress()
    await other.getByLabel('Your right email address').fill(right)
    expect(await other.getByText(reference).count()).toBe(0)
    const send = other.getByRole('button', { name: 'Send it to this address' })
    await send.click()
    await other.getByText('Please enter your order reference.').waitFor()
    await other.getByLabel('Your order reference').fill('FND-AAAA-AAAA')
    await send.click()
    await other.getByText('There is no order with this reference.').waitFor()
    await other.getByLabel('Your order reference').fill(reference.toLowerCase())
    await send.click()
    await other.getByText(`Your report is on its way to ${right}`).waitFor()
    await expectOneReportMail(right)
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
    await page.getByLabel('Card number').waitFor()
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
    await untilInteractive(page)
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
