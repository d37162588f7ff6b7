import { renderReport } from '@findable/report-html'
import type { Report } from './db/reports.ts'
import { domainOf, resultOf } from './reading.ts'

/** The report as one HTML file, client edition. Throws `report-not-ready` before it is completed. */
export const clientDocument = (report: Report, publicUrl: string): string =>
  renderReport(resultOf(report), {
    edition: 'client',
    order: { reference: report.reference },
    industryAverage: report.industry_average,
    publicUrl,
  })

/** "visibility-report-example-com-au.html": letters, digits and hyphens only, so that no header can be forged. */
export const documentName = (report: Report): string => {
  const site = domainOf(report.business_website).toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `visibility-report-${site}.html`
}
