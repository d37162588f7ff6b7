import { randomUUID } from 'node:crypto'
import {
  auditResultSchema,
  endpoints,
  pillarIds,
  pillars,
  type AuditResult,
  type BusinessData,
  type OrderState,
  type PaidOrder,
  type StepSentBy,
  type StepPayload,
} from '@findable/contracts'
import {
  AppError,
  createLogger,
  createOutboxWatch,
  migrate,
  openDatabase,
  sql,
  type InternalClient,
} from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import { buildApp } from '../src/app.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'
import { generate, UnreadableWebsite, type RunAudit } from '../src/generation.ts'
import { repeatNews, sweepReports } from '../src/sweeps.ts'
import type { ToolAudits, ToolAuditsDeps } from '../src/tools/tool-audits.ts'

const internalToken = 'a-service-credential'

/** A small audit result that matches its schema: one component scored, the others not measured. */
export function auditResult(over: Partial<AuditResult> = {}): AuditResult {
  const evidence = {
    saw: 'The page title is 31 characters long.',
    url: 'https://example.com.au/',
    at: '2026-01-01T00:00:00.000Z',
    source: 'website-crawl',
    quote: 'Example',
  }
  const components = pillarIds.flatMap((pillar) =>
    pillars[pillar].components.map((id) => ({
      id,
      pillar,
      title: id,
      criteria: 'What counts.',
      weight: 0.1,
      maxScore: 100 as const,
      ...(id === 'meta-tags'
        ? {
            outcome: 'scored' as const,
            score: 70,
            confidence: 0.9,
            evidence: [evidence],
            findings: [{ kind: 'strength' as const, text: 'Your titles are clear.' }],
            reason: null,
          }
        : {
            outcome: 'notMeasured' as const,
            score: null,
            confidence: 0,
            evidence: [],
            findings: [],
            reason: 'No source for it.',
          }),
    })),
  )
  return auditResultSchema.parse({
    engineVersion: 'test',
    target: { input: 'example.com.au', url: 'https://example.com.au/', host: 'example.com.au' },
    auditedAt: '2026-01-01T00:00:00.000Z',
    identity: {
      name: 'Example Electrical',
      variations: [],
      suburb: 'Marrickville',
      state: 'NSW',
      postcode: '2204',
      phone: null,
      abn: null,
      confidence: 0.8,
      confidences: { name: 0.9, suburb: 0.9, state: 0.9, postcode: 0.9, phone: 0, abn: 0 },
    },
    industry: { industry: 'Trades & Services', confidence: 0.9 },
    profiles: [],
    overallScore: 70,
    coverage: 0.04,
    measured: 1,
    applicable: components.length,
    pillars: pillarIds.map((id) => ({
      id,
      title: pillars[id].title,
      weight: 0.2,
      coverage: 0,
      measured: 0,
      applicable: 5,
      score: id === 'websiteOptimization' ? 70 : null,
    })),
    components,
    strengths: [{ components: ['meta-tags'], title: 'Clear titles', text: 'Your titles are clear.' }],
    weaknesses: [],
    tips: [],
    fixes: { title: null, description: null, jsonLd: null },
    competitors: [],
    homeScore: null,
    competitorsNote: 'No competitors were looked for.',
    sources: [{ id: 'website-crawl', title: 'Your website', outcome: 'gathered', reason: null, attribution: null }],
    ...over,
  })
}

export const paidOrder = (over: Partial<PaidOrder> = {}): PaidOrder => ({
  orderId: randomUUID(),
  reference: 'FND-AAAA-CCCC',
  paymentId: `pi_${randomUUID()}`,
  website: 'https://www.example.com.au',
  businessName: 'example.com.au',
  email: 'owner@example.com.au',
  ...over,
})

export const businessData = (over: Partial<BusinessData> = {}): BusinessData => ({
  businessName: 'example.com.au',
  businessWebsite: 'https://www.example.com.au',
  industry: 'Detecting Automatically',
  ...over,
})

export const unreadable: RunAudit = async () => {
  throw new UnreadableWebsite('The home page did not answer.')
}
const noAudits: ToolAudits = {
  of: async () => {
    throw new AppError('website-unreadable')
  },
  progressOf: async () => null,
}
/** Makes the audits of the public tools. */
type OpenToolAudits = (given: Pick<ToolAuditsDeps, 'db' | 'log'>) => ToolAudits
const silence = 60_000
const window = 24 * 3_600_000

/** The reports service with its own database. `orders` and `payments` play payments: payment id -> paid order or refusal. */
export async function openReports(openToolAudits: OpenToolAudits = () => noAudits) {
  const log = createLogger('reports', 'silent')
  const database = await freshDatabase()
  const db = openDatabase<Database>(database.urls.reports, log)
  await migrate(db, migrations, log)
  const orders = new Map<string, PaidOrder | AppError>()
  const refusedWebsites = new Set<string>()
  const silentWebsites = new Set<string>()
  const claims: unknown[] = []
  /** What payments says about every order; undefined when it does not answer. */
  const payments: { state: OrderState | undefined } = { state: 'delivered' }
  const internal = (async (endpoint: unknown, input: { body: { paymentId: string } }) => {
    if (endpoint === endpoints.orderView) {
      if (!payments.state) throw new AppError('service-unavailable')
      return { state: payments.state }
    }
    claims.push(input.body)
    const order = orders.get(input.body.paymentId) ?? new AppError('payment-not-found')
    if (order instanceof AppError) throw order
    return order
  }) as unknown as InternalClient
  const app = buildApp({
    db,
    log,
    health: { readiness: {} },
    outbox: createOutboxWatch({ db, service: 'reports', log, waitingIn: async () => 0 }),
    workQueue: async () => null,
    internal,
    internalToken,
    publicUrl: 'http://localhost:8080',
    sampleWebsites: ['example.com.au'],
    websites: {
      isRefused: async (website) => refusedWebsites.has(website),
      answers: async (website) => !silentWebsites.has(website),
    },
    toolAudits: openToolAudits({ db, log }),
  })

  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const response = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { 'x-internal-token': internalToken, ...headers },
    })
    const json = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: json ? response.json() : null,
    }
  }
  /** A call by a member of staff. */
  const staffCall = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, headers = {}) =>
    call(method, url, payload, { 'x-staff-id': '1', 'x-staff-name': 'Sam%20Staff', ...headers })
  const start = (body: object, headers?: Record<string, string>) => call('POST', '/api/start-report', body, headers)

  /** The messages of one step, oldest first. */
  async function sent<N extends StepSentBy<'reports'>>(step: N): Promise<StepPayload<N>[]> {
    const rows = await db.selectFrom('outbox').select('payload').where('step', '=', step).orderBy('id').execute()
    return rows.map(({ payload }) => payload as StepPayload<N>)
  }

  return {
    db,
    orders,
    refusedWebsites,
    silentWebsites,
    claims,
    payments,
    log,
    call,
    staffCall,
    start,
    sent,
    startPaid(order = paidOrder()) {
      orders.set(order.paymentId, order)
      return start({ businessData: businessData(), paymentType: 'stripe', paymentId: order.paymentId })
    },
    jobs: () => sent('generateReport'),
    /** What staff did, as the audit log will be told; oldest first. */
    acts: async () => (await db.selectFrom('staff_acts').select('act').orderBy('at').execute()).map(({ act }) => act),
    /** What a worker does with a job. */
    make: (
      job: StepPayload<'generateReport'>,
      runAudit: RunAudit = async () => auditResult(),
      signal = new AbortController().signal,
    ) => generate({ db, runAudit, silence, window }, job, log, signal),
    sweep: () => sweepReports(db, log, silence),
    sweepNews: () => repeatNews(db, 60_000),
    /** Makes every report older by the clock that decides, the database's. */
    async age(hours: number) {
      const earlier = sql`make_interval(secs => ${hours * 3600})`
      await sql`update gold_standard_reports set created_at = created_at - ${earlier},
        progress_at = progress_at - ${earlier}, retry_at = retry_at - ${earlier},
        completed_at = completed_at - ${earlier}`.execute(db)
      await sql`update business_reports set created_at = created_at - ${earlier}, progress_at = progress_at - ${earlier},
        retry_at = retry_at - ${earlier}, completed_at = completed_at - ${earlier}, swept_at = swept_at - ${earlier},
        rerun_at = rerun_at - ${earlier}`.execute(db)
      await sql`update report_versions set created_at = created_at - ${earlier}, progress_at = progress_at - ${earlier},
        retry_at = retry_at - ${earlier}, completed_at = completed_at - ${earlier}`.execute(db)
      await sql`update objections set created_at = created_at - ${earlier}, answered_at = answered_at - ${earlier}`.execute(
        db,
      )
      await sql`update customer_news set due_at = due_at - ${earlier}, swept_at = swept_at - ${earlier}`.execute(db)
    },
    /** The database refuses connections and ends those there are, until the returned function is called. */
    async loseDatabase(): Promise<() => Promise<void>> {
      const elsewhere = new URL('/postgres', database.adminUrl)
      const operator = openDatabase(elsewhere.href, log)
      const allow = (allowed: boolean) =>
        sql`alter database ${sql.id(database.name)} allow_connections ${sql.raw(String(allowed))}`.execute(operator)
      await allow(false)
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${database.name}`.execute(
        operator,
      )
      return async () => {
        await allow(true)
        await operator.destroy()
      }
    },
    reports: () => db.selectFrom('business_reports').selectAll().orderBy('created_at').execute(),
    async close() {
      await app.close()
      await db.destroy()
      await database.drop()
    },
  }
}
export type Reports = Awaited<ReturnType<typeof openReports>>
