import { expectAccessible, launchChromium, runningProduct } from '@findable/test-kit'
import { TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, expectSignedOut, login, openPage, signIn } from './staff.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await openPage(browser)
})
afterAll(() => browser.close())

const expectText = (text: string) => page.getByText(text).first().waitFor()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const account = (username: string) => ({ username, password: runningProduct().adminPassword })
/** What is in a form for password managers, in its order. */
const autocompletes = (form: string) =>
  page
    .getByRole('form', { name: form })
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
const openSecurity = async () => {
  await page.goto('/admin/settings?tab=security')
  await page.getByRole('heading', { name: 'Second factor' }).waitFor()
}
/** Half a minute ahead of the last code that was used, which is as far as a code may be. */
const nextCode = (phone: TOTP) => phone.generate({ timestamp: Date.now() + 30_000 })

/** Switches it on in the settings and returns the app on the phone and the recovery codes. */
async function switchOn(): Promise<{ phone: TOTP; recoveryCodes: string[] }> {
  await openSecurity()
  await press('Switch on...')
  await page.getByLabel('Your password').fill(runningProduct().adminPassword)
  await press('Continue')
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const phone = new TOTP({ secret: (await key.textContent())!.replaceAll(' ', '') })
  await page.getByLabel('Code', { exact: true }).fill(phone.generate())
  await press('Switch on')
  await expectText('It is on.')
  const recoveryCodes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  await press('I have kept them')
  return { phone, recoveryCodes }
}

describe('a second factor', () => {
  it('is switched on by a viewer for their own account, with password, QR code and code', async () => {
    await addAccount('has-a-phone', 'viewer')
    await signIn(page, account('has-a-phone'))
    await openSecurity()
    await expectText('It is off.')
    await expectAccessible(page)
    await press('Switch on...')
    expect(await autocompletes('Switch on the second factor')).toEqual(['username', 'current-password'])
    await press('Continue')
    await expectText('Current password is required')
    await page.getByLabel('Your password').fill('wrong password')
    await press('Continue')
    await page.getByRole('form').getByText('The current password is not correct.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Your password').fill(runningProduct().adminPassword)
    await press('Continue')
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    expect(await page.getByRole('link', { name: 'open it in an app on this device' }).getAttribute('href')).toMatch(
      /^otpauth:\/\/totp\/Findable:has-a-phone\?/,
    )
    expect(await autocompletes('Confirm the second factor')).toEqual(['one-time-code'])
    await page.getByLabel('Code', { exact: true }).fill('12345')
    await press('Switch on')
    await page.getByRole('form').getByText('This code is not right').waitFor()
    await expectAccessible(page)
    await press('Cancel')
    await expectText('It is off.')
    const { recoveryCodes } = await switchOn()
    expect(new Set(recoveryCodes).size).toBe(10)
    await expectText('You have 10 of 10 recovery codes left.')
    expect(await page.content()).not.toContain(recoveryCodes[0])
  })

  it('asks for a code at the login, and lets nobody in before it is right', async () => {
    await addAccount('logs-in-twice')
    await page.context().clearCookies()
    await signIn(page, account('logs-in-twice'))
    const { phone, recoveryCodes } = await switchOn()
    await page.context().close()

    page = await openPage(browser)
    await login(page, account('logs-in-twice'))
    await expectText('Your password is right.')
    expect(await page.context().cookies()).toEqual([])
    await expectAccessible(page)
    expect(await autocompletes('Second factor')).toEqual(['username', 'one-time-code'])
    expect(await page.evaluate('document.activeElement.autocomplete')).toBe('one-time-code')
    await press('Login')
    await expectText('Enter the code')
    await page.getByLabel('Code', { exact: true }).fill('12345')
    await press('Login')
    await page.getByRole('main').getByText('This code is not right, or it was used before.').waitFor()
    await expectAccessible(page)
    await press('Start again with the password')
    await page.getByLabel('Password').waitFor()
    await page.goto('/admin/orders')
    await page.waitForURL('**/admin/login')

    await login(page, account('logs-in-twice'))
    await page.getByLabel('Code', { exact: true }).fill(nextCode(phone))
    await press('Login')
    await page.waitForURL('**/admin/dashboard')
    await expectText('Welcome back, logs-in-twice!')
    await page.context().close()

    page = await openPage(browser)
    await login(page, account('logs-in-twice'))
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0])
    await press('Login')
    await page.waitForURL('**/admin/dashboard')
    await openSecurity()
    await expectText('You have 9 of 10 recovery codes left.')
    await press('Switch off...')
    expect(await autocompletes('Switch off the second factor')).toEqual([
      'username',
      'current-password',
      'one-time-code',
    ])
    await page.getByLabel('Your password').fill(runningProduct().adminPassword)
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0])
    await press('Switch off')
    await page.getByRole('form').getByText('This code is not right').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[1])
    await press('Switch off')
    await expectText('It is off.')
  })

  it('is switched off by an administrator for somebody who lost their phone, whose sessions end', async () => {
    await addAccount('lost-a-phone', 'viewer')
    const theirs = await openPage(browser)
    await signIn(theirs, account('lost-a-phone'))
    const mine = page
    page = theirs
    await switchOn()
    page = mine
    await page.goto('/admin/staff')
    const row = page.getByRole('listitem', { name: 'lost-a-phone', exact: true })
    await row.getByText('Password and second factor').waitFor()
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Switch off second factor' }).click()
    await expectText('Make sure that it is lost-a-phone who asks you.')
    await expectAccessible(page)
    await press('Switch it off')
    await row.getByText('Password alone').waitFor()
    await expectSignedOut(theirs)
    await signIn(theirs, account('lost-a-phone'))
    await page.goto('/admin/audit-log')
    await expectText('Switched off the second factor: lost-a-phone')
    await theirs.context().close()
  })
})
