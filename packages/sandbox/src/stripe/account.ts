import type Stripe from 'stripe'
import type { Store } from '../store.ts'
import { missing } from './errors.ts'

/** The API version of every object: the one used by this repository's stripe package. */
export const apiVersion = '2026-10-28.endive'

/** The kinds of events that the webhook endpoint is subscribed to. */
export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.processing'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'

/** The API request behind a change, as named in its events. */
export interface Call {
  requestId: string
  idempotencyKey: string | null
}

/** The contents of one Stripe account, and how it announces changes. */
export interface Account {
  store: Store
  emit(type: EventType, object: object, call: Call): void
  /** Whether confirmed payments currently stay in `processing`. */
  holdsPayments(): boolean
}

/** The objects an account keeps, by the kind they are stored under. */
interface Kept {
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  event: Stripe.Event
}

export function save(account: Account, object: Kept[keyof Kept]): void {
  account.store.put(object.object, object.id, object)
}

/** The object with this id, or Stripe's 404. `param` is Stripe's name for the id in that answer. */
export function find<Kind extends keyof Kept>(account: Account, kind: Kind, id: string, param = 'id'): Kept[Kind] {
  const object = account.store.get<Kept[Kind]>(kind, id)
  if (!object) throw missing(kind, id, param)
  return object
}

export function all<Kind extends keyof Kept>(account: Account, kind: Kind): Kept[Kind][] {
  return account.store.list<Kept[Kind]>(kind)
}

/** The id in a field that may hold the object itself. */
export function idOf(field: string | { id: string } | null): string | null {
  return typeof field === 'object' ? (field?.id ?? null) : field
}
