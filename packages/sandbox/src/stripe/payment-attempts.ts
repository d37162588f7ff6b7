import type Stripe from 'stripe'
import { all, find, idOf, save, type Account, type Call } from './account.ts'
import { newCharge } from './charges.ts'
import { openDispute } from './disputes.ts'
import { invalidRequest, StripeApiError, type ErrorBody } from './errors.ts'
import { newId } from './ids.ts'
import { unexpectedState } from './payment-intents.ts'
import { testCardOf } from './payment-methods.ts'
import type { Authentication } from './test-cards.ts'

export interface Confirmation {
  method: Stripe.PaymentMethod
  returnUrl?: string | undefined
  receiptEmail?: string | undefined
  /** The address to which a bank with a page of its own sends the customer. */
  authenticationPage: string
}

/** The intent after a payment attempt and, when the attempt failed, the error the API answers with. */
export interface Attempt {
  intent: Stripe.PaymentIntent
  error?: StripeApiError
}

/** One payment attempt. A card that needs authentication waits for it in `requires_action`. */
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
  if (intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
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

/** The customer proved who they are, or failed to. */
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
  if (account.holdsPayments()) {
    const held: Stripe.PaymentIntent = { ...intent, status: 'processing', processing: { type: 'card', card: {} } }
    save(account, held)
    account.emit('payment_intent.processing', held, call)
    return { intent: held }
  }
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

/** The bank decides on every payment held in `processing`. */
export function finishHeldPayments(account: Account, call: Call): void {
  const held = all(account, 'payment_intent').filter(({ status }) => status === 'processing')
  for (const intent of held) charge(account, { ...intent, processing: null }, call)
}

/** Back to `requires_payment_method`: another card can still pay this intent. */
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
