// The browser side of the card provider: defines window.Stripe, so that the unmodified @stripe/stripe-js and
// @stripe/react-stripe-js find it already loaded. Served as one classic script, like Stripe's own.

import { cardProviderCalls } from './calls.ts'
import { confirmPayment, type ConfirmOptions } from './confirm-payment.ts'
import { createElements, type ElementsOptions } from './elements.ts'
import { IntegrationError } from './integration-error.ts'

const script = document.currentScript
if (!(script instanceof HTMLScriptElement))
  throw new IntegrationError('Load the stripe.js of the sandbox as a classic script.')
const base = new URL('stripe/', script.src)

function Stripe(publishableKey: string) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new IntegrationError('Please call Stripe() with your publishable key: it begins with pk_.')
  }
  const calls = cardProviderCalls(base, publishableKey)
  return {
    elements: (options?: ElementsOptions) => createElements(calls, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(calls, options),
    retrievePaymentIntent: (clientSecret: string) => calls.retrieve(clientSecret),
    // react-stripe-js accepts an object as Stripe's only when it has these.
    createToken: () => notInTheSandbox('createToken'),
    createPaymentMethod: () => notInTheSandbox('createPaymentMethod'),
    confirmCardPayment: () => notInTheSandbox('confirmCardPayment'),
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  }
}
/** The release that @stripe/stripe-js 10 expects. */
Stripe.version = 'endive'

function notInTheSandbox(name: string): Promise<never> {
  return Promise.reject(new IntegrationError(`The sandbox has no stripe.${name}(), only stripe.confirmPayment().`))
}

Object.assign(window, { Stripe })
