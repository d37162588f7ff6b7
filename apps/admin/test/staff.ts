import { withClient } from '@findable/local-servers'
import { asNewClient, desktop, productDatabaseUrl, runningProduct } from '@findable/test-kit'
import type { Browser, BrowserContext, Page } from 'playwright-core'

interface Account {
  username: string
  password: string
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** A page on a desktop, as a client of its own; with a session, of somebody who is signed in. */
export async function openPage(browser: Browser, session?: Session): Promise<Page> {
  const context = await browser.newContext({
    baseURL: runningProduct().siteUrl,
    viewport: desktop,
    reducedMotion: 'reduce',
    extraHTTPHeaders: asNewClient(),
    ...(session && { storageState: session }),
  })
  return context.newPage()
}

/** Sends the login form; by default that of the first administrator. */
export async function login(page: Page, account?: Partial<Account>): Promise<void> {
  const { adminUsername, adminPassword } = runningProduct()
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(account?.username ?? adminUsername)
  await page.getByLabel('Password').fill(account?.password ?? adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
}

export async function signIn(page: Page, account?: Account): Promise<void> {
  await login(page, account)
  await page.waitForURL('**/admin/dashboard')
}

/**
 * Whatever somebody whose session has ended asks for next brings them to the login; a request of the page's own may have
 * done so before.
 */
export async function expectSignedOut(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Reports', exact: true })
  await link.or(page.getByLabel('Username')).click()
  await page.waitForURL('**/admin/login')
}

/** An account of a test's own, with the password of the first administrator. */
export const addAccount = (username: string, role: 'admin' | 'viewer' = 'admin') =>
  withClient(productDatabaseUrl(), (client) =>
    client.query(
      `insert into admin.admin_users (username, password, email, role)
         select $1, password, 'tester@example.com.au', $2 from admin.admin_users order by id limit 1`,
      [username, role],
    ),
  )
