import * as z from 'zod/mini'
import { atMost, emailSchema, oneLine, websiteSchema } from './fields.ts'
import { industryChoices } from './industries.ts'
import { promoPaymentId } from './product.ts'

/** DTOs of the order line: business data, payment intent, promo code, start of a report. */

export const businessDataSchema = z.strictObject({
  businessName: z.string().check(z.trim(), z.minLength(1, 'Business name is required'), atMost(200), oneLine),
  businessWebsite: websiteSchema,
  industry: z.enum(industryChoices, 'Industry is required'),
  email: z.optional(emailSchema),
})
export type BusinessData = z.infer<typeof businessDataSchema>

/** One key per order, created by the web app and sent as `Idempotency-Key`. Visible ASCII. */
export const orderKeySchema = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'The Idempotency-Key must be 1 to 200 visible characters.'))
export const orderHeadersSchema = z.object({ 'idempotency-key': z.optional(orderKeySchema) })

export const createPaymentIntentSchema = z.strictObject({
  amount: z.number('The amount must be a number.'),
  businessData: businessDataSchema,
})
export const paymentIntentSchema = z.object({
  clientSecret: z.string(),
  /** Set when this order is already paid: go to the report, never charge again. */
  reportId: z.nullable(z.string()),
  /** The short order reference that people quote. */
  reference: z.string(),
})

export const checkoutConfigSchema = z.object({
  publishableKey: z.string(),
  /** A card script to load before the provider's own, on development installations only. */
  scriptUrl: z.nullable(z.string()),
})

export const promoCodeSchema = z.strictObject({
  code: z
    .string('Please enter a promo code.')
    .check(z.trim(), z.minLength(1, 'Please enter a promo code.'), atMost(100)),
})
export const promoCodeAnswerSchema = z.object({ valid: z.boolean() })

export const startReportSchema = z
  .strictObject({
    businessData: businessDataSchema,
    paymentType: z.enum(['promo', 'stripe'], 'The payment type is promo or stripe.'),
    paymentId: z
      .string('The payment id is required.')
      .check(z.minLength(1, 'The payment id is required.'), atMost(255)),
    promoCode: z.optional(z.string().check(atMost(100))),
  })
  .check(
    z.refine(({ paymentType, paymentId }) => paymentType !== 'promo' || paymentId === promoPaymentId, {
      error: `A promo order has the payment id "${promoPaymentId}".`,
      path: ['paymentId'],
    }),
  )
export const startedReportSchema = z.object({ reportId: z.string(), reference: z.string() })

export const siteCheckSchema = z.strictObject({ website: websiteSchema })
export const siteCheckAnswerSchema = z.object({
  reachable: z.boolean(),
  /** A warning for the customer before they pay; null when the website is reachable. */
  warning: z.nullable(z.string()),
})
