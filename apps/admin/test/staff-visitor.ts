import AxeBuilder from '@axe-core/playwright'
import { asNewClient, launchChromium, runningProduct } from '@findable/test-kit'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'

export const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** A page of a new browser window; with a session, of somebody who is signed in. */
export async function openPage(
  browser: Browser,
  session?: Session,
  headers: Record<string, string> = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: runningProduct().siteUrl,
    viewport: desktop,
    reducedMotion: 'reduce',
    extraHTTPHeaders: headers,
    ...(session && { storageState: session }),
  })
  return context.newPage()
}

export async function login(page: Page, password = runningProduct().adminPassword): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(runningProduct().adminUsername)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export async function signIn(page: Page): Promise<void> {
  await login(page)
  await page.waitForURL('**/admin/dashboard')
}

/** No violations at either size, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
  }
}

/** A browser page of a signed-in member of staff, a fresh one for each test. */
export function useStaff() {
  let browser: Browser
  let session: Session
  /** Another window of the same person. */
  const open = () => openPage(browser, session, asNewClient())
  const staff = {
    page: undefined as unknown as Page,
    open,
    expectAccessible: () => expectAccessible(staff.page),
  }

  beforeAll(async () => {
    browser = await launchChromium()
    const page = await openPage(browser, undefined, asNewClient())
    await signIn(page)
    session = await page.context().storageState()
    await page.context().close()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    staff.page = await open()
  })
  afterEach(() => staff.page.context().close())
  return staff
}
