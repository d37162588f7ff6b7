import type Stripe from 'stripe'

/** The `error` object in an API answer. https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  advice_code?: string
  network_decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
}

export class StripeApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body
  }
}

/** The request was refused before anything ran, so its idempotency key does not keep the answer. */
export class InvalidParameter extends StripeApiError {}

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
}

export function invalidParameter(param: string, message: string, code?: string): InvalidParameter {
  return new InvalidParameter(400, { type: 'invalid_request_error', message, param, ...(code && { code }) })
}

export function invalidRequest(
  message: string,
  more: { code?: string; param?: string; payment_intent?: Stripe.PaymentIntent } = {},
) {
  return new StripeApiError(400, { type: 'invalid_request_error', message, ...more })
}

export function missing(what: string, id: string, param: string): StripeApiError {
  const message = `No such ${what}: '${id}'`
  return new StripeApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}
