import type { BusinessReport, ReportVersions, Tip } from '@findable/contracts/customer'
import { recheckWords } from '../../content/after-delivery.ts'
import { Objections } from './objection/objections.tsx'
import { CheckAgain } from './recheck/check-again.tsx'
import classes from './success.module.css'

interface Props {
  report: BusinessReport
  /** What may be asked for beside each to-do: null while it is not known, undefined for a version beside the report. */
  after?: ReportVersions | null | undefined
}

/** The to-dos in order of effect, each with its steps and, in the report itself, what may be asked for. */
export function ToDoList({ report, after }: Props) {
  return (
    <section>
      <h3>Your to-do list, in order of effect</h3>
      {report.tips.length === 0 && <p>There is nothing on it: every check we could make came out well.</p>}
      {report.tips.length > 0 && after !== undefined && <Limits after={after} />}
      <ol className={classes['todo']}>
        {report.tips.map((tip) => (
          <li key={tip.title}>
            <h4>{tip.title}</h4>
            <p>{tip.text}</p>
            {stepsOf(tip).length > 0 && (
              <ol className={classes['steps']}>
                {stepsOf(tip).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            {after !== undefined && tip.components[0] && (
              <>
                <CheckAgain id={report.id} component={tip.components[0]} title={tip.title} after={after} />
                <Objections
                  id={report.id}
                  component={tip.components[0]}
                  finding={null}
                  about={tip.title}
                  after={after}
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How many checks are left and when the next is possible, said before any is asked for. */
function Limits({ after }: { after: ReportVersions | null }) {
  return (
    <div className={classes['limits']}>
      <p>{recheckWords.about}</p>
      <p className="quiet">
        {after && recheckWords.left(after.rechecks.left, after.rechecks.most, after.until)}{' '}
        {after?.nextAt && recheckWords.nextAt(after.nextAt)}
      </p>
    </div>
  )
}

/** The texts to paste are not shown beside the tip here. */
const stepsOf = ({ steps, paste }: Tip): string[] => (paste ? [...steps, paste.step] : steps)
