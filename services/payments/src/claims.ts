import type { Claim, PaidOrder } from '@findable/contracts'
import { AppError, sameSecret, send } from '@findable/service-kit'
import { randomBytes } from 'node:crypto'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import { findOrCreateOrder, requireNotReturned, requireSameWebsite, toPaidOrder, type OrderDeps } from './orders.ts'
import { isItsPayment, orderOfIntent, settle } from './settlement.ts'

/** Claims: reports asks whether a payment entitles its owner to a report, and for which website. */
type CardClaim = Extract<Claim, { paymentType: 'stripe' }>
type PromoClaim = Extract<Claim, { paymentType: 'promo' }>

export const claim = (
  deps: OrderDeps,
  promoCode: string | undefined,
  given: Claim,
  requestId: string,
): Promise<PaidOrder> =>
  given.paymentType === 'promo' ? claimByPromo(deps, promoCode, given, requestId) : claimByCard(deps, given)

/** Whether a customer's code is the valid one; spaces around it and upper or lower case do not matter. */
export const isPromoCode = (given: string | undefined, valid: string | undefined): boolean =>
  valid !== undefined && given !== undefined && sameSecret(given.trim().toLowerCase(), valid.trim().toLowerCase())

async function claimByCard(deps: OrderDeps, given: CardClaim): Promise<PaidOrder> {
  const intent = /^pi_\w+$/.test(given.paymentId) ? await deps.card.findIntent(given.paymentId) : null
  const order = intent && (await orderOfIntent(deps, intent))
  if (!order || !isItsPayment(order, intent)) throw new AppError('payment-not-found')
  requireSameWebsite(order, given.businessData)
  const settled = order.state === 'created' ? (await settle(deps, order, intent)).order : order
  requireNotReturned(settled)
  if (settled.state !== 'created') return toPaidOrder(settled)
  throw new AppError(intent.status === 'processing' ? 'payment-pending' : 'payment-required')
}

async function claimByPromo(
  deps: OrderDeps,
  valid: string | undefined,
  given: PromoClaim,
  requestId: string,
): Promise<PaidOrder> {
  if (!isPromoCode(given.promoCode, valid)) throw new AppError('invalid-promo-code')
  const order = await findOrCreateOrder(deps, given.businessData, { requestId, orderKey: given.orderKey })
  const redeemed = order.state === 'created' ? await redeem(deps, order, given.businessData.email) : order
  requireNotReturned(redeemed)
  // The checkout opened an intent at this very moment. The next attempt finds that intent and closes it.
  if (redeemed.state === 'created') throw new AppError('payment-pending')
  return toPaidOrder(redeemed)
}

/** created -> paid by promo code, unless a payment came first. */
async function redeem(deps: OrderDeps, order: Order, email: string | undefined): Promise<Order> {
  const paid = await withoutOpenIntent(deps, order)
  if (paid) return paid
  await deps.db.transaction().execute(async (trx) => {
    const redeemed = await table.markPaid(trx, order.id, {
      payment_id: `promo_${randomBytes(12).toString('hex')}`,
      payment_intent_id: order.payment_intent_id,
      email: email ?? null,
    })
    if (!redeemed) return
    await table.insertRedemption(trx, order.id)
    await send(trx, 'orderPaid', toPaidOrder(redeemed))
  })
  return (await table.findOrder(deps.db, 'id', order.id))!
}

/** The checkout opened an intent before the code was typed: close it, or accept the payment if it came first. */
async function withoutOpenIntent(deps: OrderDeps, order: Order): Promise<Order | null> {
  if (!order.payment_intent_id || (await deps.card.cancelIntent(order.payment_intent_id))) return null
  const intent = await deps.card.findIntent(order.payment_intent_id)
  return intent && (await settle(deps, order, intent)).order
}
