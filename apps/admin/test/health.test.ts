import { withClient } from '@findable/local-servers'
import { productDatabaseUrl } from '@findable/test-kit'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})

const expectText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const away = { status: 503, json: { error: 'The service is not available right now.', code: 'x', requestId: 'x' } }
const row = (service: string) => page.getByRole('listitem', { name: service, exact: true })

describe('the health screen', () => {
  it('shows which services are ready, and which order needs a look and why', async () => {
    const reference = `FND-${randomBytes(4).toString('hex').toUpperCase()}`
    await withClient(productDatabaseUrl(), (client) =>
      client.query(
        `insert into payments.orders (reference, state, payment_id, payment_intent_id, website, business_name,
           amount_cents, currency, paid_at, delivered_at, report_id, dispute, disputed_at)
         values ($1, 'delivered', $1, $1, 'https://disputed.com.au/', 'Disputed', 2000, 'aud', now(), now(), 'none',
           'open', now())`,
        [reference],
      ),
    )
    await page.goto('/admin/dashboard')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Health' }).click()
    for (const service of ['gateway', 'payments', 'reports', 'admin', 'mail'])
      await row(service).getByText('Ready', { exact: true }).waitFor()
    const concern = page.getByRole('listitem').filter({ hasText: reference })
    await concern.getByText('The bank disputes the payment: answer it at the card provider').waitFor()
    await staff.expectAccessible()
    await concern.getByRole('link', { name: reference }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`Order ${reference}`)
  })

  it('says what a service that does not work is missing, and what is not known while it is away', async () => {
    await page.route('**/api/admin/health', (route) =>
      route.fulfill({
        json: [
          { service: 'gateway', ready: true, failing: [], attention: [] },
          { service: 'mail', ready: false, failing: ['database'], attention: [] },
          { service: 'reports', ready: true, failing: [], attention: ['Parked messages of reports: 2.'] },
        ],
      }),
    )
    await page.route('**/api/admin/order-concerns', (route) => route.fulfill({ json: { concerns: [] } }))
    await page.route('**/api/admin/mail-concerns', (route) => route.fulfill(away))
    await page.goto('/admin/health')
    await row('mail').getByText('Does not work: database').waitFor()
    await row('reports').getByText('Parked messages of reports: 2.').waitFor()
    await expectText('Failed to load what needs a look among mails: The service is not available right now.')
    expect(await page.getByText('No order and no mail needs a look.').count()).toBe(0)
    await staff.expectAccessible()
    await page.route('**/api/admin/mail-concerns', (route) => route.fulfill({ json: { concerns: [] } }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectText('No order and no mail needs a look.')
  })
})
