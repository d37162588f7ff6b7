import { againInWords, correctedInWords, type ComponentResult, type ReportVersions } from '@findable/contracts/customer'
import { EvidenceList } from '../evidence-list.tsx'
import classes from '../after-delivery.module.css'
import { Objections } from './objections.tsx'

interface Props {
  id: string
  component: ComponentResult
  after: ReportVersions | null | undefined
}

/** What one check found, each with "This is not right", and the evidence. */
export function CheckDetails({ id, component, after }: Props) {
  const { title, reason, findings, evidence, again, corrected } = component
  const said = reason === null ? findings : []
  /** What was objected to and the report no longer says: it stays readable at the check. */
  const gone = new Set(
    after?.asked
      .filter((one) => one.component === component.id && !said.some(({ text }) => text === one.finding))
      .flatMap(({ finding }) => finding ?? []),
  )
  return (
    <div className={classes['details']}>
      {corrected && <p className={classes['note']}>{correctedInWords(corrected)}</p>}
      {again && <p className="quiet">{againInWords(again)}</p>}
      {reason !== null && <p>{reason}</p>}
      {said.length > 0 && (
        <ul className={classes['findings']}>
          {said.map(({ kind, text, page }) => (
            <li key={`${text} ${page}`} data-kind={kind}>
              <p>
                {text} {page && <span className="quiet">({page})</span>}
              </p>
              {after !== undefined && (
                <Objections id={id} component={component.id} finding={text} about={text} after={after} />
              )}
            </li>
          ))}
        </ul>
      )}
      {after !== undefined && said.length === 0 && (
        <Objections id={id} component={component.id} finding={null} about={title} after={after} />
      )}
      {after &&
        [...gone].map((finding) => (
          <Objections
            key={finding}
            id={id}
            component={component.id}
            finding={finding}
            about={finding}
            after={after}
            gone
          />
        ))}
      {evidence.length > 0 && (
        <>
          <p className={classes['title']}>What we saw</p>
          <EvidenceList evidence={evidence} />
        </>
      )}
    </div>
  )
}
