import { expectAccessible, phone, runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, signIn } from './staff.ts'
import { usePage, useStaff } from './use-staff.ts'

const visitor = usePage({ signedIn: false })
let page: Page
beforeEach(() => {
  page = visitor.page
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const address = () => new URL(page.url()).pathname

async function logout(): Promise<void> {
  await page.getByRole('button', { name: runningProduct().adminUsername }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

describe('somebody who is not signed in', () => {
  it.each(['/admin', '/admin/dashboard', '/admin/reports', '/admin/create-report', '/admin/settings'])(
    'is sent from %s to the login',
    async (path) => {
      await page.goto(path)
      await page.waitForURL('**/admin/login')
      await heading('Admin Portal').waitFor()
      expect(await page.getByRole('banner').count()).toBe(0)
    },
  )

  it('reads what is wrong with a login, and keeps the name they typed', async () => {
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByText('Username is required').waitFor()
    await page.getByText('Password is required').waitFor()
    await login(page, { password: 'wrong password' })
    await page.locator('form').getByText('Login failed. Please check your credentials.').waitFor()
    await page.getByText('Login failed', { exact: true }).waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe(runningProduct().adminUsername)
    await expectAccessible(page)
  })

  it('sees that the session is being checked, and that the login is on its way', async () => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/admin/me', async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.goto('/admin/reports')
    await page.getByText('Checking your session...').waitFor()
    expect(await page.getByRole('heading').count()).toBe(0)
    answer()
    await page.waitForURL('**/admin/login')
    await page.route('**/api/admin/login', () => {})
    await login(page)
    await page.getByRole('button', { name: 'Logging in...' }).waitFor()
    await expectAccessible(page)
  })

  it('finds the way back to the main site', async () => {
    await page.goto('/admin/login')
    await page.getByText('Admin access is restricted to authorised personnel.').waitFor()
    await page.getByRole('link', { name: 'Return to Main Site' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(address()).toBe('/')
  })
})

describe('a member of staff', () => {
  const staff = useStaff()
  beforeEach(() => {
    page = staff.page
  })

  it('is welcomed, goes through the four screens, and is sent on from the login', async () => {
    await page.context().clearCookies()
    await signIn(page)
    await page.getByText('Login successful').waitFor()
    await page.getByText(`Welcome back, ${runningProduct().adminUsername}!`).waitFor()
    for (const [button, title, path] of [
      ['Reports', 'Reports Management', '/admin/reports'],
      ['Create Report', 'Create Gold Standard Report', '/admin/create-report'],
      ['Settings', 'Admin Settings', '/admin/settings'],
      ['Dashboard', 'Dashboard', '/admin/dashboard'],
    ] as const) {
      const link = page.getByRole('link', { name: button, exact: true })
      await link.click()
      await heading(title).waitFor()
      expect(address()).toBe(path)
      expect(await link.getAttribute('aria-current')).toBe('page')
      expect(await page.locator('nav [aria-current]').count()).toBe(1)
      await expect.poll(() => page.title()).toContain(title)
    }
    await page.goto('/admin/login')
    await page.waitForURL('**/admin/dashboard')
  })

  it('sees the dashboard at /admin, with its button marked', async () => {
    await page.goto('/admin')
    await heading('Dashboard').waitFor()
    expect(await page.locator('nav [aria-current]').textContent()).toBe('Dashboard')
    await page.getByRole('link', { name: 'Findable Admin' }).click()
    await page.waitForURL('**/admin/dashboard')
    expect(await page.getByRole('contentinfo').textContent()).toBe(
      `© ${new Date().getFullYear()} Findable Admin Portal`,
    )
  })

  it('reaches every button on a phone, in a bar that scrolls sideways', async () => {
    await page.setViewportSize(phone)
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Settings' }).click()
    await heading('Admin Settings').waitFor()
    const box = await page.getByRole('link', { name: 'Settings' }).boundingBox()
    expect(box!.x + box!.width).toBeLessThanOrEqual(phone.width)
    await expectAccessible(page)
  })

  it('has a menu with a role that cannot be chosen, and logs out for good', async () => {
    await page.context().clearCookies()
    await signIn(page)
    await page.getByRole('button', { name: runningProduct().adminUsername }).click()
    const role = page.getByRole('menuitem', { name: 'admin User' })
    expect(await role.getAttribute('aria-disabled')).toBe('true')
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('You have been logged out successfully').waitFor()
    await page.waitForURL('**/admin/login')
    await page.goto('/admin/settings')
    await page.waitForURL('**/admin/login')
    expect(address()).toBe('/admin/login')
  })

  it('is called Admin, and an Admin User, where the answer has neither name nor role', async () => {
    await page.route('**/api/admin/me', (route) => route.fulfill({ json: { username: '', role: '', email: '' } }))
    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    expect(await page.getByRole('menuitem').first().textContent()).toBe('Admin User')
  })

  it('stays signed in when the logout fails, and reads why', async () => {
    await page.goto('/admin/dashboard')
    await page.route('**/api/admin/logout', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'The service is not available right now.', code: 'x', requestId: 'x' },
      }),
    )
    await logout()
    await page.getByText('Logout failed').waitFor()
    await page.getByText('The service is not available right now.').waitFor()
    expect(address()).toBe('/admin/dashboard')
  })

  it('reads that the session could not be checked, which is not the same as being signed out', async () => {
    await page.route('**/api/admin/me', (route) => route.abort())
    await page.goto('/admin/reports')
    await heading('We could not check your session').waitFor()
    await page.unroute('**/api/admin/me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading('Reports Management').waitFor()
    expect(address()).toBe('/admin/reports')
  })

  it('finds the not-found screen at an unknown address', async () => {
    await page.goto('/admin/no-such-screen')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found')
  })
})
