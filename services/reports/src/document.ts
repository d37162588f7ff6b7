import type { ReportEdition } from '@findable/contracts'
import { renderReport } from '@findable/report-html'
import type { WholeReport } from './db/reports.ts'
import { industryAverageOf, resultOf } from './reading.ts'

/** The report as one HTML file. Throws `report-not-ready` before it is completed. */
export const reportDocument = (report: WholeReport, edition: ReportEdition, publicUrl: string): string =>
  renderReport(resultOf(report), {
    edition,
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
