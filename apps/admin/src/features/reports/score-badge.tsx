import { staffBadges } from '@findable/contracts/staff'
import { ToneWord } from '@findable/ui'
import classes from '../../list/list.module.css'

const tones = { good: 'done', average: 'waiting', poor: 'failed' } as const

/** A score with its badge. A report without one has not been measured, which is not the same as zero. */
export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null) return <span className="quiet">Not measured</span>
  const { id, title } = staffBadges.find(({ from }) => score >= from)!
  return (
    <span className={classes['score']}>
      <b>{score}</b>
      <ToneWord tone={tones[id]}>{title}</ToneWord>
    </span>
  )
}
