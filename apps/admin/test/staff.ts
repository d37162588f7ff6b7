import AxeBuilder from '@axe-core/playwright'
import { asNewClient, runningProduct } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

interface Account {
  username: string
  password: string
}

/** A page on a desktop, as a client of its own. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: runningProduct().siteUrl,
    viewport: desktop,
    reducedMotion: 'reduce',
    extraHTTPHeaders: asNewClient(),
  })
  return context.newPage()
}

/** Signs in; by default as the first administrator. */
export async function signIn(page: Page, account?: Account): Promise<void> {
  const { adminUsername, adminPassword } = runningProduct()
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(account?.username ?? adminUsername)
  await page.getByLabel('Password').fill(account?.password ?? adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
}

/** Axe finds nothing on a phone and on a desktop, and the page never scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
  }
}
