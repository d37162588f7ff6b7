import { withClient } from '@findable/local-servers'
import { expectAccessible, productDatabaseUrl, runningProduct } from '@findable/test-kit'
import { endpoints, type Endpoint } from '@findable/contracts'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectSignedOut, login, signIn } from './staff.ts'
import { staffClient } from './staff-client.ts'
import { usePage } from './use-staff.ts'

const visitor = usePage({ signedIn: false })
let page: Page
beforeEach(() => {
  page = visitor.page
})

const expectText = (text: string) => page.getByText(text).first().waitFor()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** An account with an address of its own and the password of the first administrator. */
async function addAccount(username: string): Promise<string> {
  const email = `${randomUUID()}@example.com.au`
  await withClient(productDatabaseUrl(), (client) =>
    client.query(
      `insert into admin.admin_users (username, password, email, role)
         select $1, password, $2, 'viewer' from admin.admin_users order by id limit 1`,
      [username, email],
    ),
  )
  return email
}

interface Mail {
  to: string[]
  text: string
}
const mailsTo = async (address: string): Promise<Mail[]> => {
  const mails = (await (await fetch(`${runningProduct().mailboxUrl}/api/messages`)).json()) as Mail[]
  return mails.filter(({ to }) => to.includes(address))
}
async function linkTo(address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1)
  return /http\S+new-password#\S+/.exec((await mailsTo(address))[0].text)![0]
}
const post = (endpoint: Endpoint, body: object) => staffClient().call(endpoint, { body })

describe('a forgotten password', () => {
  it('is replaced by the link in a mail, and every open session ends', async () => {
    const email = await addAccount('forgets')
    const open = await visitor.open()
    await signIn(open, { username: 'forgets', password: runningProduct().adminPassword })

    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgotten Password' }).waitFor()
    await press('Mail me a link')
    await expectText('Enter your username or email address')
    expect(await page.getByLabel('Username or email address').getAttribute('autocomplete')).toBe('username')
    await page.getByLabel('Username or email address').fill(email)
    await press('Mail me a link')
    await expectText('If there is an account with this name or address, a mail is on its way to it.')
    await expectAccessible(page)

    const link = await linkTo(email)
    await page.goto(link)
    await page.locator('form').getByText('forgets').waitFor()
    const autocompletes = await page
      .locator('form input')
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.getAttribute('autocomplete'), (input as { value: string }).value]),
      )
    expect(autocompletes).toEqual([
      ['username', 'forgets'],
      ['new-password', ''],
      ['new-password', ''],
    ])
    await page.getByLabel('New Password').fill('a better password')
    await page.getByLabel('Confirm Password').fill('another password')
    await press('Set the new password')
    await expectText("Passwords don't match")
    await expectAccessible(page)
    await page.getByLabel('Confirm Password').fill('a better password')
    await press('Set the new password')
    await page.waitForURL('**/admin/login')
    await expectText('Log in with your new password.')
    expect((await page.context().cookies()).filter(({ name }) => !name.endsWith('device'))).toEqual([])

    await expectSignedOut(open)
    await open.context().close()
    await login(page, { username: 'forgets' })
    await page.locator('form').getByText('Login failed. Please check your credentials.').waitFor()
    await signIn(page, { username: 'forgets', password: 'a better password' })

    await page.goto(link)
    await expectText('This link was used before, or it is too old. Ask for a new one.')
    expect(await page.getByRole('button').count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgotten Password' }).waitFor()
  })

  it('is asked for with the same answer for an account and for none, and only one of them gets a mail', async () => {
    const email = await addAccount('is-there')
    const answers = await Promise.all(
      [email, 'is-there', `${randomUUID()}@example.com.au`, 'is-not-there'].map((typed) =>
        post(endpoints.askPasswordReset, { login: typed }),
      ),
    )
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { ok: true } })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  })

  it('is reset once by two who use one link at the same time, over the public door', async () => {
    const email = await addAccount('is-raced')
    await post(endpoints.askPasswordReset, { login: 'is-raced' })
    const token = (await linkTo(email)).split('#')[1]
    const tries = ['password one', 'password two', 'password three'].map((newPassword) =>
      post(endpoints.resetPassword, { token, newPassword }),
    )
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
  })

  it('says so when the server cannot be reached, and keeps what was typed', async () => {
    await page.route('**/api/admin/password-resets**', (route) => route.abort())
    await page.goto('/admin/forgot-password')
    await page.getByLabel('Username or email address').fill('somebody')
    await press('Mail me a link')
    await expectText('The server did not answer.')
    expect(await page.getByLabel('Username or email address').inputValue()).toBe('somebody')
    await page.goto('/admin/new-password#a-token')
    await expectText('Failed to load your link: The server did not answer.')
    await page.unrouteAll({ behavior: 'wait' })
    await press('Try again')
    await expectText('This link was used before, or it is too old. Ask for a new one.')
  })
})
