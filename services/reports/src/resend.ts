import { resendIntervalMinutes, resendMessages, websiteName, type ReportEdition } from '@findable/contracts'
import { AppError, send, type Kysely } from '@findable/service-kit'
import { randomUUID } from 'node:crypto'
import { listReportsFor, markResent } from './db/reports.ts'
import type { Database } from './db/schema.ts'

/**
 * Sends a completed report again, to the address it was ordered with. The caller must know the website and the address;
 * the answer says only whether both match, so it reveals nothing new.
 */
export async function resendReport(
  db: Kysely<Database>,
  asked: { website: string; email: string; edition: ReportEdition },
  requestId: string,
): Promise<void> {
  const name = websiteName(asked.website)
  const reports = await listReportsFor(db, asked.email)
  const report = reports.find(({ business_website }) => websiteName(business_website) === name)
  if (!report) throw new AppError('report-not-found', { publicText: resendMessages.unknown })
  await db.transaction().execute(async (trx) => {
    if (!(await markResent(trx, report.id, resendIntervalMinutes))) {
      throw new AppError('too-many-requests', { publicText: resendMessages.tooSoon })
    }
    await send(trx, 'resendRequested', {
      orderId: report.order_id,
      reportId: report.id,
      requestId,
      copyId: randomUUID(),
      reference: report.reference,
      website: report.business_website,
      email: report.email!,
      edition: asked.edition,
    })
  })
}
