import { failpoint, send } from '@findable/service-kit'
import * as table from './db/orders.ts'
import type { OrderDeps } from './orders.ts'
import { tellReports } from './refunds.ts'

/**
 * paid -> delivered once the report is readable; the same commit asks for the mail. A repeat asks for it again, and one
 * for an order that was refunded meanwhile has the report withdrawn.
 */
export async function deliver(
  { db, log }: Pick<OrderDeps, 'db' | 'log'>,
  { orderId, reportId, requestId }: { orderId: string; reportId: string; requestId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = (await table.markDelivered(trx, orderId, reportId)) ?? (await table.findOrder(trx, 'id', orderId))
    if (order?.state === 'refunded') return tellReports(trx, order, requestId)
    if (order?.state !== 'delivered') return log.warn({ orderId }, 'a report is ready for an order that is not paid')
    await send(trx, 'orderDelivered', {
      orderId,
      reportId,
      requestId,
      reference: order.reference,
      businessName: order.business_name,
      website: order.website,
      email: order.email,
    })
  })
  failpoint('order-delivered')
}
