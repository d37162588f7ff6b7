import { ApiError } from '@findable/api-client'
import { effortInWords, reportPath, type BusinessReport } from '@findable/contracts/customer'
import { Button, ButtonLink, Notice, PageLink, Skeleton } from '@findable/ui'
import { useParams } from 'react-router-dom'
import { toDoPageWords as words } from '../../content/after-delivery.ts'
import { useReport } from '../../report/use-report.ts'
import classes from './to-do.module.css'

export default function ToDoScreen() {
  const { reportId } = useParams()
  if (!reportId) {
    return (
      <Notice {...words.noReport}>
        <ButtonLink to="/">Get My Report</ButtonLink>
      </Notice>
    )
  }
  return <ToDo id={reportId} />
}

function ToDo({ id }: { id: string }) {
  const { report, error } = useReport(id)
  if (error) {
    return (
      <Notice
        title={words.noReport.title}
        text={error instanceof ApiError && error.body ? error.body.error : words.unloaded}
      >
        <PageLink to={reportPath(id)}>{words.back}</PageLink>
      </Notice>
    )
  }
  if (report && report.status !== 'completed') {
    return (
      <Notice title={words.title} text={words.notReady}>
        <PageLink to={reportPath(id)}>{words.back}</PageLink>
      </Notice>
    )
  }
  return (
    <div className={`wrap section ${classes['page']}`}>
      <h1>{words.title}</h1>
      {report ? <List report={report} /> : <Skeleton height={600} />}
    </div>
  )
}

function List({ report }: { report: BusinessReport }) {
  return (
    <>
      <p className="lead">{words.lead(report.businessName)}</p>
      <div className={classes['actions']}>
        <Button onClick={() => print()}>{words.print}</Button>
        <PageLink to={reportPath(report.id)}>{words.back}</PageLink>
      </div>
      {report.tips.length === 0 && <p>{words.none}</p>}
      <ol className={classes['list']}>
        {report.tips.map(({ title, text, steps, paste, repeats, ...tip }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p className="quiet">
              {effortInWords(tip)}
              {repeats && <b className={classes['repeats']}>{words.repeats[repeats]}</b>}
            </p>
            <p>{text}</p>
            <ul>
              {[...steps, ...(paste ? [paste.step] : [])].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="quiet">{words.made(report.createdAt)}</p>
    </>
  )
}
