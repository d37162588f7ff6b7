import type { StaffReport } from '@findable/contracts/staff'
import classes from '../../details/details.module.css'

/** The result as it was measured, or what is known of a report that has none. */
export function RawData({ report }: { report: StaffReport }) {
  return (
    <pre className={classes['raw']} tabIndex={0} aria-label="Raw data">
      {report.type === 'business_report' ? pretty(report) : 'Select a report to view raw data.'}
    </pre>
  )
}

function pretty({ reportData, id, businessName, industry, visibilityScore, pillars, status }: StaffReport): string {
  const known = { id, businessName, industry, visibilityScore, pillars, status }
  return JSON.stringify(reportData ? JSON.parse(reportData) : known, null, 2)
}
