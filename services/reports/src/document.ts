import type { Comparison, ReportEdition } from '@findable/contracts'
import { renderReport } from '@findable/report-html'
import type { WholeReport } from './db/reports.ts'
import { industryAverageOf, resultOf } from './reading.ts'

/** The report as one HTML file, before and after included where there are both. Throws `report-not-ready` before it is completed. */
export const reportDocument = (
  report: WholeReport,
  edition: ReportEdition,
  publicUrl: string,
  comparison?: Comparison,
): string =>
  renderReport(resultOf(report), {
    edition,
    comparison,
    order: {
      reference: report.reference,
      ...(report.completed_at && { deliveredAt: report.completed_at.toISOString() }),
    },
    industryAverage: industryAverageOf(report),
    publicUrl,
  })

/** The technical edition for somebody who was given the report, but not the order. */
export const documentWithoutOrder = (report: WholeReport, publicUrl: string): string =>
  renderReport(resultOf(report), { edition: 'technical', industryAverage: industryAverageOf(report), publicUrl })
