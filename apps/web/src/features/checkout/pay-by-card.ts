import { successPath } from '@findable/contracts/customer'
import type { Stripe, StripeElements } from '@stripe/stripe-js'

export type CardOutcome =
  | { kind: 'paid'; paymentIntentId: string }
  /** The bank is still processing it; the webhook takes over. */
  | { kind: 'processing' }
  /** `message` is the provider's own, if it gave one. */
  | { kind: 'failed'; message?: string | undefined }

/** Confirms the payment without leaving the page, unless the bank asks the customer to visit its own. */
export async function payByCard(stripe: Stripe, elements: StripeElements, email: string): Promise<CardOutcome> {
  const submitted = await elements.submit()
  if (submitted.error) return { kind: 'failed', message: submitted.error.message }
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: `${location.origin}${successPath}?paymentType=stripe`,
      // With the address on the payment, the report reaches the customer even when this page is gone.
      payment_method_data: { billing_details: { email } },
    },
  })
  // A second confirmation of a paid order is refused, and the refusal contains the paid intent.
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded') return { kind: 'paid', paymentIntentId: intent.id }
  if (error) return { kind: 'failed', message: error.message }
  return { kind: 'processing' }
}
