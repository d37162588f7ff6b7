import type { StepPayload } from '@findable/contracts'
import { failpoint, send, type Transaction } from '@findable/service-kit'
import { insertCorrection, listCorrections } from './db/email-corrections.ts'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import type { Database } from './db/schema.ts'
import { countDelivery } from './order-figures.ts'
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
  const delivered = await deps.db.transaction().execute(async (trx) => {
    const moved = await table.markDelivered(trx, orderId, reportId)
    const order = moved ?? (await table.findOrder(trx, 'id', orderId))
    if (order && hasReturned(order)) await tellReports(trx, order, requestId)
    else if (order?.state === 'delivered') await askForMail(trx, order, { reportId, requestId })
    else deps.log.warn({ orderId }, 'a report is ready for an order that is not paid')
    return moved
  })
  if (delivered) countDelivery(delivered)
  failpoint('order-delivered')
}

async function askForMail(
  trx: Transaction<Database>,
  { id: orderId, reference, business_name, website, email }: Order,
  about: { reportId: string; requestId: string },
): Promise<void> {
  const correction = (await listCorrections(trx, orderId)).at(-1)
  const emailCorrectedAt = correction && { emailCorrectedAt: correction.corrected_at.toISOString() }
  const order = { orderId, reference, businessName: business_name, website, email, ...emailCorrectedAt }
  await send(trx, 'orderDelivered', { ...about, ...order })
}

/**
 * Records the address that replaces one our mail could not reach, and has the order's one mail sent there. A repeat
 * changes nothing.
 */
export async function correctEmail(
  { db, log }: Pick<OrderDeps, 'db' | 'log'>,
  { orderId, reportId, requestId, email, correctedAt }: StepPayload<'emailCorrected'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const correction = { order_id: orderId, corrected_at: new Date(correctedAt), email, request_id: requestId }
    if (!(await insertCorrection(trx, correction))) return
    const order = await table.setEmail(trx, orderId, email)
    log.info({ orderId, requestId }, 'the address of an order was corrected')
    if (order?.state === 'delivered') await askForMail(trx, order, { reportId, requestId })
  })
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
