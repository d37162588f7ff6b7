import { PillarBars, ScorePlate } from '@findable/ui'
import type { SampleReport } from '../../content/sample-reports.ts'
import classes from './sample-sheet.module.css'

/** The first page of a report as it really looks: the hero's picture. */
export function SampleSheet({ report }: { report: SampleReport }) {
  const { businessName, suburb, overallScore, coverage, measured, applicable, pillars, problem, saw } = report
  return (
    <figure className={classes['sheet']}>
      <figcaption className={classes['caption']}>Sample: a demo business of ours</figcaption>
      <p className={classes['name']}>
        {businessName}, {suburb}
      </p>
      <ScorePlate score={overallScore} coverage={coverage} measured={measured} applicable={applicable} width={192} />
      <PillarBars pillars={pillars} industryAverage={null} />
      <div className={classes['finding']}>
        <p className={classes['label']}>Fix first</p>
        <p>{problem}</p>
        <p className="quiet">What we saw: {saw}</p>
      </div>
    </figure>
  )
}
