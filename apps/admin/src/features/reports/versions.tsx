import type { StaffReportDetails } from '@findable/contracts/staff'
import { formatDate } from '../../content/dates.ts'
import { versionKindNames, versionMaker } from '../../content/objection-words.ts'
import classes from '../../details/details.module.css'

/** Every version of the report: who or what made it, when, why, and from which. */
export function Versions({ versions }: Pick<StaffReportDetails, 'versions'>) {
  if (versions.length === 0) return null
  const numbers = new Map(versions.map(({ id }, index) => [id, versions.length - index]))
  return (
    <section className={classes['stack']} aria-label="Versions">
      <h3>Versions</h3>
      <div className={classes['scroll']} tabIndex={0} role="region" aria-label="Versions, scrolls sideways">
        <table className={classes['figures']}>
          <caption>Newest first. The customer sees the marked one; those read again are beside it.</caption>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">What</th>
              <th scope="col">By</th>
              <th scope="col">Made</th>
              <th scope="col">Score</th>
              <th scope="col">From</th>
              <th scope="col">Engine</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id} aria-current={version.shown || undefined}>
                <th scope="row">{numbers.get(version.id)}</th>
                <td className={classes['words']}>
                  {versionKindNames[version.kind]}
                  {version.shown && ' (shown)'}
                  {version.component && <p className="quiet">{version.component}</p>}
                  {version.reason && <p>“{version.reason}”</p>}
                </td>
                <td>{versionMaker(version)}</td>
                <td>{formatDate(version.completedAt)}</td>
                <td>{version.visibilityScore ?? '–'}</td>
                <td>{(version.basedOn && numbers.get(version.basedOn)) ?? '–'}</td>
                <td>{version.engineVersion ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
