import type { PillarScores } from '@findable/contracts/customer'
import { ScorePlate, Skeleton } from '@findable/ui'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../screens/use-hydrated.ts'
import classes from './scores.module.css'

const ScoreTabs = lazy(() => import('./score-tabs.tsx'))

interface Props {
  scores: PillarScores
  note?: string
}

/** The overall score, then the pillars and the components in a tab each. */
export function Scores({ scores, note }: Props) {
  const { businessName, overallScore, coverage, measured, applicable } = scores
  const tabs = <Skeleton height={420} />
  return (
    <>
      <div className={classes['head']}>
        <div>
          <h2>{businessName}</h2>
          {note && <p className="quiet">{note}</p>}
        </div>
        <ScorePlate score={overallScore} coverage={coverage} measured={measured} applicable={applicable} />
      </div>
      {/* The tabs need Chakra, which the prerendered page goes without. */}
      {useHydrated() ? (
        <Suspense fallback={tabs}>
          <ScoreTabs pillars={scores.pillars} />
        </Suspense>
      ) : (
        tabs
      )}
    </>
  )
}
