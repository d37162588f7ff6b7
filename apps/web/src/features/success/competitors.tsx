import type { BusinessReport } from '@findable/contracts'
import { BandWord } from '@findable/ui'
import classes from './success.module.css'

interface Props {
  competitors: BusinessReport['competitors']
  /** How they were chosen, or why there are none. */
  note: string
  /** The summary keeps their names back; the full report shows them. */
  blurred?: boolean
}

export function Competitors({ competitors, note, blurred = false }: Props) {
  return (
    <>
      <ul className={classes['competitors']}>
        {competitors.map(({ name, score }, index) => (
          <li key={name}>
            {blurred ? (
              <span>
                <span className="visually-hidden">Competitor {index + 1}, named in the full report</span>
                <span className={classes['blurred']} aria-hidden="true">
                  {name}
                </span>
              </span>
            ) : (
              <span>{name}</span>
            )}
            <span className={classes['score']}>
              <BandWord score={score} />
              {score !== null && `${score}%`}
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet">{note}</p>
    </>
  )
}
