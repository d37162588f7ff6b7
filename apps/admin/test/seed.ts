import { createClient } from '@findable/api-client'
import { endpoints, promoPaymentId } from '@findable/contracts'
import { withClient } from '@findable/local-servers'
import { productDatabaseUrl, runningProduct } from '@findable/test-kit'
import { randomBytes, randomUUID } from 'node:crypto'
import { vi } from 'vitest'

const website = 'copperquokkaelectrical.com.au'

export interface Seeded {
  name: string
  website?: string
  industry?: string
  email?: string
  /** As measured; null when nothing could be measured. */
  score?: number | null
  /** Of its order. */
  state?: 'paid' | 'delivered'
}

let made: Promise<string> | undefined

/** A report that was really ordered and made, once for the file. */
export const orderedReport = (): Promise<string> => (made ??= orderReport())

async function orderReport(): Promise<string> {
  const { siteUrl, promoCode } = runningProduct()
  const { call } = createClient(siteUrl)
  const { reportId } = await call(endpoints.startReport, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      businessData: { businessName: website, businessWebsite: website, industry: 'Detecting Automatically' },
      paymentType: 'promo',
      paymentId: promoPaymentId,
      promoCode,
    },
  })
  await vi.waitFor(
    async () => {
      const { status } = await call(endpoints.businessReport, { params: { id: reportId } })
      if (status !== 'completed') throw new Error(`the report is ${status}`)
    },
    { timeout: 90_000, interval: 500 },
  )
  return reportId
}

/** Copies of the ordered report with other particulars, the first one newest. Returns their ids. */
export async function seedReports(reports: readonly Seeded[]): Promise<string[]> {
  const source = await orderedReport()
  const ids = reports.map(() => randomBytes(16).toString('base64url'))
  await withClient(productDatabaseUrl(), async (client) => {
    for (const [index, report] of reports.entries()) {
      const { name, website = 'https://www.example.com.au', industry = 'Retail & E-Commerce', email = null } = report
      const { score = 60, state = 'delivered' } = report
      const orderId = randomUUID()
      const reference = `FND-${randomBytes(4).toString('hex').toUpperCase()}`
      await client.query(
        `insert into payments.orders (id, reference, state, payment_id, website, business_name, email, amount_cents,
           currency, request_id, paid_at, delivered_at)
         values ($1, $2, $3, $4, $5, $6, $7, 0, 'aud', 'seed', now(), case when $3 = 'delivered' then now() end)`,
        [orderId, reference, state, `promo_${orderId}`, website, name, email],
      )
      await client.query(
        `insert into reports.business_reports (id, order_id, reference, payment_id, business_name, business_website,
           email, report_status, email_status, industry, visibility_score, report_data, request_id, created_at, completed_at)
         select $2, $3, $4, $5, $6, $7, $8, 'completed', 'sent', $9, $10,
           jsonb_set(report_data::jsonb, '{identity,name}', to_jsonb($6::text))::text, 'seed', at, at
         from reports.business_reports, lateral (select now() - make_interval(secs => $11) as at) as made
         where id = $1`,
        [source, ids[index], orderId, reference, `promo_${orderId}`, name, website, email, industry, score, index],
      )
      await client.query(
        `insert into reports.pillars (business_report_id, pillar_name, pillar_score, pillar_weight, last_verified)
         select $2, pillar_name, pillar_score, pillar_weight, last_verified from reports.pillars where business_report_id = $1`,
        [source, ids[index]],
      )
    }
  })
  return ids
}
