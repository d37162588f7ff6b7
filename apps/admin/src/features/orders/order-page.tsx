import { Alert } from '@chakra-ui/react'
import { ApiError } from '@findable/api-client'
import { endpoints, reportPath, type OrderView } from '@findable/contracts/staff'
import { Button, ToneWord } from '@findable/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { History } from '../../audit-log/history.tsx'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { formatDate, timeZone } from '../../content/dates.ts'
import { money, orderStates } from '../../content/order-words.ts'
import { messageOf } from '../../content/toasts.ts'
import details from '../../details/details.module.css'
import { Fact } from '../../details/fact.tsx'
import { WebsiteLink } from '../../details/website-link.tsx'
import { Reading } from '../../parts/reading.tsx'
import { OrderActs } from './order-acts.tsx'
import { orderKey } from './order-key.ts'
import classes from './orders.module.css'
import { timelineOf } from './timeline.ts'

/** Others change orders too, and the order itself moves on. */
const always = { staleTime: 0, gcTime: 0 }

/** One order: what was paid, made, refunded and mailed, on one timeline, and what staff can do about it. */
export default function OrderPage() {
  const reference = useParams()['reference']!
  const query = useQuery({
    queryKey: orderKey(reference),
    queryFn: () => api.call(endpoints.orderView, { params: { reference } }),
    ...always,
  })
  return (
    <>
      <p>
        <Link to="/orders">All orders</Link>
      </p>
      <h1>Order {reference}</h1>
      <Reading query={query} what="the order">
        {(order) => <Order order={order} />}
      </Reading>
    </>
  )
}

function Order({ order }: { order: OrderView }) {
  const { orderId, reference } = order
  const { mayChange } = useAdminAuth()
  const params = { orderId }
  const report = useQuery({
    queryKey: [...orderKey(reference), 'report'],
    queryFn: () =>
      api.call(endpoints.orderReport, { params }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
    ...always,
  })
  const mails = useQuery({
    queryKey: [...orderKey(reference), 'mails'],
    queryFn: () => api.call(endpoints.orderMails, { params }),
    ...always,
  })
  const { name, tone } = orderStates[order.state]
  const events = timelineOf(order, report.data ?? null, mails.data?.mails ?? [])
  return (
    <div className={classes['columns']}>
      <section aria-label="Order">
        <dl className={details['facts']}>
          <Fact name="State">
            <ToneWord tone={tone}>{name}</ToneWord>
          </Fact>
          <Fact name="Business">{order.businessName}</Fact>
          <Fact name="Website">
            <WebsiteLink website={order.website} />
          </Fact>
          <Fact name="Email">{order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : 'None given'}</Fact>
          <Fact name="Payment">{paymentOf(order)}</Fact>
          <Fact name="Guarantee">{guaranteeOf(order)}</Fact>
          <Fact name="Report">
            {report.data ? (
              <>
                <a href={reportPath(report.data.reportId)} target="_blank" rel="noreferrer">
                  As the customer sees it
                </a>
                {' · '}
                <Link to={`/reports?open=${report.data.reportId}`}>Details and edits</Link>
              </>
            ) : report.data === null ? (
              'None yet'
            ) : report.error ? (
              'Not known: see below'
            ) : (
              'Loading...'
            )}
          </Fact>
        </dl>
        {mayChange && <OrderActs order={order} />}
      </section>
      <section aria-labelledby="timeline">
        <h2 id="timeline">Timeline</h2>
        <p className="quiet">Oldest first, in {timeZone.name}.</p>
        <Away query={report} what="The report service does not say how the report is getting on." />
        <Away query={mails} what="The mail service does not say which mails went out." />
        <ol className={classes['timeline']}>
          {events.map(({ at, text, notes }, index) => (
            <li key={index}>
              <time dateTime={at}>{formatDate(at)}</time>
              <div>
                <p>{text}</p>
                {notes.map((note) => (
                  <p key={note} className="quiet">
                    {note}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ol>
        <History filter={{ search: reference }} />
      </section>
    </div>
  )
}

function guaranteeOf({ state, guaranteeUntil }: OrderView): string {
  if (state === 'refunded' || state === 'charged-back') return 'Ended with the order'
  return guaranteeUntil ? `Until ${formatDate(guaranteeUntil)}` : 'Begins with the delivery'
}

const paymentOf = ({ state, amountCents, currency, byPromoCode }: OrderView): string => {
  if (state === 'created') return `${money(amountCents, currency)}, not paid`
  return byPromoCode ? 'Promo code' : `${money(amountCents, currency)} by card`
}

interface AwayProps {
  query: { error: Error | null; refetch(): Promise<unknown> }
  /** What is not known. */
  what: string
}

/** Says what is missing from the timeline because a service is away. */
function Away({ query: { error, refetch }, what }: AwayProps) {
  if (!error) return null
  return (
    <Alert.Root status="warning" alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {what} {messageOf(error)}
      </Alert.Title>
      <Button look="secondary" onClick={() => void refetch()}>
        Try again
      </Button>
    </Alert.Root>
  )
}
