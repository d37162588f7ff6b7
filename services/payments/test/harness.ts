import { createHmac, randomUUID } from 'node:crypto'
import { internalEndpoints, type BusinessData, type Endpoint, type StepPayload } from '@findable/contracts'
import { publishableKey, secretKey, startSandbox, webhookSecret, type Sandbox } from '@findable/sandbox'
import { createLogger, createOutboxWatch, migrate, openDatabase, sql, type InternalClient } from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import Stripe from 'stripe'
import { buildApp } from '../src/app.ts'
import { openCardProvider } from '../src/card-provider.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'
import { correctEmail, deliver } from '../src/delivery.ts'
import { payOutRefunds } from '../src/refund-payouts.ts'

export const internalToken = 'a-service-credential'
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authentication: '4000002500003155',
} as const

export const business = (over: Partial<BusinessData> = {}): BusinessData => ({
  businessName: 'example.com.au',
  businessWebsite: 'https://example.com.au',
  industry: 'Detecting Automatically',
  ...over,
})

/** The payments service with its own database and card provider. A stub plays reports. */
export async function openPayments() {
  const log = createLogger('payments', 'silent')
  const alerts: string[] = []
  log.error = (fields: unknown) => {
    const { alert } = fields as { alert?: string }
    if (alert) alerts.push(alert)
  }
  const database = await freshDatabase()
  const db = openDatabase<Database>(database.urls.payments, log)
  await migrate(db, migrations, log)
  const sandbox: Sandbox = await startSandbox()
  const refusedWebsites = new Set<string>()
  const internal = (async (endpoint: Endpoint, input: { body: Record<string, string> }) =>
    endpoint.path === internalEndpoints.checkAddress.path
      ? { refused: refusedWebsites.has(input.body['website']!) }
      : { reportId: `report-of-${input.body['orderId']}` }) as unknown as InternalClient
  const card = openCardProvider(secretKey, sandbox.info.stripe)
  const app = buildApp({
    db,
    log,
    health: { readiness: {} },
    outbox: createOutboxWatch({ db, service: 'payments', log, waitingIn: async () => 0 }),
    internal,
    internalToken,
    publishableKey,
    webhookSecret,
    card,
    promoCode: 'Findable-Free',
    sandbox: true,
    wakePayouts: () => {},
  })
  const stripe = new Stripe(secretKey, sandbox.info.stripe)

  async function call(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) {
    const response = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { 'x-internal-token': internalToken, ...headers },
    })
    return { status: response.statusCode, body: response.json() }
  }

  /** A call that a member of staff makes. */
  const staffCall = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, body?: object) =>
    call(method, url, body, { 'x-staff-id': '7', 'x-staff-name': 'Owner', ...headers })

  /** What a member of staff does about an order: `refund`, `refund/settled`, `rerun` or `replay`. */
  const act = (
    reference: string,
    what: string,
    { reason = 'The customer asked.', headers }: { reason?: string; headers?: Record<string, string> } = {},
  ) => {
    const body = what === 'refund' || what === 'rerun' ? { reason } : undefined
    return staffCall('POST', `/api/admin/orders/${reference}/${what}`, headers, body)
  }

  /** Confirms an intent as the payment form does. */
  async function pay(clientSecret: string, number: string = cards.good, email = 'owner@example.com.au') {
    const id = clientSecret.split('_secret_')[0]!
    const form = new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][email]': email,
      return_url: 'http://localhost/success',
    })
    const response = await fetch(`${sandbox.url}/sandbox/stripe/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    return {
      id,
      status: response.status,
      body: (await response.json()) as { status?: string; error?: { code: string } },
    }
  }

  const createIntent = (data = business(), key: string = randomUUID(), amount = 20) =>
    call('POST', '/api/create-payment-intent', { amount, businessData: data }, { 'idempotency-key': key })

  /** Delivers an event as the card provider would; `signedAt` in seconds. */
  function webhook(
    event: object | string,
    {
      secret = webhookSecret,
      signedAt = Math.floor(Date.now() / 1000),
      signature,
    }: { secret?: string; signedAt?: number; signature?: string } = {},
  ) {
    const payload = typeof event === 'string' ? event : JSON.stringify(event)
    const v1 = createHmac('sha256', secret).update(`${signedAt}.${payload}`).digest('hex')
    return app.inject({
      method: 'POST',
      url: '/api/stripe-webhook',
      payload,
      headers: {
        'x-internal-token': internalToken,
        'content-type': 'application/json',
        'stripe-signature': signature ?? `t=${signedAt},v1=${v1}`,
      },
    })
  }

  /** The provider's newest event of a type for an intent, or for its charge, refund or dispute. */
  async function eventOf(type: Stripe.Event.Type, intentId: string): Promise<Stripe.Event> {
    const { data } = await stripe.events.list({ type, limit: 100 })
    const isOf = ({ id, payment_intent }: { id?: string; payment_intent?: string }) =>
      id === intentId || payment_intent === intentId
    return data.find((event) => isOf(event.data.object as object))!
  }

  /** One of the sandbox's switches for tests. */
  const sandboxCall = (method: string, path: string, body: object = {}) =>
    fetch(sandbox.url + path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  /** An order whose card was charged without our knowing it yet. */
  async function charged(key: string = randomUUID()) {
    const { body } = await createIntent(business(), key)
    const { id } = await pay(body.clientSecret)
    const order = await db.selectFrom('orders').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
    return { key, intentId: id, reference: body.reference as string, orderId: order.id }
  }

  return {
    app,
    db,
    internal,
    card,
    log,
    /** The names of alerts, in order. */
    alerts,
    stripe,
    sandbox,
    refusedWebsites,
    call,
    staffCall,
    act,
    pay,
    createIntent,
    charged,
    webhook,
    eventOf,
    /** An order that is paid and waits for its report. */
    async paid() {
      const order = await charged()
      await webhook(await eventOf('payment_intent.succeeded', order.intentId))
      return order
    },
    correctEmail: (correction: StepPayload<'emailCorrected'>) => correctEmail({ db, log }, correction),
    corrections: () => db.selectFrom('email_corrections').selectAll().execute(),
    deliver: (orderId: string) =>
      deliver({ db, log, card, internal }, { orderId, reportId: 'report-1', requestId: 'request-1' }),
    /** An order whose report is delivered. */
    async delivered() {
      const order = await this.paid()
      await this.deliver(order.orderId)
      return order
    },
    payOut: () => payOutRefunds({ db, card, log }, { first: 30_000, longest: 3_600_000 }),
    /** The refunds the card provider holds for a payment. */
    refundsOf: async (intentId: string) => (await stripe.refunds.list({ payment_intent: intentId })).data,
    fault: (faults: object) => sandboxCall('POST', '/api/faults/stripe', faults),
    forgetKeys: () => sandboxCall('DELETE', '/api/stripe/idempotency-keys'),
    /** The customer's bank sends a refund back. */
    sendBack: (refundId: string) => sandboxCall('POST', `/api/stripe/refunds/${refundId}/send-back`),
    /** The bank opens a dispute, or moves it to another status. */
    dispute: (intentId: string, status = 'needs_response') =>
      sandboxCall('POST', `/api/stripe/payment_intents/${intentId}/dispute`, { status }),
    /** Makes every order older by the clock that decides, the database's. */
    async age(hours: number) {
      const earlier = sql`make_interval(secs => ${hours * 3600})`
      await sql`update orders set created_at = created_at - ${earlier}, paid_at = paid_at - ${earlier},
        delivered_at = delivered_at - ${earlier}, asked_at = asked_at - ${earlier}, swept_at = swept_at - ${earlier},
        disputed_at = disputed_at - ${earlier}, dispute_ended_at = dispute_ended_at - ${earlier}`.execute(db)
      await sql`update event_looks set looked_at = looked_at - ${earlier}`.execute(db)
      await sql`update stripe_events set received_at = received_at - ${earlier}`.execute(db)
      await sql`update refunds set requested_at = requested_at - ${earlier},
        next_attempt_at = next_attempt_at - ${earlier}, done_at = done_at - ${earlier}, swept_at = swept_at - ${earlier}`.execute(
        db,
      )
      await sql`update reruns set requested_at = requested_at - ${earlier}, ended_at = ended_at - ${earlier},
        swept_at = swept_at - ${earlier}`.execute(db)
    },
    claim: (paymentId: string, data = business(), more: object = {}) =>
      call('POST', '/internal/orders/claim', { businessData: data, paymentType: 'stripe', paymentId, ...more }),
    claimPromo: (promoCode: string, orderKey?: string, data = business()) =>
      call('POST', '/internal/orders/claim', {
        businessData: data,
        paymentType: 'promo',
        promoCode,
        ...(orderKey && { orderKey }),
      }),
    orders: () => db.selectFrom('orders').selectAll().orderBy('created_at').execute(),
    refunds: () => db.selectFrom('refunds').selectAll().orderBy('requested_at').execute(),
    reruns: () => db.selectFrom('reruns').selectAll().orderBy('requested_at').execute(),
    /** What staff did, as the audit log will be told; oldest first. */
    acts: async () => (await db.selectFrom('staff_acts').select('act').orderBy('at').execute()).map(({ act }) => act),
    events: () => db.selectFrom('stripe_events').selectAll().orderBy('received_at').execute(),
    messages: () => db.selectFrom('outbox').select(['step', 'payload']).orderBy('id').execute(),
    /** The steps that messages were sent for, in order. */
    steps: async () => (await db.selectFrom('outbox').select('step').orderBy('id').execute()).map(({ step }) => step),
    async close() {
      await app.close()
      await sandbox.close()
      await db.destroy()
      await database.drop()
    },
  }
}
export type Payments = Awaited<ReturnType<typeof openPayments>>
