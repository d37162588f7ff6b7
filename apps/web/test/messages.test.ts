import {
  contactMessages,
  copyMessages,
  endpoints,
  errorCodes,
  parseWebsite,
  resendMessages,
  websiteMessages,
} from '@findable/contracts'
import { asNewClient, launchChromium, runningProduct, untilInteractive } from '@findable/test-kit'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterDeliveryFailures } from '../src/content/after-delivery.ts'
import { toasts } from '../src/content/toasts.ts'

/**
 * Every message of the customer site outside the free tools, in the order of the specification: its validation rules,
 * then its catalogue of errors. A row says how a person gets to see it, and what they read, word for word.
 */
interface Row {
  /** The message in `toasts` that this row holds, if it is one of them. */
  toast?: keyof typeof toasts
  says: string[]
  steps(page: Page): Promise<unknown>
}

const website = 'copperquokkaelectrical.com.au'
const unknownId = 'aaaaaaaaaaaaaaaaaaaaaa'
let reportId: string

// What the server answers in place of the real thing, where the real thing would take a broken installation.
const refusing = (status: number, error: string, code: string) => (route: Route) =>
  route.fulfill({ status, json: { error, code, requestId: 'x' } })
const broken = refusing(500, 'Something went wrong. Please try again.', 'internal-error')
const tooMany = (text: string = errorCodes['too-many-requests'].text) => refusing(429, text, 'too-many-requests')
const away = (route: Route) => route.abort()
const call = ({ path }: { path: string }) => `**${path.replace(/:\w+/g, '*')}*`

async function enter(page: Page, typed: string): Promise<void> {
  await page.goto('/')
  await untilInteractive(page)
  await page.getByLabel('Business website').fill(typed)
  await page.locator('form').getByRole('button', { name: 'Get My Report' }).click()
}
async function checkout(page: Page): Promise<void> {
  await enter(page, website)
  await page.waitForURL('**/checkout')
  await page.getByLabel('Card number').waitFor()
}
async function apply(page: Page, code: string): Promise<void> {
  await page.getByLabel(/promo code/i).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}
const accept = (page: Page) => page.getByRole('checkbox', { name: /Terms and Conditions/ }).press('Space')
const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay \$20 and s|S)tart my/ })
async function orderFree(page: Page): Promise<void> {
  await checkout(page)
  await apply(page, runningProduct().promoCode)
  await page.getByText('$0').first().waitFor()
  await accept(page)
  await page.getByRole('button', { name: 'Start my free report' }).click()
}
async function pay(page: Page, card: string): Promise<void> {
  await checkout(page)
  await page.getByLabel('Where should we send your report?').fill('owner@example.com.au')
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await accept(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
}
const asIf = (page: Page, change: object) =>
  page.route(`**/api/business-reports/${reportId}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), ...change } })
  })
async function download(page: Page): Promise<void> {
  await page.goto(`/success/${reportId}`)
  await page.getByRole('button', { name: 'Download Report' }).click()
}
const iHaveDone = (page: Page) => page.getByRole('button', { name: /^I have done this/ }).first()
async function sayDone(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(call(endpoints.recheckReport), answer)
  await page.goto(`/success/${reportId}`)
  await page.getByText('Read the full report here').click()
  await page.getByText(/You have \d+ of 20 checks left/).waitFor()
  await iHaveDone(page).click()
}
async function write(page: Page, over: Record<string, string> = {}): Promise<void> {
  await page.goto('/contact')
  await untilInteractive(page)
  const fields = { 'Your name': 'Jo Baker', 'Your email': 'jo@example.com.au', 'Your message': 'Have another look.' }
  for (const [label, text] of Object.entries({ ...fields, ...over })) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
}
async function askAgain(page: Page, over: Record<string, string> = {}): Promise<void> {
  await page.goto('/resend-report')
  await untilInteractive(page)
  const fields = { Website: 'bakery.com.au', Email: 'jo@example.com.au' }
  for (const [name, text] of Object.entries({ ...fields, ...over }))
    await page.getByRole('textbox', { name }).fill(text)
  await page.getByRole('button', { name: 'Send my report' }).click()
}

async function askForCopy(page: Page): Promise<void> {
  await page.goto(`/success/${reportId}`)
  await page.getByLabel('Send me a copy').fill('jo@example.com.au')
  await page.getByRole('button', { name: 'Send the report' }).click()
}

const refused = (typed: string): Row => ({ says: [websiteMessages.invalid], steps: (page) => enter(page, typed) })
const reachesCheckout = (typed: string): Row => ({ says: ['Your order'], steps: (page) => enter(page, typed) })

const table: Record<string, Record<string, Row>> = {
  'the business website': {
    'is required': { says: ['Business website is required'], steps: (page) => enter(page, '  ') },
    'needs an ending': refused('plumber'),
    'needs a known ending': refused('plumber.example'),
    'needs more than an ending': refused('com.au'),
    'needs more than an ending behind www': refused('www.co.uk'),
    'needs three characters in its first part': refused('ab.com.au'),
    'is not .con': refused('example.con'),
    'is not .con.au': refused('example.con.au'),
    'has no blanks inside': refused('my bakery.com.au'),
    'has no odd characters': refused('my_bakery.com.au'),
    'is no address of a machine': refused('http://127.0.0.1/'),
    'has no port': refused('bakery.com.au:8080'),
    'has no password': refused('https://jo:pw@bakery.com.au'),
    'is no other kind of address': refused('ftp://bakery.com.au'),
    'must be readable as an address': {
      toast: 'invalidUrl',
      says: ['Invalid URL', 'Please enter a valid website address (e.g., yourbusiness.com.au)'],
      steps: (page) => enter(page, 'https://bakery[.com.au'),
    },
    'may have blanks around it': reachesCheckout(`  ${website} `),
    'may have a protocol': reachesCheckout(`http://${website}`),
    'may begin with www': reachesCheckout(`www.${website}`),
    'may be in capitals': reachesCheckout('CopperQuokkaElectrical.COM.AU'),
    'may have a path and a query': reachesCheckout(`${website}/services?from=card#top`),
    'may have a full stop behind it': reachesCheckout(`${website}.`),
    'may be a name with other letters': reachesCheckout('bäckerei-quokka.com.au'),
  },
  'the checkout': {
    'needs an order': {
      toast: 'noBusinessData',
      says: ['No business data', 'Please enter your business details first'],
      steps: (page) => page.goto('/checkout'),
    },
    'needs a browser that keeps the order': {
      toast: 'storageBlocked',
      says: ['Your browser does not let us keep your order. Allow cookies for this website and try again'],
      steps: async (page) => {
        await page.addInitScript(() => {
          const get = () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          }
          Object.defineProperty(globalThis, 'sessionStorage', { get })
        })
        await enter(page, website)
      },
    },
    'needs a payment session': {
      toast: 'paymentNotPrepared',
      says: ['Error', 'Could not initialize payment. Please try again.'],
      steps: async (page) => {
        await page.route(call(endpoints.createPaymentIntent), broken)
        await enter(page, website)
      },
    },
    'says why a website was refused': {
      toast: 'websiteRefused',
      says: ['This address does not lead to a public website, so we cannot check it.'],
      steps: async (page) => {
        const text = 'This address does not lead to a public website, so we cannot check it.'
        await page.route(call(endpoints.createPaymentIntent), refusing(400, text, 'refused-website'))
        await enter(page, website)
      },
    },
    'needs the terms': {
      toast: 'termsRequired',
      says: ['Terms and Conditions Required', 'Please accept the Terms and Conditions to proceed'],
      steps: async (page) => {
        await checkout(page)
        await payButton(page).click({ force: true })
      },
    },
    'refuses a wrong promo code': {
      toast: 'promoInvalid',
      says: ['Invalid Promo Code', 'Please check your promo code and try again'],
      steps: async (page) => {
        await checkout(page)
        await apply(page, 'wrong')
      },
    },
    'takes a promo code, trimmed and in any case': {
      toast: 'promoApplied',
      says: ['Promo Code Applied', 'Your report will be generated for free', '$0'],
      steps: async (page) => {
        await checkout(page)
        await apply(page, `  ${runningProduct().promoCode.toLowerCase()} `)
      },
    },
    'says when a code could not be checked': {
      toast: 'somethingWrong',
      says: ['Error', 'Something went wrong. Please try again.'],
      steps: async (page) => {
        await checkout(page)
        await page.route(call(endpoints.checkPromoCode), broken)
        await apply(page, 'anything')
      },
    },
    'says that codes were tried too often': {
      says: ['Too many tries', errorCodes['too-many-requests'].text],
      steps: async (page) => {
        await checkout(page)
        await page.route(call(endpoints.checkPromoCode), tooMany())
        await apply(page, 'anything')
      },
    },
    'says that a free report is on its way': {
      toast: 'promoSuccess',
      says: ['Success', 'Promo code applied. Your report is being generated'],
      steps: orderFree,
    },
    'says that a report could not be started': {
      toast: 'reportFailed',
      says: ['Report Generation Failed', 'There was an error generating your report. Please try again.'],
      steps: async (page) => {
        await page.route(call(endpoints.startReport), broken)
        await orderFree(page)
      },
    },
    'says nothing of an answer without a report id, which is only logged': {
      says: ['Promo code applied. Your report is being generated', toasts.noReportId.message],
      steps: async (page) => {
        await page.route(call(endpoints.startReport), (route) => route.fulfill({ json: {} }))
        await orderFree(page)
      },
    },
    "says why a payment failed, in the provider's words": {
      toast: 'paymentFailed',
      says: ['Payment Failed', 'Your card was declined.'],
      steps: (page) => pay(page, '4000000000000002'),
    },
    'says that a payment failed when the provider gives no reason': {
      says: ['Payment Failed', 'An error occurred with your payment'],
      steps: async (page) => {
        const json = { error: { type: 'card_error', code: 'processing_error' } }
        await page.route('**/payment_intents/*/confirm', (route) => route.fulfill({ status: 402, json }))
        await pay(page, '4242424242424242')
      },
    },
    'says that a payment broke off': {
      toast: 'paymentException',
      says: ['Payment Failed', 'An unexpected error occurred'],
      steps: async (page) => {
        await page.route('**/payment_intents/*/confirm', (route) => route.fulfill({ json: null }))
        await pay(page, '4242424242424242')
      },
    },
    'says that a payment went through': {
      toast: 'paymentSuccess',
      says: ['Payment Successful', 'Your report is being generated'],
      steps: (page) => pay(page, '4242424242424242'),
    },
  },
  'the progress': {
    'that cannot be read': {
      toast: 'progressError',
      says: ['Progress Error', 'Error checking report progress. Please try refreshing the page.', 'Start New Report'],
      steps: async (page) => {
        await page.route(call(endpoints.reportProgress), broken)
        await page.addInitScript(`sessionStorage.setItem('latestGeneratedReportId', '${reportId}')`)
        await page.goto('/report-progress')
      },
    },
    'of no report': {
      says: ['No report ID found. Please try generating a new report.'],
      steps: (page) => page.goto('/report-progress'),
    },
  },
  'the success screen': {
    'of a report that failed': {
      toast: 'reportImpossible',
      says: ['Report Generation Failed', 'Whatever you paid is refunded in full.'],
      steps: async (page) => {
        const setback = 'We could not read your website. Whatever you paid is refunded in full, without you asking.'
        await asIf(page, { status: 'error', setback })
        await page.goto(`/success/${reportId}`)
      },
    },
    'of a mail that is on its way': {
      says: ['We will send you a confirmation email shortly.'],
      steps: async (page) => {
        await asIf(page, { hasEmail: true, emailStatus: 'pending' })
        await page.goto(`/success/${reportId}`)
      },
    },
    'of a mail that was sent': {
      says: ['We have emailed a copy to you for your records.'],
      steps: async (page) => {
        await asIf(page, { hasEmail: true, emailStatus: 'sent' })
        await page.goto(`/success/${reportId}`)
      },
    },
    'of a mail that failed': {
      says: ['Our email with the report could not be delivered.', 'Your right email address'],
      steps: async (page) => {
        await asIf(page, { hasEmail: true, emailStatus: 'failed' })
        await page.goto(`/success/${reportId}`)
      },
    },
    'of a report in the making': {
      says: [
        'Our comprehensive analysis takes approximately 5 minutes to complete.',
        'Scanning your online visibility',
      ],
      steps: async (page) => {
        await asIf(page, { status: 'researching' })
        await page.goto(`/success/${reportId}`)
      },
    },
  },
  'a download': {
    'without a report': {
      toast: 'noReportId',
      says: ['No Report ID', 'No report ID found. Please try generating a new report.'],
      steps: (page) => page.goto('/download-report'),
    },
    'of a report that is gone': {
      toast: 'reportNotFound',
      says: ['Report Not Found', 'The report could not be found. Please contact support if this continues.'],
      steps: async (page) => {
        await page.route(call(endpoints.downloadReport), refusing(404, 'gone', 'report-not-found'))
        await download(page)
      },
    },
    'of a report that is not ready': {
      toast: 'reportNotReady',
      says: ['Report Not Ready', 'Your report is still being generated. Please wait a few minutes and try again.'],
      steps: async (page) => {
        await page.route(call(endpoints.downloadReport), (route) => route.fulfill({ status: 400, body: 'no JSON' }))
        await download(page)
      },
    },
    "that is refused, in the server's words": {
      says: ['Report Not Ready', 'Two more minutes.'],
      steps: async (page) => {
        await page.route(call(endpoints.downloadReport), refusing(400, 'Two more minutes.', 'report-not-ready'))
        await download(page)
      },
    },
    'that fails on the server': {
      toast: 'downloadFailed',
      says: ['Download Failed', 'Server error: 503'],
      steps: async (page) => {
        await page.route(call(endpoints.downloadReport), refusing(503, 'away', 'service-unavailable'))
        await download(page)
      },
    },
    'of fewer than 1000 characters': {
      toast: 'invalidReport',
      says: ['Invalid Report'],
      steps: async (page) => {
        await page.route(call(endpoints.downloadReport), (route) => route.fulfill({ body: 'x'.repeat(999) }))
        await download(page)
      },
    },
    'that breaks off': {
      toast: 'downloadError',
      says: ['Download Error', 'Unable to download report. Please try again or contact support.'],
      steps: async (page) => {
        await page.route(call(endpoints.downloadReport), away)
        await download(page)
      },
    },
    'that succeeds': {
      toast: 'reportDownloaded',
      says: ['Report Downloaded', 'Your report has been downloaded successfully!'],
      steps: download,
    },
  },
  'the download screen': {
    'of an unknown report': {
      says: ['Report not found. Please try generating a new report.', 'Generate New Report'],
      steps: (page) => page.goto(`/download-report?report_id=${unknownId}`),
    },
    'of a report that failed': {
      says: ['Report generation failed for Copper Quokka Electrical'],
      steps: async (page) => {
        await asIf(page, { status: 'error', businessName: 'Copper Quokka Electrical' })
        await page.goto(`/download-report?report_id=${reportId}`)
      },
    },
    'of a report that cannot be read': {
      says: ['Unable to load report data. Please try again.'],
      steps: async (page) => {
        await page.route(`**/api/business-reports/${reportId}`, broken)
        await page.goto(`/download-report?report_id=${reportId}`)
      },
    },
  },
  'the contact form': {
    'needs a name': {
      says: ['Name must be at least 2 characters.'],
      steps: (page) => write(page, { 'Your name': 'J' }),
    },
    'needs an address': {
      says: ['Please enter a valid email address.'],
      steps: (page) => write(page, { 'Your email': 'jo' }),
    },
    'needs a message': {
      says: ['Message must be at least 10 characters.'],
      steps: (page) => write(page, { 'Your message': 'Too short' }),
    },
    'says that it was sent': {
      toast: 'messageSent',
      says: ['Message Sent', "Thank you for reaching out. We'll get back to you soon!"],
      steps: async (page) => {
        await page.route(call(endpoints.contact), (route) => route.fulfill({ json: { ok: true } }))
        await write(page)
      },
    },
    'says that a limit is reached': {
      says: ['Too many tries', errorCodes['too-many-requests'].text],
      steps: async (page) => {
        await page.route(call(endpoints.contact), tooMany())
        await write(page)
      },
    },
    'says that it failed': {
      toast: 'messageNotSent',
      says: ['Failed to send message. Please try again.'],
      steps: async (page) => {
        await page.route(call(endpoints.contact), broken)
        await write(page)
      },
    },
  },
  'the report status': {
    'needs a payment': { says: ['No payment ID provided'], steps: (page) => page.goto('/report-status') },
    'of an unknown payment': {
      says: ['Failed to retrieve report status'],
      steps: (page) => page.goto('/report-status?paymentId=pi_unknown'),
    },
    'that breaks off': {
      says: ['An unexpected error occurred. Please try again.'],
      steps: async (page) => {
        await page.route(call(endpoints.reportStatus), away)
        await page.goto('/report-status?paymentId=pi_unknown')
      },
    },
    'of a report in the making': {
      says: ['Our comprehensive analysis takes approximately 5 minutes to complete.'],
      steps: async (page) => {
        const report = {
          businessName: 'Copper Quokka',
          visibilityScore: null,
          reportStatus: 'processing',
          emailStatus: 'pending',
          reportData: null,
        }
        await page.route(call(endpoints.reportStatus), (route) => route.fulfill({ json: { report } }))
        await page.goto('/report-status?paymentId=pi_any')
      },
    },
  },
  'a report asked for again': {
    'needs a website of four characters': {
      says: ['Website URL must be at least 4 characters.'],
      steps: (page) => askAgain(page, { Website: 'a.b' }),
    },
    'needs a bare domain': {
      says: ['Please enter a valid website domain (e.g., yourbusiness.com or yourbusiness.com.au).'],
      steps: (page) => askAgain(page, { Website: 'https://bakery.com.au/about' }),
    },
    'needs an address': {
      says: ['Please enter a valid email address.'],
      steps: (page) => askAgain(page, { Email: 'jo@bakery' }),
    },
    'that is unknown': { says: [resendMessages.unknown], steps: (page) => askAgain(page) },
    'that was sent a moment ago': {
      says: [resendMessages.tooSoon],
      steps: async (page) => {
        await page.route(call(endpoints.resendReport), tooMany(resendMessages.tooSoon))
        await askAgain(page)
      },
    },
    'that was sent': {
      toast: 'reportResent',
      says: ['Report has been sent successfully!'],
      steps: async (page) => {
        await page.route(call(endpoints.resendReport), (route) =>
          route.fulfill({ json: { message: 'Report has been sent successfully!' } }),
        )
        await askAgain(page)
      },
    },
    'that failed': {
      toast: 'reportNotResent',
      says: ['Failed to send the report. Please try again.'],
      steps: async (page) => {
        await page.route(call(endpoints.resendReport), broken)
        await askAgain(page)
      },
    },
    'that broke off': {
      toast: 'unexpected',
      says: ['An unexpected error occurred. Please try again.'],
      steps: async (page) => {
        await page.route(call(endpoints.resendReport), away)
        await askAgain(page)
      },
    },
  },
  'what is asked for after delivery': {
    'that cannot be loaded': {
      says: [afterDeliveryFailures.unloaded, 'Try again'],
      steps: async (page) => {
        await page.route(`**/api/business-reports/${reportId}/versions`, broken)
        await page.goto(`/success/${reportId}`)
      },
    },
    'that does not reach us': {
      says: [afterDeliveryFailures.unreachable],
      steps: (page) => sayDone(page, away),
    },
    'that is refused': {
      says: [errorCodes['order-refunded'].text],
      steps: (page) => sayDone(page, refusing(409, errorCodes['order-refunded'].text, 'order-refunded')),
    },
  },
  'a copy': {
    'that was sent a moment ago': {
      says: [copyMessages.tooSoon],
      steps: async (page) => {
        await page.route(call(endpoints.sendReportCopy), tooMany(copyMessages.tooSoon))
        await askForCopy(page)
      },
    },
    'that was sent too often': {
      says: [copyMessages.tooMany],
      steps: async (page) => {
        await page.route(call(endpoints.sendReportCopy), tooMany(copyMessages.tooMany))
        await askForCopy(page)
      },
    },
  },
}

let browser: Browser
let page: Page
async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: runningProduct().siteUrl,
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: asNewClient(),
  })
  return context.newPage()
}
beforeAll(async () => {
  browser = await launchChromium()
  page = await newPage()
  await orderFree(page)
  await page.getByRole('button', { name: 'Download Report' }).waitFor()
  reportId = new URL(page.url()).searchParams.get('reportId')!
  await page.context().close()
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await newPage()
})
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

describe.each(Object.entries(table))('%s', (_what, rows) => {
  test.each(Object.entries(rows))('%s', async (_name, { says, steps }) => {
    await steps(page)
    for (const text of says) await expect(page.getByText(text).first().waitFor()).resolves.toBeUndefined()
  })
})

test('every message has a row', () => {
  const rows = Object.values(table).flatMap((group) => Object.values(group))
  const held = new Set(rows.flatMap(({ toast }) => toast ?? []))
  expect(Object.keys(toasts).filter((name) => !held.has(name as keyof typeof toasts))).toEqual([])
  const said = rows.flatMap(({ says }) => says).join('\n')
  // The texts that the server and the forms without script use too.
  const { sent, failed } = contactMessages
  const texts = [websiteMessages, resendMessages, copyMessages, afterDeliveryFailures].flatMap((messages) =>
    Object.values(messages),
  )
  for (const text of [...texts, sent.title, sent.text, failed]) expect(said).toContain(text)
})

test('an example in a message is itself an address that we take', () => {
  for (const [example] of websiteMessages.invalid.matchAll(/\byour[\w.]+\w/g)) {
    expect(parseWebsite(example)).toHaveProperty('host')
  }
})
