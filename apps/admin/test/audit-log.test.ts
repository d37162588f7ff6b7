import { withClient } from '@findable/local-servers'
import { phone, productDatabaseUrl, runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderFree, seedGold } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const log = () => page.getByRole('list', { name: 'the audit log' })
const entries = () => log().locator('> li')
const choose = (filter: string, choice: string) => page.getByLabel(filter, { exact: true }).selectOption(choice)

describe('the audit log', () => {
  it('has what staff did to an order, as has the order itself, and finds it by reference, person and action', async () => {
    const { reference } = await orderFree({
      businessName: 'Copper Quokka',
      businessWebsite: 'copperquokkaelectrical.com.au',
      email: 'audit-log-test@example.com.au',
    })
    await page.goto(`/admin/orders/${reference}`)
    const history = page.getByRole('region', { name: 'What staff did' })
    await history.getByText('Staff have changed nothing here.').waitFor()
    await button('Refund a free order').click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Reason').fill('Bought by mistake')
    await dialog.getByRole('button', { name: 'Refund a free order' }).click()
    await page.getByText('Order refunded').waitFor()
    await history.getByText('Order: from Delivered to Refunded').waitFor()
    await history.getByText('“Bought by mistake”').waitFor()
    await staff.expectAccessible()

    await page.goto('/admin/audit-log')
    await page.getByRole('searchbox').fill(reference.toLowerCase())
    await expect.poll(() => entries().count()).toBe(1)
    await log().getByText('Refunded the order').waitFor()
    await staff.expectAccessible()
    await choose('Action', 'Deleted the report')
    await page.getByText('No entry matches these filters.').waitFor()
    await choose('Action', 'Refunded the order')
    await choose('Person', "Operators' program")
    await page.getByText('No entry matches these filters.').waitFor()
    await choose('Person', runningProduct().adminUsername)
    await choose('Subject', 'Orders')
    await expect.poll(() => entries().count()).toBe(1)
    await page.reload()
    await expect.poll(() => entries().count()).toBe(1)
    await log().getByRole('link', { name: reference }).click()
    await page.getByRole('heading', { level: 1, name: `Order ${reference}` }).waitFor()
    await page.goBack()
    await button('Show everything').click()
    await expect.poll(() => entries().count()).toBeGreaterThan(1)
  })

  it('has what staff did to a gold standard report, which shows it itself', async () => {
    const [id] = await seedGold([{ name: 'Logged', site: 'logged-bakery.com.au', status: 'failed', failure: 'None.' }])
    await page.goto(`/admin/dashboard?open=${id}`)
    await button('Try Again').click()
    await page.getByText('Report created').waitFor()
    await expect
      .poll(async () => {
        await page.goto('/admin/audit-log?search=logged-bakery&action=repeat-gold-standard')
        await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor()
        return log()
          .getByRole('link', { name: 'logged-bakery.com.au' })
          .waitFor({ timeout: 2_000 })
          .then(
            () => true,
            () => false,
          )
      })
      .toBe(true)
  })

  it('goes on to older entries, and reads well on a phone', async () => {
    await withClient(productDatabaseUrl(), (client) =>
      client.query(
        `insert into admin.audit_log (staff_name, action, subject_type, subject_id, subject_label)
         select 'Seeded', 'send-mail', 'mail', n::text, 'FND-MANY-MANY' from generate_series(1, 60) n`,
      ),
    )
    await page.setViewportSize(phone)
    await page.goto('/admin/audit-log?search=FND-MANY')
    await expect.poll(() => entries().count()).toBe(50)
    await staff.expectAccessible()
    await button('Show older entries').click()
    await expect.poll(() => entries().count()).toBe(60)
    expect(await button('Show older entries').count()).toBe(0)
  })

  it('says when it cannot be read, and can be tried again', async () => {
    await page.route('**/api/admin/audit-log*', (route) => route.fulfill({ status: 500, body: 'no JSON' }))
    await page.goto('/admin/audit-log')
    await page.getByText('Failed to load the audit log:').waitFor()
    await staff.expectAccessible()
    await page.unrouteAll({ behavior: 'wait' })
    await button('Try again').click()
    await entries().first().waitFor()
    expect(await page.getByText('Failed to load the audit log:').count()).toBe(0)
  })
})
