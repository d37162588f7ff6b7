import { price } from '@findable/contracts'
import { asNewClient, launchChromium, runningProduct } from '@findable/test-kit'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFailed } from 'vitest'

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authentication: '4000002500003155',
} as const

interface Visitor {
  page: Page
  context: BrowserContext
  /** Complaints from the console and the network. */
  complaints: string[]
  close(): Promise<void>
}

/** Call once in each test file: every test gets its own visitor. */
export function useVisitor(): () => Visitor {
  let browser: Browser
  let visitor: Visitor
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    visitor = await newVisitor(browser)
  })
  afterEach(() => visitor.close())
  return () => visitor
}

/** A visitor on a phone, with their own browser profile. */
async function newVisitor(browser: Browser): Promise<Visitor> {
  const { siteUrl } = runningProduct()
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: 390, height: 844 },
    acceptDownloads: true,
    extraHTTPHeaders: asNewClient(),
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => {
    const outside = !request.url().startsWith(siteUrl) && /^https?:/.test(request.url())
    if (outside) complaints.push(`left the site: ${request.url()}`)
  })
  onTestFailed(() => console.log(`at ${page.url()}`, complaints))
  return { page, context, complaints, close: () => context.close() }
}

/** From the landing page to the checkout, the way a visitor goes. */
export async function enterWebsite(page: Page, website: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Business website').fill(website)
  await page.locator('form').getByRole('button', { name: 'Get My Report' }).click()
  await page.waitForURL('**/checkout')
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
}

export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /Terms and Conditions/ }).press('Space')

export const payButton = (page: Page) => page.getByRole('button', { name: `Pay ${price.label} and start my report` })

/** Fills the payment form in and sends it. */
export async function payByCard(page: Page, number: string = cards.good): Promise<void> {
  await fillCard(page, number)
  await acceptTerms(page)
  await payButton(page).click()
}

/** The id of the report that the success screen shows. */
export async function reachReport(page: Page): Promise<string> {
  await page.waitForURL(/\/success/, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Download Report' }).waitFor({ timeout: 30_000 })
  const url = new URL(page.url())
  return url.searchParams.get('reportId') ?? url.pathname.split('/').at(-1)!
}

export interface Mail {
  from: string
  to: string[]
  subject: string
  messageId: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; size: number }[]
}

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${runningProduct().mailboxUrl}/api/messages`)
  const mails = (await response.json()) as Mail[]
  return mails.filter(({ to }) => to.includes(address))
}

/** The one report mail that an order brings. */
export async function expectOneReportMail(address: string): Promise<Mail> {
  await expect.poll(() => mailsTo(address), { timeout: 20_000, interval: 250 }).toHaveLength(1)
  const [mail] = await mailsTo(address)
  return mail!
}
