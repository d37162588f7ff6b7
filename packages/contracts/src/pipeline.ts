import * as z from 'zod/mini'
import type { Service } from './endpoint.ts'
import { paidOrderSchema } from './internal-endpoints.ts'
import { refundReasons, reportFailures } from './refund-reasons.ts'
import { emailStatuses } from './report-statuses.ts'
import { reportEditions } from './report-editions.ts'
import { newsKinds } from './report-versions.ts'

/**
 * The flow from a paid order to a mail, as data. Each step is a message, committed by its sender together with the
 * state that causes it.
 */

const carried = {
  requestId: z.string(),
  /** What caused the message, where that is traced: W3C Trace Context. */
  traceparent: z.optional(z.string()),
}
const reportOfOrder = { ...carried, orderId: z.uuid(), reportId: z.string() }

/** What a mail about a refund has to say. */
const refundOfOrder = {
  ...carried,
  orderId: z.uuid(),
  reference: z.string(),
  website: z.string(),
  email: z.string(),
  /** 0 for an order paid by promo code. */
  amountCents: z.int(),
  currency: z.string(),
}

/** How a rerun ended. */
export const rerunOutcomes = ['completed', 'failed'] as const
export type RerunOutcome = (typeof rerunOutcomes)[number]

/** What a worker makes: a report that a customer ordered, a version beside it, or a gold-standard report for staff. */
const reportSubjects = ['business', 'version', 'gold-standard'] as const

/** Processes that receive messages: services, and the workers beside reports. */
type Receiver = Service | 'report-worker'

interface Step {
  /** Name of the BullMQ queue. */
  queue: string
  sender: Service
  receiver: Receiver
  /** What has happened when this message is sent. */
  means: string
  payload: z.ZodMiniObject
  /** The job id: the same event gives the same id, so a repeat is the same job. */
  jobId(payload: never): string
  /** Whether this message lets the others in its queue go first. */
  goesLast?(payload: never): boolean
}

const defineStep = <const S extends z.ZodMiniObject, const Sender extends Service, const To extends Receiver>(
  step: Omit<Step, 'payload' | 'jobId' | 'goesLast'> & {
    sender: Sender
    receiver: To
    payload: S
    jobId(payload: z.output<S>): string
    goesLast?(payload: z.output<S>): boolean
  },
) => step

export const pipeline = {
  orderPaid: defineStep({
    queue: 'order-paid',
    sender: 'payments',
    receiver: 'reports',
    means: 'The money, or a valid promo code, is in. A report is owed.',
    payload: z.extend(paidOrderSchema, carried),
    jobId: ({ orderId }) => `order-paid-${orderId}`,
  }),
  generateReport: defineStep({
    queue: 'generate-report',
    sender: 'reports',
    receiver: 'report-worker',
    means: 'A report was created or needs another attempt: a generation to audit.',
    payload: z.object({
      ...carried,
      /** Absent in messages from earlier versions, which are all about `business` reports. */
      subject: z.optional(z.enum(reportSubjects)),
      /** Of a version: its own id. */
      reportId: z.string(),
      generation: z.int(),
      /** Whose report it is, for logs and operators; a gold-standard report has no order. */
      orderId: z.optional(z.uuid()),
    }),
    jobId: ({ subject = 'business', reportId, generation, orderId }) =>
      subject === 'business' ? `report-${orderId}-${generation}` : `${subject}-${reportId}-${generation}`,
    // Somebody has paid for the others.
    goesLast: ({ subject }) => subject === 'gold-standard',
  }),
  reportCompleted: defineStep({
    queue: 'report-completed',
    sender: 'reports',
    receiver: 'payments',
    means: 'The report is written and readable. The order can be delivered.',
    payload: z.object({ ...reportOfOrder, generation: z.int() }),
    jobId: ({ orderId, generation }) => `report-completed-${orderId}-${generation}`,
  }),
  reportFailed: defineStep({
    queue: 'report-failed',
    sender: 'reports',
    receiver: 'payments',
    means:
      'There will be no report: the website stayed unreadable, or every attempt to make it died. The money is refunded.',
    payload: z.object({ ...reportOfOrder, failure: z.enum(reportFailures) }),
    jobId: ({ orderId }) => `report-failed-${orderId}`,
  }),
  orderRefunded: defineStep({
    queue: 'order-refunded',
    sender: 'payments',
    receiver: 'reports',
    means:
      'The order is refunded or charged back and can no longer be delivered. A report that was not delivered before is withdrawn.',
    payload: z.object({ ...carried, orderId: z.uuid(), wasDelivered: z.boolean() }),
    jobId: ({ orderId }) => `order-refunded-${orderId}`,
  }),
  refundMade: defineStep({
    queue: 'refund-made',
    sender: 'payments',
    receiver: 'mail',
    means: 'The card provider has our refund. The customer is told why, how much, and when the money arrives.',
    payload: z.object({
      ...refundOfOrder,
      reason: z.enum(refundReasons),
    }),
    jobId: ({ orderId }) => `refund-made-${orderId}`,
  }),
  orderDelivered: defineStep({
    queue: 'order-delivered',
    sender: 'payments',
    receiver: 'mail',
    means: 'The order is delivered and can no longer be refunded by itself. The report may be mailed.',
    payload: z.object({
      ...reportOfOrder,
      reference: z.string(),
      businessName: z.string(),
      website: z.string(),
      email: z.nullable(z.string()),
      /** When the customer gave this address in place of one our mail could not reach. */
      emailCorrectedAt: z.optional(z.iso.datetime()),
    }),
    jobId: ({ orderId }) => `order-delivered-${orderId}`,
  }),
  reportMailSettled: defineStep({
    queue: 'report-mail-settled',
    sender: 'mail',
    receiver: 'reports',
    means: 'The report mail was accepted by the mail server, refused for good, or came back.',
    payload: z.object({
      ...reportOfOrder,
      emailStatus: z.enum(emailStatuses),
      /** The latest news counts. Absent in messages from earlier versions. */
      settledAt: z.optional(z.iso.datetime()),
    }),
    jobId: ({ orderId, emailStatus, settledAt = '' }) =>
      `report-mail-settled-${orderId}-${emailStatus}-${settledAt.replace(/\D/g, '')}`,
  }),
  copyRequested: defineStep({
    queue: 'copy-requested',
    sender: 'reports',
    receiver: 'mail',
    means: 'Somebody who holds the report asked for it by mail.',
    payload: z.object({
      ...reportOfOrder,
      /** One copy per request. */
      copyId: z.uuid(),
      reference: z.string(),
      businessName: z.string(),
      website: z.string(),
      email: z.string(),
    }),
    jobId: ({ copyId }) => `copy-requested-${copyId}`,
  }),
  resendRequested: defineStep({
    queue: 'resend-requested',
    sender: 'reports',
    receiver: 'mail',
    means: 'Somebody who knows the website and the address of an order asked for its report again, at that address.',
    payload: z.object({
      ...reportOfOrder,
      /** One mail per request. */
      copyId: z.uuid(),
      reference: z.string(),
      website: z.string(),
      email: z.string(),
      edition: z.enum(reportEditions),
    }),
    jobId: ({ copyId }) => `resend-requested-${copyId}`,
  }),
  emailCorrected: defineStep({
    queue: 'email-corrected',
    sender: 'reports',
    receiver: 'payments',
    means: 'Our mail to an order failed for good, and its customer gave another address.',
    payload: z.object({ ...reportOfOrder, email: z.string(), correctedAt: z.iso.datetime() }),
    jobId: ({ orderId, correctedAt }) => `email-corrected-${orderId}-${correctedAt.replace(/\D/g, '')}`,
  }),
  rerunRequested: defineStep({
    queue: 'rerun-requested',
    sender: 'payments',
    receiver: 'reports',
    means:
      'Staff asked for the report of a delivered order to be made again. The old version is served until the new one is ready.',
    payload: z.object({ ...reportOfOrder, rerunId: z.uuid() }),
    jobId: ({ rerunId }) => `rerun-requested-${rerunId}`,
  }),
  rerunEnded: defineStep({
    queue: 'rerun-ended',
    sender: 'reports',
    receiver: 'payments',
    means: 'The new version replaces the old one, or it could not be made and the old one stays.',
    payload: z.object({ ...reportOfOrder, rerunId: z.uuid(), outcome: z.enum(rerunOutcomes) }),
    jobId: ({ rerunId }) => `rerun-ended-${rerunId}`,
  }),
  reportUpdated: defineStep({
    queue: 'report-updated',
    sender: 'payments',
    receiver: 'mail',
    means: 'A rerun is delivered, and the guarantee starts again. The customer is told.',
    payload: z.object({
      ...reportOfOrder,
      rerunId: z.uuid(),
      reference: z.string(),
      website: z.string(),
      email: z.string(),
    }),
    jobId: ({ rerunId }) => `report-updated-${rerunId}`,
  }),
  customerNews: defineStep({
    queue: 'customer-news',
    sender: 'reports',
    receiver: 'mail',
    means: 'A re-audit is ready, an objection is answered, or the reminder that the customer asked for is due.',
    payload: z.object({
      ...reportOfOrder,
      /** One mail each. */
      newsId: z.uuid(),
      news: z.enum(newsKinds),
      reference: z.string(),
      website: z.string(),
      email: z.string(),
    }),
    jobId: ({ newsId }) => `customer-news-${newsId}`,
  }),
  refundRefused: defineStep({
    queue: 'refund-refused',
    sender: 'payments',
    receiver: 'mail',
    means: "The customer's bank sent our refund back. The customer is asked where else the money may go.",
    payload: z.object(refundOfOrder),
    jobId: ({ orderId }) => `refund-refused-${orderId}`,
  }),
} as const

export type StepName = keyof typeof pipeline
/** The steps that a service may send. Its outbox has this type. */
export type StepSentBy<S extends Service> = {
  [N in StepName]: (typeof pipeline)[N]['sender'] extends S ? N : never
}[StepName]
/** The steps that a process must receive. */
export type StepReceivedBy<R extends Receiver> = {
  [N in StepName]: (typeof pipeline)[N]['receiver'] extends R ? N : never
}[StepName]
export type StepPayload<N extends StepName> = z.output<(typeof pipeline)[N]['payload']>
