import { designerReportPath } from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { createHash, randomBytes } from 'node:crypto'
import { findByDesignerLink, setDesignerLink } from './db/designer-links.ts'
import { lockReport, type WholeReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'

/**
 * A link that the owner gives to their web designer. Its token leads to the technical edition and not to the report's id,
 * which would open the order. A report has one such link at a time.
 */

/** Makes the link of a completed report. Throws `report-not-found`, `order-refunded` or `report-not-ready`. */
export async function makeDesignerLink(
  db: Kysely<Database>,
  id: string,
  publicUrl: string,
): Promise<{ url: string; madeAt: string }> {
  const token = randomBytes(32).toString('base64url')
  const madeAt = await db.transaction().execute(async (trx) => {
    const report = await lockReport(trx, id)
    if (!report) throw new AppError('report-not-found')
    if (report.refunded_at) throw new AppError('order-refunded')
    if (report.report_status !== 'completed') throw new AppError('report-not-ready')
    return setDesignerLink(trx, id, digestOf(token))
  })
  return { url: publicUrl + designerReportPath(token), madeAt: madeAt.toISOString() }
}

/** The report that a token opens. Throws `report-not-found`, whatever the token was before. */
export async function requireDesignerReport(db: Kysely<Database>, token: string): Promise<WholeReport> {
  const report = await findByDesignerLink(db, digestOf(token))
  if (!report) throw new AppError('report-not-found')
  return report
}

/** When the link was made; null for one that no longer works. */
export const designerLinkAtOf = ({ designer_link_at, refunded_at }: WholeReport): string | null =>
  refunded_at === null ? (designer_link_at?.toISOString() ?? null) : null

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
