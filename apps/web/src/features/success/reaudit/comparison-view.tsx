import {
  causeInWords,
  changeInWords,
  comparisonParts,
  overall,
  todoParts,
  type Change,
  type Comparison,
} from '@findable/contracts/customer'
import { comparisonWords } from '../../../content/after-delivery.ts'
import { BeforeAndNow } from '../before-and-now.tsx'
import classes from './comparison.module.css'

/** Two readings of one website beside each other. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { since, until, pillars, competitors, engines, changes } = comparison
  const parts = comparisonParts(comparison)
  const whole = changes.find(({ id }) => id === overall)
  return (
    <div className={classes['comparison']}>
      <dl className={classes['overall']}>
        <Score when={comparisonWords.before(since)} score={comparison.overall.before} />
        <Score when={comparisonWords.now(until)} score={comparison.overall.now} />
      </dl>
      <div>
        <p>{engines ? comparisonWords.otherEngine(engines.before, engines.now) : comparisonWords.sameEngine}</p>
        {engines && whole && whole.cause !== 'site' && (
          <p>
            {comparisonWords.overall} {causeInWords(whole.cause, engines)}
          </p>
        )}
      </div>
      <section>
        <h2>{comparisonWords.pillars}</h2>
        <BeforeAndNow caption={comparisonWords.pillars} rows={pillars} />
      </section>
      <section>
        <h2>{comparisonWords.todos}</h2>
        <div className={classes['todos']}>
          {todoParts(comparison).map(({ id, title, todos }) => (
            <div key={id}>
              <h3>
                {title}: {todos.length}
              </h3>
              <ul className={classes['list']} data-kind={id}>
                {todos.map((todo) => (
                  <li key={todo.component}>{todo.title}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>{comparisonWords.checks}</h2>
        {parts.length === 0 && <p>{comparisonWords.unchanged}</p>}
        {parts.map(({ id, title, about, changes }) => (
          <section key={id} className={classes['part']}>
            <h3>{title}</h3>
            {about && <p>{about}</p>}
            <ul>
              {changes.map((change) => (
                <Changed key={change.id} change={change} />
              ))}
            </ul>
          </section>
        ))}
      </section>
      {competitors.length > 0 && (
        <section>
          <h2>{comparisonWords.competitors}</h2>
          <BeforeAndNow
            caption={comparisonWords.competitors}
            rows={competitors.map(({ url, name, ...scores }) => ({ id: url, title: name, ...scores }))}
          />
          <p className="quiet">{comparisonWords.competitorsNote}</p>
        </section>
      )}
    </div>
  )
}

const Score = ({ when, score }: { when: string; score: number | null }) => (
  <div>
    <dt>{when}</dt>
    <dd>
      <b>{score ?? '–'}</b> {score === null ? comparisonWords.unmeasured : comparisonWords.outOf}
    </dd>
  </div>
)

const Changed = ({ change }: { change: Change }) => (
  <li>
    <p>
      <b>{change.title}</b>: {changeInWords(change)}
    </p>
    <Problems title={comparisonWords.gone} kind="done" problems={change.gone} />
    <Problems title={comparisonWords.appeared} kind="added" problems={change.appeared} />
  </li>
)

const Problems = ({ title, kind, problems }: { title: string; kind: string; problems: readonly string[] }) =>
  problems.length > 0 && (
    <>
      <p className="quiet">{title}</p>
      <ul className={classes['list']} data-kind={kind}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  )
