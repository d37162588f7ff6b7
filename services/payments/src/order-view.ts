import { guaranteeDays, ordersPage, type ListedOrder, type OrderView } from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { listCorrections } from './db/email-corrections.ts'
import { findOrder, ordersQuery, type Order, type OrderListRequest } from './db/orders.ts'
import { findRefund, type Refund } from './db/refunds.ts'
import { listReruns } from './db/reruns.ts'
import type { Database } from './db/schema.ts'
import { listEvents } from './db/stripe-events.ts'
import { isPaidByCard } from './orders.ts'
import { refundRefusal } from './refunds.ts'
import { rerunRefusal, toOrderRerun } from './reruns.ts'

/** A page of orders, newest first. */
export async function listOrders(
  db: Kysely<Database>,
  request: Omit<OrderListRequest, 'limit'>,
): Promise<ListedOrder[]> {
  const orders = await ordersQuery(db, { ...request, limit: ordersPage }).execute()
  return orders.map((order) => ({
    ...basics(order),
    disputed: order.dispute === 'open' || order.dispute === 'inquiry',
  }))
}

const basics = (order: Order) => ({
  orderId: order.id,
  reference: order.reference,
  state: order.state,
  website: order.website,
  businessName: order.business_name,
  email: order.email,
  byPromoCode: order.payment_id !== null && !isPaidByCard(order),
  amountCents: order.amount_cents,
  currency: order.currency,
  createdAt: order.created_at.toISOString(),
})

/** Everything payments knows about an order. */
export async function viewOrder(db: Kysely<Database>, reference: string): Promise<OrderView> {
  const order = await findOrder(db, 'reference', reference)
  if (!order) throw new AppError('order-not-found')
  const [refund, reruns, corrections, refundRefused, rerunRefused, events] = await Promise.all([
    findRefund(db, order.id),
    listReruns(db, order.id),
    listCorrections(db, order.id),
    refundRefusal(db, order),
    rerunRefusal(db, order),
    order.payment_intent_id === null ? [] : listEvents(db, order.payment_intent_id),
  ])
  return {
    ...basics(order),
    emailCorrectedAt: corrections.map(({ corrected_at }) => corrected_at.toISOString()),
    paymentId: order.payment_id,
    paidAt: iso(order.paid_at),
    deliveredAt: iso(order.delivered_at),
    dispute: order.dispute && {
      state: order.dispute,
      since: order.disputed_at!.toISOString(),
      endedAt: iso(order.dispute_ended_at),
    },
    refund: refund ? viewRefund(refund) : null,
    guaranteeUntil: iso(order.delivered_at && new Date(order.delivered_at.getTime() + guaranteeDays * day)),
    refusals: { refund: refundRefused?.publicText ?? null, rerun: rerunRefused?.publicText ?? null },
    reruns: reruns.map(toOrderRerun),
    events: events.map(({ type, changed, received_at }) => ({ type, changed, receivedAt: received_at.toISOString() })),
  }
}

const viewRefund = (refund: Refund): NonNullable<OrderView['refund']> => ({
  amountCents: refund.amount_cents,
  currency: refund.currency,
  state: refund.state,
  reason: refund.reason,
  staffReason: refund.staff_reason,
  attempts: refund.attempts,
  requestedAt: refund.requested_at.toISOString(),
  nextAttemptAt: refund.next_attempt_at.toISOString(),
  endedAt: iso(refund.done_at),
  problem: refund.problem,
})

const day = 86_400_000
const iso = (date: Date | null): string | null => date?.toISOString() ?? null
