import type Stripe from 'stripe'
import { find, save, type Account, type Call } from './account.ts'
import { invalidParameter, invalidRequest, type StripeApiError } from './errors.ts'
import { newId, now, randomText } from './ids.ts'
import { required, type Parsed } from './params.ts'
import type { createRules } from './request-rules.ts'

const currencies = ['aud', 'eur', 'gbp', 'nzd', 'usd']
const smallestAmount = 50
const largestAmount = 99_999_999
const cancellable = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

export function createPaymentIntent(
  account: Account,
  params: Parsed<typeof createRules>,
  call: Call,
): Stripe.PaymentIntent {
  const id = newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount: checkAmount(required(params.amount, 'amount'), required(params.currency, 'currency').toLowerCase()),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automaticPaymentMethods(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: required(params.currency, 'currency').toLowerCase(),
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: params.transfer_group ?? null,
  }
  save(account, intent)
  account.emit('payment_intent.created', intent, call)
  return intent
}

function checkAmount(amount: number, currency: string): number {
  if (!currencies.includes(currency)) {
    const message = `Invalid currency: ${currency}. The sandbox supports these currencies: ${currencies.join(', ')}`
    throw invalidParameter('currency', message)
  }
  if (amount < 1)
    throw invalidParameter('amount', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer')
  if (amount < smallestAmount) {
    throw invalidParameter('amount', `Amount must be at least $0.50 ${currency}`, 'amount_too_small')
  }
  if (amount > largestAmount) {
    throw invalidParameter('amount', `Amount must be no more than $999,999.99 ${currency}`, 'amount_too_large')
  }
  return amount
}

/** On by default, unless the call lists payment method types itself. */
function automaticPaymentMethods(
  params: Parsed<typeof createRules>,
): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const { enabled = true, allow_redirects = 'always' } = params.automatic_payment_methods ?? {}
  return enabled ? { allow_redirects, enabled } : null
}

export function cancelPaymentIntent(
  account: Account,
  id: string,
  reason: Stripe.PaymentIntent.CancellationReason | undefined,
  call: Call,
): Stripe.PaymentIntent {
  const intent = find(account, 'payment_intent', id, 'intent')
  if (!cancellable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancellable.join(', ')}.`,
    )
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: reason ?? null,
    next_action: null,
  }
  save(account, canceled)
  account.emit('payment_intent.canceled', canceled, call)
  return canceled
}

/** The intent is past the state the call needs. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): StripeApiError {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}
