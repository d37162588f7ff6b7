import { AppError, send, type Staff } from '@findable/service-kit'
import { findOrder, type Order } from './db/orders.ts'
import { findRefund, hastenRefund } from './db/refunds.ts'
import { findRunning } from './db/reruns.ts'
import { deliver } from './delivery.ts'
import { hasReturned, toPaidOrder, type OrderDeps } from './orders.ts'
import { requestRefundMail, tellReports } from './refunds.ts'
import { askReports } from './reruns.ts'
import { askProvider } from './settlement.ts'

/**
 * Asks the card provider about an order's payment, does at once what the sweepers would do next, and says whether there
 * was anything to do. Every step may be repeated any number of times.
 */
export async function replayOrder(deps: OrderDeps, reference: string, { id: staffId }: Staff): Promise<boolean> {
  const stored = await findOrder(deps.db, 'reference', reference)
  if (!stored) throw new AppError('order-not-found')
  deps.log.info({ orderId: stored.id, reference, staffId, state: stored.state }, 'the order is replayed')
  const { order, changed } = await askProvider(deps, stored)
  if (changed !== 'nothing') return true
  if (order.state === 'created') return false
  if (hasReturned(order)) return pushRefund(deps, order)
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

async function pushRefund({ db }: OrderDeps, order: Order): Promise<boolean> {
  if (await hastenRefund(db, order.id)) return true
  const refund = await findRefund(db, order.id)
  await db.transaction().execute(async (trx) => {
    await tellReports(trx, order, order.request_id)
    if (refund) await requestRefundMail(trx, order, refund)
  })
  return refund?.state === 'done'
}
