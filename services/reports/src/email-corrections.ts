import { AppError, send, type Kysely } from '@findable/service-kit'
import { countTowardsLimits } from './copies.ts'
import { lockReport, setEmail } from './db/reports.ts'
import type { Database } from './db/schema.ts'

interface Correction {
  reportId: string
  reference: string
  email: string
}

/**
 * Gives a delivered order another address, once our mail to its own has failed for good. Payments, which owns the
 * order, records the change and has the one mail of the order sent there. The caller must know the order's reference.
 */
export async function correctEmail(
  db: Kysely<Database>,
  { reportId, reference, email }: Correction,
  requestId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const report = await lockReport(trx, reportId)
    if (!report) throw new AppError('report-not-found')
    if (plain(report.reference) !== plain(reference)) throw new AppError('order-not-found')
    if (report.refunded_at) throw new AppError('order-refunded')
    if (report.report_status !== 'completed') throw new AppError('report-not-ready')
    if (report.email === null || report.email_status !== 'failed') throw new AppError('email-not-failed')
    await countTowardsLimits(trx, reportId, email)
    const correctedAt = await setEmail(trx, reportId, email)
    await send(trx, 'emailCorrected', {
      orderId: report.order_id,
      reportId,
      requestId,
      email,
      correctedAt: correctedAt.toISOString(),
    })
  })
}

/** References are read aloud and typed: case, blanks and hyphens make no difference. */
const plain = (reference: string): string => reference.toUpperCase().replace(/[^A-Z0-9]/g, '')
