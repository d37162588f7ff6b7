import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resultFileSchema, resultSchemaUrl } from '@findable/contracts'
import { runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  acceptTerms,
  cards,
  enterWebsite,
  expectOneReportMail,
  fillCard,
  mailsTo,
  payButton,
  payByCard,
  reachReport,
  useVisitor,
} from './visitor.ts'

const visitor = useVisitor()

const website = 'copperquokkaelectrical.com.au'
const newAddress = () => `owner-${randomUUID().slice(0, 8)}@example.com.au`

describe('a card order', () => {
  it('becomes a report on the screen, a file, and one mail', async () => {
    const { page, complaints } = visitor()
    const address = newAddress()
    await enterWebsite(page, website)
    await page.getByText(website).first().waitFor()
    expect(await payButton(page).isDisabled()).toBe(true)
    await page.getByLabel('Where should we send your report?').fill(address)
    await payByCard(page)
    await page.waitForURL('**/report-progress')
    await page.getByText('Generating Your Visibility Report').waitFor()
    await reachReport(page)

    await page.getByText('Copper Quokka Electrical').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Report' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('visibility-report-copperquokkaelectrical-com-au.html')
    const file = await readFile(await download.path(), 'utf8')
    expect(file.length).toBeGreaterThan(1_000)
    expect(file).toContain('Copper Quokka Electrical')

    const mail = await expectOneReportMail(address)
    expect(mail.subject).toContain(website)
    expect(mail.attachments).toMatchObject([{ filename: 'visibility-report-copperquokkaelectrical-com-au.html' }])
    expect(complaints).toEqual([])
  })

  it('that is declined says so, keeps what was typed and goes through with another card', async () => {
    const { page } = visitor()
    const address = newAddress()
    await enterWebsite(page, website)
    await page.getByLabel('Where should we send your report?').fill(address)
    await payByCard(page, cards.declined)
    await page.getByText('Payment Failed').waitFor()
    expect(new URL(page.url()).pathname).toBe('/checkout')
    expect(await page.getByLabel('Where should we send your report?').inputValue()).toBe(address)
    expect(await mailsTo(address)).toEqual([])

    await fillCard(page, cards.good)
    await payButton(page).click()
    await reachReport(page)
    await expectOneReportMail(address)
  })

  it('that asks for authentication goes on once it is given, and not before', async () => {
    const { page } = visitor()
    const address = newAddress()
    await enterWebsite(page, website)
    await page.getByLabel('Where should we send your report?').fill(address)
    await payByCard(page, cards.authentication)
    await page.getByRole('button', { name: /^Fail/ }).click()
    await page.getByText('Payment Failed').waitFor()
    await payButton(page).click()
    await page.getByRole('button', { name: /^Complete/ }).click()
    await reachReport(page)
    await expectOneReportMail(address)
  })

  it('is delivered though the tab was closed right after paying', async () => {
    const { page, context } = visitor()
    const address = newAddress()
    await enterWebsite(page, website)
    await page.getByLabel('Where should we send your report?').fill(address)
    await fillCard(page, cards.good)
    await acceptTerms(page)
    // The browser is gone before it can ask for the report: only the card provider's webhook is left.
    await context.route('**/api/start-report', (route) => route.abort())
    const confirmed = page.waitForResponse((response) => /\/payment_intents\/[^/]+\/confirm/.test(response.url()))
    await payButton(page).click()
    await confirmed
    await page.close()
    const mail = await expectOneReportMail(address)
    expect(mail.attachments).toHaveLength(1)
  })

  it('that was paid shows its report when the checkout is opened again, and charges nothing', async () => {
    const { page, context } = visitor()
    const address = newAddress()
    await enterWebsite(page, website)
    await page.getByLabel('Where should we send your report?').fill(address)
    await fillCard(page, cards.good)
    await acceptTerms(page)
    await context.route('**/api/start-report', (route) => route.abort())
    await payButton(page).click()
    await expectOneReportMail(address)
    await context.unroute('**/api/start-report')
    await page.goto('/checkout')
    await reachReport(page)
    expect(await mailsTo(address)).toHaveLength(1)
  })
})

/** What a press on something of this name saves. */
async function saved(page: Page, press: Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

describe('a promo order', () => {
  it('is free, promises no money back, and becomes a report and a mail', async () => {
    const { page, complaints } = visitor()
    const address = newAddress()
    await enterWebsite(page, website)
    await page.getByLabel(/promo code/i).fill('wrong')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Invalid Promo Code').waitFor()
    await page.getByLabel(/promo code/i).fill(` ${runningProduct().promoCode.toLowerCase()} `)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Promo Code Applied').waitFor()
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    await summary.getByText('$0').waitFor()
    expect(await summary.textContent()).not.toMatch(/refund|money|\$20/)
    await page.getByLabel('Where should we send your report?').fill(address)
    await acceptTerms(page)
    await page.getByRole('button', { name: 'Start my free report' }).click()
    await reachReport(page)
    const mail = await expectOneReportMail(address)
    expect(mail.text).not.toContain('$20')
    expect(complaints).toEqual([])
  })

  it('without an address shows the report and sends a copy when asked', async () => {
    const { page } = visitor()
    const address = newAddress()
    await enterWebsite(page, website)
    await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
    await page.getByRole('button', { name: 'Apply' }).click()
    await acceptTerms(page)
    await page.getByRole('button', { name: 'Start my free report' }).click()
    await reachReport(page)
    await page.getByLabel('Send me a copy').fill(address)
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expectOneReportMail(address)
  })

  it('is taken along as a table, as reminders and as data, none of which names the order', async () => {
    const { page, complaints } = visitor()
    await enterWebsite(page, 'grumblinggearbox.com.au')
    await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByLabel('Where should we send your report?').fill(newAddress())
    await acceptTerms(page)
    await page.getByRole('button', { name: 'Start my free report' }).click()
    await reachReport(page)
    const name = 'visibility-report-grumblinggearbox-com-au'
    const table = await saved(page, page.getByRole('button', { name: /spreadsheet/ }).click())
    expect(table.name).toBe(`${name}.csv`)
    expect(table.text).toMatch(/^\uFEFFRank,To-do,Why,Steps,Effort,Done\r\n1,/)
    const reminders = await saved(page, page.getByRole('button', { name: /calendar/ }).click())
    expect(reminders.name).toBe(`${name}.ics`)
    expect(reminders.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*RRULE:FREQ=/)
    const data = await saved(page, page.getByRole('link', { name: /JSON/ }).click())
    expect(data.name).toBe(`${name}.json`)
    expect(resultFileSchema.parse(JSON.parse(data.text)).$schema).toBe(resultSchemaUrl)
    const reference = (await page.getByText(/^FND-/).first().textContent())!
    for (const { text } of [table, reminders, data]) {
      expect(text).not.toContain(reference)
      expect(text).not.toMatch(/owner-\w+@/)
    }
    expect(complaints).toEqual([])
  })
})

describe('the landing form', () => {
  it.each([
    ['', 'Business website is required'],
    ['plumber', 'Please enter a valid website address with a proper domain'],
    ['example.con', 'Please enter a valid website address with a proper domain'],
    ['http://127.0.0.1/', 'Please enter a valid website address with a proper domain'],
  ])('refuses %j', async (typed, message) => {
    const { page } = visitor()
    await page.goto('/')
    await page.getByLabel('Business website').fill(typed)
    await page.locator('form').getByRole('button', { name: 'Get My Report' }).click()
    await page.getByText(message).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

it('the checkout without an order goes home and says why', async () => {
  const { page } = visitor()
  // A message stays for five seconds, which a busy machine may need for the page to be loaded whole.
  await page.goto('/checkout', { waitUntil: 'commit' })
  await page.getByText('No business data').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})
