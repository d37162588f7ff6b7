import { detectingAutomatically, type PaidOrder } from '@findable/contracts'
import { send, type Kysely, type Transaction } from '@findable/service-kit'
import { randomBytes } from 'node:crypto'
import * as table from './db/reports.ts'
import type { Report } from './db/reports.ts'
import type { Database } from './db/schema.ts'

/** The one report of a paid order: found, or stored with the message that starts its first generation. */
export async function reportOfOrder(db: Kysely<Database>, order: PaidOrder, requestId: string): Promise<Report> {
  const existing = await table.findReport(db, 'order_id', order.orderId)
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
  return created ?? (await table.findReport(db, 'order_id', order.orderId))!
}

/** Asks a worker for the report's current generation. */
export const requestGeneration = (trx: Transaction<Database>, report: Report): Promise<void> =>
  send(trx, 'generateReport', {
    orderId: report.order_id,
    reportId: report.id,
    generation: report.generation,
    requestId: report.request_id,
  })
