import {
  guaranteeDays,
  refundReasons,
  type OrderAct,
  type OrderRefund,
  type RefundCause,
  type RefundReason,
  type StepPayload,
} from '@findable/contracts'
import {
  AppError,
  changesBetween,
  recordAct,
  send,
  type Kysely,
  type Logger,
  type StaffRequest,
  type Transaction,
} from '@findable/service-kit'
import type { PaymentIntent } from './card-provider.ts'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import { findRefund, insertRefund, markDone, type NewRefund, type Refund } from './db/refunds.ts'
import { cancelRerun } from './db/reruns.ts'
import type { Database } from './db/schema.ts'
import { auditSubject, hasReturned, isPaidByCard, type OrderDeps } from './orders.ts'

/**
 * Refunds: the decision. One conditional update moves the order to refunded, so it rules out delivery and a second
 * refund; the refund and the news for reports are stored in the same commit. `refund-payouts.ts` gives the money back.
 */

type Trx = Transaction<Database>

/** paid -> refunded, by our own decision. Undefined for an order that is not waiting for its report. */
export async function refundWaiting(trx: Trx, orderId: string, reason: RefundReason): Promise<Order | undefined> {
  const order = await table.markRefunded(trx, orderId)
  if (order) await storeRefund(trx, order, reason)
  return order
}

/** For a report that cannot be made: paid -> refunded. An order that has moved on stays where it is. */
export async function refundForFailure(
  { db, log }: Pick<OrderDeps, 'db' | 'log'>,
  { orderId, failure, requestId }: StepPayload<'reportFailed'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const refunded = await refundWaiting(trx, orderId, failure)
    if (refunded) return log.warn({ reference: refunded.reference, failure }, 'the order is refunded')
    const order = await table.findOrder(trx, 'id', orderId)
    if (order && hasReturned(order)) return tellReports(trx, order, requestId)
    log.warn({ state: order?.state }, 'a report failed for an order that is not waiting for one')
  })
}

/** At the customer's request, decided by staff. A repeat returns the existing refund. */
export async function refundOnRequest(
  { db, log }: Pick<OrderDeps, 'db' | 'log'>,
  reference: string,
  { reason, ...request }: StaffRequest & OrderAct,
): Promise<OrderRefund> {
  const order = await table.findOrder(db, 'reference', reference)
  if (!order) throw new AppError('order-not-found')
  await db.transaction().execute(async (trx) => {
    const refunded = await table.markRefundedOnRequest(trx, order.id, guaranteeDays)
    if (!refunded) return
    await storeRefund(trx, refunded, 'on-request', { staff_reason: reason })
    await recordAct(trx, request, {
      action: 'refund-order',
      subject: auditSubject(refunded),
      changes: changesBetween(
        { orderState: refunded.delivered_at ? 'delivered' : 'paid' },
        { orderState: refunded.state },
      ),
      reason,
    })
    log.info({ orderId: order.id, reference, staffId: request.staff.id }, 'the order is refunded on request')
  })
  const [now, refund] = await Promise.all([table.findOrder(db, 'id', order.id), findRefund(db, order.id)])
  if (refund && !isWithBank(now!, refund)) return toOrderRefund(reference, refund)
  throw refusal(now!)
}

/** Whether the bank holds the money that was to be refunded, or has kept it. */
const isWithBank = ({ dispute }: Order, { state }: Refund): boolean =>
  state === 'canceled' || (state === 'requested' && dispute === 'open')

/** Why staff cannot refund an order now; null when they can. */
export async function refundRefusal(db: Kysely<Database>, order: Order): Promise<AppError | null> {
  if (order.state === 'refunded') {
    return new AppError('order-refunded', { publicText: 'This order is refunded already.' })
  }
  return (await table.isRefundable(db, order.id, guaranteeDays)) ? null : refusal(order)
}

/** Why the guarantee does not cover an order that was paid and whose money has not been returned. */
function refusal({ state, dispute }: Order): AppError {
  if (state === 'created') return new AppError('payment-required', { publicText: 'This order was never paid.' })
  if (state === 'charged-back') return new AppError('order-charged-back')
  return new AppError(dispute === 'open' ? 'payment-disputed' : 'guarantee-over')
}

export const toOrderRefund = (reference: string, { amount_cents, currency, state }: Refund): OrderRefund => ({
  reference,
  amountCents: amount_cents,
  currency,
  state,
})

/** For an order just paid, in this same transaction, with the wrong amount or currency. */
export async function refundWrongPayment(trx: Trx, orderId: string, intent: PaymentIntent): Promise<void> {
  const order = (await table.markRefunded(trx, orderId))!
  await storeRefund(trx, order, 'wrong-payment', { amount_cents: intent.amount_received, currency: intent.currency })
}

/** The provider says that the whole payment was returned: nothing is left to refund, and nothing may be delivered. */
export async function recordRefundMadeElsewhere(
  trx: Trx,
  orderId: string,
  refundId: string | null,
  log: Logger,
): Promise<boolean> {
  const order = await table.markRefunded(trx, orderId, ['paid', 'delivered'])
  if (!order) return false
  await storeRefund(trx, order, 'made-elsewhere')
  await markDone(trx, orderId, refundId)
  log.warn({ orderId, reference: order.reference }, 'the order was refunded at the card provider')
  return true
}

/** Stores the refund of an order that has just moved to refunded, and withdraws its report. `known` is what differs from the order. */
async function storeRefund(trx: Trx, order: Order, reason: RefundCause, known: Partial<NewRefund> = {}): Promise<void> {
  const { amount_cents, currency } = order
  const refund = { order_id: order.id, reason, amount_cents, currency, ...known }
  await insertRefund(trx, isPaidByCard(order) ? refund : { ...refund, amount_cents: 0 })
  await cancelRerun(trx, order.id)
  await tellReports(trx, order, order.request_id)
}

export const tellReports = (trx: Trx, order: Order, requestId: string): Promise<void> =>
  send(trx, 'orderRefunded', { orderId: order.id, requestId, wasDelivered: order.delivered_at !== null })

/** Asks for the mail about a refund that we made, once it is done or the bank has sent it back. */
export async function requestRefundMail(trx: Trx, order: Order, refund: Refund): Promise<void> {
  const reason = refundReasons.find((ours) => ours === refund.reason)
  if (!reason || order.email === null || refund.state === 'canceled') return
  const told = {
    orderId: order.id,
    requestId: order.request_id,
    reference: order.reference,
    website: order.website,
    email: order.email,
    amountCents: refund.amount_cents,
    currency: refund.currency,
  }
  if (refund.state === 'refused') await send(trx, 'refundRefused', told)
  else await send(trx, 'refundMade', { ...told, reason })
}
