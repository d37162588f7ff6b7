import { withClient } from '@findable/local-servers'
import { phone, productDatabaseUrl } from '@findable/test-kit'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderFree } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})

const website = 'copperquokkaelectrical.com.au'
const email = 'orders-test@example.com.au'
const away = { status: 503, json: { error: 'The service is not available right now.', code: 'x', requestId: 'x' } }
const expectText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('alertdialog')
const open = async (reference: string) => {
  await page.goto(`/admin/orders/${reference}`)
  await page.getByRole('heading', { level: 1, name: `Order ${reference}` }).waitFor()
}

/** Orders paid by card, as far as payments knows them; their references. */
async function seedOrders(count: number, { name = 'Seeded', daysAgo = 1, state = 'delivered' } = {}) {
  const references = Array.from({ length: count }, () => `FND-${randomBytes(4).toString('hex').toUpperCase()}`)
  await withClient(productDatabaseUrl(), async (client) => {
    for (const reference of references) {
      await client.query(
        `insert into payments.orders (reference, state, payment_id, payment_intent_id, website, business_name, email,
           amount_cents, currency, request_id, report_id, created_at, paid_at, delivered_at)
         select $1, $2, $3, $3, 'https://www.seeded-order.com.au/', $4, 'seeded@example.com.au', 2000, 'aud', 'seed',
           'no-report', at, at, case when $2 = 'delivered' then at end
         from (select now() - make_interval(days => $5)) as made (at)`,
        [reference, state, `pi_${randomUUID()}`, name, daysAgo],
      )
    }
  })
  return references
}

const seedOrder = async (order?: { name?: string }): Promise<string> => (await seedOrders(1, order))[0]

describe('the list of orders', () => {
  it('is found in the menu, and finds an order by its reference, its email or its website', async () => {
    const reference = await seedOrder({ name: 'Findable By All' })
    await page.goto('/admin/dashboard')
    await button('More').click()
    await page.getByRole('menuitem', { name: 'Orders' }).click()
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    for (const search of [reference.toLowerCase(), 'SEEDED@example', 'seeded-order.com.au', 'findable by']) {
      await page.getByRole('searchbox').fill(search)
      await page.waitForURL((url) => url.searchParams.get('search') === search)
      const row = page.getByRole('listitem').filter({ hasText: reference })
      await row.getByText('Delivered').waitFor()
      await row.getByText('$20.00').waitFor()
    }
    await staff.expectAccessible()
    await page.getByRole('link', { name: reference }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`Order ${reference}`)
  })

  it('says when nothing matches, and goes on to older orders', async () => {
    await seedOrders(60, { name: 'Many Of Them' })
    await page.goto('/admin/orders?search=no-such-order')
    await expectText('No orders match your search')
    await staff.expectAccessible()
    await page.getByRole('searchbox').fill('many of')
    await expect.poll(() => page.getByRole('listitem').count()).toBe(50)
    await button('Show older orders').click()
    await expect.poll(() => page.getByRole('listitem').count()).toBe(60)
    expect(await button('Show older orders').count()).toBe(0)
    await page.getByRole('searchbox').press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = await page.getByRole('listitem').nth(1).getByRole('link').textContent()
    expect(await page.evaluate('document.activeElement.textContent')).toBe(second)
  })

  it('says when it cannot be read, and can be tried again', async () => {
    await page.route('**/api/admin/orders*', (route) => route.fulfill(away))
    await page.goto('/admin/orders')
    await expectText('Failed to load orders: The service is not available right now.')
    await staff.expectAccessible()
    await page.unrouteAll({ behavior: 'wait' })
    await button('Try again').click()
    await page.getByRole('list', { name: 'Orders' }).waitFor()
  })
})

describe('an order', () => {
  it('shows payment, report and mail on one timeline, is run again, and is refunded', async () => {
    const { reference } = await orderFree({ businessName: 'Copper Quokka', businessWebsite: website, email })
    await open(reference)
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('list').first()
    for (const text of ['Ordered', 'Paid by promo code', 'Report completed', 'Delivered'])
      await timeline.getByText(text, { exact: true }).waitFor()
    await expect
      .poll(
        async () => {
          await page.reload()
          return timeline
            .getByText('Mail with the report: sent')
            .waitFor({ timeout: 2_000 })
            .then(
              () => true,
              () => false,
            )
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    await page.getByRole('link', { name: email }).waitFor()
    expect(await page.getByRole('link', { name: website }).getAttribute('href')).toBe(`https://${website}`)
    await staff.expectAccessible()

    await button('Run the report again').click()
    await dialog().getByText('The guarantee of 7 days begins again.').waitFor()
    await dialog().getByText(`A mail about it goes to ${email}.`).waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Cancel')
    await staff.expectAccessible()
    await button('Run it again').click()
    await dialog().getByText('Please give a reason of at least 3 characters.').waitFor()
    await staff.expectAccessible()
    await dialog().getByLabel('Reason').fill('The trade was wrong')
    await button('Run it again').dblclick()
    await expectText('Report is being made again')
    await timeline.getByText('Staff had the report made again').waitFor()
    await timeline.getByText('“The trade was wrong”').waitFor()
    expect(await timeline.getByText('Staff had the report made again').count()).toBe(1)
    await expect
      .poll(
        async () => {
          await page.reload()
          await timeline.getByText('Ordered', { exact: true }).waitFor()
          return timeline.getByText('The new version replaced the one before').count()
        },
        { timeout: 90_000, interval: 2_000 },
      )
      .toBe(1)

    await button('Refund a free order').click()
    await dialog().getByText('No money moves, as nothing was paid.').waitFor()
    await dialog().getByText('The customer keeps the report they have.').waitFor()
    await staff.expectAccessible()
    await dialog().getByLabel('Reason').fill('Bought by mistake')
    await dialog().getByRole('button', { name: 'Refund a free order' }).click()
    await expectText('Order refunded')
    await expectText('The order has ended. Nothing was paid, so no money moves.')
    await timeline.getByText('Refunded: on request').waitFor()
    await timeline.getByText('“Bought by mistake”').waitFor()
    await timeline.getByText('Present version delivered').waitFor()
    await expectText('Refund: not now. This order is refunded already.')
  })

  it('says before a refund what will happen to the money', async () => {
    const reference = await seedOrder()
    await page.setViewportSize(phone)
    await open(reference)
    await button('Refund $20.00').click()
    await dialog()
      .getByText('$20.00 goes back to the card it came from. Banks take 5 to 10 business days to show it.')
      .waitFor()
    await dialog().getByText('The card provider keeps its fees.').waitFor()
    await staff.expectAccessible()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().count()).toBe(0)
    await button('Refund $20.00').waitFor()
  })

  it('says why nothing can be done once the guarantee has ended, also when it ends while the question is open', async () => {
    const reference = await seedOrder()
    await open(reference)
    await button('Refund $20.00').click()
    await dialog().getByLabel('Reason').fill('The customer asked')
    await withClient(productDatabaseUrl(), (client) =>
      client.query(`update payments.orders set delivered_at = now() - interval '8 days' where reference = $1`, [
        reference,
      ]),
    )
    await dialog().getByRole('button', { name: 'Refund $20.00' }).click()
    await expectText('Refund failed')
    await dialog().getByText('The guarantee of this order has ended.').waitFor()
    expect(await dialog().getByLabel('Reason').inputValue()).toBe('The customer asked')
    await button('Cancel').click()
    await expectText('Refund: not now. The guarantee of this order has ended.')
    await expectText('Run the report again: not now. The guarantee of this order has ended.')
    expect(await button('Refund $20.00').count()).toBe(0)
    await staff.expectAccessible()
  })

  it('shows what is known while the report or the mail service is away, and says what is not', async () => {
    const reference = await seedOrder()
    await page.route('**/api/admin/order-reports/*', (route) => route.fulfill(away))
    await page.route('**/api/admin/order-mails/*', (route) => route.fulfill(away))
    await open(reference)
    await page.getByText('Paid $20.00 by card').waitFor()
    await page.getByText('The report service does not say how the report is getting on.').waitFor()
    await page.getByText('The mail service does not say which mails went out.').waitFor()
    await staff.expectAccessible()
    await page.unrouteAll({ behavior: 'wait' })
    await button('Try again').last().click()
    await button('Try again').first().click()
    await expect.poll(() => button('Try again').count()).toBe(0)
  })

  it('is pushed on, with what was done and what was not', async () => {
    const reference = await seedOrder()
    await page.route('**/api/admin/order-mails/*/replay', (route) => route.fulfill(away))
    await open(reference)
    await button('Push on').click()
    const failed = page.getByText('Part of it failed: The service is not available right now.')
    await expect.poll(() => failed.count()).toBeGreaterThan(0)
  })

  it('that does not exist is said so', async () => {
    await page.goto('/admin/orders/FND-AAAA-AAAA')
    await expectText('Failed to load the order: There is no order with this reference.')
    await staff.expectAccessible()
  })
})
