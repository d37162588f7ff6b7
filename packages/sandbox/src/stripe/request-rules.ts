import type Stripe from 'stripe'
import { listRules } from './lists.ts'
import { flag, integer, list, metadata, notInTheSandbox, object, oneOf, text, type Rule } from './params.ts'

// Each table names every parameter that the SDK's types list for its call, which the compiler checks. Any other is
// refused as unknown, so a misspelt or outdated parameter fails in the sandbox and not in production.

type RulesFor<Params> = Record<keyof Params, Rule<unknown>>

export const createRules = {
  amount: integer,
  currency: text,
  allowed_payment_method_types: list(oneOf('card')),
  amount_details: notInTheSandbox,
  application_fee_amount: notInTheSandbox,
  automatic_payment_methods: object({ enabled: flag, allow_redirects: oneOf('always', 'never') }),
  capture_method: oneOf('automatic', 'automatic_async'),
  confirm: notInTheSandbox,
  confirmation_method: oneOf('automatic'),
  confirmation_token: notInTheSandbox,
  customer: notInTheSandbox,
  customer_account: notInTheSandbox,
  description: text,
  error_on_requires_action: notInTheSandbox,
  excluded_payment_method_types: notInTheSandbox,
  expand: list(text),
  hooks: notInTheSandbox,
  mandate: notInTheSandbox,
  mandate_data: notInTheSandbox,
  metadata,
  off_session: notInTheSandbox,
  on_behalf_of: notInTheSandbox,
  payment_details: notInTheSandbox,
  payment_method: notInTheSandbox,
  payment_method_configuration: notInTheSandbox,
  payment_method_data: notInTheSandbox,
  payment_method_options: notInTheSandbox,
  radar_options: notInTheSandbox,
  receipt_email: text,
  return_url: notInTheSandbox,
  setup_future_usage: notInTheSandbox,
  shipping: notInTheSandbox,
  statement_descriptor: notInTheSandbox,
  statement_descriptor_suffix: text,
  transfer_data: notInTheSandbox,
  transfer_group: text,
  use_stripe_sdk: notInTheSandbox,
} satisfies RulesFor<Stripe.PaymentIntentCreateParams>

export const retrieveRules = {
  client_secret: text,
  expand: list(text),
} satisfies RulesFor<Stripe.PaymentIntentRetrieveParams>

export const confirmRules = {
  allowed_payment_method_types: notInTheSandbox,
  amount_details: notInTheSandbox,
  amount_to_confirm: notInTheSandbox,
  capture_method: notInTheSandbox,
  confirmation_token: notInTheSandbox,
  error_on_requires_action: notInTheSandbox,
  excluded_payment_method_types: notInTheSandbox,
  expand: list(text),
  hooks: notInTheSandbox,
  mandate: notInTheSandbox,
  mandate_data: notInTheSandbox,
  off_session: notInTheSandbox,
  payment_details: notInTheSandbox,
  payment_method: text,
  // Card data belongs only in the browser's form, never in a server-side call.
  payment_method_data: notInTheSandbox,
  payment_method_options: notInTheSandbox,
  radar_options: notInTheSandbox,
  receipt_email: text,
  return_url: text,
  setup_future_usage: notInTheSandbox,
  shipping: notInTheSandbox,
  use_stripe_sdk: notInTheSandbox,
} satisfies RulesFor<Stripe.PaymentIntentConfirmParams>

export const cancelRules = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  expand: list(text),
} satisfies RulesFor<Stripe.PaymentIntentCancelParams>

export const listIntentsRules = {
  ...listRules,
  customer: notInTheSandbox,
  customer_account: notInTheSandbox,
  expand: list(text),
} satisfies RulesFor<Stripe.PaymentIntentListParams>

export const createRefundRules = {
  amount: integer,
  charge: text,
  currency: notInTheSandbox,
  customer: notInTheSandbox,
  expand: list(text),
  instructions_email: notInTheSandbox,
  metadata,
  origin: notInTheSandbox,
  payment_intent: text,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  refund_application_fee: notInTheSandbox,
  reverse_transfer: notInTheSandbox,
} satisfies RulesFor<Stripe.RefundCreateParams>

export const retrieveRefundRules = { expand: list(text) } satisfies RulesFor<Stripe.RefundRetrieveParams>

export const listRefundsRules = {
  ...listRules,
  charge: text,
  expand: list(text),
  payment_intent: text,
} satisfies RulesFor<Stripe.RefundListParams>

export const listDisputesRules = {
  ...listRules,
  charge: text,
  expand: list(text),
  payment_intent: text,
} satisfies RulesFor<Stripe.DisputeListParams>

export const retrieveEventRules = { expand: list(text) } satisfies RulesFor<Stripe.EventRetrieveParams>

export const listEventsRules = {
  ...listRules,
  delivery_success: flag,
  expand: list(text),
  type: text,
  types: list(text),
} satisfies RulesFor<Stripe.EventListParams>

/** Sent with every call of the payment form. */
const browserRules = {
  client_secret: text,
  /** The publishable key. */
  key: text,
  /** The page's address; the customer reaches the sandbox on the same origin. */
  referrer: text,
}

export const browserRetrieveRules = browserRules

/** What the payment form sends when the customer pays: the only call with a card number. */
export const browserConfirmRules = {
  ...browserRules,
  payment_method_data: object({
    type: oneOf('card'),
    card: object({ number: text, exp_month: integer, exp_year: integer, cvc: text }),
    billing_details: object({
      name: text,
      email: text,
      phone: text,
      address: object({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text }),
    }),
  }),
  receipt_email: text,
  return_url: text,
}

export const browserAuthenticationRules = {
  ...browserRules,
  result: oneOf('complete', 'fail'),
}
