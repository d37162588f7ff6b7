import { renderReport } from '@findable/report-html'
import type { Report } from './db/reports.ts'
import { resultOf } from './reading.ts'

/** The report as one HTML file, client edition. Throws `report-not-ready` before it is completed. */
export const clientDocument = (report: Report, publicUrl: string): string =>
  renderReport(resultOf(report), {
    edition: 'client',
    order: {
      reference: report.reference,
      ...(report.completed_at && { deliveredAt: report.completed_at.toISOString() }),
    },
    industryAverage: report.industry_average,
    publicUrl,
  })
