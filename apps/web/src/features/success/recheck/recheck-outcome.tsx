import { causeInWords, type Recheck } from '@findable/contracts/customer'
import { Disclosure } from '@findable/ui'
import { recheckWords } from '../../../content/after-delivery.ts'
import { BeforeAndNow } from '../before-and-now.tsx'
import { EvidenceList } from '../evidence-list.tsx'
import classes from '../after-delivery.module.css'

/** What a check found: the scores before and now, what is gone and what still stands in the way, with the evidence. */
export function RecheckOutcome({ recheck }: { recheck: Recheck }) {
  const { before, now, pillar, overall, gone, left, appeared, cause, engines } = recheck
  return (
    <>
      <BeforeAndNow
        caption={`Scores of ${now.title}, before and now`}
        rows={[
          { id: 'check', title: now.title, before: before.score, now: now.score },
          pillar,
          { id: 'overall', title: 'Overall score', ...overall },
        ]}
      />
      <Problems title={recheckWords.gone} kind="gone" problems={gone} />
      <Problems title={recheckWords.leftOver} kind="left" problems={left} />
      <Problems title={recheckWords.appeared} kind="left" problems={appeared} />
      {engines && (cause === 'engine' || cause === 'either') && <p className="quiet">{causeInWords(cause, engines)}</p>}
      {now.evidence.length > 0 && (
        <Disclosure summary={recheckWords.seen}>
          <EvidenceList evidence={now.evidence} />
        </Disclosure>
      )}
    </>
  )
}

interface Props {
  title: string
  kind: 'gone' | 'left'
  problems: readonly string[]
}

const Problems = ({ title, kind, problems }: Props) =>
  problems.length > 0 && (
    <div>
      <p className={classes['title']}>{title}</p>
      <ul className={classes['problems']} data-kind={kind}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
