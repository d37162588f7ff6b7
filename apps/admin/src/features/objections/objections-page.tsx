import { mostObjectionsListed, objectionChoiceTitles, type StaffObjection } from '@findable/contracts/staff'
import { Button, ToneWord } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { formatDate, timeZone } from '../../content/dates.ts'
import { objectionStates } from '../../content/objection-words.ts'
import { Reading } from '../../parts/reading.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import rows from '../../parts/rows.module.css'
import { TabbedLists } from '../../parts/tabbed-lists.tsx'
import { ObjectionDetails } from './objection-details.tsx'
import { objectionLists, objectionsIn, type ObjectionList } from './objections-key.ts'
import classes from './objections.module.css'

const tabs: Record<ObjectionList, { name: string; none: string }> = {
  open: { name: 'Open', none: 'No objection waits for an answer' },
  answered: { name: 'Answered', none: 'No objection has been answered yet' },
}

/** What customers say is not right in their reports: what waits for an answer, and what was answered. */
export default function ObjectionsPage() {
  const [address, go] = useSearchParams()
  const list = objectionLists.find((known) => known === address.get('tab')) ?? 'open'
  const opened = address.get('objection')
  return (
    <>
      <h1>Objections</h1>
      <p className="quiet">
        Customers said that something in their report is not right, and the engine, which read it again at once, did not
        agree. Open ones oldest first, answered ones newest first, at most {mostObjectionsListed}, in {timeZone.name}.
      </p>
      <TabbedLists
        lists={objectionLists}
        nameOf={(each) => tabs[each].name}
        shown={list}
        onShow={(each) => go({ tab: each }, { replace: true })}
      >
        {(each) => <Objections list={each} onOpen={(id) => go({ tab: each, objection: id })} />}
      </TabbedLists>
      {opened && <ObjectionDetails key={opened} id={opened} list={list} onClose={() => go({ tab: list })} />}
    </>
  )
}

function Objections({ list, onOpen }: { list: ObjectionList; onOpen(id: string): void }) {
  const query = useQuery(objectionsIn(list))
  return (
    <>
      <RefreshButton busy={query.isFetching} onRefresh={() => void query.refetch()} />
      <Reading query={query} what="objections">
        {(objections) =>
          objections.length === 0 ? (
            <p className={rows['none']} role="status">
              {tabs[list].none}
            </p>
          ) : (
            <ul className={rows['rows']} aria-label={`${tabs[list].name} objections`}>
              {objections.map((objection) => (
                <Row key={objection.id} objection={objection} onOpen={() => onOpen(objection.id)} />
              ))}
            </ul>
          )
        }
      </Reading>
    </>
  )
}

function Row({ objection, onOpen }: { objection: StaffObjection; onOpen(): void }) {
  const { businessName, title, choice, sentence, state, overdue, answerBy, answeredAt, answeredBy } = objection
  return (
    <li className={rows['row']} aria-label={`${businessName}, ${title}`}>
      <div className={rows['main']}>
        <b>{title}</b>
        <p>{businessName}</p>
        <p className={classes['sentence']}>
          {objectionChoiceTitles[choice]}: “{sentence}”
        </p>
      </div>
      <div>
        <ToneWord tone={overdue ? 'failed' : objectionStates[state].tone}>
          {overdue ? 'Overdue' : objectionStates[state].name}
        </ToneWord>
        <p className="quiet">
          {answeredAt
            ? `${formatDate(answeredAt)}, by ${answeredBy ?? 'the engine'}`
            : `Promised by ${formatDate(answerBy)}`}
        </p>
      </div>
      <Button look="secondary" onClick={onOpen}>
        Open<span className="visually-hidden"> the objection of {businessName}</span>
      </Button>
    </li>
  )
}
