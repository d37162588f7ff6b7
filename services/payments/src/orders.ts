import { price, websiteName, type AuditSubject, type BusinessData, type PaidOrder } from '@findable/contracts'
import { AppError, failpoint, type InternalClient, type Kysely, type Logger } from '@findable/service-kit'
import type { CardProvider } from './card-provider.ts'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import type { Database } from './db/schema.ts'
import { newReference } from './order-reference.ts'

/**
 * Orders: created (`checkout.ts`) -> paid (`settlement.ts`, or `claims.ts` for a promo code) -> delivered
 * (`delivery.ts`), refunded (`refunds.ts`) or charged back (`disputes.ts`).
 */
export interface OrderDeps {
  db: Kysely<Database>
  card: CardProvider
  internal: InternalClient
  log: Logger
}

/** The request that opens an order. Its id follows the order from then on: in messages, log lines and traces. */
export interface Opener {
  requestId: string
  /** The web app's Idempotency-Key; without one every call is a new order. */
  orderKey: string | undefined
}

/** The order with this key, stored now if it is new. Its website is fixed: a different one is refused. */
export async function findOrCreateOrder(
  deps: OrderDeps,
  data: BusinessData,
  { requestId, orderKey }: Opener,
): Promise<Order> {
  const created = await table.insertOrder(deps.db, {
    reference: newReference(),
    key: orderKey ?? null,
    website: data.businessWebsite,
    business_name: data.businessName,
    email: data.email ?? null,
    amount_cents: price.cents,
    currency: price.currency,
    request_id: requestId,
  })
  failpoint('order-committed')
  if (created) return created
  const stored = await table.findOrder(deps.db, 'key', orderKey!)
  if (!stored) throw new AppError('internal-error', { detail: 'an order key was taken and is gone' })
  requireSameWebsite(stored, data)
  return stored
}

export function requireSameWebsite(order: Order, data: BusinessData): void {
  if (websiteName(order.website) !== websiteName(data.businessWebsite)) throw new AppError('order-mismatch')
}

/** Whether the order has ended without owing a report: its money has been returned or is on its way. */
export const hasReturned = ({ state }: Order): boolean => state === 'refunded' || state === 'charged-back'

/** Throws for such an order. */
export function requireNotReturned({ state }: Order): void {
  if (state === 'refunded') throw new AppError('order-refunded')
  if (state === 'charged-back') throw new AppError('order-charged-back')
}

/** Whether the order was paid by card rather than promo code. */
export const isPaidByCard = ({ payment_id, payment_intent_id }: Order): boolean =>
  payment_id !== null && payment_id === payment_intent_id

/** An order in the audit log. */
export const auditSubject = ({ id, reference }: Order): AuditSubject => ({ type: 'order', id, label: reference })

export const toPaidOrder = (order: Order): PaidOrder & { requestId: string } => ({
  requestId: order.request_id,
  orderId: order.id,
  reference: order.reference,
  paymentId: order.payment_id!,
  website: order.website,
  businessName: order.business_name,
  email: order.email,
})
