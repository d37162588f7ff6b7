import { endpoints } from '@findable/contracts'
import { createClient } from '@findable/api-client'
import { orderReport, readReport } from '@findable/launcher/testing'
import { withClient } from '@findable/local-servers'
import { asNewClient, productDatabaseUrl, runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useVisitor } from './visitor.ts'

const visitor = useVisitor()
const takeOver = 'document.title = `taken over`'
const attack = `<script>${takeOver}</script>"><img src=x onerror="${takeOver}"> <a href="javascript:${takeOver}">x</a>`

/** Values that the engine chooses itself, so no website can. */
const ours = ['id', 'pillar', 'pillars', 'outcome', 'kind', 'step', 'at', 'auditedAt', 'source', 'components', 'fixes']

/** The value with the attack in every text that comes from a website. */
function attacked(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return ours.includes(key) || key === 'webp' ? value : attack
  if (Array.isArray(value)) return value.map((each) => attacked(each, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, attacked(each, name)]))
}

/** Waits for the attack as text, and looks for what it would have made of the page. */
async function expectOnlyText(page: Page, path: string, role: 'main' | 'dialog' = 'main'): Promise<void> {
  await page.goto(path)
  await page.getByRole(role).getByText(attack).first().waitFor()
  expect(await page.locator('img[src=x], [onerror], a[href^="javascript:"]').count()).toBe(0)
  expect(await page.title()).not.toBe('taken over')
}

it('what a website writes is shown as text only, to its owner and to staff', async () => {
  const product = runningProduct()
  const { reportId } = await orderReport(product)
  await readReport(product, reportId)
  await withClient(productDatabaseUrl(), async (client) => {
    const { rows } = await client.query('select report_data from reports.business_reports where id = $1', [reportId])
    const data = JSON.stringify(attacked(JSON.parse(rows[0].report_data)))
    await client.query('update reports.business_reports set report_data = $2, business_name = $3 where id = $1', [
      reportId,
      data,
      attack,
    ])
    await client.query('update payments.orders set business_name = $2 where report_id = $1', [reportId, attack])
  })
  const { reference } = await createClient(product.siteUrl).call(endpoints.businessReport, {
    params: { id: reportId },
  })

  const { page } = visitor()
  await expectOnlyText(page, `/success/${reportId}`)

  const { adminUsername: username, adminPassword: password } = product
  const headers = { ...asNewClient(), origin: product.siteUrl }
  await page.request.post('/api/admin/login', { data: { username, password }, headers })
  await expectOnlyText(page, '/admin/reports')
  await expectOnlyText(page, `/admin/reports?open=${reportId}`, 'dialog')
  await expectOnlyText(page, `/admin/orders/${reference}`)
})
