import { failpoint, inSpan } from '@findable/service-kit'
import { findOrder, type Order } from './db/orders.ts'
import { claimRefunds, markDone, noteProblem, type Refund, type RefundWaits } from './db/refunds.ts'
import type { OrderDeps } from './orders.ts'
import { requestRefundMail } from './refunds.ts'

/** Refunds: the money. Each refund is attempted until the card provider has it, however long that takes. */

export const refundWaits: RefundWaits = { first: 30_000, longest: 60 * 60_000 }
const batch = 20
/** Failures after which staff are alerted. */
const alertFrom = 3

/** Pays out every refund that is due. One that fails waits and does not hold up the others. */
export async function payOutRefunds(deps: Pick<OrderDeps, 'db' | 'card' | 'log'>, waits: RefundWaits): Promise<void> {
  for (const refund of await claimRefunds(deps.db, waits, batch)) {
    await payOut(deps, refund).catch(async (error: unknown) => {
      const { order_id: orderId, attempts } = refund
      const detail = { orderId, attempts, error: String(error) }
      if (attempts < alertFrom) deps.log.warn(detail, 'a refund failed and will be tried again')
      else deps.log.error({ alert: 'refund-failing', ...detail }, 'a refund keeps failing')
      await noteProblem(deps.db, orderId, String(error))
    })
  }
}

async function payOut(deps: Pick<OrderDeps, 'db' | 'card' | 'log'>, refund: Refund): Promise<void> {
  const order = (await findOrder(deps.db, 'id', refund.order_id))!
  const attributes = { 'findable.order.id': order.id }
  await inSpan('pay out refund', { requestId: order.request_id, attributes }, () => payOutTo(order, deps, refund))
}

async function payOutTo(
  order: Order,
  { db, card, log }: Pick<OrderDeps, 'db' | 'card' | 'log'>,
  refund: Refund,
): Promise<void> {
  const orderId = order.id
  const refundId =
    refund.amount_cents === 0
      ? null
      : await card.refund({ intentId: order.payment_id!, orderId, idempotencyKey: `refund-${orderId}` })
  failpoint('refund-created')
  await db.transaction().execute(async (trx) => {
    const done = await markDone(trx, orderId, refundId)
    if (done) await requestRefundMail(trx, order, done)
  })
  log.info({ orderId, reference: order.reference, requestId: order.request_id, refundId }, 'refunded')
}
