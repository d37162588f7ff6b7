import { failpoint, send } from '@findable/service-kit'
import * as table from './db/orders.ts'
import { hasReturned, type OrderDeps } from './orders.ts'
import { tellReports } from './refunds.ts'
import { askProvider } from './settlement.ts'

/**
 * paid -> delivered once the report is readable; the same commit asks for the mail. A repeat asks for it again. When
 * the order's money has been returned in the meantime, the report is withdrawn.
 */
export async function deliver(
  deps: OrderDeps,
  { orderId, reportId, requestId }: { orderId: string; reportId: string; requestId: string },
): Promise<void> {
  await askBeforeDelivery(deps, orderId)
  await deps.db.transaction().execute(async (trx) => {
    const order = (await table.markDelivered(trx, orderId, reportId)) ?? (await table.findOrder(trx, 'id', orderId))
    if (order && hasReturned(order)) return tellReports(trx, order, requestId)
    if (order?.state !== 'delivered')
      return deps.log.warn({ orderId }, 'a report is ready for an order that is not paid')
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

/**
 * The money may have been returned without our knowing. A provider that does not answer does not hold up the report.
 */
async function askBeforeDelivery(deps: OrderDeps, orderId: string): Promise<void> {
  const order = await table.findOrder(deps.db, 'id', orderId)
  if (order?.state !== 'paid') return
  await askProvider(deps, order).catch((error: unknown) => {
    deps.log.warn({ orderId, error: String(error) }, 'delivered without asking the card provider')
  })
}
