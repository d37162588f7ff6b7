import { AppError } from '@findable/service-kit'
import * as z from 'zod/mini'

/** Events of the card provider: the ones we act on, and what we read from them. */

/** The kind of object an event is about. */
type Subject = 'intent' | 'charge' | 'refund' | 'dispute'

/** The events we act on. The webhook endpoint subscribes to these; no others change anything. */
export const actedOn: Record<string, Subject> = {
  'payment_intent.succeeded': 'intent',
  'payment_intent.payment_failed': 'intent',
  'payment_intent.canceled': 'intent',
  'charge.refunded': 'charge',
  'charge.refund.updated': 'refund',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
}

/** Events that move money. The reconciler lists them, because webhooks get lost. */
export const movingMoney = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

/** What we read from an event. Events come late, twice and out of order, so they only say which payment to look at. */
export interface ProviderEvent {
  id: string
  type: string
  /** Seconds since 1970, by the provider's clock. */
  created: number
  /** Null for kinds that change nothing here, and for anything not paid through a payment intent. */
  paymentId: string | null
  /** The refund that has changed; else null. */
  refundId: string | null
  isDispute: boolean
}

const id = z.string().check(z.regex(/^\w{1,255}$/))
const eventSchema = z.object({
  id,
  type: z.string().check(z.regex(/^[\w.]{1,255}$/)),
  created: z.int(),
  data: z.object({
    object: z.object({ id, payment_intent: z.nullish(z.union([id, z.object({ id })])) }),
  }),
})

/** Reads an event as the provider sends it and lists it. Throws `unreadable-event`. */
export function readProviderEvent(given: unknown): ProviderEvent {
  const read = eventSchema.safeParse(given)
  if (!read.success) throw new AppError('unreadable-event', { detail: z.prettifyError(read.error) })
  const { id: eventId, type, created, data } = read.data
  const { id: objectId, payment_intent: payment = null } = data.object
  const subject = Object.hasOwn(actedOn, type) ? actedOn[type] : undefined
  const paymentOf = { intent: objectId, other: typeof payment === 'object' ? (payment?.id ?? null) : payment }
  return {
    id: eventId,
    type,
    created,
    paymentId: subject === undefined ? null : subject === 'intent' ? paymentOf.intent : paymentOf.other,
    refundId: subject === 'refund' && type !== 'refund.created' ? objectId : null,
    isDispute: subject === 'dispute',
  }
}
