import type Stripe from 'stripe'
import { json, type Answer, type Request, type Route } from '../http/router.ts'
import type { Account, Call } from './account.ts'
import { authenticationPage } from './authentication-page.ts'
import { intentFor } from './client-secret.ts'
import { StripeApiError, type ErrorBody } from './errors.ts'
import { decodeForm, type Form } from './form-encoding.ts'
import { newId } from './ids.ts'
import { parseParams, required } from './params.ts'
import { confirmPaymentIntent, finishAuthentication, type Attempt } from './payment-attempts.ts'
import { paymentMethodFromCard } from './payment-methods.ts'
import { browserAuthenticationRules, browserConfirmRules, browserRetrieveRules } from './request-rules.ts'

export interface BrowserApiSettings {
  account: Account
  publishableKey: string
  /** Where customers reach the sandbox when a call does not say. */
  publicUrl: () => string
}

/** What a publishable key may see of a payment intent. https://docs.stripe.com/api/payment_intents/object */
const publicFields = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies (keyof Stripe.PaymentIntent)[]

/** The calls of the payment form. */
export function browserApiRoutes(settings: BrowserApiSettings): Route[] {
  const { account } = settings
  return [
    browserRoute(settings, 'GET', '/sandbox/stripe/payment_intents/:id', ({ request, form }) => {
      const { client_secret } = parseParams(browserRetrieveRules, form)
      return json(200, publicView(intentFor(account, request.params['id'], client_secret)))
    }),
    browserRoute(settings, 'POST', '/sandbox/stripe/payment_intents/:id/confirm', ({ request, form, call }) =>
      account.store.together(() => {
        const params = parseParams(browserConfirmRules, form)
        const intent = intentFor(account, request.params['id'], params.client_secret)
        const data = required(params.payment_method_data, 'payment_method_data')
        const card = required(data.card, 'payment_method_data[card]')
        const method = paymentMethodFromCard(
          account,
          {
            number: required(card.number, 'payment_method_data[card][number]'),
            exp_month: required(card.exp_month, 'payment_method_data[card][exp_month]'),
            exp_year: required(card.exp_year, 'payment_method_data[card][exp_year]'),
            cvc: required(card.cvc, 'payment_method_data[card][cvc]'),
          },
          data.billing_details ?? {},
        )
        const confirmation = {
          method,
          returnUrl: params.return_url,
          receiptEmail: params.receipt_email,
          authenticationPage: authenticationPage(params.referrer ?? settings.publicUrl(), intent),
        }
        return attemptAnswer(confirmPaymentIntent(account, intent.id, confirmation, call))
      }),
    ),
    browserRoute(settings, 'POST', '/sandbox/stripe/payment_intents/:id/authentication', ({ request, form, call }) =>
      account.store.together(() => {
        const params = parseParams(browserAuthenticationRules, form)
        const intent = intentFor(account, request.params['id'], params.client_secret)
        return attemptAnswer(finishAuthentication(account, intent.id, required(params.result, 'result'), call))
      }),
    ),
  ]
}

function browserRoute(
  settings: BrowserApiSettings,
  method: 'GET' | 'POST',
  path: string,
  handle: (asked: { request: Request; form: Form; call: Call }) => Answer,
): Route {
  return {
    method,
    path,
    handle: (request) => {
      const call = { requestId: newId('req'), idempotencyKey: null }
      try {
        const form = decodeForm(method === 'GET' ? request.url.search : request.body)
        authenticate(request, form, settings.publishableKey)
        return handle({ request, form, call })
      } catch (error) {
        if (error instanceof StripeApiError) return errorAnswer(error)
        throw error
      }
    },
  }
}

/** Accepts the key as the parameter `key`, as sent by Stripe's own script, or in the header. */
function authenticate(request: Request, form: Form, publishableKey: string): void {
  if (form['key'] === publishableKey || request.headers.authorization === `Bearer ${publishableKey}`) return
  const message = 'Invalid API Key provided: use the publishable key of the sandbox.'
  throw new StripeApiError(401, { type: 'invalid_request_error', message })
}

function publicView(intent: Stripe.PaymentIntent) {
  return Object.fromEntries(publicFields.map((field) => [field, intent[field]]))
}

function attemptAnswer({ intent, error }: Attempt): Answer {
  return error ? errorAnswer(error) : json(200, publicView(intent))
}

function errorAnswer({ status, body }: StripeApiError): Answer {
  const { payment_intent, ...rest }: ErrorBody = body
  return json(status, { error: { ...rest, ...(payment_intent && { payment_intent: publicView(payment_intent) }) } })
}
