import { randomUUID } from 'node:crypto'
import { quickSite } from './sites.ts'

/** A customer's browser as the API sees it, through the gateway. */

export interface PlacedOrder {
  key: string
  orderId: string
  reference: string
  website: string
  clientSecret: string
  intentId: string
}

/** What the payment form knows. */
type OpenPayment = Pick<PlacedOrder, 'intentId' | 'clientSecret'>

export interface Answer {
  status: number
  body: { clientSecret?: string; reference?: string; reportId?: string; code?: string; status?: string }
}

interface Deps {
  siteUrl: string
  promoCode: string
  /** The customer's address: limits count by address. */
  address: string
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

const email = 'owner@ryeandshine.com.au'

export function createCustomer({ siteUrl, promoCode, address, query }: Deps) {
  async function post(path: string, body: object | string, headers: Record<string, string> = {}): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: text,
      signal: AbortSignal.timeout(60_000),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
  const business = (website: string) => ({
    businessName: website,
    businessWebsite: `https://${website}`,
    industry: 'Detecting Automatically',
  })

  const openCheckout = (key: string, website = quickSite): Promise<Answer> =>
    post('/api/create-payment-intent', { amount: 20, businessData: business(website) }, { 'idempotency-key': key })

  const orderIdOf = async (key: string): Promise<string> =>
    (await query<{ id: string }>('select id from payments.orders where key = $1', [key]))[0]!.id

  /** Opens the checkout: nothing is paid yet. */
  async function order(website = quickSite, key: string = randomUUID()): Promise<PlacedOrder> {
    const { status, body } = await openCheckout(key, website)
    if (status !== 200) throw new Error(`no checkout: ${status} ${JSON.stringify(body)}`)
    const clientSecret = body.clientSecret!
    const intentId = clientSecret.split('_secret_')[0]!
    return { key, orderId: await orderIdOf(key), reference: body.reference!, website, clientSecret, intentId }
  }

  /** Confirms the payment form. The browser does nothing more: it is gone. */
  async function pay({ intentId, clientSecret }: OpenPayment, card = '4242424242424242'): Promise<Answer> {
    const form = new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2035',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][email]': email,
      return_url: `${siteUrl}/success`,
    })
    return post(`/sandbox/stripe/payment_intents/${intentId}/confirm`, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
  }

  return {
    order,
    openCheckout,
    orderIdOf,
    pay,
    post,
    business,
    async paidOrder(website?: string): Promise<PlacedOrder> {
      const placed = await order(website)
      const { status } = await pay(placed)
      if (status !== 200) throw new Error(`the payment was refused: ${status}`)
      return placed
    },
    startReport: ({ intentId, website, key }: Pick<PlacedOrder, 'intentId' | 'website' | 'key'>) =>
      post(
        '/api/start-report',
        { businessData: business(website), paymentType: 'stripe', paymentId: intentId },
        { 'idempotency-key': key },
      ),
    startPromoReport: (key: string, code = promoCode, website = quickSite) =>
      post(
        '/api/start-report',
        { businessData: { ...business(website), email }, paymentType: 'promo', paymentId: 'promo', promoCode: code },
        { 'idempotency-key': key },
      ),
  }
}
