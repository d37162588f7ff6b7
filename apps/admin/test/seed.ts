import { endpoints, promoPaymentId } from '@findable/contracts'
import { withClient } from '@findable/local-servers'
import { productDatabaseUrl, runningProduct } from '@findable/test-kit'
import { randomBytes, randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { staffClient } from './staff-client.ts'

const website = 'copperquokkaelectrical.com.au'

export interface Seeded {
  name: string
  website?: string
  industry?: string
  email?: string
  /** As measured; null when too little could be measured. */
  score?: number | null
  /** Of its order. */
  state?: 'paid' | 'delivered'
}

let made: Promise<string> | undefined

/** A report that was really ordered and made, once for the file. */
export const orderedReport = (): Promise<string> => (made ??= orderReport())

async function orderReport(): Promise<string> {
  const { reportId } = await orderFree({ businessName: website, businessWebsite: website })
  return reportId
}

/** Places an order by promo code, and waits until its report is made. */
export async function orderFree(business: { businessName: string; businessWebsite: string; email?: string }) {
  const { call } = staffClient()
  const { status, body: order } = await call(endpoints.startReport, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      businessData: { ...business, industry: 'Detecting Automatically' },
      paymentType: 'promo',
      paymentId: promoPaymentId,
      promoCode: runningProduct().promoCode,
    },
  })
  if (!order.reportId) throw new Error(`the order was answered ${status}: ${JSON.stringify(order)}`)
  await vi.waitFor(
    async () => {
      const { body: report } = await call(endpoints.businessReport, { params: { id: order.reportId } })
      if (report.status !== 'completed') throw new Error(`the report is ${JSON.stringify(report).slice(0, 200)}`)
    },
    { timeout: 90_000, interval: 500 },
  )
  return order
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

export interface SeededGold {
  name: string
  /** Its name: "example.com.au". */
  site?: string
  industry?: string
  score?: number | null
  status?: 'pending' | 'researching' | 'completed' | 'failed'
  /** How many workers have been lost on it. */
  starts?: number
  failure?: string
  engine?: string
  /** Of the checks that matter to the test. */
  checks?: Record<string, number | null>
}

/** Gold-standard reports with the result of the ordered report, the first one newest. Returns their ids. */
export async function seedGold(reports: readonly SeededGold[]): Promise<number[]> {
  const source = await orderedReport()
  const ids: number[] = []
  await withClient(productDatabaseUrl(), async (client) => {
    for (const [index, report] of reports.entries()) {
      const { name, industry = 'Retail & E-Commerce', score = 60, status = 'completed', starts = 0 } = report
      const {
        site = `${randomBytes(6).toString('hex')}.com.au`,
        failure = null,
        engine = '3.0.0',
        checks = {},
      } = report
      const { rows } = await client.query(
        `insert into reports.gold_standard_reports (business_name, business_website, site, chosen_industry,
           detected_industry, visibility_score, engine_version, report_data, completed_at, work_status, starts, failure,
           progress_at, admin_id, admin_name, request_id, created_at)
         select $2, 'https://' || $3, $3, $4, industry, case when made then $5::integer end, case when made then $6 end,
           case when made then report_data end, case when made then at end, $7, $8, $9, now() + interval '1 hour', '1',
           'Sam Staff', 'seed', at
         from reports.business_reports,
           lateral (select now() - make_interval(secs => $10) as at, $7 = 'completed' as made) as moment
         where id = $1
         returning id`,
        [source, name, site, industry, score, engine, status, starts, failure, index],
      )
      const { id } = rows[0] as { id: string }
      ids.push(Number(id))
      for (const [check, points] of Object.entries(checks)) {
        await client.query(
          `insert into reports.visibility_components (gold_standard_report_id, pillar_name, component_name, score, insights)
           values ($1, 'websiteOptimization', $2, $3, '[]')`,
          [id, check, points],
        )
      }
    }
  })
  return ids
}
