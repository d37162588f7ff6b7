import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

export type CallResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { error: StripeError; paymentIntent?: undefined }

export interface CardProviderCalls {
  retrieve(clientSecret: string): Promise<CallResult>
  confirm(clientSecret: string, params: Record<string, string>): Promise<CallResult>
  finishAuthentication(clientSecret: string, result: 'complete' | 'fail'): Promise<CallResult>
}

/** Calls to the sandbox that served this script. */
export function cardProviderCalls(base: URL, publishableKey: string): CardProviderCalls {
  async function call(clientSecret: string, action: string, params?: Record<string, string>): Promise<CallResult> {
    const url = new URL(`payment_intents/${intentOf(clientSecret)}${action}`, base)
    const whose = { key: publishableKey, referrer: base.href, client_secret: clientSecret }
    const encoded = new URLSearchParams({ ...params, ...whose })
    if (!params) url.search = encoded.toString()
    try {
      const response = await fetch(url, params && { method: 'POST', body: encoded })
      const body = await response.json()
      return response.ok ? { paymentIntent: body } : { error: body.error }
    } catch {
      return { error: unreachable }
    }
  }
  return {
    retrieve: (clientSecret) => call(clientSecret, ''),
    confirm: (clientSecret, params) => call(clientSecret, '/confirm', params),
    finishAuthentication: (clientSecret, result) => call(clientSecret, '/authentication', { result }),
  }
}

const unreachable: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
}

/** `pi_abc_secret_xyz` belongs to `pi_abc`. */
function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}
