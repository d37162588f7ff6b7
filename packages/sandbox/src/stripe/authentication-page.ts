import type Stripe from 'stripe'
import { escapeHtml, htmlPage } from '../http/html.ts'
import { html, redirect, type Answer, type Request, type Route } from '../http/router.ts'
import type { Account } from './account.ts'
import { intentFor } from './client-secret.ts'
import { StripeApiError } from './errors.ts'
import { newId } from './ids.ts'
import { finishAuthentication } from './payment-attempts.ts'

const path = '/sandbox/stripe/authenticate/:id'

/** The address of the bank's page for an intent, on the site the customer is using. */
export function authenticationPage(siteUrl: string, intent: Stripe.PaymentIntent): string {
  return new URL(`${path.replace(':id', intent.id)}?client_secret=${intent.client_secret}`, siteUrl).href
}

/** The page of a bank that authenticates on its own page and sends the customer back to `return_url`. */
export function authenticationPageRoutes(account: Account): Route[] {
  /** Handles the intent named in the address, if its secret matches. */
  const ofIntent = (handle: (intent: Stripe.PaymentIntent, request: Request) => Answer) => (request: Request) => {
    try {
      const secret = request.url.searchParams.get('client_secret') ?? undefined
      return handle(intentFor(account, request.params['id'], secret), request)
    } catch (error) {
      if (error instanceof StripeApiError) return html(error.status, notice('This payment is not known', error.message))
      throw error
    }
  }
  return [
    {
      method: 'GET',
      path,
      handle: ofIntent((intent) => html(200, intent.status === 'requires_action' ? question(intent) : answered())),
    },
    {
      method: 'POST',
      path,
      handle: ofIntent((intent, { body }) => {
        const back = intent.next_action?.redirect_to_url?.return_url
        if (!back) return html(409, answered())
        const result = new URLSearchParams(body).get('result') === 'complete' ? 'complete' : 'fail'
        const call = { requestId: newId('req'), idempotencyKey: null }
        const attempt = account.store.together(() => finishAuthentication(account, intent.id, result, call))
        return redirect(returnAddress(back, attempt.intent))
      }),
    },
  ]
}

/** What a return from a redirect carries: https://docs.stripe.com/payments/accept-a-payment */
function returnAddress(returnUrl: string, intent: Stripe.PaymentIntent): string {
  const address = new URL(returnUrl)
  address.searchParams.set('payment_intent', intent.id)
  address.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return address.href
}

function question(intent: Stripe.PaymentIntent): string {
  const amount = new Intl.NumberFormat('en-AU', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  )
  return htmlPage(
    '3-D Secure test page',
    `<main class="narrow">
      <h1>3-D Secure test page</h1>
      <p>Your bank would check here that it is you who pays ${escapeHtml(amount)}. Choose how the check ends.</p>
      <form method="post" class="actions">
        <button name="result" value="fail">Fail</button>
        <button name="result" value="complete" class="primary">Complete</button>
      </form>
    </main>`,
  )
}

function answered(): string {
  return notice('This check is over', 'Go back to the page you came from to see whether the payment went through.')
}

function notice(title: string, text: string): string {
  return htmlPage(title, `<main class="narrow"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`)
}
