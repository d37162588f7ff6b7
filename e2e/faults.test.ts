import { asNewClient, launchChromium, runningProduct, untilInteractive } from '@findable/test-kit'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptTerms, cards, enterWebsite, fillCard, payButton, payByCard, reachReport, useVisitor } from './visitor.ts'

// What goes wrong on a phone between two jobs: the network, the browser's settings, an impatient thumb.

const visitor = useVisitor()
const website = 'copperquokkaelectrical.com.au'
const startFree = (page: Page) => page.getByRole('button', { name: 'Start my free report' })
const getReport = (page: Page) => page.locator('form').getByRole('button', { name: 'Get My Report' })

const expectReport = (page: Page) => expect(reachReport(page)).resolves.toMatch(/^[\w-]{22}$/)
const expectText = (page: Page, text: string) => expect(page.getByText(text).first().waitFor()).resolves.toBeUndefined()

async function prepareFree(page: Page): Promise<void> {
  await enterWebsite(page, website)
  await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Promo Code Applied').waitFor()
  await acceptTerms(page)
}

describe('a slow network', () => {
  it('loses nothing that was typed and sent before the scripts had come', async () => {
    const { page } = visitor()
    const { promise: typed, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Business website').fill(website)
    await getReport(page).click({ noWaitAfter: true })
    await page.waitForURL('**/?website=*', { waitUntil: 'commit' })
    release()
    await page.waitForURL('**/checkout')
    await expectText(page, website)
  })

  it('shows the outline of a screen, and then the screen', async () => {
    const { page } = visitor()
    await page.route('**/api/create-payment-intent', async (route) => {
      await new Promise((done) => setTimeout(done, 1_500))
      await route.continue()
    })
    await enterWebsite(page, website)
    await expectText(page, 'Preparing your payment...')
    await page.getByLabel('Card number').waitFor()
  })
})

describe('a phone without a network', () => {
  it('while the report is made, goes on by itself when it is back', async () => {
    const { page, context } = visitor()
    await prepareFree(page)
    await startFree(page).click()
    await page.waitForURL('**/report-progress')
    await page.getByText('Generating Your Visibility Report').waitFor()
    await context.setOffline(true)
    await page.waitForTimeout(4_000)
    await context.setOffline(false)
    await expectReport(page)
  })

  it('that loses the network in the middle of a poll goes on by itself', async () => {
    const { page } = visitor()
    await prepareFree(page)
    let lost = 0
    await page.route('**/api/report-progress/*', (route) =>
      lost++ < 2 ? route.abort('internetdisconnected') : route.continue(),
    )
    await startFree(page).click()
    await expectReport(page)
    expect(lost).toBeGreaterThan(2)
  })

  it('that loses the network in the middle of a poll of the success screen goes on by itself', async () => {
    const { page } = visitor()
    await prepareFree(page)
    await startFree(page).click()
    await expectReport(page)
    let lost = 0
    await page.route('**/api/business-reports/*', async (route) => {
      if (lost++ > 1) return route.continue()
      if (lost === 2) return route.abort('internetdisconnected')
      const response = await route.fetch()
      return route.fulfill({ json: { ...(await response.json()), status: 'researching' } })
    })
    await page.reload()
    await expectText(page, 'Scanning your online visibility...')
    await expectReport(page)
    expect(lost).toBeGreaterThan(2)
  })

  it('while a screen loads, loads it when it is back', async () => {
    const { page, context } = visitor()
    await prepareFree(page)
    await page.route('**/assets/progress-screen-*.js', (route) => route.abort('internetdisconnected'))
    await startFree(page).click()
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    await context.setOffline(true)
    await page.unrouteAll()
    await context.setOffline(false)
    await expectReport(page)
  })

  it('at the press of the button keeps the form, and goes through at the second press', async () => {
    const { page, context } = visitor()
    await prepareFree(page)
    await context.setOffline(true)
    await startFree(page).click()
    await page.getByText('There was an error generating your report. Please try again.').waitFor()
    await context.setOffline(false)
    await startFree(page).click()
    await expectReport(page)
  })
})

describe.each([
  [429, 'too-many-requests', 'Too many requests. Please wait a minute and try again.'],
  [503, 'service-unavailable', 'The service is not available right now. Please try again in a minute.'],
])('a server that answers %i', (status, code, error) => {
  it('to the progress says so, and a reload goes on to the report', async () => {
    const { page } = visitor()
    await prepareFree(page)
    await page.route('**/api/report-progress/*', (route) =>
      route.fulfill({ status, json: { error, code, requestId: 'x' } }),
    )
    await startFree(page).click()
    await page.getByText('Error checking report progress. Please try refreshing the page.').first().waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expectReport(page)
  })

  it('to the success screen says so, and a press of its button shows the report', async () => {
    const { page } = visitor()
    await prepareFree(page)
    await page.route('**/api/business-reports/*', (route) =>
      route.fulfill({ status, json: { error, code, requestId: 'x' } }),
    )
    await startFree(page).click()
    await page.getByRole('heading', { name: 'We could not load your report' }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectReport(page)
  })

  it('to the press of the button keeps the form, which goes through at the second press', async () => {
    const { page } = visitor()
    await prepareFree(page)
    await page.route('**/api/start-report', (route) => route.fulfill({ status, json: { error, code, requestId: 'x' } }))
    await startFree(page).click()
    await page.getByText('There was an error generating your report. Please try again.').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await startFree(page).click()
    await expectReport(page)
  })

  it('to the payment session leads home, with the website still there', async () => {
    const { page } = visitor()
    await page.route('**/api/create-payment-intent', (route) =>
      route.fulfill({ status, json: { error, code, requestId: 'x' } }),
    )
    await page.goto('/')
    await page.getByLabel('Business website').fill(website)
    await getReport(page).click()
    await page.getByText('Could not initialize payment. Please try again.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.getByLabel('Business website').inputValue()).toContain(website)
  })
})

describe('the back button', () => {
  it('from the checkout leads to the form, with the website still there', async () => {
    const { page } = visitor()
    await enterWebsite(page, website)
    await page.getByLabel('Card number').waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Business website').inputValue()).toContain(website)
  })

  it('from the report never leads to a second payment', async () => {
    const { page } = visitor()
    await enterWebsite(page, website)
    await page.getByLabel('Where should we send your report?').fill('owner@example.com.au')
    await payByCard(page)
    await expectReport(page)
    await page.goBack()
    await page.getByRole('heading', { name: /Can they see your sign/ }).waitFor()
    await untilInteractive(page)
    expect(await payButton(page).count()).toBe(0)
  })
})

describe('an impatient thumb', () => {
  it('starts one free report', async () => {
    const { page } = visitor()
    await prepareFree(page)
    let started = 0
    page.on('request', (request) => void (request.url().endsWith('/api/start-report') && started++))
    await startFree(page).dblclick()
    await expectReport(page)
    expect(started).toBe(1)
  })

  it('pays once', async () => {
    const { page } = visitor()
    await enterWebsite(page, website)
    await page.getByLabel('Where should we send your report?').fill('owner@example.com.au')
    await fillCard(page, cards.good)
    await acceptTerms(page)
    let confirmed = 0
    page.on('request', (request) => void (request.url().includes('/confirm') && confirmed++))
    await payButton(page).dblclick()
    await expectReport(page)
    expect(confirmed).toBe(1)
  })

  it('sends one message', async () => {
    const { page } = visitor()
    let sent = 0
    await page.route('**/api/contact', async (route) => {
      sent++
      await new Promise((done) => setTimeout(done, 500))
      await route.fulfill({ json: { ok: true } })
    })
    await page.goto('/contact')
    await untilInteractive(page)
    await page.getByLabel('Your name').fill('Jo Baker')
    await page.getByLabel('Your email').fill('jo@example.com.au')
    await page.getByLabel('Your message').fill('Please have another look at my report.')
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    await expectText(page, 'Message Sent')
    expect(sent).toBe(1)
  })

  it('places one order', async () => {
    const { page } = visitor()
    let asked = 0
    page.on('request', (request) => void (request.url().endsWith('/api/create-payment-intent') && asked++))
    await page.goto('/')
    await untilInteractive(page)
    await page.getByLabel('Business website').fill(website)
    await getReport(page).dblclick({ noWaitAfter: true })
    await page.getByLabel('Card number').waitFor()
    expect(asked).toBe(1)
  })
})

describe('a browser that blocks storage', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const errors: string[] = []
  beforeAll(async () => {
    browser = await launchChromium()
    context = await browser.newContext({ baseURL: runningProduct().siteUrl, extraHTTPHeaders: asNewClient() })
    // As Chromium does where a visitor blocks cookies.
    await context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(globalThis, name, { get })
    })
    page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
  })
  afterAll(() => browser.close())

  it('shows every page, and says what to do where an order needs it', async () => {
    await page.goto('/')
    await untilInteractive(page)
    await page.getByLabel('Business website').fill(website)
    await getReport(page).click()
    await page.getByText('Your browser does not let us keep your order.').waitFor()
    expect(await page.getByLabel('Business website').inputValue()).toBe(website)
  })

  it.each([
    ['/contact', 'Contact'],
    ['/ssl-guide', /./],
    ['/success', 'No report to show'],
    ['/download-report', 'No report to download'],
    ['/report-progress', 'We could not show your progress'],
    ['/checkout', /Can they see your sign/],
  ])('shows %s', async (path, name) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await untilInteractive(page)
    expect(await page.getByText('This page did not load').count()).toBe(0)
    expect(errors).toEqual([])
  })
})
