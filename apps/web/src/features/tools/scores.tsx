import type { PillarScores } from '@findable/contracts/customer'
import { ScorePlate } from '@findable/ui'
import { ScoreTabs } from './score-tabs.tsx'
import classes from './scores.module.css'

interface Props {
  scores: PillarScores
  note?: string
}

/** The overall score, then the pillars and the components in a tab each. */
export function Scores({ scores, note }: Props) {
  const { businessName, overallScore, coverage, measured, applicable } = scores
  return (
    <>
      <div className={classes['head']}>
        <div>
          <h2>{businessName}</h2>
          {note && <p className="quiet">{note}</p>}
        </div>
        <ScorePlate score={overallScore} coverage={coverage} measured={measured} applicable={applicable} />
      </div>
      <ScoreTabs pillars={scores.pillars} />
    </>
  )
}
