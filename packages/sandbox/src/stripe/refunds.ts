import type Stripe from 'stripe'
import { find, idOf, save, type Account, type Call } from './account.ts'
import { disputeOf } from './disputes.ts'
import { invalidParameter, invalidRequest } from './errors.ts'
import { newId, now } from './ids.ts'
import type { Parsed } from './params.ts'
import type { createRefundRules } from './request-rules.ts'

/** Refunds all or part of a charge, never more than is left of it. */
export function createRefund(account: Account, params: Parsed<typeof createRefundRules>, call: Call): Stripe.Refund {
  const charge = chargeToRefund(account, params)
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  if (disputeOf(account, charge.id)?.is_charge_refundable === false) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw invalidRequest(message, { code: 'charge_disputed' })
  }
  const left = charge.amount - charge.amount_refunded
  const amount = params.amount ?? left
  if (amount < 1)
    throw invalidParameter('amount', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer')
  if (amount > left) {
    const limit = charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount'
    throw invalidRequest(`Refund amount (${dollars(amount)}) is greater than ${limit} (${dollars(left)})`, {
      param: 'amount',
    })
  }
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  }
  save(account, refund)
  save(account, refunded)
  account.emit('refund.created', refund, call)
  account.emit('charge.refunded', refunded, call)
  return refund
}

/** The customer's bank returns a refund, which may happen days later: the account has the money again. */
export function sendBackRefund(account: Account, id: string, call: Call): Stripe.Refund {
  const refund = find(account, 'refund', id)
  const charge = find(account, 'charge', idOf(refund.charge) ?? '', 'charge')
  const failed: Stripe.Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: newId('txn'),
  }
  save(account, failed)
  save(account, { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
  account.emit('refund.updated', failed, call)
  account.emit('refund.failed', failed, call)
  return failed
}

function chargeToRefund(account: Account, params: Parsed<typeof createRefundRules>): Stripe.Charge {
  if (params.charge !== undefined) return find(account, 'charge', params.charge, 'charge')
  if (params.payment_intent === undefined) {
    const message = 'One of the following params should be provided for this request: payment_intent or charge.'
    throw invalidParameter('payment_intent', message)
  }
  const intent = find(account, 'payment_intent', params.payment_intent, 'payment_intent')
  const charge = idOf(intent.latest_charge)
  if (intent.status !== 'succeeded' || charge === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  }
  return find(account, 'charge', charge)
}

function dollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`
}
