import { bandLook, bandMark } from '@findable/look'
import { DrawingSvg } from './drawing.tsx'
import classes from './band-word.module.css'

/** The band of a score as a word, preceded by the level mark. `coverage`: see `bandTitle`. */
export function BandWord({ score, coverage }: { score: number | null; coverage?: number | undefined }) {
  return (
    <span className={classes['band']}>
      <DrawingSvg drawing={bandMark(score, coverage)} decorative />
      {bandLook(score, coverage).title}
    </span>
  )
}
