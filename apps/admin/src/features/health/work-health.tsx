import {
  endpoints,
  healthHours,
  mostReportsCounted,
  type MailHealth,
  type ReportHealth,
} from '@findable/contracts/staff'
import { ToneWord } from '@findable/ui'
import { queryOptions } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { formatDate } from '../../content/dates.ts'
import details from '../../details/details.module.css'
import { Fact } from '../../details/fact.tsx'

const always = { staleTime: 0, gcTime: 0 }
export const reportHealth = queryOptions({
  queryKey: ['report-health'],
  queryFn: () => api.call(endpoints.reportHealth),
  ...always,
})
export const mailHealth = queryOptions({
  queryKey: ['mail-health'],
  queryFn: () => api.call(endpoints.mailHealth),
  ...always,
})

/** Reports that wait or are being made, who makes them, and how long it takes. */
export function ReportWork({ waiting, retrying, atWork, queue, objections, durations }: ReportHealth) {
  return (
    <dl className={details['facts']}>
      <Fact name="Waiting for a worker">
        {waiting.count}
        {waiting.since && `, the oldest since ${formatDate(waiting.since)}`}
      </Fact>
      <Fact name="Being made">
        {atWork.count}
        {atWork.lastSign && `, the quietest gave a sign of life on ${formatDate(atWork.lastSign)}`}
      </Fact>
      <Fact name="Waiting for another try">{retrying}</Fact>
      <Fact name="Workers">
        {queue === null ? (
          'Not known, as Redis does not answer'
        ) : queue.workers === 0 ? (
          <ToneWord tone="failed">None is connected</ToneWord>
        ) : (
          <ToneWord tone="done">{queue.workers} connected</ToneWord>
        )}
      </Fact>
      <Fact name="Jobs in the queue">{queue === null ? 'Not known, as Redis does not answer' : queue.jobs}</Fact>
      <Fact name="Objections to answer">
        <Link to="/objections">{objections.count}</Link>
        {objections.since && `, the oldest since ${formatDate(objections.since)} `}
        {objections.overdue > 0 && <ToneWord tone="failed">{objections.overdue} overdue</ToneWord>}
      </Fact>
      <Fact name="Time to make one">
        {durations
          ? `Median ${inWords(durations.median)}, one in ten took longer than ${inWords(durations.slowestTenth)}, of ${durations.reports} in the last ${healthHours} hours`
          : `No report was made in the last ${healthHours} hours`}
      </Fact>
    </dl>
  )
}

export function MailWork({ waiting, failed, held }: MailHealth) {
  return (
    <dl className={details['facts']}>
      <Fact name="Waiting">
        <Link to="/mail">{waiting.count}</Link>
        {waiting.since && `, the oldest since ${formatDate(waiting.since)}`}
      </Fact>
      <Fact name="Failed">
        <Link to="/mail?tab=failed">{failed}</Link>
      </Fact>
      <Fact name="Sending">{held ?? 'Mail goes out'}</Fact>
    </dl>
  )
}

/** What each source gave to the reports of the last hours. */
export function Sources({ sources }: Pick<ReportHealth, 'sources'>) {
  if (sources.length === 0) return <p>No report was made in the last {healthHours} hours.</p>
  return (
    <div className={details['scroll']} tabIndex={0} role="region" aria-label="Sources, scrolls sideways">
      <table className={details['figures']}>
        <caption>
          In client reports of the last {healthHours} hours, at most the newest {mostReportsCounted}
        </caption>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Gathered</th>
            <th scope="col">Unavailable</th>
            <th scope="col">Most often because</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ id, title, gathered, unavailable, reason }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{gathered}</td>
              <td>{unavailable}</td>
              <td>{reason ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** "8.4 seconds", "2 minutes 5 seconds" */
function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} seconds`
  return `${Math.floor(seconds / 60)} minutes ${Math.round(seconds % 60)} seconds`
}
