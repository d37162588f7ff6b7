import type Stripe from 'stripe'
import { json, type Answer, type Request, type Route } from '../http/router.ts'
import { all, apiVersion, find, type Account, type Call } from './account.ts'
import { authenticationPage } from './authentication-page.ts'
import { InvalidParameter, StripeApiError } from './errors.ts'
import { listEvents, retrieveEvent } from './events.ts'
import { expand } from './expand.ts'
import type { FaultSwitches } from './faults.ts'
import { decodeForm, type Form } from './form-encoding.ts'
import { firstAnswer, rememberAnswer } from './idempotency.ts'
import { newId } from './ids.ts'
import { page } from './lists.ts'
import { parseParams, required } from './params.ts'
import { confirmPaymentIntent } from './payment-attempts.ts'
import { cancelPaymentIntent, createPaymentIntent } from './payment-intents.ts'
import { paymentMethodFromName } from './payment-methods.ts'
import { createRefund } from './refunds.ts'
import * as rules from './request-rules.ts'

export interface ApiSettings {
  account: Account
  faults: FaultSwitches
  secretKey: string
  /** Where customers reach the sandbox when a server confirms instead of their browser. */
  publicUrl: () => string
}

/** What one endpoint does: takes parameters and returns an API object. Refusals are thrown. */
type Operation = (
  form: Form,
  call: Call,
  params: Record<string, string>,
) => { object: object; error?: StripeApiError | undefined }

/** The part of https://docs.stripe.com/api that the product uses. */
export function apiRoutes(settings: ApiSettings): Route[] {
  const { account } = settings
  const read = (path: string, operation: Operation) => route(settings, 'GET', path, operation)
  const write = (path: string, operation: Operation) => route(settings, 'POST', path, operation)

  return [
    write('/v1/payment_intents', (form, call) => {
      const params = parseParams(rules.createRules, form)
      return { object: expand(account, createPaymentIntent(account, params, call), params.expand) }
    }),
    read('/v1/payment_intents', (form) => {
      const params = parseParams(rules.listIntentsRules, form)
      const list = page(all(account, 'payment_intent'), '/v1/payment_intents', 'payment_intent', params)
      return { object: expand(account, list, params.expand) }
    }),
    read('/v1/payment_intents/:id', (form, _call, { id = '' }) => {
      const params = parseParams(rules.retrieveRules, form)
      return { object: expand(account, find(account, 'payment_intent', id, 'intent'), params.expand) }
    }),
    write('/v1/payment_intents/:id/confirm', (form, call, { id = '' }) => {
      const params = parseParams(rules.confirmRules, form)
      const method = paymentMethodFromName(account, required(params.payment_method, 'payment_method'))
      const attempt = confirmPaymentIntent(
        account,
        id,
        {
          method,
          returnUrl: params.return_url,
          receiptEmail: params.receipt_email,
          authenticationPage: authenticationPage(settings.publicUrl(), find(account, 'payment_intent', id, 'intent')),
        },
        call,
      )
      return { object: expand(account, attempt.intent, params.expand), error: attempt.error }
    }),
    write('/v1/payment_intents/:id/cancel', (form, call, { id = '' }) => {
      const params = parseParams(rules.cancelRules, form)
      const canceled = cancelPaymentIntent(account, id, params.cancellation_reason, call)
      return { object: expand(account, canceled, params.expand) }
    }),

    write('/v1/refunds', (form, call) => {
      const params = parseParams(rules.createRefundRules, form)
      return { object: expand(account, createRefund(account, params, call), params.expand) }
    }),
    read('/v1/refunds', (form) => {
      const params = parseParams(rules.listRefundsRules, form)
      const wanted = all(account, 'refund').filter(isOf(params))
      return { object: expand(account, page(wanted, '/v1/refunds', 'refund', params), params.expand) }
    }),
    read('/v1/refunds/:id', (form, _call, { id = '' }) => {
      const params = parseParams(rules.retrieveRefundRules, form)
      return { object: expand(account, find(account, 'refund', id), params.expand) }
    }),

    read('/v1/disputes', (form) => {
      const params = parseParams(rules.listDisputesRules, form)
      const wanted = all(account, 'dispute').filter(isOf(params))
      return { object: expand(account, page(wanted, '/v1/disputes', 'dispute', params), params.expand) }
    }),

    read('/v1/events', (form) => ({ object: listEvents(account, parseParams(rules.listEventsRules, form)) })),
    read('/v1/events/:id', (form, _call, { id = '' }) => {
      parseParams(rules.retrieveEventRules, form)
      return { object: retrieveEvent(account, id) }
    }),
  ]
}

/** Whether a refund or dispute belongs to the charge or payment intent requested. */
function isOf(asked: { charge?: string; payment_intent?: string }) {
  return ({ charge, payment_intent }: Stripe.Refund | Stripe.Dispute): boolean =>
    (asked.charge === undefined || charge === asked.charge) &&
    (asked.payment_intent === undefined || payment_intent === asked.payment_intent)
}

/** The API's answer to a path it does not have. */
export function unknownUrl(method: string, path: string): Answer {
  const message = `Unrecognized request URL (${method}: ${path}). The sandbox has only the calls that the product uses.`
  return errorAnswer(new StripeApiError(404, { type: 'invalid_request_error', message }), newId('req'))
}

function route(settings: ApiSettings, method: 'GET' | 'POST', path: string, operation: Operation): Route {
  return {
    method,
    path,
    handle: async (request) => {
      const requestId = newId('req')
      try {
        authenticate(request, settings.secretKey)
        checkVersion(request)
        return finish(
          method === 'GET'
            ? answer(request, operation, requestId)
            : await change(settings, request, operation, requestId),
          request,
          requestId,
        )
      } catch (error) {
        if (error instanceof StripeApiError) return finish(errorAnswer(error, requestId), request, requestId)
        throw error
      }
    },
  }
}

function answer(request: Request, operation: Operation, requestId: string): Answer {
  const form = decodeForm(request.method === 'GET' ? request.url.search : request.body)
  const call: Call = { requestId, idempotencyKey: keyOf(request) }
  const { object, error } = operation(form, call, request.params)
  return error ? errorAnswer(error, requestId) : json(200, object)
}

/** A write: uses its idempotency key if there is one, is all or nothing, and applies the faults a test has set. */
async function change(
  settings: ApiSettings,
  request: Request,
  operation: Operation,
  requestId: string,
): Promise<Answer> {
  const { store } = settings.account
  const key = keyOf(request)
  const replayed = key === null ? undefined : firstAnswer(store, key, request.url.pathname, request.body)
  if (replayed) return replayed

  const fault = settings.faults.takeWriteFault()
  if (fault === 'error-before') return outage(requestId)
  const first = store.together(() => {
    const done = answerOrRefusal(request, operation, requestId)
    const remembered = fault === 'error-after' ? outage(requestId) : done
    if (key !== null) rememberAnswer(store, key, request.url.pathname, request.body, requestId, remembered)
    return remembered
  })
  if (fault === 'no-answer') return new Promise(() => {})
  return first
}

/** An idempotency key keeps a refusal like any other answer, except when the parameters were invalid. */
function answerOrRefusal(request: Request, operation: Operation, requestId: string): Answer {
  try {
    return answer(request, operation, requestId)
  } catch (error) {
    if (error instanceof StripeApiError && !(error instanceof InvalidParameter)) return errorAnswer(error, requestId)
    throw error
  }
}

function errorAnswer(error: StripeApiError, requestId: string): Answer {
  return json(error.status, {
    error: { ...error.body, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` },
  })
}

function outage(requestId: string): Answer {
  const message = 'An unknown error occurred'
  return errorAnswer(new StripeApiError(500, { type: 'api_error', message }), requestId)
}

function finish(given: Answer, request: Request, requestId: string): Answer {
  const key = keyOf(request)
  const headers = {
    'request-id': requestId,
    'stripe-version': apiVersion,
    ...(key !== null && { 'idempotency-key': key, 'original-request': requestId }),
  }
  return { ...given, headers: { 'content-type': 'application/json', ...headers, ...given.headers } }
}

function keyOf(request: Request): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : null
}

function authenticate(request: Request, secretKey: string): void {
  const given = keyFrom(request.headers.authorization)
  if (given === undefined) {
    throw unauthenticated(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (given.startsWith('pk_')) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
    throw new StripeApiError(401, { type: 'invalid_request_error', code: 'secret_key_required', message })
  }
  if (given !== secretKey) {
    throw unauthenticated(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}${given.slice(-4)}`)
  }
}

/** From `Bearer <key>`, or the user name in basic authentication. */
function keyFrom(header: string | undefined): string | undefined {
  const [scheme, value] = header?.split(' ') ?? []
  if (!value) return undefined
  return scheme?.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : value
}

function unauthenticated(message: string): StripeApiError {
  return new StripeApiError(401, { type: 'invalid_request_error', message })
}

/** The sandbox has only one version of its objects; a client on another would misread them. */
function checkVersion(request: Request): void {
  const version = request.headers['stripe-version']
  if (version === undefined || version === apiVersion) return
  throw new StripeApiError(400, {
    type: 'invalid_request_error',
    message: `Invalid Stripe API version: ${String(version)}. The sandbox speaks ${apiVersion}.`,
  })
}
