import {
  asNewClient,
  expectAccessible,
  launchChromium,
  phone,
  runningProduct,
  untilInteractive,
} from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFoundPage, pages } from '../src/app/routes.tsx'

let browser: Browser
/** A browser set to letters twice as big. */
let large: Browser
beforeAll(async () => {
  browser = await launchChromium()
  large = await launchChromium('--blink-settings=defaultFontSize=32')
})
afterAll(() => Promise.all([browser.close(), large.close()]))

/** Opens a page as if by a link; the checkout as if from the landing form. */
async function open(path: string, visitor = browser): Promise<Page> {
  const { siteUrl: baseURL } = runningProduct()
  const context = await visitor.newContext({
    baseURL,
    viewport: phone,
    reducedMotion: 'reduce',
    extraHTTPHeaders: asNewClient(),
  })
  const page = await context.newPage()
  await page.goto(path === '/checkout' ? '/?website=copperquokkaelectrical.com.au' : path)
  await page.waitForURL((url) => url.href === `${baseURL}${path}`)
  await untilInteractive(page)
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  return page
}

/** Whether anything reaches over the right edge of the window. */
const isTooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth > innerWidth')

// Pages of one module differ only in their words; guides also in their heads and pictures.
const onePerModule = new Map([...pages, notFoundPage].map(({ module, path }) => [module, path]))
const guides = ['/google-maps-guide', '/structured-data-guide', '/review-response-guide', '/social-media-guide']

// One load for both, which only look.
describe.each([...onePerModule.values(), ...guides])('%s', (path) => {
  let page: Page
  beforeAll(async () => {
    page = await open(path)
  })
  afterAll(() => page.context().close())

  test('passes axe on a phone and on a desktop, and never scrolls sideways', () => expectAccessible(page))

  test('fits every window from 360 to 1920 pixels, and one of 390 with letters twice as big', async () => {
    const tooWide: number[] = []
    for (const width of [360, 414, 600, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      if (await isTooWide(page)) tooWide.push(width)
    }
    expect(tooWide).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expect.poll(() => isTooWide(page)).toBe(false)
  })
})

test.each([
  ['/contact', 'Send message'],
  ['/resend-report', 'Send my report'],
])('the form of %s, sent empty, passes axe and has the focus in its first field', async (path, button) => {
  const page = await open(path)
  await page.getByRole('button', { name: button }).click()
  const first = page.getByRole('textbox').first()
  await expect.poll(() => first.evaluate((field) => field.matches(':focus[aria-invalid=true]'))).toBe(true)
  await expectAccessible(page)
  await page.context().close()
})

describe('with letters twice as big, on a phone,', () => {
  /** The words of headings that are cut in two. */
  const cutWords = `[...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const cut = []
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/[a-z]{2,}/gi)) {
        const range = new Range()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        if (range.getClientRects().length > 1) cut.push(word)
      }
    }
    return cut
  })`

  test.each([...onePerModule.values(), guides[0]!])('%s fits, and no heading is cut inside a word', async (path) => {
    const page = await open(path, large)
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px')
    expect(await isTooWide(page)).toBe(false)
    expect(await page.evaluate(cutWords)).toEqual([])
    await page.context().close()
  })

  test.each([
    '/enhanced-social-test?domain=copperquokkaelectrical.com.au',
    '/scores?businessName=Ampersand+%26+Sons+Electrical#components',
  ])('the answer at %s fits', async (address) => {
    const page = await open(address, large)
    await page.getByText('More in the report').waitFor()
    expect(await isTooWide(page)).toBe(false)
    await page.context().close()
  })
})

describe('a state', () => {
  let reportId: string
  beforeAll(async () => {
    const page = await open('/checkout')
    await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('$0').first().waitFor()
    await page.getByRole('checkbox', { name: /Terms/ }).press('Space')
    await page.getByRole('button', { name: 'Start my free report' }).click()
    await page.getByRole('button', { name: 'Download Report' }).waitFor()
    reportId = new URL(page.url()).searchParams.get('reportId')!
    await page.context().close()
  })

  const report = async (page: Page, change: object) => {
    await page.route(`**/api/business-reports/${reportId}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), ...change } })
    })
    await page.goto(`/success/${reportId}`)
  }
  const states: Record<string, (page: Page) => Promise<unknown>> = {
    'with a refused website': async (page) => {
      await page.goto('/')
      await untilInteractive(page)
      await page.locator('form').getByRole('button', { name: 'Get My Report' }).click()
      await page.getByText('Business website is required').waitFor()
    },
    'with a promo code applied and a message over the page': async (page) => {
      await page.goto('/?website=copperquokkaelectrical.com.au')
      await page.waitForURL('**/checkout')
      await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.getByText('Promo Code Applied').waitFor()
    },
    'of a report that is ready, opened': async (page) => {
      await report(page, {})
      await page.getByText('Read the full report here').click()
    },
    'of a report with its checks open and an objection sent empty': async (page) => {
      await report(page, {})
      await page.getByText('Read the full report here').click()
      await page.getByText(/^Show all \d+ checks/).click()
      await page.locator('summary', { hasText: 'Page titles and descriptions' }).click()
      await page
        .getByRole('button', { name: /^This is not right/ })
        .last()
        .click()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByText('Please choose what is not right.').waitFor()
    },
    'of the one reading of everything, to be confirmed': async (page) => {
      await report(page, {})
      await page.getByRole('button', { name: 'Read my whole website again' }).click()
    },
    'of the to-do list on paper': async (page) => {
      await page.goto(`/to-do/${reportId}`)
      await page.getByRole('button', { name: 'Print the list' }).waitFor()
    },
    'of a report in the making': (page) => report(page, { status: 'researching' }),
    'of a report that has to wait': (page) =>
      report(page, { status: 'pending', setback: 'We could not read your website. We try again by ourselves.' }),
    'of a report that failed': (page) => report(page, { status: 'error', setback: 'We could not read your website.' }),
    'of a mail that failed': async (page) => {
      await report(page, { hasEmail: true, emailStatus: 'failed' })
      await page.getByRole('button', { name: 'Send it to this address' }).click()
      await page.getByText('Please enter a valid email address.').waitFor()
    },
    'of an unknown report': (page) => page.goto('/success/aaaaaaaaaaaaaaaaaaaaaa'),
  }

  test.each(Object.entries(states))('%s passes axe', async (_name, reach) => {
    const page = await open('/contact')
    await reach(page)
    await page.locator('h1').waitFor()
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })

  test('of a report that is ready, opened, fits a phone with letters twice as big', async () => {
    const page = await open('/contact', large)
    await states['of a report that is ready, opened']!(page)
    await page.getByText('The five parts of your score').waitFor()
    await expect.poll(() => isTooWide(page)).toBe(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })
})

test('an order can be placed with the keyboard alone', async () => {
  const page = await open('/')
  const { keyboard } = page
  const reach = async (isThere: string) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await page.evaluate(isThere)) return
      await keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not lead to ${isThere}`)
  }
  await reach("document.activeElement.name === 'website'")
  await keyboard.type('copperquokkaelectrical.com.au')
  await keyboard.press('Enter')
  await page.waitForURL('**/checkout')
  await page.getByLabel('Card number').waitFor()
  await reach("document.activeElement.name === 'promo-code'")
  await keyboard.type(runningProduct().promoCode)
  await keyboard.press('Enter')
  await page.getByText('$0').first().waitFor()
  await reach("document.activeElement.type === 'checkbox'")
  await keyboard.press('Space')
  await reach("document.activeElement.textContent === 'Start my free report'")
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Download Report' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/success')
  await page.context().close()
})
