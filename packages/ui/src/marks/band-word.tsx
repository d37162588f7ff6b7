import { bandLook, bandMark } from '@findable/contracts'
import { DrawingSvg } from './drawing.tsx'
import classes from './band-word.module.css'

/** The band of a score as a word, with the level mark before it. */
export function BandWord({ score }: { score: number | null }) {
  return (
    <span className={classes['band']}>
      <DrawingSvg drawing={bandMark(score)} decorative />
      {bandLook(score).title}
    </span>
  )
}
