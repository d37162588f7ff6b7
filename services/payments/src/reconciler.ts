import { takeOpenOrders } from './db/sweeps.ts'
import type { OrderDeps } from './orders.ts'
import { settle } from './settlement.ts'

/** An intent of this age is asked about no more: 30 days, in milliseconds. */
const askUntil = 30 * 24 * 3_600_000
const mostCalls = 20
const mostFailures = 3

/**
 * Asks the card provider about open orders, for those whose webhook never came. `after` is how old an order must be,
 * in milliseconds. One that fails does not hold up the others; a provider that is down is left alone for a while.
 */
export async function reconcile(deps: OrderDeps, after: number): Promise<void> {
  let failures = 0
  for (const order of await takeOpenOrders(deps.db, after, askUntil, mostCalls)) {
    const ids = { orderId: order.id, requestId: order.request_id }
    try {
      const intent = await deps.card.findIntent(order.payment_intent_id!)
      if (intent?.status !== 'succeeded') continue
      await settle(deps, order, intent, order.request_id)
      deps.log.warn(ids, 'a payment was found that no webhook told of')
    } catch (error) {
      deps.log.warn({ ...ids, error: String(error) }, 'an open order could not be looked up')
      if (++failures === mostFailures) return
    }
  }
}
