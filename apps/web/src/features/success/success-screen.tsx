import { parseWebsite } from '@findable/contracts'
import { ButtonLink } from '@findable/ui'
import { useEffect, useState } from 'react'
import { readReportId, readReportIdOf } from '../../order/stored-order.ts'
import { Notice } from '../../screens/notice.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { ReportScreen } from './report-screen.tsx'
import { SuccessFrame } from './success-frame.tsx'

/** What the address says: a report, a payment that is back from the bank, a website, or nothing. */
function readAddress() {
  const query = new URLSearchParams(location.search)
  const inPath = /^\/success\/([^/]+)/.exec(location.pathname)?.[1]
  return {
    reportId: inPath ? decodeURIComponent(inPath) : query.get('reportId'),
    paymentIntent: query.get('payment_intent'),
    redirectStatus: query.get('redirect_status'),
    website: query.get('domain') ?? query.get('website'),
  }
}

export default function SuccessScreen() {
  const [address] = useState(readAddress)
  const { paymentIntent } = address
  // What this tab ordered last is another order's report unless the payment says otherwise.
  const [storedId] = useState(() => (paymentIntent ? readReportIdOf(paymentIntent) : readReportId()))
  const [startedId, setStartedId] = useState<string | null>(null)
  const id = address.reportId ?? startedId ?? storedId
  useEffect(() => {
    if (paymentIntent) history.replaceState(history.state, '', id ? `/success/${id}` : withoutSecret())
  }, [paymentIntent, id])
  if (id) return <ReportScreen id={id} />
  if (paymentIntent) {
    return (
      <PaymentReturn
        paymentIntentId={paymentIntent}
        failed={address.redirectStatus === 'failed'}
        onStarted={setStartedId}
      />
    )
  }
  if (address.website) return <LocalSummary website={address.website} />
  return (
    <Notice title="No report to show" text="No report ID found. Please try generating a new report.">
      <ButtonLink href="/">Get My Report</ButtonLink>
      <a href="/contact">Ask us about an order</a>
    </Notice>
  )
}

/** The bank's return address without the secret that the card provider adds: people keep and share addresses. */
function withoutSecret(): string {
  const url = new URL(location.href)
  url.searchParams.delete('payment_intent_client_secret')
  return url.pathname + url.search
}

/** What can be said without a report: the website, and nothing measured. */
function LocalSummary({ website }: { website: string }) {
  const parsed = parseWebsite(website)
  const name = 'problem' in parsed ? website : parsed.name
  return (
    <SuccessFrame
      title="Thank you"
      lead={
        <>
          Your order for <b>{name}</b> is with us.
        </>
      }
    >
      <p>
        We have no report to show at this address yet. When it is ready, its link is in our email to you. If nothing
        arrives within the hour, <a href="/contact">write to us</a> and quote your website.
      </p>
    </SuccessFrame>
  )
}
