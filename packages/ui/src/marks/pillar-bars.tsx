import { bandLook, scoreBar } from '@findable/look'
import { DrawingSvg } from './drawing.tsx'
import classes from './pillar-bars.module.css'

export interface PillarMark {
  id: string
  title: string
  score: number | null
  /** Share of its checks, by weight, that could be measured. */
  coverage: number
  measured: number
  applicable: number
  /** Fraction of the overall score; shown where it is given. */
  weight?: number
}

interface Props {
  pillars: readonly PillarMark[]
  /** Mean overall score of the industry; null when too few businesses were measured. */
  industryAverage: number | null
}

const averageLabel = 'Industry average'

/** Pillars as labelled bars on one scale, the industry average as a tick through all of them. */
export function PillarBars({ pillars, industryAverage }: Props) {
  const average = industryAverage === null ? null : { score: industryAverage, label: averageLabel }
  return (
    <div>
      <ul className={classes['bars']}>
        {pillars.map(({ id, title, score, coverage, measured, applicable, weight }) => (
          <li key={id} className={classes['row']}>
            <span className={classes['title']}>{title}</span>
            <span className={classes['value']}>
              {bandLook(score, coverage).title}
              <b className={classes['number']}>{score ?? '–'}</b>
            </span>
            <DrawingSvg drawing={scoreBar(title, score, { average, coverage })} className={classes['bar']} decorative />
            <span className={classes['coverage']}>
              {measured} of {applicable} checks
              {weight !== undefined && `, ${Math.round(weight * 100)}% of the score`}
            </span>
          </li>
        ))}
      </ul>
      {average && (
        <p className={classes['legend']}>
          <span className={classes['tick']} /> {averageLabel}, overall score: {average.score}
        </p>
      )}
    </div>
  )
}
