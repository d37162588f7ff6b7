import { endpoints, type Concern, type ServiceState } from '@findable/contracts/staff'
import { ToneWord } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { formatDate, timeZone } from '../../content/dates.ts'
import { Reading } from '../../parts/reading.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import rows from '../../parts/rows.module.css'
import classes from './health.module.css'
import { MailWork, mailHealth, reportHealth, ReportWork, Sources } from './work-health.tsx'

const always = { staleTime: 0, gcTime: 0 }

/** Which services work, and what somebody should look at. */
export default function HealthPage() {
  const states = useQuery({ queryKey: ['health'], queryFn: () => api.call(endpoints.serviceStates), ...always })
  const orders = useQuery({ queryKey: ['order-concerns'], queryFn: () => api.call(endpoints.orderConcerns), ...always })
  const mails = useQuery({ queryKey: ['mail-concerns'], queryFn: () => api.call(endpoints.mailConcerns), ...always })
  const work = useQuery(reportHealth)
  const mail = useQuery(mailHealth)
  const all = [states, orders, mails, work, mail]
  const concerns = [...(orders.data?.concerns ?? []), ...(mails.data?.concerns ?? [])]
  const known = orders.data && mails.data
  return (
    <>
      <div className={classes['head']}>
        <h1>Health</h1>
        <RefreshButton
          busy={all.some(({ isFetching }) => isFetching)}
          onRefresh={() => all.forEach(({ refetch }) => void refetch())}
        />
      </div>
      <h2 className={classes['title']}>Services</h2>
      <Reading query={states} what="the state of the services">
        {(services) => (
          <ul className={rows['rows']} aria-label="Services">
            {services.map((state) => (
              <ServiceRow key={state.service} {...state} />
            ))}
          </ul>
        )}
      </Reading>
      <div className={classes['columns']}>
        <section aria-label="Reports">
          <h2 className={classes['title']}>Reports</h2>
          <Reading query={work} what="how reports are getting on">
            {(health) => <ReportWork {...health} />}
          </Reading>
        </section>
        <section aria-label="Mail">
          <h2 className={classes['title']}>Mail</h2>
          <Reading query={mail} what="how mail is getting on">
            {(health) => <MailWork {...health} />}
          </Reading>
        </section>
      </div>
      {work.data && (
        <>
          <h2 className={classes['title']}>Sources</h2>
          <Sources sources={work.data.sources} />
        </>
      )}
      <h2 className={classes['title']}>What needs a look</h2>
      <p className="quiet">Oldest first, in {timeZone.name}.</p>
      <Reading query={orders} what="what needs a look among orders">
        {() => null}
      </Reading>
      <Reading query={mails} what="what needs a look among mails">
        {() => null}
      </Reading>
      {concerns.length > 0 && (
        <ul className={rows['rows']} aria-label="What needs a look">
          {concerns
            .toSorted((a, b) => a.since.localeCompare(b.since))
            .map((concern, index) => (
              <ConcernRow key={index} {...concern} />
            ))}
        </ul>
      )}
      {known && concerns.length === 0 && <p role="status">No order and no mail needs a look.</p>}
    </>
  )
}

function ServiceRow({ service, ready, failing, attention }: ServiceState) {
  return (
    <li className={classes['service']} aria-label={service}>
      <b>{service}</b>
      <ToneWord tone={ready ? (attention.length > 0 ? 'waiting' : 'done') : 'failed'}>
        {ready ? 'Ready' : 'Not ready'}
      </ToneWord>
      <div>
        {!ready && failing.length > 0 && <p>Does not work: {failing.join(', ')}</p>}
        {attention.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </li>
  )
}

function ConcernRow({ reference, why, since }: Concern) {
  return (
    <li className={classes['concern']}>
      <time dateTime={since}>{formatDate(since)}</time>
      {reference ? <Link to={`/orders/${reference}`}>{reference}</Link> : <span className="quiet">All orders</span>}
      <p>{why.charAt(0).toUpperCase() + why.slice(1)}</p>
    </li>
  )
}
