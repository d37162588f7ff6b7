import type { Evidence, Finding, FreeCheck } from '@findable/contracts/customer'
import { BandWord, Disclosure } from '@findable/ui'
import classes from './free-check.module.css'

/** What one check says about a website, and what that is based on. */
export function CheckResult({ answer: { website, checkedAt, result } }: { answer: FreeCheck }) {
  const { title, outcome, score, reason, findings, evidence } = result
  return (
    <section className={classes['result']} aria-label={`${title}: ${website}`}>
      <h3>
        {website} <BandWord score={score} />
        {score !== null && <span className={classes['score']}>{score} of 100</span>}
      </h3>
      {outcome !== 'scored' && <p>{reason}</p>}
      {outcome === 'scored' && findings.length === 0 && <p>We found nothing to say about it, good or bad.</p>}
      <ul className={classes['findings']}>
        {problemsFirst(findings).map(({ kind, text }) => (
          <li key={text} data-kind={kind}>
            <b>{words[kind]}</b> {text}
          </li>
        ))}
      </ul>
      {evidence.length > 0 && (
        <Disclosure summary={`What we saw (${evidence.length})`} open={evidence.length <= shownAtOnce}>
          <ul className={classes['evidence']}>
            {evidence.map((seen, index) => (
              <Seen key={index} evidence={seen} />
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="quiet">Read on {dateOf(checkedAt)}.</p>
    </section>
  )
}

/** Pieces of evidence that do not push the rest of the guide away. */
const shownAtOnce = 4

const words: Record<Finding['kind'], string> = { problem: 'To mend.', note: 'Note.', strength: 'Good.' }
const order: readonly Finding['kind'][] = ['problem', 'note', 'strength']
const problemsFirst = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))

const Seen = ({ evidence: { saw, quote, url } }: { evidence: Evidence }) => (
  <li>
    <p>{saw}</p>
    {quote && <blockquote>{quote}</blockquote>}
    {url && /^https?:/.test(url) && (
      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
        {url.replace(/^https?:\/\//, '')}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    )}
  </li>
)

const dateOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Australia/Sydney' }).format(
    new Date(moment),
  )
