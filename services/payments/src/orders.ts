import {
  emailSchema,
  internalEndpoints,
  parseWebsite,
  price,
  type BusinessData,
  type PaidOrder,
} from '@findable/contracts'
import { AppError, send, type InternalClient, type Kysely, type Logger } from '@findable/service-kit'
import type { CardProvider, PaymentIntent } from './card-provider.ts'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import type { Database } from './db/schema.ts'
import { newReference } from './order-reference.ts'

/** The order line: created -> paid -> delivered. */
export interface OrderDeps {
  db: Kysely<Database>
  card: CardProvider
  internal: InternalClient
  log: Logger
}

interface Caller {
  requestId: string
  /** The web app's Idempotency-Key; without one every call is a new order. */
  orderKey: string | undefined
}

/** The order of this key, stored now if it is new. Its website is the truth: another one is refused. */
export async function findOrCreateOrder(deps: OrderDeps, data: BusinessData, orderKey: string | undefined): Promise<Order> {
  const created = await table.insertOrder(deps.db, {
    reference: newReference(),
    key: orderKey ?? null,
    website: data.businessWebsite,
    business_name: data.businessName,
    email: data.email ?? null,
    amount_cents: price.cents,
    currency: price.currency,
  })
  if (created) return created
  const stored = await table.findOrder(deps.db, 'key', orderKey!)
  if (!stored) throw new AppError('internal-error', { detail: 'an order key was taken and is gone' })
  requireSameWebsite(stored, data)
  return stored
}

export function requireSameWebsite(order: Order, data: BusinessData): void {
  const nameOf = (website: string) => {
    const parsed = parseWebsite(website)
    return 'problem' in parsed ? website : parsed.name
  }
  if (nameOf(order.website) !== nameOf(data.businessWebsite)) throw new AppError('order-mismatch')
}

/** The intent a visitor pays with, and the report when the order is paid already. */
export async function openPayment(
  deps: OrderDeps,
  { amount, businessData }: { amount: number; businessData: BusinessData },
  { requestId, orderKey }: Caller,
): Promise<{ clientSecret: string; reportId: string | null; reference: string }> {
  if (amount !== price.amount) throw new AppError('wrong-amount')
  const { refused } = await deps.internal(
    internalEndpoints.checkAddress,
    { body: { website: businessData.businessWebsite } },
    requestId,
  )
  if (refused) throw new AppError('refused-website')

  let order = await findOrCreateOrder(deps, businessData, orderKey)
  if (order.state === 'refunded') throw new AppError('order-refunded')
  const intent = await intentOf(deps, order)
  if (order.state === 'created' && intent?.status === 'succeeded') order = await settle(deps, order, intent, requestId)
  const reportId = order.state === 'created' ? null : await reportOf(deps, order, requestId)
  return { clientSecret: intent?.client_secret ?? '', reportId, reference: order.reference }
}

/** The order's one intent; an order paid by promo code may have none. */
async function intentOf({ db, card }: OrderDeps, order: Order): Promise<PaymentIntent | null> {
  if (order.payment_intent_id) return card.findIntent(order.payment_intent_id)
  if (order.state !== 'created') return null
  const intent = await card.createIntent(order)
  await table.setPaymentIntent(db, order.id, intent.id)
  return intent
}

/** The order of an intent, by our own record or, when that was never written, by the intent's metadata. */
export async function orderOfIntent({ db }: OrderDeps, intent: PaymentIntent): Promise<Order | undefined> {
  const known = await table.findOrder(db, 'payment_intent_id', intent.id)
  const named = intent.metadata['order_id']
  if (known || !named || !/^[0-9a-f-]{36}$/.test(named)) return known
  const order = await table.findOrder(db, 'id', named)
  return order && (order.payment_intent_id === null || order.payment_intent_id === intent.id) ? order : undefined
}

/** Whether this intent brought the money that the order costs; one that brought other money raises an alert. */
export function paysFor(order: Order, intent: PaymentIntent, log: Logger): boolean {
  if (intent.status !== 'succeeded') return false
  const ours = intent.amount_received === order.amount_cents && intent.currency === order.currency
  if (!ours) log.error({ alert: 'wrong-payment', orderId: order.id, paymentId: intent.id }, 'a payment does not match its order')
  return ours
}

/**
 * created -> paid for an intent that brought the money, with the message that a report is owed.
 * Repeats change nothing. `also` runs in the same transaction.
 */
export async function settle(
  deps: OrderDeps,
  order: Order,
  intent: PaymentIntent,
  requestId: string,
  also: (trx: Parameters<typeof table.markPaid>[0]) => Promise<unknown> = async () => {},
): Promise<Order> {
  if (!paysFor(order, intent, deps.log)) throw new AppError('payment-required')
  await deps.db.transaction().execute(async (trx) => {
    await also(trx)
    const paid = await table.markPaid(trx, order.id, {
      payment_id: intent.id,
      payment_intent_id: intent.id,
      email: payerEmail(intent),
    })
    if (paid) await send(trx, 'orderPaid', { ...toPaidOrder(paid), requestId })
  })
  return (await table.findOrder(deps.db, 'id', order.id))!
}

/** The address typed at the checkout travels with the payment, so that the webhook alone knows it. */
function payerEmail(intent: PaymentIntent): string | null {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const given = charge?.billing_details.email ?? intent.receipt_email
  return emailSchema.safeParse(given).data ?? null
}

export const toPaidOrder = (order: Order): PaidOrder => ({
  orderId: order.id,
  reference: order.reference,
  paymentId: order.payment_id!,
  website: order.website,
  businessName: order.business_name,
  email: order.email,
})

async function reportOf({ internal }: OrderDeps, order: Order, requestId: string): Promise<string> {
  const { reportId } = await internal(internalEndpoints.startOrderReport, { body: toPaidOrder(order) }, requestId)
  return reportId
}

/** paid -> delivered once the report is readable; the same commit asks for the mail. A repeat asks for it again. */
export async function deliver(
  { db, log }: Pick<OrderDeps, 'db' | 'log'>,
  { orderId, reportId, requestId }: { orderId: string; reportId: string; requestId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = (await table.markDelivered(trx, orderId, reportId)) ?? (await table.findOrder(trx, 'id', orderId))
    if (order?.state !== 'delivered') return log.warn({ orderId }, 'a report is ready for an order that is not paid')
    await send(trx, 'orderDelivered', {
      orderId,
      reportId,
      requestId,
      reference: order.reference,
      businessName: order.business_name,
      website: order.website,
      email: order.email,
    })
  })
}
