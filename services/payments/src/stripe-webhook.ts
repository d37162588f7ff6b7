import type Stripe from 'stripe'
import * as table from './db/orders.ts'
import { orderOfIntent, paysFor, settle, type OrderDeps } from './orders.ts'

/** Acts on an event whose signature was checked. Repeats, strangers' payments and stale news change nothing. */
export async function receiveEvent(deps: OrderDeps, event: Stripe.Event, requestId: string): Promise<void> {
  if (event.type !== 'payment_intent.succeeded') return
  const id = event.data.object.id
  // Events arrive late and out of order: what counts is what the provider says now.
  const intent = await deps.card.findIntent(id)
  const order = intent && (await orderOfIntent(deps, intent))
  if (!order) {
    deps.log.error({ alert: 'unknown-payment', paymentId: id, eventId: event.id }, 'a payment belongs to no order')
    return
  }
  if (!paysFor(order, intent, deps.log)) return
  await settle(deps, order, intent, requestId, (trx) =>
    table.insertEvent(trx, { id: event.id, type: event.type, payment_intent_id: id }),
  )
}
