import { sampleScores } from '../../content/sample-scores.ts'
import { tools } from '../../content/tools.ts'
import { NextSteps } from './next-steps.tsx'
import { Scores } from './scores.tsx'
import classes from './tool-result.module.css'

/** What the screen shows before the first search. */
export function SampleScores() {
  return (
    <section className={classes['result']} aria-label="Sample">
      <Scores
        scores={sampleScores}
        note="A sample: one of our demo businesses. It does not exist, but its website does, and this is how it scores."
      />
      <NextSteps tool={tools.scores} />
    </section>
  )
}
