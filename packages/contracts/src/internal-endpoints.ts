import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { claimErrors } from './order-endpoints.ts'
import { businessDataSchema, orderKeySchema } from './orders.ts'
import { reportEditions } from './report-editions.ts'
import { newsSchema } from './report-versions.ts'
import { okSchema } from './reports.ts'
import { endSecondFactorSchema, enrolmentSchema, startSecondFactorSchema } from './second-factor.ts'
import {
  adminSchema,
  appSettingsSchema,
  changePasswordSchema,
  emailSettingsSchema,
  loginSchema,
  staffActSchema,
  updateAccountSchema,
} from './staff.ts'
import { websiteSchema } from './fields.ts'

/** A paid order, with what reports needs to create a report. */
export const paidOrderSchema = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  /** The payment intent's id, or `promo_<random>`. */
  paymentId: z.string(),
  website: z.string(),
  businessName: z.string(),
  email: z.nullable(z.string()),
  /** The id of the request that opened the order. Absent from earlier versions. */
  requestId: z.optional(z.string()),
})
export type PaidOrder = z.infer<typeof paidOrderSchema>

/** What entitles a customer to a report: a payment, or a promo code with the key that limits it to one order. */
const claimSchema = z.discriminatedUnion('paymentType', [
  z.strictObject({ paymentType: z.literal('stripe'), businessData: businessDataSchema, paymentId: z.string() }),
  z.strictObject({
    paymentType: z.literal('promo'),
    businessData: businessDataSchema,
    promoCode: z.optional(z.string()),
    orderKey: orderKeySchema,
  }),
])
export type Claim = z.infer<typeof claimSchema>

/** Calls between services for answers that are needed immediately. Each carries the service credential. */
export const internalEndpoints = {
  /**
   * Finds or creates the order for this payment, checks that it is paid, and returns it. Idempotent by payment or order
   * key.
   */
  claimOrder: defineEndpoint({
    method: 'POST',
    path: '/internal/orders/claim',
    owner: 'payments',
    access: 'internal',
    limit: 'none',
    body: claimSchema,
    answer: paidOrderSchema,
    errors: claimErrors,
  }),
  /** An order's report: finds it, or creates it when the order's message has not arrived yet. */
  startOrderReport: defineEndpoint({
    method: 'POST',
    path: '/internal/order-reports',
    owner: 'reports',
    access: 'internal',
    limit: 'none',
    body: paidOrderSchema,
    answer: z.object({ reportId: z.string() }),
    errors: [],
  }),
  /** Whether a website's address leads to a public place at all. Checked before any order is stored. */
  checkAddress: defineEndpoint({
    method: 'POST',
    path: '/internal/address-checks',
    owner: 'reports',
    access: 'internal',
    limit: 'none',
    body: z.strictObject({ website: websiteSchema }),
    answer: z.object({ refused: z.boolean() }),
    errors: [],
  }),
  /** A completed report as a file, for the mail. */
  reportDocument: defineEndpoint({
    method: 'GET',
    path: '/internal/reports/:id/document',
    owner: 'reports',
    access: 'internal',
    limit: 'none',
    params: z.object({ id: z.string() }),
    query: z.object({ edition: z._default(z.enum(reportEditions), 'client') }),
    answer: 'html',
    errors: ['report-not-found', 'report-not-ready'],
  }),
  /** What a mail to the customer says, when it is sent; not found once it may not be sent any more. */
  customerNews: defineEndpoint({
    method: 'GET',
    path: '/internal/customer-news/:id',
    owner: 'reports',
    access: 'internal',
    limit: 'none',
    params: z.object({ id: z.uuid() }),
    answer: newsSchema,
    errors: ['report-not-found'],
  }),
  /** What the web designer's link shows: the technical edition, without anything about the order. */
  designerReport: defineEndpoint({
    method: 'GET',
    path: '/internal/designer-reports/:token',
    owner: 'reports',
    access: 'internal',
    limit: 'none',
    params: z.object({ token: z.string() }),
    answer: 'html',
    errors: ['report-not-found'],
  }),
  verifyLogin: defineEndpoint({
    method: 'POST',
    path: '/internal/logins',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    body: loginSchema,
    answer: z.extend(adminSchema, { id: z.string(), passwordVersion: z.int() }),
    errors: ['login-failed', 'code-required', 'wrong-code'],
  }),
  /** Whose session it is, unless their password was changed since they signed in. */
  verifySession: defineEndpoint({
    method: 'POST',
    path: '/internal/sessions',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    body: z.strictObject({ staffId: z.string(), passwordVersion: z.int() }),
    answer: adminSchema,
    errors: ['not-signed-in'],
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/internal/passwords',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    body: z.extend(changePasswordSchema, { staffId: z.string() }),
    answer: z.object({ passwordVersion: z.int() }),
    errors: ['wrong-password'],
  }),
  /** Adds an act to the audit log, once for each id. */
  recordAct: defineEndpoint({
    method: 'POST',
    path: '/internal/staff-acts',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    body: staffActSchema,
    answer: okSchema,
    errors: [],
  }),
  changeAccount: defineEndpoint({
    method: 'POST',
    path: '/internal/accounts',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    body: z.extend(updateAccountSchema, { staffId: z.string() }),
    answer: adminSchema,
    errors: ['username-taken', 'wrong-password'],
  }),
  startSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/internal/second-factors',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    body: z.extend(startSecondFactorSchema, { staffId: z.string() }),
    answer: enrolmentSchema,
    errors: ['wrong-password', 'second-factor-on'],
  }),
  endSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/internal/second-factors/end',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    body: z.extend(endSecondFactorSchema, { staffId: z.string() }),
    answer: okSchema,
    errors: ['wrong-password', 'wrong-code', 'second-factor-off'],
  }),
  /** Mails the link of a password reset. The same id is the same mail. */
  mailPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/internal/password-reset-mails',
    owner: 'mail',
    access: 'internal',
    limit: 'none',
    body: z.strictObject({ id: z.uuid(), email: z.string() }),
    answer: okSchema,
    errors: [],
  }),
  /** Makes the token of a password reset, in place of an earlier one, at the moment when its mail is written. */
  passwordResetToken: defineEndpoint({
    method: 'POST',
    path: '/internal/password-resets/:id/token',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ username: z.string(), token: z.string() }),
    errors: ['reset-over'],
  }),
  /** Stored SMTP settings with the real password; null until staff have saved some. */
  emailSettings: defineEndpoint({
    method: 'GET',
    path: '/internal/settings/email',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    answer: z.object({ settings: z.nullable(emailSettingsSchema) }),
    errors: [],
  }),
  appSettings: defineEndpoint({
    method: 'GET',
    path: '/internal/settings/app',
    owner: 'admin',
    access: 'internal',
    limit: 'none',
    answer: appSettingsSchema,
    errors: [],
  }),
} as const
