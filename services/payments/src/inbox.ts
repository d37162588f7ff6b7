import { retentionDays } from '@findable/contracts'
import { failpoint } from '@findable/service-kit'
import type { PaymentIntent } from './card-provider.ts'
import { insertEvent, listKnownEvents } from './db/stripe-events.ts'
import type { OrderDeps } from './orders.ts'
import type { ProviderEvent } from './provider-events.ts'
import { checkRefund } from './refund-refusals.ts'
import { chargeOf, orderOfIntent, settle } from './settlement.ts'

/**
 * The inbox: acts once on each event of the card provider, whether it came by webhook or the reconciler found it. What
 * the provider says about the payment now is what counts. True when the event was new and changed something.
 */
export async function receiveEvent(deps: OrderDeps, event: ProviderEvent): Promise<boolean> {
  const { id, type, paymentId } = event
  if (paymentId === null || (await listKnownEvents(deps.db, [id])).has(id)) return false
  const intent = await deps.card.findIntent(paymentId)
  const order = intent && (await orderOfIntent(deps, intent))
  if (!order) {
    if (intent) noticeForeign(deps, intent, event)
    await insertEvent(deps.db, { id, type, payment_intent_id: paymentId, changed: 'nothing' })
    return false
  }
  const isRefused = event.refundId !== null && (await checkRefund(deps, event.refundId))
  const { changed } = await settle(deps, order, intent, {
    event,
    ...(isRefused && { changed: 'refund refused' }),
  })
  failpoint('event-committed')
  return changed !== 'nothing'
}

/** Money that belongs to no order needs a person's attention, unless it was returned or its order is past retention. */
function noticeForeign({ log }: OrderDeps, intent: PaymentIntent, { id, type }: ProviderEvent): void {
  const charge = chargeOf(intent)
  if (intent.status !== 'succeeded' || charge?.refunded) return
  const ids = { paymentId: intent.id, eventId: id, type }
  const keptSince = Date.now() / 1000 - retentionDays.reportsAndOrders * 24 * 3_600
  if (charge && charge.created < keptSince) return log.info(ids, 'news of a payment whose order is past retention')
  log.error({ alert: 'unknown-payment', ...ids }, 'a payment belongs to no order')
}
