import { failpoint } from '@findable/service-kit'
import type Stripe from 'stripe'
import { isEventKnown } from './db/stripe-events.ts'
import type { OrderDeps } from './orders.ts'
import { checkRefund } from './refund-refusals.ts'
import { orderOfIntent, settle } from './settlement.ts'

/**
 * Acts on an event whose signature was checked. Events arrive late, twice and out of order, so an event only says which
 * payment to look at: what counts is what the provider says of it now.
 */
export async function receiveEvent(deps: OrderDeps, event: Stripe.Event, requestId: string): Promise<void> {
  const paymentId = paymentOf(event)
  if (!paymentId || (await isEventKnown(deps.db, event.id))) return
  const intent = await deps.card.findIntent(paymentId)
  const order = intent && (await orderOfIntent(deps, intent))
  const ids = { paymentId, eventId: event.id, type: event.type }
  if (!order) {
    if (intent?.status === 'succeeded')
      deps.log.error({ alert: 'unknown-payment', ...ids }, 'a payment belongs to no order')
    return
  }
  const refundId = refundOf(event)
  const isRefused = refundId !== null && (await checkRefund(deps, refundId))
  await settle(deps, order, intent, requestId, { event, ...(isRefused && { changed: 'refund refused' }) })
  failpoint('event-committed')
}

/** The payment intent that an event is about; null for the kinds that change nothing here. */
function paymentOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return event.data.object.id
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return idOf(event.data.object.payment_intent)
    default:
      return null
  }
}

/** The refund that an event says has changed. */
function refundOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return event.data.object.id
    default:
      return null
  }
}

function idOf(field: string | { id: string } | null): string | null {
  return typeof field === 'object' ? (field?.id ?? null) : field
}
