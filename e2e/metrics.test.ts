import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orderReport, readMail, readReport, scrape } from '@findable/launcher/testing'
import { asNewClient, productHome, runningProduct } from '@findable/test-kit'
import { describe, expect, it } from 'vitest'

const readMonitoring = (file: string) => readFile(join(import.meta.dirname, '../monitoring', file), 'utf8')

type Series = Map<string, number>

/** The sum of all series of this name that have all these labels; undefined when there is none. */
function sum(series: Series, name: string, ...labels: string[]): number | undefined {
  const found = [...series].filter(([key]) => key.startsWith(`${name}{`) && labels.every((each) => key.includes(each)))
  return found.length === 0 ? undefined : found.reduce((total, [, value]) => total + value, 0)
}

describe('the figures of the running product', () => {
  it('move with an order, from the gateway to its mail', async () => {
    const product = runningProduct()
    const before = await scrape(productHome())
    const { reportId, email } = await orderReport(product)
    await readReport(product, reportId)
    await readMail(product, email, reportId)

    const grows = (name: string, ...labels: string[]) =>
      expect
        .poll(
          async () => (sum(await scrape(productHome()), name, ...labels) ?? 0) - (sum(before, name, ...labels) ?? 0),
        )
        .toBeGreaterThan(0)
    const requests = 'http_request_duration_seconds_count'
    await grows(requests, 'service="gateway"', 'method="POST"', 'route="/api/start-report"', 'status="200"')
    await grows(requests, 'service="gateway"', 'route="/api/business-reports/:id"')
    await grows(requests, 'service="reports"', 'route="/api/business-reports/:id"')
    await grows('findable_job_duration_seconds_count', 'queue="order-paid"', 'outcome="done"', 'service="reports"')
    await grows('findable_job_duration_seconds_count', 'queue="generate-report"', 'service="report-worker"')
    await grows('findable_reports_total', 'outcome="completed"')
    await grows('findable_report_stage_seconds_count', 'stage="Visibility Scan"')
    await grows('findable_source_requests_total', 'source="google-places"', 'outcome="ok"')
    await grows('findable_source_wait_seconds_count', 'source="brave-search"')
    await grows('findable_paid_to_ready_seconds_count', 'service="payments"')
    await grows('findable_orders', 'state="delivered"')
    await grows('findable_mail_total', 'kind="report-ready"', 'outcome="accepted"')
  })

  it('say how long things have waited, and how each process is', async () => {
    const series = await scrape(productHome())
    for (const service of ['payments', 'reports', 'mail']) {
      expect(sum(series, 'findable_outbox_oldest_seconds', `service="${service}"`)).toBeTypeOf('number')
    }
    for (const name of [
      'findable_oldest_unfinished_paid_order_seconds',
      'findable_mail_oldest_seconds',
      'findable_source_quota_left',
    ]) {
      expect([name, sum(series, name)]).toEqual([name, expect.any(Number)])
    }
    for (const state of ['waiting', 'active', 'delayed']) {
      expect(sum(series, 'findable_queue_jobs', 'queue="generate-report"', `state="${state}"`)).toBeTypeOf('number')
    }
    expect(sum(series, 'findable_queue_oldest_seconds', 'queue="generate-report"')).toBeTypeOf('number')
    expect(sum(series, 'findable_sweep_age_seconds', 'sweep="waiting orders"')).toBeLessThan(60)
    expect(sum(series, 'findable_alerts_total', 'alert="second-payment"')).toBeTypeOf('number')
    for (const process of ['payments', 'reports', 'worker-1', 'worker-2', 'admin', 'mail']) {
      expect(sum(series, 'findable_db_pool', `process="${process}"`, 'state="waiting"')).toBe(0)
      expect(sum(series, 'nodejs_eventloop_lag_p99_seconds', `process="${process}"`)).toBeTypeOf('number')
    }
  })

  it('have every name that an alert or the dashboard asks for', async () => {
    const series = await scrape(productHome())
    const names = new Set([...series.keys()].map((key) => key.split('{')[0]!))
    const questions = (await Promise.all(['alerts.yml', 'dashboard.json'].map(readMonitoring))).join('\n')
    // npm start makes no backups: scripts/compose/production.ts asks for their figures.
    const asked = new Set(questions.match(/\b(?:findable_(?!backup_)|http_|nodejs_|process_)\w+/g))
    expect(asked.size).toBeGreaterThan(20)
    expect([...asked].filter((name) => !names.has(name))).toEqual([])
  })

  it('name routes by their pattern, whatever address was asked for', async () => {
    const { siteUrl } = runningProduct()
    await fetch(`${siteUrl}/api/business-reports/canary-id`, { headers: asNewClient() })
    await fetch(`${siteUrl}/canary/path?canary=1`, { headers: asNewClient() })
    expect([...(await scrape(productHome())).keys()].join('\n')).not.toContain('canary')
  })

  it('are shown to nobody without the token, and never on the public port', async () => {
    const file = await readFile(join(productHome(), 'metrics-targets.json'), 'utf8')
    const targets = JSON.parse(file) as { targets: [string] }[]
    expect(targets).toHaveLength(7)
    for (const { targets: at } of targets) {
      for (const authorization of ['', 'Bearer wrong', 'Bearer ']) {
        const response = await fetch(`http://${at[0]}/metrics`, { headers: { authorization } })
        expect([response.status, await response.text()]).toEqual([401, ''])
      }
    }
    const { siteUrl } = runningProduct()
    const headers = { ...asNewClient(), authorization: 'Bearer a-token-for-tests-only' }
    for (const path of ['/metrics', '/api/metrics']) {
      const response = await fetch(siteUrl + path, { headers })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('http_request_duration_seconds')
    }
  })
})
