import { ApiError } from '@findable/api-client'
import { endpoints, price, type ErrorCode } from '@findable/contracts/customer'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { usePostOnArrival } from '../../api/use-post-on-arrival.ts'
import { paymentIntentOf, renewOrderKey, storeOrderPayment, type StoredOrder } from '../../order/stored-order.ts'

/** The order's payment: its client secret, or the report it has already paid for. */
export function usePaymentSession(order: StoredOrder) {
  return usePostOnArrival(openSession, order)
}

async function openSession(order: StoredOrder) {
  try {
    return { ...(await createIntent(order)), order }
  } catch (error) {
    // The key's order is closed or for another website: this is a new order.
    const closed: (ErrorCode | undefined)[] = ['order-refunded', 'order-charged-back', 'order-mismatch']
    if (!(error instanceof ApiError && closed.includes(error.body?.code))) throw error
    const fresh = { ...order, key: renewOrderKey() }
    return { ...(await createIntent(fresh)), order: fresh }
  }
}

async function createIntent({ key, businessData }: StoredOrder) {
  const session = await api.call(endpoints.createPaymentIntent, {
    headers: { 'idempotency-key': key },
    body: { amount: price.amount, businessData },
  })
  storeOrderPayment(paymentIntentOf(session.clientSecret))
  return session
}

/** The card provider's browser side, with this installation's key. */
export function useCardProvider() {
  return useQuery({ queryKey: ['card-provider'], queryFn: loadCardProvider })
}

async function loadCardProvider() {
  const { publishableKey, scriptUrl } = await api.call(endpoints.checkoutConfig)
  if (scriptUrl) await loadScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The card provider has no browser side here')
  return stripe
}

/** Development installations define the card provider's global with their own script. */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)))
    document.head.append(script)
  })
}

const checkSite = (website: string) => api.call(endpoints.checkSite, { body: { website } })

/**
 * Whether the ordered website responds, asked before the customer pays. If this question gets no answer, nothing is
 * blocked.
 */
export function useSiteWarning(website: string): string | null {
  const { data } = usePostOnArrival(checkSite, website)
  return data?.warning ?? null
}
