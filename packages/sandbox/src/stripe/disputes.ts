import type Stripe from 'stripe'
import { all, find, save, type Account, type Call } from './account.ts'
import { newId, now } from './ids.ts'

const daysToAnswer = 9

export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const satisfies Stripe.Dispute.Status[]
type Status = (typeof disputeStatuses)[number]

/** The bank has decided, or dropped its question. */
const closed: Status[] = ['won', 'lost', 'warning_closed']
/** The bank is only asking (an inquiry), or we have the money back. */
const refundable: Status[] = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won']

/** The newest dispute of a payment. */
export const disputeOf = (account: Account, chargeId: string): Stripe.Dispute | undefined =>
  all(account, 'dispute').find(({ charge }) => charge === chargeId)

/** Moves a payment's dispute to a status; opens one if there is none. */
export function moveDispute(account: Account, chargeId: string, status: Status, call: Call): Stripe.Dispute {
  const dispute =
    disputeOf(account, chargeId) ?? openDispute(account, chargeId, 'fraudulent', call, firstStatus(status))
  if (dispute.status === status) return dispute
  const moved = { ...dispute, status, is_charge_refundable: refundable.includes(status) }
  save(account, moved)
  account.emit(closed.includes(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', moved, call)
  return moved
}

/** The first status of a dispute that later reaches this one. */
const firstStatus = (status: Status): Status =>
  status.startsWith('warning_') ? 'warning_needs_response' : 'needs_response'

/** The cardholder's bank takes the money back and asks for evidence; with a warning status it only asks. */
export function openDispute(
  account: Account,
  chargeId: string,
  reason: string,
  call: Call,
  status: Status = 'needs_response',
): Stripe.Dispute {
  const charge = find(account, 'charge', chargeId)
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: now() + daysToAnswer * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: refundable.includes(status),
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status,
  }
  save(account, dispute)
  save(account, { ...charge, disputed: true })
  account.emit('charge.dispute.created', dispute, call)
  return dispute
}

function noEvidence(): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  }
}
