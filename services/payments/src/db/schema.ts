import type { DisputeState, OrderRefund, OrderRerun, OrderState, RefundCause, StepSentBy } from '@findable/contracts'
import type { OutboxTable, StaffActsTable } from '@findable/service-kit'
import type { Generated } from 'kysely'

export interface OrdersTable {
  id: Generated<string>
  /** Short, without ambiguous letters; what people quote. */
  reference: string
  /** The web app's Idempotency-Key. */
  key: string | null
  /**
   * created -> paid -> delivered or refunded; delivered -> refunded within the guarantee; delivered or refunded ->
   * charged-back when a dispute is lost. Every move is one conditional update.
   */
  state: Generated<OrderState>
  /** The payment intent's id, or `promo_<random>`, once the order is paid. */
  payment_id: string | null
  payment_intent_id: string | null
  website: string
  business_name: string
  email: string | null
  amount_cents: number
  currency: string
  report_id: string | null
  /** The id of the request that opened it. It follows the order: its messages carry it. */
  request_id: string
  created_at: Generated<Date>
  paid_at: Date | null
  /** When its report was delivered; the delivery of a rerun replaces the first. The guarantee runs from here. */
  delivered_at: Date | null
  /** The newest dispute of the payment: its id, state, when we heard of it and when it ended. */
  dispute_id: string | null
  dispute: DisputeState | null
  disputed_at: Date | null
  dispute_ended_at: Date | null
  /** When the card provider was last asked about an open order. */
  asked_at: Date | null
  /** When a paid order was last announced again to the next step. */
  swept_at: Date | null
}

/** Every address that replaced one our mail could not reach. */
export interface EmailCorrectionsTable {
  order_id: string
  corrected_at: Date
  previous: string | null
  email: string
  request_id: string
}

/** At most one per order, stored in the commit that moves the order to refunded. */
export interface RefundsTable {
  order_id: string
  /** 0 for an order paid by promo code. */
  amount_cents: number
  currency: string
  reason: RefundCause
  /** Why staff made it, in their words; null for all others. */
  staff_reason: Generated<string | null>
  /**
   * requested -> done, once the card provider has it; done -> refused when the bank sent it back; requested or refused
   * -> canceled when a dispute is lost.
   */
  state: Generated<OrderRefund['state']>
  stripe_refund_id: string | null
  /** Attempts started, and when the next one is due. */
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  /** What went wrong last. */
  problem: string | null
  requested_at: Generated<Date>
  /** When it was done or canceled. */
  done_at: Date | null
  /** Who paid a refused refund back another way. */
  settled_by: string | null
  /** When the next steps were last told again. */
  swept_at: Date | null
}

/** Repeated audits for delivered orders. At most one per order is running. */
export interface RerunsTable {
  id: Generated<string>
  order_id: string
  /** The Idempotency-Key of the request. */
  key: string | null
  staff_id: string
  /** Why, in the words of that member of staff; null for reruns made before reasons were asked for. */
  reason: string | null
  state: Generated<OrderRerun['state']>
  request_id: string
  requested_at: Generated<Date>
  ended_at: Date | null
  /** When the next step was last told again. */
  swept_at: Date | null
}

/** The inbox: one row per handled event of the card provider, stored in the commit with what it changed. */
export interface StripeEventsTable {
  id: string
  type: string
  payment_intent_id: string | null
  changed: string | null
  received_at: Generated<Date>
}

/** One row: when the card provider's events were last listed, and where the next list starts. */
interface EventLooksTable {
  looked_at: Generated<Date>
  last_event: string | null
}

interface PromoRedemptionsTable {
  order_id: string
  redeemed_at: Generated<Date>
}

/** Kept for its Stripe columns; there are no customer accounts. */
interface UsersTable {
  id: Generated<number>
  username: string
  password: string
  stripe_customer_id: Generated<string>
  stripe_subscription_id: Generated<string>
}

export interface Database {
  orders: OrdersTable
  email_corrections: EmailCorrectionsTable
  refunds: RefundsTable
  reruns: RerunsTable
  stripe_events: StripeEventsTable
  event_looks: EventLooksTable
  promo_redemptions: PromoRedemptionsTable
  users: UsersTable
  outbox: OutboxTable<StepSentBy<'payments'>>
  staff_acts: StaffActsTable
}
