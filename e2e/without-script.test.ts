import { randomUUID } from 'node:crypto'
import { asNewClient, launchChromium, runningProduct } from '@findable/test-kit'
import { contactMessages, resendMessages } from '@findable/contracts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from './visitor.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  const context = await browser.newContext({
    baseURL: runningProduct().siteUrl,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    extraHTTPHeaders: asNewClient(),
  })
  page = await context.newPage()
})
afterEach(() => page.context().close())

const newAddress = () => `owner-${randomUUID().slice(0, 8)}@example.com.au`
const path = () => new URL(page.url()).pathname

describe('without JavaScript', () => {
  it('a message is sent, and acknowledged by mail', async () => {
    const address = newAddress()
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Jo Baker')
    await page.getByLabel('Your email').fill(address)
    await page.getByLabel('Your message').fill('Please have another look\nat my report.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('heading', { level: 1, name: contactMessages.sent.title }).waitFor()
    await page.getByText(contactMessages.sent.text).waitFor()
    expect(path()).toBe('/contact/sent')
    await expect.poll(() => mailsTo(address), { timeout: 20_000, interval: 250 }).toHaveLength(1)
  })

  it('the browser itself refuses what is missing or no address', async () => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByLabel('Your name').fill('Jo Baker')
    await page.getByLabel('Your email').fill('jo')
    await page.getByRole('button', { name: 'Send message' }).click()
    expect(path()).toBe('/contact')
    expect(await page.getByLabel('Your name').inputValue()).toBe('Jo Baker')
  })

  it('a report that is not ours to send is refused on the same page, in sight, and everything typed stays', async () => {
    const address = newAddress()
    await page.goto('/resend-report')
    await page.getByRole('textbox', { name: 'Website' }).fill('bakery.com.au')
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.getByRole('radio', { name: /^Technical/ }).check()
    await page.getByRole('button', { name: 'Send my report' }).click()
    const problem = page.locator('form').getByRole('alert')
    expect(await problem.textContent()).toBe(resendMessages.unknown)
    const box = (await problem.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThan(844)
    expect(await page.getByRole('textbox', { name: 'Website' }).inputValue()).toBe('bakery.com.au')
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(address)
    expect(await page.getByRole('radio', { name: /^Technical/ }).isChecked()).toBe(true)

    // The page as it came back works too.
    await page.getByRole('textbox', { name: 'Website' }).fill('another-bakery.com.au')
    await page.getByRole('button', { name: 'Send my report' }).click()
    expect(await problem.textContent()).toBe(resendMessages.unknown)
    expect(await page.getByRole('textbox', { name: 'Website' }).inputValue()).toBe('another-bakery.com.au')
  })

  it('nothing that was typed gets into an address', async () => {
    await page.goto('/resend-report')
    expect(await page.locator('form').getAttribute('method')).toBe('post')
    await page.goto('/contact')
    expect(await page.locator('form').getAttribute('method')).toBe('post')
  })
})
