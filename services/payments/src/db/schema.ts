import type { OutboxTable } from '@findable/service-kit'
import type { Generated } from 'kysely'

/** created -> paid -> delivered | refunded. Every move is one conditional update. */
export type OrderState = 'created' | 'paid' | 'delivered' | 'refunded'

export interface OrdersTable {
  id: Generated<string>
  /** Short, without ambiguous letters; what people quote. */
  reference: string
  /** The web app's Idempotency-Key. */
  key: string | null
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
  created_at: Generated<Date>
  paid_at: Date | null
  delivered_at: Date | null
}

/** The inbox: one row per event of the card provider that was acted on. */
export interface StripeEventsTable {
  id: string
  type: string
  payment_intent_id: string | null
  received_at: Generated<Date>
}

export interface PromoRedemptionsTable {
  order_id: string
  redeemed_at: Generated<Date>
}

/** Kept for its Stripe columns; there are no customer accounts. */
export interface UsersTable {
  id: Generated<number>
  username: string
  password: string
  stripe_customer_id: Generated<string>
  stripe_subscription_id: Generated<string>
}

export interface Database {
  orders: OrdersTable
  stripe_events: StripeEventsTable
  promo_redemptions: PromoRedemptionsTable
  users: UsersTable
  outbox: OutboxTable
}
