import { expectAccessible, launchChromium, runningProduct } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAccount, expectSignedOut, openPage, signIn } from './staff.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await openPage(browser)
  await signIn(page)
})
afterAll(() => browser.close())
beforeEach(async () => {
  await page.unrouteAll({ behavior: 'wait' })
})

const field = (label: string) => page.getByLabel(label, { exact: true })
const press = (name: string) => page.getByRole('button', { name }).click()
const expectText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const openTab = async (tab: string) => {
  await page.goto(`/admin/settings?tab=${tab}`)
  await page.getByRole('heading', { name: 'Admin Settings' }).waitFor()
}
const failing = (path: string, status: number, error?: string) =>
  page.route(`**/api/admin/${path}`, (route) =>
    error === undefined
      ? route.fulfill({ status, body: 'no JSON' })
      : route.fulfill({ status, json: { error, code: 'internal-error', requestId: 'x' } }),
  )

describe('the email settings', () => {
  it('name each field that is wrong, as specified', async () => {
    await openTab('email')
    for (const label of ['SMTP Host', 'SMTP Port', 'SMTP Username', 'SMTP Password']) await field(label).fill('')
    await field('From Address').fill('nobody')
    await press('Save Settings')
    for (const message of [
      'SMTP Host is required',
      'SMTP Port is required',
      'SMTP Username is required',
      'SMTP Password is required',
      'Please enter a valid email address.',
    ])
      await expectText(message)
    await expectAccessible(page)
  })

  it('are saved, show what is stored but never the password, and are used for the next test at once', async () => {
    const { mailboxUrl } = runningProduct()
    const { smtp } = (await (await fetch(`${mailboxUrl}/api/sandbox`)).json()) as {
      smtp: { host: string; port: number }
    }
    await openTab('email')
    await expectText('Nothing is saved here yet, so mail uses the mail server this installation started with.')
    await field('SMTP Host').fill(smtp.host)
    await field('SMTP Port').fill(String(smtp.port))
    await field('SMTP Username').fill('findable')
    await field('SMTP Password').fill('canary-smtp-password')
    await field('From Address').fill('desk@findable.example')
    await press('Save Settings')
    await expectText('Email settings updated')
    await expect.poll(() => field('SMTP Password').inputValue()).toBe('')
    await press('Test Connection')
    await expectText('Test email sent')
    const answer = page.waitForResponse('**/api/admin/settings')
    await page.reload()
    expect(await (await answer).text()).not.toContain('canary-smtp-password')
    await expect.poll(() => field('SMTP Host').inputValue()).toBe(smtp.host)
    expect(await field('SMTP Password').inputValue()).toBe('')
    await expectText('The stored password is never shown. Leave its field empty to keep it.')
    const mails = (await (await fetch(`${mailboxUrl}/api/messages`)).json()) as { from: string; subject: string }[]
    expect(mails.find(({ subject }) => subject === 'Findable: the mail settings work')!.from).toContain(
      'desk@findable.example',
    )
    await expectAccessible(page)
  })

  it('keep the password whose field was left empty, but ask for it again for another host', async () => {
    await openTab('email')
    await field('SMTP Username').fill('another')
    await press('Save Settings')
    await expectText('Email settings updated')
    const host = await field('SMTP Host').inputValue()
    await field('SMTP Host').fill('smtp.elsewhere.example')
    await press('Save Settings')
    await expectText('Email settings update failed')
    await expectText('Enter the SMTP password again for the new SMTP host.')
    await page.reload()
    await expect.poll(() => field('SMTP Host').inputValue()).toBe(host)
    expect(await field('SMTP Username').inputValue()).toBe('another')
  })

  it.each([
    ['settings/email', 'Save Settings', 'Email settings update failed', 'Failed to update email settings'],
    ['settings/test-email', 'Test Connection', 'Test email failed', 'Failed to send test email'],
  ])('say what failed at %s, in words of the server if it has any', async (path, button, title, fallback) => {
    await openTab('email')
    await expect.poll(() => field('SMTP Host').inputValue()).not.toBe('')
    await failing(path, 500)
    await press(button)
    await expectText(title)
    await expectText(fallback)
    await failing(path, 502, 'The mail server did not take it.')
    await press(button)
    await expectText('The mail server did not take it.')
  })
})

describe('the application settings', () => {
  it('name each field that is wrong, as specified', async () => {
    await openTab('application')
    await field('API Rate Limit').fill('10001')
    await field('Max Concurrent Reports').fill('1.5')
    await press('Save Settings')
    await expectText('Must be at most 10000')
    await expectText('Must be a whole number')
    await field('API Rate Limit').fill('0')
    await field('Max Concurrent Reports').fill('')
    await field('Cache Time (minutes)').fill('4')
    await press('Save Settings')
    for (const message of [
      'Rate limit must be at least 1',
      'Must be at least 1',
      'Cache time must be at least 5 minutes',
    ])
      await expectText(message)
    await expectAccessible(page)
  })

  it('are saved and shown as stored', async () => {
    await openTab('application')
    await expect.poll(() => field('API Rate Limit').inputValue()).toBe('100')
    await field('Cache Time (minutes)').fill('90')
    await field('Debug mode').check()
    await press('Save Settings')
    await expectText('App settings updated')
    await page.reload()
    await expect.poll(() => field('Cache Time (minutes)').inputValue()).toBe('90')
    expect(await field('Debug mode').isChecked()).toBe(true)
    await field('Debug mode').uncheck()
    await field('Cache Time (minutes)').fill('60')
    await press('Save Settings')
    await expectText('App settings updated')
    await expectAccessible(page)
  })

  it('have a cache that can be cleared', async () => {
    await openTab('application')
    await page.getByRole('heading', { name: 'Maintenance' }).waitFor()
    await press('Clear Application Cache')
    await expectText('Cache cleared')
  })

  it.each([
    ['settings/app', 'Save Settings', 'App settings update failed', 'Failed to update app settings'],
    ['settings/clear-cache', 'Clear Application Cache', 'Cache clear failed', 'Failed to clear cache'],
  ])('say what failed at %s', async (path, button, title, fallback) => {
    await openTab('application')
    await field('API Rate Limit').waitFor()
    await failing(path, 500)
    await press(button)
    await expectText(title)
    await expectText(fallback)
  })
})

it('show a spinner while they load, and a way to try again when they cannot be loaded', async () => {
  await failing('settings', 503, 'The service is not available right now.')
  await openTab('email')
  await expectText('The service is not available right now.')
  await expectAccessible(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/api/admin/settings', async (route) => {
    await asked
    await route.continue()
  })
  await press('Try again')
  await expectText('Loading settings...')
  answer()
  await field('SMTP Host').waitFor()
})

it('keeps what was typed when another tab is looked at, and the tab in the address', async () => {
  await openTab('email')
  await field('SMTP Host').fill('typed.example')
  await page.getByRole('tab', { name: 'Application' }).click()
  await expect.poll(() => page.url()).toContain('tab=application')
  await page.getByRole('tab', { name: 'Email' }).click()
  expect(await field('SMTP Host').inputValue()).toBe('typed.example')
})

describe('the account', () => {
  it('is changed, shown in the menu, and recorded', async () => {
    await addAccount('account-tester')
    page = await openPage(browser)
    await signIn(page, { username: 'account-tester', password: runningProduct().adminPassword })
    await openTab('account')
    expect(await field('Username').inputValue()).toBe('account-tester')
    await field('Username').fill('ab')
    await field('Email').fill('nobody')
    await press('Save Changes')
    await expectText('Username must be at least 3 characters')
    await expectText('Please enter a valid email address')
    await expectAccessible(page)
    await field('Username').fill(runningProduct().adminUsername.toUpperCase())
    await field('Email').fill('tester@example.com.au')
    await press('Save Changes')
    await expectText('Account update failed')
    await expectText('Somebody else already has this username.')
    await field('Username').fill('account-renamed')
    await press('Save Changes')
    await expectText('Account updated')
    await page.getByRole('button', { name: 'account-renamed' }).waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Audit Log' }).click()
    await expectText('Username: from account-tester to account-renamed')
    await openTab('account')
    await field('Email').fill('moved@example.com.au')
    await press('Save Changes')
    await page.getByRole('form').getByText('Enter your current password to change the email address.').waitFor()
    await expectAccessible(page)
    await field('Current Password').fill(runningProduct().adminPassword)
    await press('Save Changes')
    await expectText('Account updated')
    expect(await field('Current Password').inputValue()).toBe('')
  })

  it('says what failed without words of the server', async () => {
    await openTab('account')
    await failing('account', 500)
    await press('Save Changes')
    await expectText('Account update failed')
    await expectText('Failed to update account')
    expect(await field('Username').inputValue()).not.toBe('')
  })
})

describe('a password', () => {
  const change = async (current: string, to: string, again = to) => {
    await field('Current Password').fill(current)
    await field('New Password').fill(to)
    await field('Confirm Password').fill(again)
    await press('Change Password')
  }

  it('is changed, which ends the other sessions of that person at once and keeps this one', async () => {
    const account = { username: 'password-tester', password: runningProduct().adminPassword }
    await addAccount(account.username)
    const other = await openPage(browser)
    await signIn(other, account)
    page = await openPage(browser)
    await signIn(page, account)
    await openTab('security')
    await press('Change Password')
    await expectText('Current password is required')
    await expectText('New password must be at least 8 characters')
    await expectText('Confirm password is required')
    await change(account.password, 'a better password', 'another password')
    await expectText("Passwords don't match")
    await expectAccessible(page)
    await change('not the password', 'a better password')
    await expectText('Password change failed')
    await expectText('The current password is not correct.')
    await change(account.password, 'a better password')
    await expectText('Password changed')
    await expect.poll(() => field('New Password').inputValue()).toBe('')
    await expectAccessible(page)
    await expectSignedOut(other)
    await signIn(other, { ...account, password: 'a better password' })
    await page.reload()
    await field('Current Password').waitFor()
    await page.goto('/admin/audit-log')
    await expectText('Password: changed')
    await page.getByRole('list', { name: 'the audit log' }).getByText('Changed their password').first().waitFor()
    expect(await page.content()).not.toContain('a better password')
  })
})

describe('the audit log', () => {
  it('says who changed which setting from what to what', async () => {
    await page.goto('/admin/audit-log')
    await page.getByText('Cache Time (minutes): from 60 to 90').first().waitFor()
    await expectText('Debug mode: from off to on')
    await expectText('SMTP Password: changed')
    expect(await page.content()).not.toContain('canary-smtp-password')
    await expectAccessible(page)
  })
})
