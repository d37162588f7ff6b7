import type Stripe from 'stripe'
import { find, type Account } from './account.ts'
import { StripeApiError } from './errors.ts'
import { required } from './params.ts'

/** The intent of a browser's call; only the client secret gives a browser access to it. */
export function intentFor(account: Account, id = '', secret: string | undefined): Stripe.PaymentIntent {
  const intent = find(account, 'payment_intent', id, 'intent')
  if (required(secret, 'client_secret') === intent.client_secret) return intent
  throw new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_client_secret',
    message: 'The client_secret provided does not match any associated PaymentIntent on this account.',
    param: 'client_secret',
  })
}
