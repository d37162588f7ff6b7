import { AppError, send } from '@findable/service-kit'
import { findOrder, type Order } from './db/orders.ts'
import { findRefund, hastenRefund } from './db/refunds.ts'
import { findRunning } from './db/reruns.ts'
import { deliver } from './delivery.ts'
import { toPaidOrder, type OrderDeps } from './orders.ts'
import { tellCustomer, tellReports } from './refunds.ts'
import { askReports } from './reruns.ts'
import { settle } from './settlement.ts'

/**
 * Does at once what the sweepers would do next for an order, and says whether there was anything to do. Each is a thing
 * that may be done any number of times.
 */
export async function replayOrder(deps: OrderDeps, reference: string, staffId: string): Promise<boolean> {
  const order = await findOrder(deps.db, 'reference', reference)
  if (!order) throw new AppError('order-not-found')
  deps.log.info({ orderId: order.id, reference, staffId, state: order.state }, 'the order is replayed')
  if (order.state === 'created') return askProvider(deps, order)
  if (order.state === 'refunded') return pushRefund(deps, order)
  if (order.state === 'paid') {
    await deps.db
      .transaction()
      .execute((trx) => send(trx, 'orderPaid', { ...toPaidOrder(order), requestId: order.request_id }))
    return true
  }
  const rerun = await findRunning(deps.db, order.id)
  if (rerun) await deps.db.transaction().execute((trx) => askReports(trx, order, rerun))
  else await deliver(deps, { orderId: order.id, reportId: order.report_id!, requestId: order.request_id })
  return true
}

/** An order that is not paid, as far as we know. */
async function askProvider(deps: OrderDeps, order: Order): Promise<boolean> {
  const intent = order.payment_intent_id && (await deps.card.findIntent(order.payment_intent_id))
  if (!intent || intent.status !== 'succeeded') return false
  await settle(deps, order, intent, order.request_id)
  return true
}

async function pushRefund({ db }: OrderDeps, order: Order): Promise<boolean> {
  if (await hastenRefund(db, order.id)) return true
  const refund = await findRefund(db, order.id)
  await db.transaction().execute(async (trx) => {
    await tellReports(trx, order, order.request_id)
    if (refund) await tellCustomer(trx, order, refund)
  })
  return refund?.state === 'done'
}
