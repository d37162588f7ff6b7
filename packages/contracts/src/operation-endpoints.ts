import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { atMost, oneLine } from './fields.ts'
import { refundCauses } from './refund-reasons.ts'
import { emailStatuses, storedStatuses } from './report-statuses.ts'

/**
 * What staff do with orders: find, view, push on, rerun and refund them. The operators' program makes the same calls.
 */

const byReference = z.object({ reference: z.string().check(z.trim(), z.toUpperCase()) })
const byOrder = z.object({ orderId: z.uuid() })
const time = z.iso.datetime()
const maybeTime = z.nullable(time)

const reasonTooShort = 'Please give a reason of at least 3 characters.'
/** Why staff do something about an order, in their words. Kept for staff; customers do not see it. */
export const orderActSchema = z.strictObject({
  reason: z
    .string(reasonTooShort)
    .check(z.trim(), z.minLength(3, reasonTooShort), z.maxLength(500, 'A reason has at most 500 characters.'), oneLine),
})
export type OrderAct = z.infer<typeof orderActSchema>

export const refundStates = ['requested', 'done', 'refused', 'canceled'] as const
export const refundSchema = z.object({
  reference: z.string(),
  /** 0 for an order paid by promo code. */
  amountCents: z.int(),
  currency: z.string(),
  /**
   * `requested` until the card provider has accepted it; `refused` when the customer's bank returned it; `canceled`
   * when the bank took the payment back instead.
   */
  state: z.enum(refundStates),
})
export type OrderRefund = z.infer<typeof refundSchema>

export const rerunStates = ['running', 'completed', 'failed', 'canceled'] as const
export const rerunSchema = z.object({
  rerunId: z.uuid(),
  /** `canceled` when the order was refunded in the meantime. */
  state: z.enum(rerunStates),
  /** Why staff asked for it; null for one made before reasons were asked for. */
  reason: z.nullable(z.string()),
  requestedAt: time,
  endedAt: maybeTime,
})
export type OrderRerun = z.infer<typeof rerunSchema>

export const orderStates = ['created', 'paid', 'delivered', 'refunded', 'charged-back'] as const
export type OrderState = (typeof orderStates)[number]

/**
 * The state of a bank's complaint about a payment: only a question (`inquiry`), or a dispute that holds the money until
 * the bank decides for us (`won`) or for its customer (`lost`).
 */
export const disputeStates = ['inquiry', 'inquiry-closed', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export const orderViewSchema = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  state: z.enum(orderStates),
  website: z.string(),
  businessName: z.string(),
  email: z.nullable(z.string()),
  /** When the customer replaced an address that our mail could not reach; oldest first. */
  emailCorrectedAt: z.array(z.string()),
  /** The payment intent's id, or `promo_<random>`; null until paid. */
  paymentId: z.nullable(z.string()),
  /** Paid by promo code, and not by card; false until paid. */
  byPromoCode: z.boolean(),
  amountCents: z.int(),
  currency: z.string(),
  createdAt: time,
  paidAt: maybeTime,
  deliveredAt: maybeTime,
  dispute: z.nullable(z.object({ state: z.enum(disputeStates), since: time, endedAt: maybeTime })),
  refund: z.nullable(
    z.extend(z.omit(refundSchema, { reference: true }), {
      reason: z.enum(refundCauses),
      /** Why staff made it, in their words; null for a refund that staff did not make. */
      staffReason: z.nullable(z.string()),
      attempts: z.int(),
      requestedAt: time,
      nextAttemptAt: time,
      /** When it was done or canceled. */
      endedAt: maybeTime,
      problem: z.nullable(z.string()),
    }),
  ),
  /** When the guarantee ends or ended; null until delivered. */
  guaranteeUntil: maybeTime,
  /** Why staff cannot refund or rerun the order now; null when they can. */
  refusals: z.object({ refund: z.nullable(z.string()), rerun: z.nullable(z.string()) }),
  /** Newest first. */
  reruns: z.array(rerunSchema),
  /** The card provider's events for the order's payment, oldest first. */
  events: z.array(z.object({ type: z.string(), changed: z.nullable(z.string()), receivedAt: time })),
})
export type OrderView = z.infer<typeof orderViewSchema>

/** An order in a list. */
export const listedOrderSchema = z.extend(
  z.pick(orderViewSchema, {
    orderId: true,
    reference: true,
    state: true,
    website: true,
    businessName: true,
    email: true,
    byPromoCode: true,
    amountCents: true,
    currency: true,
    createdAt: true,
  }),
  { disputed: z.boolean() },
)
export type ListedOrder = z.infer<typeof listedOrderSchema>

/** Orders in a page of the list; the last page has fewer. */
export const ordersPage = 50
export const ordersQuerySchema = z.object({
  /** The beginning of a reference, email, website or business name, in upper or lower case. */
  search: z.optional(z.string().check(z.trim(), atMost(200))),
  /** The id of the last order of the page before. */
  after: z.optional(z.uuid()),
})

export const orderReportSchema = z.object({
  reportId: z.string(),
  status: z.enum(storedStatuses),
  emailStatus: z.enum(emailStatuses),
  /** How often a worker was asked for the report. */
  generation: z.int(),
  /** The last sign of life from a worker. */
  progressAt: maybeTime,
  retryAt: maybeTime,
  failure: z.nullable(z.string()),
  completedAt: maybeTime,
  /** The step of the running rerun; null when none is running. */
  rerunStatus: z.nullable(z.string()),
})

export type OrderReport = z.infer<typeof orderReportSchema>

export const orderMailSchema = z.object({
  kind: z.string(),
  createdAt: time,
  state: z.enum(['queued', 'sending', 'sent', 'failed']),
  attempts: z.int(),
  nextAttemptAt: time,
  problem: z.nullable(z.string()),
  settledAt: maybeTime,
})

export type OrderMail = z.infer<typeof orderMailSchema>

/** Something that an operator should look at. */
export const concernSchema = z.object({
  /** The order's id; null for a concern that is not about a single order. */
  orderId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  why: z.string(),
  since: time,
})
export type Concern = z.infer<typeof concernSchema>
const concerns = z.object({ concerns: z.array(concernSchema) })
/** True when there was something to push on. */
const pushed = z.object({ pushed: z.boolean() })

const defaults = { access: 'staff', limit: 'app' } as const

export const operationEndpoints = {
  refundOrder: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/orders/:reference/refund',
    owner: 'payments',
    params: byReference,
    body: orderActSchema,
    answer: refundSchema,
    errors: ['order-not-found', 'payment-required', 'payment-disputed', 'order-charged-back', 'guarantee-over'],
  }),
  settleRefund: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/orders/:reference/refund/settled',
    owner: 'payments',
    params: byReference,
    answer: refundSchema,
    errors: ['order-not-found', 'refund-not-refused'],
  }),
  rerunOrder: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/orders/:reference/rerun',
    owner: 'payments',
    params: byReference,
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(200))) }),
    body: orderActSchema,
    answer: rerunSchema,
    errors: [
      'order-not-found',
      'payment-required',
      'report-not-ready',
      'order-refunded',
      'order-charged-back',
      'payment-disputed',
      'guarantee-over',
      'rerun-running',
    ],
  }),
  orders: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/orders',
    owner: 'payments',
    query: ordersQuerySchema,
    answer: z.array(listedOrderSchema),
    errors: [],
  }),
  orderView: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/orders/:reference',
    owner: 'payments',
    params: byReference,
    answer: orderViewSchema,
    errors: ['order-not-found'],
  }),
  replayOrder: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/orders/:reference/replay',
    owner: 'payments',
    params: byReference,
    answer: pushed,
    errors: ['order-not-found', 'payment-provider-error'],
  }),
  orderConcerns: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/order-concerns',
    owner: 'payments',
    answer: concerns,
    errors: [],
  }),
  orderReport: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/order-reports/:orderId',
    owner: 'reports',
    params: byOrder,
    answer: orderReportSchema,
    errors: ['report-not-found'],
  }),
  replayReport: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/order-reports/:orderId/replay',
    owner: 'reports',
    params: byOrder,
    answer: pushed,
    errors: [],
  }),
  orderMails: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/order-mails/:orderId',
    owner: 'mail',
    params: byOrder,
    answer: z.object({ mails: z.array(orderMailSchema) }),
    errors: [],
  }),
  replayMails: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/order-mails/:orderId/replay',
    owner: 'mail',
    params: byOrder,
    answer: pushed,
    errors: [],
  }),
  mailConcerns: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/mail-concerns',
    owner: 'mail',
    answer: concerns,
    errors: [],
  }),
} as const

/** Services with an outbox of their own. */
export const outboxOwners = ['payments', 'reports', 'mail'] as const
export type OutboxOwner = (typeof outboxOwners)[number]

const internal = { access: 'internal', limit: 'none' } as const

const outboxOf = (owner: OutboxOwner) => ({
  /** Messages that are parked or have waited too long. */
  concerns: defineEndpoint({
    ...internal,
    method: 'GET',
    path: `/internal/${owner}/outbox-concerns`,
    owner,
    answer: concerns,
    errors: [],
  }),
  /** Sends a parked message again, with a full set of tries. */
  sendAgain: defineEndpoint({
    ...internal,
    method: 'POST',
    path: `/internal/${owner}/outbox/:id/send`,
    owner,
    params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
    body: z.strictObject({}),
    answer: pushed,
    errors: [],
  }),
})

/** The operators' calls about the messages of each service. */
export const outboxEndpoints = {
  payments: outboxOf('payments'),
  reports: outboxOf('reports'),
  mail: outboxOf('mail'),
}
