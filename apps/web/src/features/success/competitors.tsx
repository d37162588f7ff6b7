import { meanScore, type BusinessReport } from '@findable/contracts/customer'
import { BandWord } from '@findable/ui'
import classes from './success.module.css'

interface Props {
  report: Pick<BusinessReport, 'competitors' | 'homeScore' | 'competitorsNote'>
  /** The summary hides their names; the full report shows them. */
  blurred?: boolean
}

/**
 * The competitors, best first, with the customer's own home page among them, because home pages are all we read of
 * theirs.
 */
export function Competitors({ report, blurred = false }: Props) {
  const { competitors, homeScore, competitorsNote } = report
  const average = meanScore(competitors)
  const own = homeScore === null ? [] : [{ name: 'Your home page', score: homeScore, place: 0 }]
  const rows = [...own, ...competitors.map((competitor, index) => ({ ...competitor, place: index + 1 }))]
  return (
    <>
      {competitors.length > 0 && (
        <ul className={classes['competitors']}>
          {rows
            .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
            .map(({ name, score, place }) => (
              <li key={place}>
                {place === 0 && <b>{name}</b>}
                {place > 0 && (blurred ? <Blurred name={name} place={place} /> : <span>{name}</span>)}
                <span className={classes['score']}>
                  <BandWord score={score} />
                  {score !== null && `${score}%`}
                </span>
              </li>
            ))}
        </ul>
      )}
      {average !== null && <p>Their home pages average {average}%.</p>}
      <p className="quiet">{competitorsNote}</p>
    </>
  )
}

const Blurred = ({ name, place }: { name: string; place: number }) => (
  <span>
    <span className="visually-hidden">Competitor {place}, named in the full report</span>
    <span className={classes['blurred']} aria-hidden="true">
      {name}
    </span>
  </span>
)
