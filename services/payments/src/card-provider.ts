import { price } from '@findable/contracts'
import { AppError, type Sandbox } from '@findable/service-kit'
import Stripe from 'stripe'

export type PaymentIntent = Stripe.PaymentIntent

/** What we ask of the card provider, and nothing else. Its failures are `payment-provider-error`. */
export function openCardProvider(secretKey: string, sandbox?: Sandbox['stripe']) {
  const stripe = new Stripe(secretKey, { timeout: 10_000, maxNetworkRetries: 2, telemetry: false, ...sandbox })

  const asking = async <T>(call: Promise<T>): Promise<T> =>
    call.catch((cause: unknown) => {
      throw new AppError('payment-provider-error', { detail: `card provider: ${String(cause)}`, cause })
    })

  return {
    /** One intent per order: the same order gives the same intent, whatever is repeated. */
    createIntent: (order: { id: string; reference: string }): Promise<PaymentIntent> =>
      asking(
        stripe.paymentIntents.create(
          {
            amount: price.cents,
            currency: price.currency,
            automatic_payment_methods: { enabled: true },
            description: `Online visibility report ${order.reference}`,
            metadata: { order_id: order.id, reference: order.reference },
          },
          { idempotencyKey: `order-${order.id}` },
        ),
      ),

    /** The intent with its latest charge, or null when the provider does not know it. */
    async findIntent(id: string): Promise<PaymentIntent | null> {
      try {
        return await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
        return asking(Promise.reject(error))
      }
    },

    /** Makes sure that nobody can pay this intent any more. Answers false when it had been paid already. */
    async cancelIntent(id: string): Promise<boolean> {
      try {
        await stripe.paymentIntents.cancel(id)
        return true
      } catch (error) {
        const intent = await this.findIntent(id)
        if (!intent || intent.status === 'canceled') return true
        if (intent.status === 'succeeded') return false
        return asking(Promise.reject(error))
      }
    },

    /** Checks the signature over the bytes as they came. Throws `invalid-signature`. */
    readEvent(body: Uint8Array, signature: string, webhookSecret: string): Stripe.Event {
      try {
        refuseFutureSignature(signature)
        return stripe.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret)
      } catch (cause) {
        throw new AppError('invalid-signature', { detail: String(cause), cause })
      }
    },
  }
}
export type CardProvider = ReturnType<typeof openCardProvider>

/** The SDK refuses signatures over five minutes old, yet takes any from the future. */
function refuseFutureSignature(signature: string): void {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  if (signedAt > Date.now() / 1000 + 300) throw new Error('signed in the future')
}
