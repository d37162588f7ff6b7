import type { OrderView } from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { listCorrections } from './db/email-corrections.ts'
import { findOrder } from './db/orders.ts'
import { findRefund, type Refund } from './db/refunds.ts'
import { listReruns } from './db/reruns.ts'
import type { Database } from './db/schema.ts'
import { listEvents } from './db/stripe-events.ts'
import { toOrderRerun } from './reruns.ts'

/** Everything payments knows about an order, for operators and the back office. */
export async function viewOrder(db: Kysely<Database>, reference: string): Promise<OrderView> {
  const order = await findOrder(db, 'reference', reference)
  if (!order) throw new AppError('order-not-found')
  const [refund, reruns, corrections, events] = await Promise.all([
    findRefund(db, order.id),
    listReruns(db, order.id),
    listCorrections(db, order.id),
    order.payment_intent_id === null ? [] : listEvents(db, order.payment_intent_id),
  ])
  return {
    orderId: order.id,
    reference: order.reference,
    state: order.state,
    website: order.website,
    hasEmail: order.email !== null,
    emailCorrectedAt: corrections.map(({ corrected_at }) => corrected_at.toISOString()),
    paymentId: order.payment_id,
    amountCents: order.amount_cents,
    currency: order.currency,
    createdAt: order.created_at.toISOString(),
    paidAt: iso(order.paid_at),
    deliveredAt: iso(order.delivered_at),
    dispute: order.dispute && {
      state: order.dispute,
      since: order.disputed_at!.toISOString(),
      endedAt: iso(order.dispute_ended_at),
    },
    refund: refund ? viewRefund(refund) : null,
    reruns: reruns.map(toOrderRerun),
    events: events.map(({ type, changed, received_at }) => ({ type, changed, receivedAt: received_at.toISOString() })),
  }
}

const viewRefund = (refund: Refund): NonNullable<OrderView['refund']> => ({
  amountCents: refund.amount_cents,
  currency: refund.currency,
  state: refund.state,
  reason: refund.reason,
  attempts: refund.attempts,
  nextAttemptAt: refund.next_attempt_at.toISOString(),
  problem: refund.problem,
})

const iso = (date: Date | null): string | null => date?.toISOString() ?? null
