import { emailSchema } from '@findable/contracts'
import { AppError, failpoint, send, type Transaction } from '@findable/service-kit'
import type Stripe from 'stripe'
import type { PaymentIntent } from './card-provider.ts'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import type { Database } from './db/schema.ts'
import { insertEvent } from './db/stripe-events.ts'
import { toPaidOrder, type OrderDeps } from './orders.ts'
import { recordDispute, recordRefundMadeElsewhere, refundWrongPayment } from './refunds.ts'

/** Settlement: what the card provider says about a payment intent, and what its order makes of it. */

type Change = 'paid' | 'refunded' | 'disputed' | 'nothing' | 'second payment refunded' | 'refund refused'

/** The event that brought the news, and what it has changed already. */
interface News {
  event: Stripe.Event
  changed?: Change
}

/** The order of an intent, by our own record or, when that was never written, by the intent's metadata. */
export async function orderOfIntent({ db }: OrderDeps, intent: PaymentIntent): Promise<Order | undefined> {
  const known = await table.findOrder(db, 'payment_intent_id', intent.id)
  const named = intent.metadata['order_id']
  if (known || !named || !/^[0-9a-f-]{36}$/.test(named)) return known
  return table.findOrder(db, 'id', named)
}

/** Whether the order has been, or may still be, paid by this intent and no other. */
export const isItsPayment = (order: Order, intent: PaymentIntent): boolean =>
  order.payment_id === null
    ? order.payment_intent_id === null || order.payment_intent_id === intent.id
    : order.payment_id === intent.id

/**
 * Brings the order in line with what the provider says of its intent now, whoever asked: a webhook, the browser's call
 * or the reconciler. Repeats and late comers change nothing. The event that brought the news is stored in the same
 * commit with what it changed.
 */
export async function settle(
  deps: OrderDeps,
  order: Order,
  intent: PaymentIntent,
  requestId: string,
  news?: News,
): Promise<Order> {
  const brought = await judge(deps, order, intent)
  await deps.db.transaction().execute(async (trx) => {
    const changed = await apply(deps, trx, order, intent, brought, requestId)
    if (!news) return
    const { id, type } = news.event
    await insertEvent(trx, { id, type, payment_intent_id: intent.id, changed: news.changed ?? changed })
  })
  failpoint('order-paid')
  return (await table.findOrder(deps.db, 'id', order.id))!
}

type Brought =
  | { kind: 'nothing' | 'payment' | 'wrong payment' | 'second payment' | 'dispute' }
  | { kind: 'refund'; refundId: string | null }

/** What the intent has brought by now. A second payment of an order goes back here, before anything is stored of it. */
async function judge({ card, log }: OrderDeps, order: Order, intent: PaymentIntent): Promise<Brought> {
  if (intent.status !== 'succeeded') return { kind: 'nothing' }
  const charge = chargeOf(intent)
  const ids = { orderId: order.id, paymentId: intent.id }
  if (!isItsPayment(order, intent)) {
    if (charge?.refunded || charge?.disputed) return { kind: 'nothing' }
    log.error({ alert: 'second-payment', ...ids }, 'an order was paid twice: the second payment goes back')
    await card.refund({ intentId: intent.id, orderId: order.id, idempotencyKey: `refund-${intent.id}` })
    return { kind: 'second payment' }
  }
  if (charge?.refunded) return { kind: 'refund', refundId: await card.findRefund(intent.id) }
  if (charge?.disputed) return { kind: 'dispute' }
  if (intent.amount_received === order.amount_cents && intent.currency === order.currency) return { kind: 'payment' }
  log.error({ alert: 'wrong-payment', ...ids }, 'a payment does not match its order: it goes back')
  return { kind: 'wrong payment' }
}

async function apply(
  { log }: OrderDeps,
  trx: Transaction<Database>,
  order: Order,
  intent: PaymentIntent,
  brought: Brought,
  requestId: string,
): Promise<Change> {
  if (brought.kind === 'nothing') return 'nothing'
  if (brought.kind === 'second payment') return 'second payment refunded'
  const paid = await table.markPaid(trx, order.id, {
    payment_id: intent.id,
    payment_intent_id: intent.id,
    email: payerEmail(intent),
    request_id: requestId,
  })
  if (!paid && !isItsPayment((await table.findOrder(trx, 'id', order.id))!, intent)) {
    throw new AppError('service-unavailable', { detail: 'another payment was faster: look again at this one' })
  }
  if (brought.kind === 'wrong payment') {
    // What an order was once paid with is right, whatever price there was at the time.
    if (paid) await refundWrongPayment(trx, order.id, intent)
    return paid ? 'refunded' : 'nothing'
  }
  if (brought.kind === 'refund') {
    return (await recordRefundMadeElsewhere(trx, order.id, brought.refundId, log)) ? 'refunded' : 'nothing'
  }
  if (brought.kind === 'dispute') return (await recordDispute(trx, order.id, log)) ? 'disputed' : 'nothing'
  if (paid) await send(trx, 'orderPaid', { ...toPaidOrder(paid), requestId })
  return paid ? 'paid' : 'nothing'
}

function chargeOf(intent: PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === 'object' ? intent.latest_charge : null
}

/** The address typed at the checkout travels with the payment, so that the webhook alone knows it. */
function payerEmail(intent: PaymentIntent): string | null {
  const given = chargeOf(intent)?.billing_details.email ?? intent.receipt_email
  return emailSchema.safeParse(given).data ?? null
}
