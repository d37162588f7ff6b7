import type { StaffObjection } from '@findable/contracts/staff'
import { formatDate } from '../../content/dates.ts'
import classes from './objections.module.css'

interface Props {
  heading: string
  engine: string
  verdict: StaffObjection['reported']
  /** The text of the finding that the customer objects to; null for all of them. */
  contested: string | null
}

const scoreOf = ({ outcome, score }: Props['verdict']): string =>
  outcome === 'scored' ? `${score} of 100` : outcome === 'notMeasured' ? 'Not measured' : 'Does not apply'

/** What the engine concluded about a check, and what it saw. */
export function Verdict({ heading, engine, verdict, contested }: Props) {
  const { reason, findings, evidence } = verdict
  return (
    <section className={classes['side']} aria-label={heading}>
      <h3>{heading}</h3>
      <p>
        <b>{scoreOf(verdict)}</b>
        <span className="quiet">, engine {engine}</span>
      </p>
      {reason && <p>{reason}</p>}
      <h4>Findings</h4>
      {findings.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {findings.map(({ text }, index) => (
            <li key={index}>{text === contested ? <mark>{text}</mark> : text}</li>
          ))}
        </ul>
      )}
      <h4>Evidence</h4>
      {evidence.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {evidence.map(({ saw, url, quote, at }, index) => (
            <li key={index}>
              {saw}
              {quote && <blockquote>{quote}</blockquote>}
              <p className="quiet">
                {url && (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {url}
                  </a>
                )}{' '}
                {formatDate(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
