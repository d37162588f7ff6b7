import type { PaymentIntent } from '@stripe/stripe-js'
import { askToAuthenticate } from './authentication-dialog.ts'
import type { CallResult, CardProviderCalls } from './calls.ts'
import { insideOf, type Elements } from './elements.ts'
import { IntegrationError } from './integration-error.ts'

type Billing = Record<string, string | Record<string, string>>

export interface ConfirmOptions {
  elements?: Elements
  clientSecret?: string
  redirect?: 'always' | 'if_required'
  confirmParams?: {
    return_url?: string
    receipt_email?: string
    payment_method_data?: { billing_details?: Billing }
  }
}

/** Pays with what is in the payment element, with authentication if the bank requires it. */
export async function confirmPayment(calls: CardProviderCalls, options: ConfirmOptions): Promise<CallResult> {
  const { confirmParams = {}, redirect = 'always' } = options
  const { clientSecret, form } = readyToConfirm(options)
  const problem = form.validate()
  if (problem) return { error: { type: 'validation_error', ...problem } }

  const confirmed = await calls.confirm(clientSecret, {
    ...billingParams(confirmParams.payment_method_data?.billing_details),
    ...form.params(),
    ...(confirmParams.return_url && { return_url: confirmParams.return_url }),
    ...(confirmParams.receipt_email && { receipt_email: confirmParams.receipt_email }),
  })
  const result = confirmed.error ? confirmed : await takeNextAction(calls, confirmed.paymentIntent, clientSecret)
  if (result.error || redirect === 'if_required') return result
  return leaveFor(returnAddress(confirmParams.return_url!, result.paymentIntent))
}

function readyToConfirm({ elements, clientSecret: given, confirmParams, redirect, ...rest }: ConfirmOptions) {
  const { return_url, receipt_email: _email, payment_method_data, ...otherParams } = confirmParams ?? {}
  const [unknown] = Object.keys({ ...rest, ...otherParams })
  if (unknown !== undefined) throw new IntegrationError(`Unrecognized stripe.confirmPayment() parameter: ${unknown}.`)
  const inside = insideOf(elements)
  const form = inside?.payment?.form()
  if (!inside || !form)
    throw new IntegrationError('stripe.confirmPayment() needs the elements with a mounted payment element.')
  const clientSecret = inside.clientSecret ?? given
  if (!clientSecret) throw new IntegrationError('stripe.confirmPayment() needs a clientSecret.')
  if (!inside.clientSecret && !inside.submitted) {
    throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().')
  }
  if (redirect !== 'if_required' && !return_url) {
    throw new IntegrationError(
      "stripe.confirmPayment() needs confirmParams.return_url unless redirect is 'if_required'.",
    )
  }
  checkNotCollected(inside.payment?.options().fields?.billingDetails, payment_method_data?.billing_details)
  return { clientSecret, form }
}

/** What the form was told not to collect has to come with the call. */
function checkNotCollected(fields: unknown, billing: Billing | undefined, path = ''): void {
  if (typeof fields !== 'object' || fields === null) return
  for (const [name, option] of Object.entries(fields)) {
    const given = billing?.[name === 'postalCode' ? 'postal_code' : name]
    if (option === 'never' && given === undefined) {
      throw new IntegrationError(
        `You specified "never" for fields.billingDetails.${path}${name}, but did not pass it in confirmParams.payment_method_data.billing_details.`,
      )
    }
    checkNotCollected(option, typeof given === 'object' ? given : undefined, `${path}${name}.`)
  }
}

function billingParams(billing: Billing = {}, path = 'payment_method_data[billing_details]'): Record<string, string> {
  const pairs = Object.entries(billing).map(([name, value]) =>
    typeof value === 'object' ? billingParams(value, `${path}[${name}]`) : { [`${path}[${name}]`]: value },
  )
  return Object.assign({}, ...pairs)
}

async function takeNextAction(
  calls: CardProviderCalls,
  intent: PaymentIntent,
  clientSecret: string,
): Promise<CallResult> {
  const page = intent.next_action?.redirect_to_url?.url
  if (page) return leaveFor(page)
  if (intent.status !== 'requires_action') return { paymentIntent: intent }
  return calls.finishAuthentication(clientSecret, await askToAuthenticate())
}

function returnAddress(returnUrl: string, intent: PaymentIntent): string {
  const address = new URL(returnUrl)
  address.searchParams.set('payment_intent', intent.id)
  address.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  address.searchParams.set('redirect_status', intent.status)
  return address.href
}

/** The page is being left, so the promise stays pending until it has gone. */
function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}
