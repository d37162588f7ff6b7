import { scorePlate } from '@findable/look'
import { BandWord } from './band-word.tsx'
import { DrawingSvg } from './drawing.tsx'
import classes from './score-plate.module.css'

interface Props {
  score: number | null
  /** Share of the checks, by weight, that could be measured. */
  coverage: number
  measured: number
  applicable: number
  /** Pixels. */
  width?: number
}

/** The overall score as an enamel house number, with its band as a word below and its coverage beside it. */
export function ScorePlate({ score, coverage, measured, applicable, width = 168 }: Props) {
  return (
    <div className={classes['plate']}>
      <DrawingSvg drawing={scorePlate(score, coverage)} width={width} />
      <p className={classes['words']}>
        <BandWord score={score} coverage={coverage} />
        <span className={classes['coverage']}>
          {measured} of {applicable} checks
        </span>
      </p>
    </div>
  )
}
