import type { BusinessReport, Tip } from '@findable/contracts/customer'
import { PillarBars } from '@findable/ui'
import { Competitors } from './competitors.tsx'
import classes from './success.module.css'

export const nothingMeasured =
  'We could not measure anything on this website. The file says what we tried, and why it did not work.'

/** Everything the screen shows of a report; the evidence for every check is in the file. */
export function FullReport({ report }: { report: BusinessReport }) {
  if (report.measured === 0) return <p>{nothingMeasured}</p>
  return (
    <div className={classes['full']}>
      <section>
        <h3>The five parts of your score</h3>
        <PillarBars pillars={report.pillars} industryAverage={report.industryAverage} />
      </section>
      <Points title="Strengths" kind="strong" points={report.strengths} none="We found no clear strengths yet." />
      <Points title="Weaknesses" kind="weak" points={report.weaknesses} none="We found no clear weaknesses." />
      <section>
        <h3>Your to-do list, in order of effect</h3>
        {report.tips.length === 0 && <p>There is nothing on it: every check we could make came out well.</p>}
        <ol className={classes['todo']}>
          {report.tips.map((tip) => (
            <li key={tip.title}>
              <h4>{tip.title}</h4>
              <p>{tip.text}</p>
              {stepsOf(tip).length > 0 && (
                <ol className={classes['steps']}>
                  {stepsOf(tip).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>Competitors</h3>
        <Competitors report={report} />
      </section>
    </div>
  )
}

interface PointsProps {
  title: string
  kind: 'strong' | 'weak'
  points: readonly string[]
  none: string
}

function Points({ title, kind, points, none }: PointsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {points.length === 0 && <p>{none}</p>}
      <ul className={classes['points']} data-kind={kind}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

/** The texts to paste are not shown beside the tip here. */
const stepsOf = ({ steps, paste }: Tip): string[] => (paste ? [...steps, paste.step] : steps)
