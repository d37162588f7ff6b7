import type { BusinessReport, ReportVersions } from '@findable/contracts/customer'
import { PillarBars } from '@findable/ui'
import { Competitors } from './competitors.tsx'
import { AllChecks } from './objection/all-checks.tsx'
import classes from './success.module.css'
import { ToDoList } from './to-do-list.tsx'

export const nothingMeasured =
  'We could not measure anything on this website. The file says what we tried, and why it did not work.'

interface Props {
  report: BusinessReport
  /** As in the to-do list. */
  after?: ReportVersions | null | undefined
  version?: string
}

/** Everything the screen shows of a report. */
export function FullReport({ report, after, version }: Props) {
  if (report.measured === 0) return <p>{nothingMeasured}</p>
  return (
    <div className={classes['full']}>
      <section>
        <h3>The five parts of your score</h3>
        <PillarBars pillars={report.pillars} industryAverage={report.industryAverage} />
      </section>
      <Points title="Strengths" kind="strong" points={report.strengths} none="We found no clear strengths yet." />
      <Points title="Weaknesses" kind="weak" points={report.weaknesses} none="We found no clear weaknesses." />
      <ToDoList report={report} after={after} />
      <section>
        <h3>Competitors</h3>
        <Competitors report={report} />
      </section>
      <AllChecks report={report} version={version} after={after} />
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
