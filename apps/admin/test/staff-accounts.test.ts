import { expectAccessible, launchChromium, phone, runningProduct } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectSignedOut, openPage, signIn } from './staff.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await openPage(browser)
  await signIn(page)
})
afterAll(() => browser.close())
beforeEach(() => page.unrouteAll({ behavior: 'wait' }))

const expectText = (text: string, on = page) => on.getByText(text, { exact: true }).first().waitFor()
const row = (username: string) => page.getByRole('listitem', { name: username, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openStaff = async () => {
  await page.goto('/admin/dashboard')
  await button('More').click()
  await page.getByRole('menuitem', { name: 'Staff' }).click()
  await row(runningProduct().adminUsername).waitFor()
}

/** Adds a person in the screen and returns the password shown. */
async function add(username: string, role: 'viewer' | 'admin'): Promise<string> {
  await button('Add a person').click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com.au`)
  await page.getByLabel('Role', { exact: true }).selectOption(role)
  await button('Add and show the password').click()
  const password = (await page.getByLabel(`Password of ${username}`).last().textContent())!
  await button('Done').click()
  await row(username).waitFor()
  return password
}

describe('the staff screen', () => {
  it('is in the menu beside the four buttons, and shows who may sign in', async () => {
    await openStaff()
    expect(await page.title()).toContain('Staff')
    await row(runningProduct().adminUsername).getByText('(you)').waitFor()
    expect(await page.locator('nav [aria-current]').textContent()).toBe('More: Staff')
    await expectAccessible(page)
  })

  it('names what is wrong with a new account, and adds it with a password that is shown once', async () => {
    await openStaff()
    await button('Add a person').click()
    await button('Add and show the password').click()
    await expectText('Username must be at least 3 characters')
    await expectText('Please enter a valid email address')
    await expectAccessible(page)
    await page.getByLabel('Username').fill(runningProduct().adminUsername)
    await page.getByLabel('Email').fill('new@example.com.au')
    await button('Add and show the password').click()
    await page.getByRole('dialog').getByText('Somebody else already has this username.').waitFor()
    await button('Close without adding').click()
    const password = await add('new-viewer', 'viewer')
    expect(password).toMatch(/^[a-z2-9-]{24}$/)
    expect(await page.content()).not.toContain(password)
    await row('new-viewer').getByText('Never signed in').waitFor()
  })

  it('shows a password on a phone without scrolling sideways', async () => {
    await openStaff()
    await page.setViewportSize(phone)
    await row('new-viewer').getByRole('button', { name: 'New password' }).click()
    await button('Give a new password').click()
    await page.getByLabel('Password of new-viewer').last().waitFor()
    await expectAccessible(page)
    await button('Done').click()
  })

  it('lets nobody take the role of the last administrator', async () => {
    await openStaff()
    const me = runningProduct().adminUsername
    // Accounts of other tests are administrators too.
    await page.route('**/api/admin/staff/*', (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: 'This is the last administrator. Make somebody else an administrator first.',
          code: 'last-administrator',
          requestId: 'x',
        },
      }),
    )
    await row(me).getByLabel(`Role of ${me}`).selectOption('viewer')
    await page.getByText('You will need another administrator to change it back.').waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Cancel')
    await button('Change to Viewer').click()
    await expectText('Role change failed')
    await page.getByRole('alertdialog').getByText('This is the last administrator.').waitFor()
    await expectAccessible(page)
    await button('Cancel').click()
    await expect.poll(() => row(me).getByLabel(`Role of ${me}`).inputValue()).toBe('admin')
  })

  it('says when the staff cannot be loaded, and can be tried again', async () => {
    await page.route('**/api/admin/staff', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'The service is not available right now.', code: 'x', requestId: 'x' },
      }),
    )
    await page.goto('/admin/staff')
    await expectText('Failed to load staff: The service is not available right now.')
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'wait' })
    await button('Try again').click()
    await row(runningProduct().adminUsername).waitFor()
  })
})

describe('a viewer', () => {
  it('looks at every screen, is offered no change, and is refused the ones they try all the same', async () => {
    await openStaff()
    const password = await add('looks-only', 'viewer')
    const other = await openPage(browser)
    await signIn(other, { username: 'looks-only', password })
    const notice = 'Your account may look at everything and change nothing but itself.'
    await other.getByText(notice).waitFor()
    for (const [path, heading] of [
      ['dashboard', 'Dashboard'],
      ['create-report', 'Create Gold Standard Report'],
      ['staff', 'Staff'],
      ['reports', 'Reports Management'],
      ['settings?tab=email', 'Admin Settings'],
      ['settings?tab=application', 'Admin Settings'],
      ['audit-log', 'Audit Log'],
    ] as const) {
      await other.goto(`/admin/${path}`)
      await other.getByRole('heading', { level: 1, name: heading }).waitFor()
      await other.getByText(notice).waitFor()
      for (const name of [
        'Quick Report',
        'Generate Report',
        'Add a person',
        'Save Settings',
        'Clear Application Cache',
        'Test Connection',
        /^Delete/,
      ])
        expect([path, name, await other.getByRole('button', { name }).count()]).toEqual([path, name, 0])
      await expectAccessible(other)
    }
    const refused: { status: number; error: string } = await other.evaluate(`
      fetch('/api/admin/settings/clear-cache', { method: 'POST' }).then(async (response) =>
        ({ status: response.status, error: (await response.json()).error }))`)
    expect(refused).toEqual({
      status: 403,
      error: 'Your account may look at everything and change nothing. Ask an administrator to do this.',
    })
    await other.goto('/admin/settings?tab=account')
    await other.getByRole('button', { name: 'Save Changes' }).waitFor()
    await other.context().close()
  })

  it('is signed out at once when an administrator ends their sessions or takes their access', async () => {
    await openStaff()
    const password = await add('to-be-ended', 'viewer')
    const other = await openPage(browser)
    await signIn(other, { username: 'to-be-ended', password })
    await row('to-be-ended').getByRole('button', { name: 'End sessions' }).click()
    await page.getByText('Everywhere to-be-ended is signed in').waitFor()
    await expectAccessible(page)
    await button('End sessions').click()
    await expectText('to-be-ended has to sign in again.')
    await expectSignedOut(other)
    await signIn(other, { username: 'to-be-ended', password })
    await row('to-be-ended').getByLabel('Role of to-be-ended').selectOption('none')
    await button('Change to No access').click()
    await expectText('Role changed')
    await expectSignedOut(other)
    await page.goto('/admin/audit-log')
    await expectText('Changed the role: to-be-ended')
    await expectText('Role: from Viewer to No access')
    await other.context().close()
  })
})
