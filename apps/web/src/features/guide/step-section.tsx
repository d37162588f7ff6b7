import type { Step } from '../../content/guides/guide.ts'
import { Checklist } from './checklist.tsx'
import { Passage, Passages } from './passage.tsx'
import classes from './step-section.module.css'
import type { Ticks } from './use-ticks.ts'

export function StepSection({ number, step, ticks }: { number: number; step: Step; ticks: Ticks }) {
  const anchor = `step-${number}`
  return (
    <section className={classes['step']} aria-labelledby={anchor}>
      <h2 id={anchor}>
        <span className={classes['number']}>
          <span className="visually-hidden">Step </span>
          {number}
        </span>
        {step.title}
      </h2>
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
