import { emailSchema, type DisputeState } from '@findable/contracts'
import { AppError, failpoint, inSpan, send, type Transaction } from '@findable/service-kit'
import type Stripe from 'stripe'
import type { PaymentIntent } from './card-provider.ts'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import type { Database } from './db/schema.ts'
import { insertEvent } from './db/stripe-events.ts'
import { recordDispute } from './disputes.ts'
import { isPaidByCard, toPaidOrder, type OrderDeps } from './orders.ts'
import type { Dispute } from './provider-disputes.ts'
import type { ProviderEvent } from './provider-events.ts'
import { recordRefundMadeElsewhere, refundWrongPayment } from './refunds.ts'

/** Settlement: what the card provider says about a payment intent, and what follows for its order. */

/** What the news of a payment changed, in the words of the operator's command. */
type Change = 'paid' | 'refunded' | `dispute ${DisputeState}` | 'nothing' | 'second payment refunded' | 'refund refused'

/** The event that brought the news, and what it has changed so far. */
interface News {
  event: ProviderEvent
  changed?: Change
}

/** The order of an intent, from our own record or, if that was never written, from the intent's metadata. */
export async function orderOfIntent({ db }: OrderDeps, intent: PaymentIntent): Promise<Order | undefined> {
  const known = await table.findOrder(db, 'payment_intent_id', intent.id)
  const named = intent.metadata['order_id']
  if (known || !named || !/^[0-9a-f-]{36}$/.test(named)) return known
  return table.findOrder(db, 'id', named)
}

/** Whether the order has been paid, or may still be paid, by this intent and no other. */
export const isItsPayment = (order: Order, intent: PaymentIntent): boolean =>
  order.payment_id === null
    ? order.payment_intent_id === null || order.payment_intent_id === intent.id
    : order.payment_id === intent.id

/** Asks the provider about an order's payment, and brings the order in line with the answer. */
export async function askProvider(deps: OrderDeps, order: Order): Promise<Settled> {
  const isByCard = order.state === 'created' ? order.payment_intent_id !== null : isPaidByCard(order)
  const intent = isByCard ? await deps.card.findIntent(order.payment_intent_id!) : null
  return intent ? settle(deps, order, intent) : { order, changed: 'nothing' }
}

/** An order as it is now, and what changed. */
interface Settled {
  order: Order
  changed: Change
}

/**
 * Brings the order in line with what the provider says about its intent now, whatever prompted the question: a webhook,
 * the browser's call or the reconciler. Repeated and late news changes nothing. The event that brought the news is
 * stored in the same commit as what it changed.
 */
export function settle(deps: OrderDeps, order: Order, intent: PaymentIntent, news?: News): Promise<Settled> {
  const attributes = { 'findable.order.id': order.id }
  return inSpan('settle payment', { requestId: order.request_id, attributes }, async (span) => {
    const payment = await checkPayment(deps, order, intent, news?.event)
    const changed = await deps.db.transaction().execute(async (trx) => {
      const applied = await apply(deps, trx, order, intent, payment)
      const change = news?.changed ?? applied
      if (news) {
        const { id, type } = news.event
        await insertEvent(trx, { id, type, payment_intent_id: intent.id, changed: change })
      }
      return change
    })
    span?.set({ 'findable.payment.change': changed })
    failpoint('order-paid')
    return { order: (await table.findOrder(deps.db, 'id', order.id))!, changed }
  })
}

type Payment =
  | { kind: 'nothing' }
  | { kind: 'second payment' }
  | {
      kind: 'payment'
      /** Whether it matches what the order costs. */
      fits: boolean
      /**
       * The refund of the whole amount, no matter who made it; null when the money was returned without one. Undefined when
       * it was not returned.
       */
      refundId: string | null | undefined
      dispute: Dispute | null
    }

/**
 * What the provider holds for an intent: nothing yet, the order's payment, or a second one. A second one is refunded
 * here, before anything about it is stored.
 */
async function checkPayment(
  { card, log }: OrderDeps,
  order: Order,
  intent: PaymentIntent,
  event: ProviderEvent | undefined,
): Promise<Payment> {
  if (intent.status !== 'succeeded') return { kind: 'nothing' }
  const charge = chargeOf(intent)
  const ids = { orderId: order.id, paymentId: intent.id }
  if (!isItsPayment(order, intent)) {
    if (charge?.refunded || charge?.disputed) return { kind: 'nothing' }
    log.error({ alert: 'second-payment', ...ids }, 'an order was paid twice: the second payment is refunded')
    await card.refund({ intentId: intent.id, orderId: order.id, idempotencyKey: `refund-${intent.id}` })
    return { kind: 'second payment' }
  }
  const fits = intent.amount_received === order.amount_cents && intent.currency === order.currency
  return {
    kind: 'payment',
    fits,
    refundId: charge?.refunded ? await card.findRefund(intent.id) : undefined,
    dispute: charge?.disputed || event?.isDispute ? await card.findDispute(intent.id) : null,
  }
}

async function apply(
  { log }: OrderDeps,
  trx: Transaction<Database>,
  order: Order,
  intent: PaymentIntent,
  payment: Payment,
): Promise<Change> {
  if (payment.kind === 'nothing') return 'nothing'
  if (payment.kind === 'second payment') return 'second payment refunded'
  const paid = await table.markPaid(trx, order.id, {
    payment_id: intent.id,
    payment_intent_id: intent.id,
    email: payerEmail(intent),
  })
  if (!paid && !isItsPayment((await table.findOrder(trx, 'id', order.id))!, intent)) {
    throw new AppError('service-unavailable', { detail: 'another payment was faster: look again at this one' })
  }
  const { fits, refundId, dispute } = payment
  let change: Change = paid ? 'paid' : 'nothing'
  if (refundId !== undefined) {
    if (await recordRefundMadeElsewhere(trx, order.id, refundId, log)) change = 'refunded'
  } else if (paid && !fits) {
    // Checked only the first time: the amount an order was once paid with is right, whatever the price was at the time.
    log.error({ alert: 'wrong-payment', orderId: order.id, paymentId: intent.id }, 'a wrong payment is refunded')
    await refundWrongPayment(trx, order.id, intent)
    change = 'refunded'
  }
  if (dispute && (await recordDispute(trx, order.id, dispute, log))) change = `dispute ${dispute.state}`
  const now = (await table.findOrder(trx, 'id', order.id))!
  if (paid && now.state === 'paid') await send(trx, 'orderPaid', toPaidOrder(now))
  return change
}

/** The charge that paid an intent, if it was fetched with it. */
export function chargeOf(intent: PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === 'object' ? intent.latest_charge : null
}

/** The address typed at the checkout travels with the payment, so that a webhook alone is enough to know it. */
function payerEmail(intent: PaymentIntent): string | null {
  const given = chargeOf(intent)?.billing_details.email ?? intent.receipt_email
  return emailSchema.safeParse(given).data ?? null
}
