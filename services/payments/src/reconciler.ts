import { takeOpenOrders } from './db/sweeps.ts'
import type { OrderDeps } from './orders.ts'
import { settle } from './settlement.ts'

/** An intent of this age is asked about no more: 30 days, in milliseconds. */
const askUntil = 30 * 24 * 3_600_000
const mostCalls = 20

/**
 * Asks the card provider about open orders, for those whose webhook never came. `after` is how old an order must be,
 * in milliseconds. A provider that does not answer ends the sweep: the orders are asked about again later.
 */
export async function reconcile(deps: OrderDeps, after: number): Promise<void> {
  for (const order of await takeOpenOrders(deps.db, after, askUntil, mostCalls)) {
    const intent = await deps.card.findIntent(order.payment_intent_id!)
    if (intent?.status !== 'succeeded') continue
    await settle(deps, order, intent, order.request_id)
    deps.log.warn({ orderId: order.id, requestId: order.request_id }, 'a payment was found that no webhook told of')
  }
}
