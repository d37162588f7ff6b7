import { withClient } from '@findable/local-servers'
import { productDatabaseUrl } from '@findable/test-kit'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderedReport } from './seed.ts'
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

  it('shows how reports and mail are getting on, who makes reports, and what each source gave', async () => {
    await orderedReport()
    await page.goto('/admin/health')
    const reports = page.getByRole('region', { name: 'Reports', exact: true })
    await reports.getByText(/^\d+ connected$/).waitFor()
    await reports.getByText(/^Median \d+\.\d seconds, one in ten took longer than/).waitFor()
    await page.getByRole('region', { name: 'Mail', exact: true }).getByText('Mail goes out').waitFor()
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
    expect(await row.getByRole('cell').nth(0).textContent()).toMatch(/^\d+$/)
    await staff.expectAccessible()
  })

  it('says that there is no worker, that Redis is away, and what is not known while a service is away', async () => {
    const health = {
      waiting: { count: 3, since: '2026-01-01T00:00:00.000Z' },
      retrying: 0,
      atWork: { count: 0, lastSign: null },
      queue: { jobs: 3, workers: 0 },
      objections: { count: 4, since: '2026-01-02T00:00:00.000Z', overdue: 2 },
      durations: null,
      sources: [],
    }
    await page.route('**/api/admin/report-health', (route) => route.fulfill({ json: health }))
    await page.route('**/api/admin/mail-health', (route) => route.fulfill(away))
    await page.goto('/admin/health')
    await expectText('None is connected')
    await page.getByText('3, the oldest since Jan 1, 2026').waitFor()
    await page.getByText('4, the oldest since Jan 2, 2026').waitFor()
    await expectText('2 overdue')
    await expectText('No report was made in the last 24 hours')
    await expectText('Failed to load how mail is getting on: The service is not available right now.')
    await staff.expectAccessible()
    await page.route('**/api/admin/report-health', (route) => route.fulfill({ json: { ...health, queue: null } }))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expectText('Not known, as Redis does not answer')
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
