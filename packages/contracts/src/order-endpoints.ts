import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import * as orders from './orders.ts'

/** Why a claim to a report is refused. */
export const claimErrors = [
  'invalid-promo-code',
  'payment-required',
  'payment-pending',
  'payment-not-found',
  'order-mismatch',
  'order-refunded',
  'order-charged-back',
  'payment-provider-error',
] as const

/** The order line: from the checkout to a started report. */
export const orderEndpoints = {
  checkoutConfig: defineEndpoint({
    method: 'GET',
    path: '/api/checkout-config',
    owner: 'payments',
    access: 'public',
    limit: 'app',
    answer: orders.checkoutConfigSchema,
    errors: [],
  }),
  checkSite: defineEndpoint({
    method: 'POST',
    path: '/api/site-check',
    owner: 'reports',
    access: 'public',
    limit: 'siteCheck',
    body: orders.siteCheckSchema,
    answer: orders.siteCheckAnswerSchema,
    errors: ['refused-website'],
  }),
  createPaymentIntent: defineEndpoint({
    method: 'POST',
    path: '/api/create-payment-intent',
    owner: 'payments',
    access: 'public',
    limit: 'createIntent',
    headers: orders.orderHeadersSchema,
    body: orders.createPaymentIntentSchema,
    answer: orders.paymentIntentSchema,
    errors: [
      'wrong-amount',
      'refused-website',
      'order-mismatch',
      'order-refunded',
      'order-charged-back',
      'payment-provider-error',
    ],
  }),
  checkPromoCode: defineEndpoint({
    method: 'POST',
    path: '/api/promo-codes/check',
    owner: 'payments',
    access: 'public',
    limit: 'promoCheck',
    body: orders.promoCodeSchema,
    answer: orders.promoCodeAnswerSchema,
    errors: ['too-many-requests'],
  }),
  startReport: defineEndpoint({
    method: 'POST',
    path: '/api/start-report',
    owner: 'reports',
    access: 'public',
    limit: 'startReport',
    // Each call is a guess at a promo code, unless it is about a card payment.
    limitByBody: { limit: 'promoCheck', applies: ({ paymentType }) => paymentType !== 'stripe' },
    headers: orders.orderHeadersSchema,
    body: orders.startReportSchema,
    answer: orders.startedReportSchema,
    errors: [...claimErrors, 'refused-website'],
  }),
  stripeWebhook: defineEndpoint({
    method: 'POST',
    path: '/api/stripe-webhook',
    owner: 'payments',
    access: 'public',
    limit: 'none',
    body: 'bytes',
    answer: z.object({ received: z.literal(true) }),
    errors: ['invalid-signature', 'unreadable-event'],
  }),
} as const
