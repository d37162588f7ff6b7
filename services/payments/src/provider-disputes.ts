import type { DisputeState } from '@findable/contracts'
import type Stripe from 'stripe'

/** A dispute as the card provider describes it, in our own states. */
export interface Dispute {
  id: string
  state: DisputeState
}

const stateOf: Record<string, DisputeState> = {
  // The bank asks; no money has moved.
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry-closed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  // Appeals: the money is still gone.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

/** https://docs.stripe.com/api/disputes/object#dispute_object-status */
export function readDispute({ id, status, payment_method_details: method }: Stripe.Dispute): Dispute {
  // Prevented before it started: blocked by our evidence, else resolved by giving the money back.
  if (status === 'prevented') return { id, state: method?.card?.case_type === 'block' ? 'inquiry-closed' : 'lost' }
  return { id, state: stateOf[status] ?? 'open' }
}
