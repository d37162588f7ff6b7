import type { ReportStats } from '@findable/contracts/staff'
import details from '../../details/details.module.css'
import classes from './dashboard.module.css'

/** A bar per industry, in a table: the numbers beside the bars say the same without colour or sight. */
export function IndustryChart({ industries }: { industries: ReportStats['reportsByIndustry'] }) {
  const total = industries.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <p className={classes['notYet']}>No reports found</p>
  return (
    <table className={`${details['figures']} ${classes['chart']}`}>
      <caption>Completed client reports by industry, {total.toLocaleString('en-US')} in all</caption>
      <thead>
        <tr>
          <th scope="col">Industry</th>
          <th scope="col">Reports</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {industries.map(({ industry, count }) => {
          const share = Math.min(100, (count / total) * 100)
          return (
            <tr key={industry}>
              <th scope="row">{industry || 'Unknown'}</th>
              <td>{count.toLocaleString('en-US')}</td>
              <td>
                <span className={classes['share']}>{share < 1 ? 'under 1' : Math.round(share)}%</span>
                <svg className={classes['bar']} height="14" aria-hidden="true">
                  <rect width="100%" height="14" rx="3" />
                  <rect width={`${share}%`} height="14" rx="3" />
                </svg>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
