import type { OrderRefund } from '@findable/contracts'
import { AppError, changesBetween, recordAct, type StaffRequest } from '@findable/service-kit'
import { findOrder } from './db/orders.ts'
import { findRefund, isKnownRefund, markRefused, markSettled } from './db/refunds.ts'
import { auditSubject, type OrderDeps } from './orders.ts'
import { requestRefundMail, toOrderRefund } from './refunds.ts'

/**
 * Refunds: what banks send back, possibly weeks after the card provider took the refund. The money is with us again and
 * the customer has nothing, so the refund stays refused until staff have paid it another way.
 */

type Deps = Pick<OrderDeps, 'db' | 'card' | 'log'>

/** Checks whether the bank kept a refund, and records it when not: true when that is news. */
export async function checkRefund({ db, card, log }: Deps, stripeRefundId: string): Promise<boolean> {
  const problem = await card.refundProblem(stripeRefundId)
  if (problem === null) return false
  const refused = await db.transaction().execute(async (trx) => {
    const refund = await markRefused(trx, stripeRefundId, problem)
    if (refund) await requestRefundMail(trx, (await findOrder(trx, 'id', refund.order_id))!, refund)
    return refund
  })
  // The refund of a second payment has no record of its own.
  if (!refused && (await isKnownRefund(db, stripeRefundId))) return false
  const ids = { orderId: refused?.order_id, refundId: stripeRefundId }
  log.error({ alert: 'refund-refused', ...ids, problem }, 'the bank did not take a refund: pay it another way')
  return true
}

/** Records that staff paid a refused refund back another way. A repeat returns the refund unchanged. */
export async function settleRefund(
  { db, log }: Pick<OrderDeps, 'db' | 'log'>,
  reference: string,
  request: StaffRequest,
): Promise<OrderRefund> {
  const order = await findOrder(db, 'reference', reference)
  if (!order) throw new AppError('order-not-found')
  const staffId = request.staff.id
  const settled = await db.transaction().execute(async (trx) => {
    const refund = await markSettled(trx, order.id, staffId)
    if (!refund) return undefined
    await recordAct(trx, request, {
      action: 'settle-refund',
      subject: auditSubject(order),
      changes: changesBetween({ refundState: 'refused' }, { refundState: refund.state }),
    })
    return refund
  })
  if (settled) log.info({ orderId: order.id, reference, staffId }, 'a refused refund was paid another way')
  const refund = settled ?? (await findRefund(db, order.id))
  if (!refund?.settled_by) throw new AppError('refund-not-refused')
  return toOrderRefund(reference, refund)
}
