import { pillarIds, pillars, type GoldStandardDetails } from '@findable/contracts/staff'
import { formatDate } from '../../content/dates.ts'
import classes from '../../details/details.module.css'
import { driftInWords, signed } from './drift.ts'

const figure = (score: number | null | undefined) => score ?? '–'

/** The reports on one website from one version of the engine to the next, and the checks that moved. */
export function GoldVersions({ report, onOpen }: { report: GoldStandardDetails; onOpen(id: number): void }) {
  const { versions, drift, moved } = report
  return (
    <div className={classes['stack']}>
      <div className={classes['scroll']} tabIndex={0} role="region" aria-label="Versions, scrolls sideways">
        <table className={classes['figures']}>
          <caption>Reports on this website, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Engine</th>
              <th scope="col">Generated</th>
              <th scope="col">Overall</th>
              {pillarIds.map((id) => (
                <th scope="col" key={id}>
                  {pillars[id].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id} aria-current={version.id === report.id || undefined}>
                <th scope="row">{version.engineVersion}</th>
                <td>
                  {version.id === report.id ? (
                    `${formatDate(version.generatedAt)} (this report)`
                  ) : (
                    <button type="button" onClick={() => onOpen(version.id)}>
                      {formatDate(version.generatedAt)}
                    </button>
                  )}
                </td>
                <td>{figure(version.visibilityScore)}</td>
                {pillarIds.map((id) => (
                  <td key={id}>{figure(version.pillars[id])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {drift ? (
        <>
          <h3>Overall: {driftInWords(drift)}</h3>
          <p className="quiet">The engine or the website may have changed between the two reports.</p>
          {moved.length === 0 ? (
            <p>Every check has the same score.</p>
          ) : (
            <table className={classes['figures']}>
              <caption>Checks with another score, the largest difference first</caption>
              <thead>
                <tr>
                  <th scope="col">Check</th>
                  <th scope="col">Before</th>
                  <th scope="col">Now</th>
                  <th scope="col">Change</th>
                </tr>
              </thead>
              <tbody>
                {moved.map(({ component, title, before, after }) => (
                  <tr key={component}>
                    <th scope="row">{title}</th>
                    <td>{figure(before)}</td>
                    <td>{figure(after)}</td>
                    <td>{before === null || after === null ? '–' : signed(after - before)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      ) : (
        <p>No other version of the engine has made a report on this website before this one.</p>
      )}
    </div>
  )
}
