import type { SandboxInfo } from '@findable/contracts'
import { AppError } from '@findable/service-kit'
import Stripe from 'stripe'
import type { Order } from './db/orders.ts'
import { readDispute, type Dispute } from './provider-disputes.ts'
import { readProviderEvent, type ProviderEvent } from './provider-events.ts'

export type PaymentIntent = Stripe.PaymentIntent

/** The fields of an order that its payment intent shows. */
type NewPayment = Pick<Order, 'id' | 'reference' | 'amount_cents' | 'currency' | 'created_at'>

/** Seconds by which the provider's clock may be behind ours. */
const clockTolerance = 300
/** Page size of the provider's lists. */
const largestPage = 100
/** How many intents created since an order are searched for its own. */
const mostListed = 2_000

/** Everything we ask of the card provider. Its failures are `payment-provider-error`. */
export function openCardProvider(secretKey: string, sandbox?: SandboxInfo['stripe']) {
  const stripe = new Stripe(secretKey, { timeout: 10_000, maxNetworkRetries: 2, telemetry: false, ...sandbox })

  const asking = async <T>(call: Promise<T>): Promise<T> =>
    call.catch((cause: unknown) => {
      throw new AppError('payment-provider-error', { detail: `card provider: ${String(cause)}`, cause })
    })

  async function findIntentOf(order: NewPayment): Promise<PaymentIntent | undefined> {
    const created = { gte: Math.floor(order.created_at.getTime() / 1000) - clockTolerance }
    const intents = await stripe.paymentIntents
      .list({ created, limit: largestPage })
      .autoPagingToArray({ limit: mostListed })
    return intents.find(({ metadata }) => metadata['order_id'] === order.id)
  }

  return {
    /** One intent per order: the same order gets the same intent, whatever is repeated and whatever goes wrong. */
    async createIntent(order: NewPayment): Promise<PaymentIntent> {
      const create = (idempotencyKey: string) =>
        stripe.paymentIntents.create(
          {
            amount: order.amount_cents,
            currency: order.currency,
            automatic_payment_methods: { enabled: true },
            description: `Online visibility report ${order.reference}`,
            metadata: { order_id: order.id, reference: order.reference },
          },
          { idempotencyKey },
        )
      try {
        return await create(`order-${order.id}`)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeAPIError)) return asking(Promise.reject(error))
        // For a day the provider repeats its own failure under the same key, although the intent may exist.
        return (await asking(findIntentOf(order))) ?? (await asking(create(`order-${order.id}-again`)))
      }
    },

    /** The intent with its latest charge, or null when the provider does not know it. */
    async findIntent(id: string): Promise<PaymentIntent | null> {
      try {
        return await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
        return asking(Promise.reject(error))
      }
    },

    /** Makes sure that this intent can no longer be paid. Returns false when it had already been paid. */
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

    /**
     * The refund of a payment that was returned in full, no matter who made it. Null when the bank took the money back
     * without a refund.
     */
    async findRefund(intentId: string): Promise<string | null> {
      const { data } = await asking(stripe.refunds.list({ payment_intent: intentId, limit: largestPage }))
      return data.find(({ status }) => status !== 'failed' && status !== 'canceled')?.id ?? null
    },

    /**
     * Refunds what is left of a payment and returns the refund's id. The key makes repeats one refund for a day;
     * looking first does so for good, and also finds refunds made in the provider's own dashboard.
     */
    async refund(asked: { intentId: string; orderId: string; idempotencyKey: string }): Promise<string | null> {
      const { intentId, orderId, idempotencyKey } = asked
      const { latest_charge: charge } = await asking(
        stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
      )
      if (typeof charge === 'object' && charge?.refunded) return this.findRefund(intentId)
      const refund = await asking(
        stripe.refunds.create({ payment_intent: intentId, metadata: { order_id: orderId } }, { idempotencyKey }),
      )
      if (refund.status === 'succeeded' || refund.status === 'pending') return refund.id
      throw new AppError('payment-provider-error', { detail: `card provider: refund ${refund.id} is ${refund.status}` })
    },

    /** Why the customer's bank sent a refund back; null when it did not. */
    async refundProblem(refundId: string): Promise<string | null> {
      const { status, failure_reason: reason } = await asking(stripe.refunds.retrieve(refundId))
      return status === 'failed' || status === 'canceled' ? `refund ${status}: ${reason ?? 'no reason given'}` : null
    },

    /** The newest dispute of a payment; null when no bank has disputed it. */
    async findDispute(intentId: string): Promise<Dispute | null> {
      const { data } = await asking(stripe.disputes.list({ payment_intent: intentId, limit: 1 }))
      return data[0] ? readDispute(data[0]) : null
    },

    /**
     * Events of these types after `lastEvent`, oldest first, at most `most`. Without `lastEvent`, or when the provider
     * has forgotten it, as it does after 30 days: the newest ones.
     */
    async listEvents(types: readonly string[], lastEvent: string | null, most: number): Promise<ProviderEvent[]> {
      const asked = { types: [...types], limit: Math.min(most, largestPage) }
      // With `ending_before`, the SDK walks from the oldest to the newest.
      const after = async (id: string) =>
        stripe.events.list({ ...asked, ending_before: id }).autoPagingToArray({ limit: most })
      const newest = async () => (await stripe.events.list(asked).autoPagingToArray({ limit: most })).toReversed()
      const isForgotten = (error: unknown) =>
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
      const listed = lastEvent === null ? newest() : after(lastEvent)
      const events = listed.catch((error: unknown) => (isForgotten(error) ? newest() : Promise.reject(error)))
      return (await asking(events)).map(readProviderEvent)
    },

    /** Checks the signature over the bytes as received. Throws `invalid-signature` or `unreadable-event`. */
    readEvent(body: Uint8Array, signature: string, webhookSecret: string): ProviderEvent {
      const text = Buffer.from(body).toString()
      try {
        refuseFutureSignature(signature)
        stripe.webhooks.signature!.verifyHeader(text, signature, webhookSecret, stripe.webhooks.DEFAULT_TOLERANCE)
      } catch (cause) {
        throw new AppError('invalid-signature', { detail: String(cause), cause })
      }
      return readProviderEvent(parse(text))
    },
  }
}
export type CardProvider = ReturnType<typeof openCardProvider>

/** The SDK refuses signatures over five minutes old, but accepts any from the future. */
function refuseFutureSignature(signature: string): void {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  if (signedAt > Date.now() / 1000 + 300) throw new Error('signed in the future')
}

/** Undefined when the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
