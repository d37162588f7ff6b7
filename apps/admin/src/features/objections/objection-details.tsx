import { objectionChoiceTitles, type StaffObjection } from '@findable/contracts/staff'
import { Button, ToneWord } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { formatDate } from '../../content/dates.ts'
import { objectionStates } from '../../content/objection-words.ts'
import { DetailsDialog } from '../../details/details-dialog.tsx'
import details from '../../details/details.module.css'
import { Fact } from '../../details/fact.tsx'
import { WebsiteLink } from '../../details/website-link.tsx'
import { AnswerObjection } from './answer-objection.tsx'
import { downloadCase } from './download-case.ts'
import { objectionsIn, type ObjectionList } from './objections-key.ts'
import classes from './objections.module.css'
import { Verdict } from './verdict.tsx'

/** One objection with the evidence side by side, and its answer, over the list. */
export function ObjectionDetails({ id, list, onClose }: { id: string; list: ObjectionList; onClose(): void }) {
  const query = useQuery(objectionsIn(list))
  return (
    <DetailsDialog
      wide
      title="Objection"
      closeLabel="Close the objection"
      loading="Loading the objection..."
      query={query}
      onClose={onClose}
    >
      {(objections) => {
        const objection = objections.find((one) => one.id === id)
        if (!objection) return <Gone list={list} />
        return <Objection objection={objection} onAnswered={onClose} />
      }}
    </DetailsDialog>
  )
}

function Gone({ list }: { list: ObjectionList }) {
  if (list === 'answered') return <p role="status">This objection is not among the answered ones.</p>
  return (
    <p role="status">
      This objection is no longer open: somebody has answered it, or its order was refunded.{' '}
      <Link to="?tab=answered">See those that were answered</Link>
    </p>
  )
}

function Objection({ objection, onAnswered }: { objection: StaffObjection; onAnswered(): void }) {
  const { mayChange } = useAdminAuth()
  const { title, businessName, businessWebsite, reference, choice, sentence, finding, state, overdue } = objection
  const { askedAt, answerBy, answeredAt, answeredBy, answer, reported, checked, checkFailure, engineVersion } =
    objection
  return (
    <div className={details['stack']}>
      <dl className={details['facts']}>
        <Fact name="Check">{title}</Fact>
        <Fact name="Business">{businessName}</Fact>
        <Fact name="Website">
          <WebsiteLink website={businessWebsite} />
        </Fact>
        <Fact name="Order">
          <Link to={`/orders/${reference}`}>{reference}</Link>
        </Fact>
        <Fact name="Objects to">{finding ?? 'The whole check'}</Fact>
        <Fact name={objectionChoiceTitles[choice]}>
          <q className={classes['sentence']}>{sentence}</q>
        </Fact>
        <Fact name="Asked">{formatDate(askedAt)}</Fact>
        <Fact name={answeredAt ? 'State' : 'Promised by'}>
          {!answeredAt && `${formatDate(answerBy)} `}
          <ToneWord tone={overdue ? 'failed' : objectionStates[state].tone}>
            {overdue ? 'Overdue' : objectionStates[state].name}
          </ToneWord>
        </Fact>
        {answer && (
          <Fact name="Answer">
            <p className={classes['sentence']}>{answer}</p>
            <p className="quiet">
              {answeredBy ?? 'The engine'} on {formatDate(answeredAt)}
            </p>
          </Fact>
        )}
      </dl>
      <div className={classes['sides']}>
        <Verdict heading="What the report says" engine={engineVersion} verdict={reported} contested={finding} />
        {checked ? (
          <Verdict
            heading="What the engine read again"
            engine={checked.again?.engineVersion ?? engineVersion}
            verdict={checked}
            contested={finding}
          />
        ) : (
          <section className={classes['side']} aria-label="What the engine read again">
            <h3>What the engine read again</h3>
            <p role="status">
              {checkFailure
                ? `It could not be read again: ${checkFailure}`
                : state === 'checking'
                  ? 'The engine is reading it now. It can be answered once that has ended.'
                  : 'It was not read again.'}
            </p>
          </section>
        )}
      </div>
      <div className={details['buttons']}>
        <Button look="secondary" onClick={() => void downloadCase(objection.id)}>
          Download as a case for developers
        </Button>
      </div>
      {mayChange && state === 'waiting' && <AnswerObjection objection={objection} onAnswered={onAnswered} />}
    </div>
  )
}
