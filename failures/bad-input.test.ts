import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteOutcome } from './support/outcome.ts'
import { startSystem, type System } from './support/system.ts'

let system: System
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system?.stop())

/** How many rows each table holds that a customer's call can write to, and how many intents the card provider holds. */
async function stored() {
  const tables = [
    'payments.orders',
    'payments.stripe_events',
    'payments.promo_redemptions',
    'reports.business_reports',
    'mail.messages',
    'mail.contact_messages',
  ]
  const counts = tables.map((name) => `(select count(*)::int from ${name}) as "${name}"`)
  const [rows] = await system.query<Record<string, number>>(`select ${counts.join(', ')}`)
  const { data } = await system.stripe<{ data: unknown[] }>('/payment_intents?limit=100')
  return { ...rows, intents: data.length }
}

test('B1 bad input at the public door', async ({ task }) => {
  const order = await system.order()
  const before = await stored()

  const checkout = '/api/create-payment-intent'
  const good = { amount: 20, businessData: system.business('ryeandshine.com.au') }
  const withData = (data: object) => ({ ...good, businessData: { ...good.businessData, ...data } })
  const stripe = { businessData: good.businessData, paymentType: 'stripe', paymentId: order.intentId }
  const promo = { businessData: good.businessData, paymentType: 'promo', paymentId: 'promo', promoCode: 'WRONG' }
  const message = { name: 'Jo Citizen', email: 'jo@example.com', message: 'How long does a report take?' }
  const key = (value: string) => ({ 'idempotency-key': value })

  const refused: [string, object | string, number, string, Record<string, string>?][] = [
    [checkout, { ...good, amount: 1 }, 400, 'wrong-amount'],
    [checkout, { ...good, amount: '20' }, 400, 'validation-failed'],
    [checkout, { ...good, price: 1 }, 400, 'validation-failed'],
    [checkout, withData({ email: 'a@example.com, b@example.com' }), 400, 'validation-failed'],
    [checkout, withData({ businessName: 'Joe\r\nBcc: b@example.com' }), 400, 'validation-failed'],
    [checkout, withData({ businessWebsite: 'http://127.0.0.1' }), 400, 'validation-failed'],
    [checkout, withData({ businessWebsite: 'https://metadata.google.internal' }), 400, 'validation-failed'],
    [checkout, withData({ businessWebsite: 'https://jo:secret@ryeandshine.com.au' }), 400, 'validation-failed'],
    [checkout, withData({ businessName: 'x'.repeat(70_000) }), 413, 'too-large'],
    [checkout, '{"amount": 20,', 400, 'unreadable-body'],
    [checkout, JSON.stringify(withData({ businessName: 'Jo\0' })), 400, 'unreadable-body'],
    [checkout, good, 400, 'validation-failed', key('not one word')],
    [checkout, withData({ businessWebsite: 'https://slowandsteady.com.au' }), 409, 'order-mismatch', key(order.key)],
    ['/api/start-report', stripe, 402, 'payment-required', key(order.key)],
    ['/api/start-report', { ...stripe, paymentId: 'pi_unknown' }, 404, 'payment-not-found', key(randomUUID())],
    ['/api/start-report', promo, 400, 'invalid-promo-code', key(randomUUID())],
    ['/api/start-report', promo, 400, 'validation-failed'],
    ['/api/stripe-webhook', { type: 'payment_intent.succeeded' }, 400, 'invalid-signature'],
    ['/api/contact', { ...message, email: 'a@example.com, b@example.com' }, 400, 'validation-failed'],
    ['/api/contact', { ...message, name: 'Jo\r\nBcc: b@example.com' }, 400, 'validation-failed'],
  ]
  for (const [path, body, status, code, headers] of refused) {
    expect.soft(await system.post(path, body, headers), JSON.stringify(body).slice(0, 200)).toMatchObject({
      status,
      body: { code, error: expect.any(String), requestId: expect.any(String) },
    })
  }
  expect(await stored()).toEqual(before)
  noteOutcome(task, `${refused.length} refused with their reasons; nothing stored, nothing charged`)
})
