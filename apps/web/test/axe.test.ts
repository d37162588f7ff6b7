import { launchChromium, runningProduct } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFoundPage, pages } from '../src/app/routes.tsx'
import { expectAccessible, phone } from './accessible.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** Opens a page as if by a link; the checkout as if from the landing form. */
async function open(path: string): Promise<Page> {
  const { siteUrl: baseURL } = runningProduct()
  const context = await browser.newContext({ baseURL, viewport: phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(path === '/checkout' ? '/?website=copperquokkaelectrical.com.au' : path)
  await page.waitForURL(`**${path}`)
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  return page
}

// Pages of one module differ only in their words; guides also in their heads and pictures.
const onePerModule = new Map([...pages, notFoundPage].map(({ module, path }) => [module, path]))
const guides = ['/google-maps-guide', '/structured-data-guide', '/review-response-guide', '/social-media-guide']

test.each([...onePerModule.values(), ...guides])(
  '%s passes axe on a phone and on a desktop, and never scrolls sideways',
  async (path) => {
    const page = await open(path)
    await expectAccessible(page)
    await page.context().close()
  },
)

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
