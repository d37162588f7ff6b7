import { internalEndpoints, price, type BusinessData } from '@findable/contracts'
import { AppError, failpoint } from '@findable/service-kit'
import type { PaymentIntent } from './card-provider.ts'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import { findOrCreateOrder, requireNotReturned, toPaidOrder, type Opener, type OrderDeps } from './orders.ts'
import { settle } from './settlement.ts'

/** The intent a visitor pays with, or the report when the order is already paid. */
export async function openPayment(
  deps: OrderDeps,
  { amount, businessData }: { amount: number; businessData: BusinessData },
  opener: Opener,
): Promise<{ clientSecret: string; reportId: string | null; reference: string }> {
  if (amount !== price.amount) throw new AppError('wrong-amount')
  const { refused } = await deps.internal(
    internalEndpoints.checkAddress,
    { body: { website: businessData.businessWebsite } },
    opener.requestId,
  )
  if (refused) throw new AppError('refused-website')

  const { order, intent } = await openIntent(deps, await findOrCreateOrder(deps, businessData, opener))
  const isPaid = order.state === 'created' && intent?.status === 'succeeded'
  const settled = isPaid ? (await settle(deps, order, intent)).order : order
  requireNotReturned(settled)
  const reportId = settled.state === 'created' ? null : await reportOf(deps, settled)
  return { clientSecret: intent?.client_secret ?? '', reportId, reference: order.reference }
}

/** The order's one intent, with the order as it is by then. An order paid by promo code has no intent to pay. */
async function openIntent(
  { db, card }: OrderDeps,
  order: Order,
): Promise<{ order: Order; intent: PaymentIntent | null }> {
  if (order.payment_intent_id) return { order, intent: await card.findIntent(order.payment_intent_id) }
  if (order.state !== 'created') return { order, intent: null }
  const intent = await card.createIntent(order)
  failpoint('intent-created')
  const open = await table.setPaymentIntent(db, order.id, intent.id)
  if (open) return { order: open, intent }
  // Paid in the meantime, by promo code or by this very intent from another tab.
  const moved = (await table.findOrder(db, 'id', order.id))!
  if (moved.payment_intent_id === intent.id) return { order: moved, intent }
  await card.cancelIntent(intent.id)
  return { order: moved, intent: null }
}

async function reportOf({ internal }: OrderDeps, order: Order): Promise<string> {
  const body = toPaidOrder(order)
  const { reportId } = await internal(internalEndpoints.startOrderReport, { body }, body.requestId)
  return reportId
}
