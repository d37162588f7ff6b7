import { stepAnchor } from '@findable/contracts/customer'
import type { Step } from '../../content/guides/guide.ts'
import { Checklist } from './checklist.tsx'
import { Passage, Passages } from './passage.tsx'
import classes from './step-section.module.css'
import type { Ticks } from './use-ticks.ts'

interface Props {
  number: number
  step: Step
  ticks: Ticks
  /** The reader's own page that a report sent them here for. */
  seenOn: string | null
}

export function StepSection({ number, step, ticks, seenOn }: Props) {
  const anchor = stepAnchor(number)
  return (
    <section className={classes['step']} aria-labelledby={anchor}>
      <h2 id={anchor}>
        <span className={classes['number']}>
          <span className="visually-hidden">Step </span>
          {number}
        </span>
        {step.title}
      </h2>
      {seenOn !== null && (
        <p className={classes['seen']}>
          Your report saw this on <strong>{seenOn === '/' ? 'your home page' : seenOn}</strong>. Start there.
        </p>
      )}
      <Passages texts={step.text} />
      <Checklist items={step.checklist} ticks={ticks} />
      <p className={classes['tip']}>
        <strong>Tip.</strong> <Passage text={step.tip} />
      </p>
      {step.link && (
        <p>
          <a href={step.link.url} target="_blank" rel="noopener">
            {step.link.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <p>
        <strong>Done when:</strong> {step.done}
      </p>
    </section>
  )
}
