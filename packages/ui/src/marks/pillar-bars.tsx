import { bandLook, scoreBar } from '@findable/contracts'
import { DrawingSvg } from './drawing.tsx'
import classes from './pillar-bars.module.css'

interface Props {
  pillars: readonly { id: string; title: string; score: number | null }[]
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
        {pillars.map(({ id, title, score }) => (
          <li key={id} className={classes['row']}>
            <span className={classes['title']}>{title}</span>
            <span className={classes['value']}>
              {bandLook(score).title}
              <b className={classes['number']}>{score ?? '–'}</b>
            </span>
            <DrawingSvg drawing={scoreBar(title, score, average)} className={classes['bar']} decorative />
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
