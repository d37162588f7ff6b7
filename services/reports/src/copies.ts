import { copyLimits, copyMessages } from '@findable/contracts'
import { AppError, send, type Kysely, type Transaction } from '@findable/service-kit'
import { createHash, randomUUID } from 'node:crypto'
import { countCopies, insertCopy, lockInbox } from './db/copies.ts'
import { lockReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'

/**
 * Sends a copy of a completed report to an address chosen by somebody who has its link. Limited per report and per
 * inbox, as that inbox may be a stranger's. A refunded order gets no copies.
 */
export async function requestCopy(
  db: Kysely<Database>,
  { reportId, email }: { reportId: string; email: string },
  requestId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const report = await lockReport(trx, reportId)
    if (!report) throw new AppError('report-not-found')
    if (report.refunded_at) throw new AppError('order-refunded')
    if (report.report_status !== 'completed') throw new AppError('report-not-ready')
    await countTowardsLimits(trx, reportId, email)
    await send(trx, 'copyRequested', {
      orderId: report.order_id,
      reportId,
      requestId,
      copyId: randomUUID(),
      reference: report.reference,
      businessName: report.shown_name,
      website: report.business_website,
      email,
    })
  })
}

/** Throws `too-many-requests` when the report, or the inbox, has had its share of mails that somebody asked for. */
export async function countTowardsLimits(trx: Transaction<Database>, reportId: string, email: string): Promise<void> {
  const inbox = inboxOf(email)
  await lockInbox(trx, inbox)
  const { ofReport, toInbox, justNow } = await countCopies(trx, reportId, inbox, copyLimits.minutesBetween)
  if (justNow > 0) throw new AppError('too-many-requests', { publicText: copyMessages.tooSoon })
  if (ofReport >= copyLimits.perReportADay || toInbox >= copyLimits.perInboxADay) {
    throw new AppError('too-many-requests', { publicText: copyMessages.tooMany })
  }
  await insertCopy(trx, reportId, inbox)
}

/**
 * A digest that is the same for one inbox however its address is written: upper and lower case, and anything after a
 * plus sign, make no difference.
 */
const inboxOf = (email: string): string =>
  createHash('sha256')
    .update(email.toLowerCase().replace(/\+[^@]*@/, '@'))
    .digest('base64url')
