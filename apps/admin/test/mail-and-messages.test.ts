import { endpoints } from '@findable/contracts'
import { withClient } from '@findable/local-servers'
import { asNewClient, phone, productDatabaseUrl, runningProduct } from '@findable/test-kit'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})

const away = { status: 503, json: { error: 'The service is not available right now.', code: 'x', requestId: 'x' } }
const expectText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Mails about orders, as far as the mail service knows them. */
const seedMails = (state: 'queued' | 'failed', count: number, problem: string, recipient: string) =>
  withClient(productDatabaseUrl(), (client) =>
    client.query(
      `insert into mail.messages (kind, order_id, cause_id, recipient, report, message_id, request_id, state, attempts,
         problem, settled_at, next_attempt_at)
       select 'report-copy', gen_random_uuid(), gen_random_uuid(), $4,
         '{"reportId":"gone","reference":"FND-AAAA-BBBB","website":"https://seeded.com.au/"}', gen_random_uuid()::text,
         'seed', $1, 3, $3, case when $1 = 'failed' then now() end, now() + interval '1 day'
       from generate_series(1, $2::int)`,
      [state, count, problem, recipient],
    ),
  )
const rowOf = (recipient: string) => page.getByRole('listitem', { name: `Copy of the report by mail to ${recipient}` })

describe('the mail screen', () => {
  it('shows mails that wait, with order, reason and the next try, and sends one now', async () => {
    await seedMails('queued', 1, '451 4.7.1 try again later', 'waits@example.com.au')
    await page.goto('/admin/dashboard')
    await button('More').click()
    await page.getByRole('menuitem', { name: 'Mail' }).click()
    const row = rowOf('waits@example.com.au')
    await row.getByText('451 4.7.1 try again later').waitFor()
    await row.getByText('3 tries, next').waitFor()
    await row.getByRole('link', { name: 'FND-AAAA-BBBB' }).waitFor()
    await staff.expectAccessible()
    await row.getByRole('button', { name: 'Send now' }).click()
    await expectText('Mail is sent now')
    // Its report does not exist, so it ends as failed.
    await expect
      .poll(async () => {
        await page.goto('/admin/mail?tab=failed')
        await page.getByRole('list', { name: 'Failed mails' }).waitFor()
        return rowOf('waits@example.com.au').count()
      })
      .toBe(1)
  })

  it('shows mails that failed, page by page, and says when one cannot be sent again', async () => {
    await seedMails('failed', 60, '550 no such user', 'fails@example.com.au')
    await page.setViewportSize(phone)
    await page.goto('/admin/mail?tab=failed')
    await page.getByText('550 no such user').first().waitFor()
    await staff.expectAccessible()
    await page.setViewportSize(phone)
    await button('Show older mails').click()
    await expect.poll(() => rowOf('fails@example.com.au').count()).toBeGreaterThan(50)
    await page.route('**/api/admin/mails/*/send', (route) => route.fulfill(away))
    await button('Send again').first().click()
    await expectText('Sending failed')
    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/api/admin/mails/*/send', (route) => route.fulfill({ json: { pushed: false } }))
    await button('Send again').first().click()
    await expectText('Nothing to send')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width)
  })

  it('says when there is nothing, when all mail is held, and when the service is away', async () => {
    await page.route('**/api/admin/mails*', (route) =>
      route.fulfill({ json: { held: 'Email notifications are switched off in the settings.', mails: [] } }),
    )
    await page.goto('/admin/mail')
    await expectText('All mail waits. Email notifications are switched off in the settings.')
    await expectText('No mail is waiting')
    await page.getByRole('tab', { name: 'Failed' }).click()
    await expectText('No mail has failed')
    await staff.expectAccessible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/api/admin/mails*', (route) => route.fulfill(away))
    await page.reload()
    await expectText('Failed to load mails: The service is not available right now.')
    await staff.expectAccessible()
    await page.unrouteAll({ behavior: 'wait' })
    await button('Try again').click()
    await page.getByRole('list', { name: 'Failed mails' }).waitFor()
    expect(await button('Try again').count()).toBe(0)
  })
})

describe('the messages screen', () => {
  /** Sends the contact form, each time as another client, because it is limited by client. */
  const write = (name: string, email: string, message: string) =>
    fetch(runningProduct().siteUrl + endpoints.contact.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asNewClient() },
      body: JSON.stringify({ name, email, message }),
    })

  it('shows messages of the contact form, and answers one by mail', async () => {
    const name = `Jo ${randomUUID().slice(0, 8)}`
    const email = `jo-${randomUUID().slice(0, 8)}@example.com.au`
    await write(name, email, 'Is 61 a good score?\nI am <b>curious</b>.')
    await page.goto('/admin/dashboard')
    await button('More').click()
    await page.getByRole('menuitem', { name: 'Messages' }).click()
    const row = page.getByRole('listitem', { name: `Message from ${name}` })
    await row.getByText('I am <b>curious</b>.').waitFor()
    await staff.expectAccessible()
    await row.getByRole('button', { name: `Answer ${name}` }).click()
    await button('Send the answer').click()
    await expectText('Please write an answer.')
    await page.getByLabel('Your answer').fill('Yes, for a start.\n\nSam')
    await staff.expectAccessible()
    await page.route('**/api/admin/contact-messages/*/answers', (route) => route.fulfill(away))
    await button('Send the answer').click()
    await expectText('Answer failed')
    expect(await page.getByLabel('Your answer').inputValue()).toBe('Yes, for a start.\n\nSam')
    await page.unrouteAll({ behavior: 'wait' })
    await button('Send the answer').click()
    await expectText('Answer sent')
    await row.getByText('Yes, for a start.').waitFor()
    await row.getByText(`${runningProduct().adminUsername} answered on`).waitFor()
    await expect
      .poll(async () => {
        const all = (await (await fetch(`${runningProduct().mailboxUrl}/api/messages`)).json()) as { to: string[] }[]
        return all.filter(({ to }) => to.includes(email)).length
      })
      .toBe(2)
    await page.setViewportSize(phone)
    await staff.expectAccessible()
  })

  it('says when there are none, and when they cannot be read', async () => {
    await page.route('**/api/admin/contact-messages*', (route) => route.fulfill({ json: [] }))
    await page.goto('/admin/messages')
    await expectText('No messages yet')
    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/api/admin/contact-messages*', (route) => route.fulfill(away))
    await button('Refresh').click()
    await page.getByText('This may be out of date').waitFor()
    await page.reload()
    await expectText('Failed to load messages: The service is not available right now.')
    await staff.expectAccessible()
    expect(await button('Try again').count()).toBe(1)
  })
})
