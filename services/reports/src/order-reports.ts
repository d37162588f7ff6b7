import { detectingAutomatically, type PaidOrder } from '@findable/contracts'
import { send, type Kysely, type Transaction } from '@findable/service-kit'
import { randomBytes } from 'node:crypto'
import * as table from './db/reports.ts'
import type { Report } from './db/reports.ts'
import { cancelRerun } from './db/reruns.ts'
import type { Database } from './db/schema.ts'

/** The one report of a paid order: found, or stored together with the message that starts its first generation. */
export async function reportOfOrder(db: Kysely<Database>, order: PaidOrder, requestId: string): Promise<Report> {
  const existing = await table.findReportOfOrder(db, order.orderId)
  if (existing) return existing
  const created = await db.transaction().execute(async (trx) => {
    const report = await table.insertReport(trx, {
      id: randomBytes(16).toString('base64url'),
      order_id: order.orderId,
      reference: order.reference,
      payment_id: order.paymentId,
      business_name: order.businessName,
      business_website: order.website,
      email: order.email,
      industry: detectingAutomatically,
      request_id: requestId,
    })
    if (report) await requestGeneration(trx, report)
    return report
  })
  return created ?? (await table.findReportOfOrder(db, order.orderId))!
}

/** When payments repeats an order, it may not know how it ended: if its report has ended, payments is told so again. */
export async function receivePaidOrder(db: Kysely<Database>, order: PaidOrder, requestId: string): Promise<void> {
  const report = await reportOfOrder(db, order, requestId)
  await db.transaction().execute((trx) => tellOutcome(trx, report))
}

/** Tells payments how a report has ended. Does nothing while it has not, or when its order has been refunded anyway. */
export async function tellOutcome(trx: Transaction<Database>, report: Report): Promise<void> {
  if (report.refunded_at) return
  const ids = { orderId: report.order_id, reportId: report.id, requestId: report.request_id }
  if (report.report_status === 'completed') {
    await send(trx, 'reportCompleted', { ...ids, generation: report.generation })
  }
  if (report.report_status === 'failed') await send(trx, 'reportFailed', { ...ids, failure: report.failed_as! })
}

/** Asks a worker for the report's current generation. */
export const requestGeneration = (trx: Transaction<Database>, report: Report): Promise<void> =>
  send(trx, 'generateReport', {
    subject: 'business',
    orderId: report.order_id,
    reportId: report.id,
    generation: report.generation,
    requestId: report.request_id,
  })

/**
 * A refunded order has no rerun and, unless it was delivered before, no report. Anything a worker still writes is
 * refused.
 */
export async function withdrawReport(
  trx: Transaction<Database>,
  orderId: string,
  wasDelivered: boolean,
): Promise<void> {
  await cancelRerun(trx, orderId)
  await table.markRefunded(trx, orderId, wasDelivered)
}
