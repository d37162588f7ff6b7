import type { Logger, Transaction } from '@findable/service-kit'
import * as table from './db/orders.ts'
import { cancelRefund, hastenRefund } from './db/refunds.ts'
import { cancelRerun } from './db/reruns.ts'
import type { Database } from './db/schema.ts'
import type { Dispute } from './provider-disputes.ts'
import { refundWaiting, tellReports } from './refunds.ts'

/**
 * Disputes: a bank's complaint about a payment, from start to end. While one is open the bank holds the money, so an
 * order that is waiting for its report ends as refunded, and that refund waits for the bank's decision. If the dispute
 * is won, the refund is paid out; if it is lost, the refund is canceled and the order is charged back. A delivered
 * order stays delivered unless the dispute is lost.
 */

/** Brings the order in line with what the provider says about its dispute. False when that was already known. */
export async function recordDispute(trx: Transaction<Database>, orderId: string, dispute: Dispute, log: Logger) {
  const order = await table.setDispute(trx, orderId, dispute)
  if (!order) return false
  const { state } = dispute
  const ids = { orderId, reference: order.reference, dispute: state, delivered: order.state === 'delivered' }
  if (state === 'open' || state === 'lost') await refundWaiting(trx, orderId, 'disputed')
  if (state === 'lost') await chargeBack(trx, orderId)
  if (state === 'won') await hastenRefund(trx, orderId)

  if (state === 'inquiry') log.error({ alert: 'payment-inquiry', ...ids }, 'a bank asks about a payment')
  else if (state === 'open') log.error({ alert: 'payment-disputed', ...ids }, 'a bank disputes a payment')
  else log.error({ alert: 'dispute-ended', ...ids }, 'a dispute has ended')
  return true
}

/** The money is gone, so no refund may follow. An order whose refund was paid out stays refunded. */
async function chargeBack(trx: Transaction<Database>, orderId: string): Promise<void> {
  const order = await table.markChargedBack(trx, orderId)
  if (!order) return
  await cancelRefund(trx, orderId)
  await cancelRerun(trx, orderId)
  await tellReports(trx, order, order.request_id)
}
