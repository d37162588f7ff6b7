import type Stripe from 'stripe'
import { find, idOf, save, type Account, type Call } from './account.ts'
import { newCharge } from './charges.ts'
import { openDispute } from './disputes.ts'
import { invalidParameter, invalidRequest, StripeApiError, type ErrorBody } from './errors.ts'
import { newId, now, randomText } from './ids.ts'
import { required, type Parsed } from './params.ts'
import { testCardOf } from './payment-methods.ts'
import type { createRules } from './request-rules.ts'
import type { Authentication } from './test-cards.ts'

export interface Confirmation {
  method: Stripe.PaymentMethod
  returnUrl?: string | undefined
  receiptEmail?: string | undefined
  /** The address of the page that a bank with a page of its own sends the customer to. */
  authenticationPage: string
}

/** The intent after an attempt to pay and, when the attempt failed, the error that the API answers with. */
export interface Attempt {
  intent: Stripe.PaymentIntent
  error?: StripeApiError
}

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

/** On by default, unless the call names the types of payment method itself. */
function automaticPaymentMethods(
  params: Parsed<typeof createRules>,
): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const { enabled = true, allow_redirects = 'always' } = params.automatic_payment_methods ?? {}
  return enabled ? { allow_redirects, enabled } : null
}

/** One attempt to pay. A card that asks for authentication waits for it in `requires_action`. */
export function confirmPaymentIntent(account: Account, id: string, confirmation: Confirmation, call: Call): Attempt {
  const intent = find(account, 'payment_intent', id, 'intent')
  checkConfirmable(intent)
  const { method, returnUrl, receiptEmail, authenticationPage } = confirmation
  const attempted: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    receipt_email: receiptEmail ?? intent.receipt_email,
  }
  const { authentication } = testCardOf(account, method.id)
  if (!authentication) return charge(account, attempted, call)

  if (authentication === 'redirect' && !returnUrl) {
    throw invalidRequest('This payment method redirects the customer: provide a `return_url`.', { param: 'return_url' })
  }
  const waiting: Stripe.PaymentIntent = {
    ...attempted,
    status: 'requires_action',
    next_action: nextAction(authentication, authenticationPage, returnUrl),
  }
  save(account, waiting)
  account.emit('payment_intent.requires_action', waiting, call)
  return { intent: waiting }
}

function checkConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    )
  }
  if (intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    )
  }
}

function nextAction(
  authentication: Authentication,
  page: string,
  returnUrl: string | undefined,
): Stripe.PaymentIntent.NextAction {
  if (authentication === 'redirect') {
    return { type: 'redirect_to_url', redirect_to_url: { url: page, return_url: returnUrl ?? null } }
  }
  const useStripeSdk = { type: 'three_d_secure_redirect', source: newId('src'), stripe_js: page }
  return { type: 'use_stripe_sdk', use_stripe_sdk: useStripeSdk }
}

/** The customer proved who they are, or did not. */
export function finishAuthentication(account: Account, id: string, result: 'complete' | 'fail', call: Call): Attempt {
  const intent = find(account, 'payment_intent', id, 'intent')
  if (intent.status !== 'requires_action') {
    throw unexpectedState(
      intent,
      `This PaymentIntent does not wait for authentication: its status is ${intent.status}.`,
    )
  }
  const answered: Stripe.PaymentIntent = { ...intent, next_action: null }
  if (result === 'complete') return charge(account, answered, call)
  return refuse(account, answered, call, 400, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
}

function charge(account: Account, intent: Stripe.PaymentIntent, call: Call): Attempt {
  const method = find(account, 'payment_method', idOf(intent.payment_method) ?? '')
  const { authentication, decline, dispute } = testCardOf(account, method.id)
  const attempt = newCharge(intent, method, decline, authentication)
  save(account, attempt)
  const charged: Stripe.PaymentIntent = { ...intent, latest_charge: attempt.id }
  if (decline) return refuse(account, charged, call, 402, { type: 'card_error', charge: attempt.id, ...decline })

  const succeeded: Stripe.PaymentIntent = { ...charged, status: 'succeeded', amount_received: intent.amount }
  save(account, succeeded)
  account.emit('payment_intent.succeeded', succeeded, call)
  if (dispute) openDispute(account, attempt.id, dispute, call)
  return { intent: succeeded }
}

/** Back to `requires_payment_method`: another card may still pay this intent. */
function refuse(
  account: Account,
  intent: Stripe.PaymentIntent,
  call: Call,
  status: number,
  reason: ErrorBody,
): Attempt {
  const payment_method = find(account, 'payment_method', idOf(intent.payment_method) ?? '')
  const { body } = new StripeApiError(status, { ...reason, payment_method })
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: body,
  }
  save(account, failed)
  account.emit('payment_intent.payment_failed', failed, call)
  return { intent: failed, error: new StripeApiError(status, { ...reason, payment_intent: failed, payment_method }) }
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

function unexpectedState(intent: Stripe.PaymentIntent, message: string): StripeApiError {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}
