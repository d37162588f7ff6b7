import { AppError, recordAct, send, type StaffRequest } from '@findable/service-kit'
import { findOrder, type Order } from './db/orders.ts'
import { findRefund, hastenRefund } from './db/refunds.ts'
import { findRunning } from './db/reruns.ts'
import { deliver } from './delivery.ts'
import { auditSubject, hasReturned, toPaidOrder, type OrderDeps } from './orders.ts'
import { requestRefundMail, tellReports } from './refunds.ts'
import { askReports } from './reruns.ts'
import { askProvider } from './settlement.ts'

/**
 * Asks the card provider about an order's payment, does at once what the sweepers would do next, and says whether there
 * was anything to do. Every step may be repeated any number of times.
 */
export async function replayOrder(deps: OrderDeps, reference: string, request: StaffRequest): Promise<boolean> {
  const stored = await findOrder(deps.db, 'reference', reference)
  if (!stored) throw new AppError('order-not-found')
  const detail = { orderId: stored.id, reference, staffId: request.staff.id, state: stored.state }
  deps.log.info(detail, 'the order is replayed')
  const pushed = await push(deps, stored)
  // In a commit of its own: each step had one, and a sweeper would have done it anyway.
  const act = { action: 'push-order', subject: auditSubject(stored) } as const
  if (pushed) await deps.db.transaction().execute((trx) => recordAct(trx, request, act))
  return pushed
}

async function push(deps: OrderDeps, stored: Order): Promise<boolean> {
  const { order, changed } = await askProvider(deps, stored)
  if (changed !== 'nothing') return true
  if (order.state === 'created') return false
  if (hasReturned(order)) return pushRefund(deps, order)
  if (order.state === 'paid') {
    await deps.db.transaction().execute((trx) => send(trx, 'orderPaid', toPaidOrder(order)))
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
