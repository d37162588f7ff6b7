import { createHmac } from 'node:crypto'

export interface StripeEvent {
  id: string
  type: string
  pending_webhooks: number
  data: { object: { id: string; payment_intent?: string } }
}

interface Deps {
  siteUrl: string
  stripe<T>(path: string): Promise<T>
}

/** Events of the card provider, delivered by hand: the row decides when, how often and with which signature. */
export function createStripeEvents({ siteUrl, stripe }: Deps) {
  const sign = (payload: string, secret: string, seconds: number): string =>
    createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')

  return {
    /** The provider's own event of a type about a payment; undefined when there is none. */
    async eventOf(type: string, intentId: string): Promise<StripeEvent | undefined> {
      const { data } = await stripe<{ data: StripeEvent[] }>(`/events?limit=100&type=${type}`)
      return data.find(({ data: { object } }) => object.id === intentId || object.payment_intent === intentId)
    },

    /** Delivers an event and returns the status. Signed as the provider would sign it, unless told otherwise. */
    async deliver(
      event: StripeEvent,
      {
        secret = 'whsec_sandbox',
        age = 0,
        signature,
        sent,
      }: { secret?: string; age?: number; signature?: string; sent?: string } = {},
    ): Promise<number> {
      const payload = JSON.stringify(event, null, 2)
      const seconds = Math.floor(Date.now() / 1_000) - age
      const response = await fetch(`${siteUrl}/api/stripe-webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature ?? `t=${seconds},v1=${sign(payload, secret, seconds)}`,
        },
        body: sent ?? payload,
      })
      await response.arrayBuffer()
      return response.status
    },
  }
}
