import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { passesLuhn } from '../browser/luhn.ts'
import { save, type Account } from './account.ts'
import { invalidRequest, missing, StripeApiError } from './errors.ts'
import { newId, now } from './ids.ts'
import { testCardByNumber, testCardByPaymentMethod, type TestCard } from './test-cards.ts'

export interface CardInput {
  number: string
  exp_month: number
  exp_year: number
  cvc: string
}

export interface BillingInput {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  address?: Partial<Stripe.Address> | undefined
}

/** A payment method for a card typed into the payment form. The number itself is never kept. */
export function paymentMethodFromCard(account: Account, input: CardInput, billing: BillingInput): Stripe.PaymentMethod {
  const number = input.number.replaceAll(/\s/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  const card = testCardByNumber(number)
  if (!card) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.'
    throw new StripeApiError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message,
    })
  }
  checkExpiry(input)
  if (!new RegExp(card.brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(input.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  return keep(account, card, input, billing)
}

/** A payment method for a ready-made name, such as `pm_card_visa`. */
export function paymentMethodFromName(account: Account, name: string): Stripe.PaymentMethod {
  const card = testCardByPaymentMethod(name)
  if (!card) throw missing('PaymentMethod', name, 'payment_method')
  const exp_year = new Date().getUTCFullYear() + 1
  return keep(account, card, { number: card.number, exp_month: 12, exp_year, cvc: '' }, {})
}

/** The test card behind a payment method, which determines the issuer's answer. */
export function testCardOf(account: Account, paymentMethod: string): TestCard {
  const name = account.store.get<string>('test_card', paymentMethod)
  const card = name === undefined ? undefined : testCardByPaymentMethod(name)
  if (!card) throw invalidRequest(`The payment method ${paymentMethod} has no test card`)
  return card
}

function keep(account: Account, card: TestCard, input: CardInput, billing: BillingInput): Stripe.PaymentMethod {
  const last4 = card.number.slice(-4)
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: null,
        country: null,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
        ...billing.address,
      },
      email: billing.email ?? null,
      name: billing.name ?? null,
      phone: billing.phone ?? null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: input.cvc ? 'unchecked' : null },
      country: card.country,
      display_brand: card.brand,
      exp_month: input.exp_month,
      exp_year: input.exp_year,
      fingerprint: fingerprint(card.number),
      funding: card.funding,
      generated_from: null,
      last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  save(account, method)
  account.store.put('test_card', method.id, card.paymentMethod)
  return method
}

/** The same for every use of a card, as at Stripe. */
function fingerprint(number: string): string {
  return createHash('sha256').update(`fingerprint ${number}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 16)
}

function checkExpiry({ exp_month, exp_year }: CardInput): void {
  if (!(exp_month >= 1 && exp_month <= 12)) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const today = new Date()
  const isPast = exp_year * 12 + exp_month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
  if (isPast || exp_year > today.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
}

function cardError(code: string, message: string, param: string): StripeApiError {
  return new StripeApiError(402, { type: 'card_error', code, message, param })
}
