import { createServer, type IncomingMessage, type Server } from 'node:http'
import * as z from 'zod'
import { withJson } from '../http/json-body.ts'
import { findRoute, json, readBody, send, type Answer, type Route } from '../http/router.ts'
import type { Store } from '../store.ts'
import { idOf, find, type Account } from './account.ts'
import { agePayment } from './age-payment.ts'
import { apiRoutes, unknownUrl } from './api.ts'
import { authenticationPageRoutes } from './authentication-page.ts'
import { browserApiRoutes } from './browser-api.ts'
import { browserScriptRoute } from './browser-script.ts'
import { disputeStatuses, moveDispute } from './disputes.ts'
import { recordEvent } from './events.ts'
import { faultSwitches, stripeFaults } from './faults.ts'
import { forgetKeys } from './idempotency.ts'
import { newId } from './ids.ts'
import { sendBackRefund } from './refunds.ts'
import { finishHeldPayments } from './payment-attempts.ts'
import { webhookSender, type WebhookEndpoint } from './webhooks.ts'

export const secretKey = 'sk_test_sandbox'
export const publishableKey = 'pk_test_sandbox'
export const webhookSecret = 'whsec_sandbox'

const ageing = z.strictObject({ days: z.int().positive() })
const disputeMove = z.strictObject({ status: z.enum(disputeStatuses).default('needs_response') })

export interface CardProvider {
  /** Speaks Stripe's API. */
  api: Server
  /** The payment form's calls and the test switches, for the public port. */
  publicRoutes: Route[]
  close(): Promise<void>
}

/**
 * The stand-in for Stripe: one account in test mode with at most one webhook endpoint. Customers reach it at
 * `publicUrl`.
 */
export function cardProvider(
  store: Store,
  endpoint: WebhookEndpoint | undefined,
  publicUrl: () => string,
): CardProvider {
  const faults = faultSwitches()
  const webhooks = endpoint && webhookSender(store, endpoint, faults)
  const account: Account = {
    store,
    emit: (type, object, call) => {
      const event = recordEvent(account, type, object, call, webhooks ? 1 : 0)
      webhooks?.enqueue(event.id)
    },
    holdsPayments: faults.holdsPayments,
  }
  const routes = apiRoutes({ account, faults, secretKey, publicUrl })

  const testRoutes: Route[] = [
    {
      method: 'POST',
      path: '/api/faults/stripe',
      handle: withJson(stripeFaults, (asked) => {
        faults.set(asked)
        if (!faults.holdsPayments())
          store.together(() => finishHeldPayments(account, { requestId: newId('req'), idempotencyKey: null }))
        return json(200, asked)
      }),
    },
    {
      method: 'DELETE',
      path: '/api/stripe/idempotency-keys',
      handle: () => {
        forgetKeys(store)
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/api/stripe/payment_intents/:id/dispute',
      handle: withJson(disputeMove, ({ status }, request) => {
        const intent = find(account, 'payment_intent', request.params['id'] ?? '', 'intent')
        const call = { requestId: newId('req'), idempotencyKey: null }
        return json(
          200,
          store.together(() => moveDispute(account, idOf(intent.latest_charge) ?? '', status, call)),
        )
      }),
    },
    {
      method: 'POST',
      path: '/api/stripe/payment_intents/:id/age',
      handle: withJson(ageing, ({ days }, request) => {
        const intent = find(account, 'payment_intent', request.params['id'] ?? '', 'intent')
        return json(
          200,
          store.together(() => agePayment(account, intent, days)),
        )
      }),
    },
    {
      method: 'POST',
      path: '/api/stripe/refunds/:id/send-back',
      handle: (request) => {
        const call = { requestId: newId('req'), idempotencyKey: null }
        return json(
          200,
          store.together(() => sendBackRefund(account, request.params['id'] ?? '', call)),
        )
      },
    },
  ]

  return {
    api: createServer((message, response) => {
      answerApi(routes, message).then(
        (answer) => send(response, answer),
        (error: unknown) => send(response, json(500, { error: { type: 'api_error', message: String(error) } })),
      )
    }),
    publicRoutes: [
      browserScriptRoute(),
      ...browserApiRoutes({ account, publishableKey, publicUrl }),
      ...authenticationPageRoutes(account),
      ...testRoutes,
    ],
    close: async () => webhooks?.close(),
  }
}

async function answerApi(routes: Route[], message: IncomingMessage): Promise<Answer> {
  const url = new URL(message.url ?? '/', 'http://sandbox')
  const method = message.method ?? 'GET'
  const found = findRoute(routes, method, url.pathname)
  if (!found) return unknownUrl(method, url.pathname)
  return found.route.handle({
    method,
    url,
    params: found.params,
    headers: message.headers,
    body: await readBody(message),
  })
}
