import { parseWebsite } from '@findable/contracts'
import { ButtonLink } from '@findable/ui'
import { useState } from 'react'
import { readReportId } from '../../order/stored-order.ts'
import { Notice } from '../../screens/notice.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { ReportScreen } from './report-screen.tsx'
import { SuccessFrame } from './success-frame.tsx'

/** Which report this page is about: the address says it, else the bank's redirect, else what this tab ordered last. */
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
  const [storedId] = useState(readReportId)
  const [startedId, setStartedId] = useState<string | null>(null)
  const id = address.reportId ?? startedId ?? (address.paymentIntent ? null : storedId)
  if (id) return <ReportScreen id={id} />
  if (address.paymentIntent) {
    return (
      <PaymentReturn
        paymentIntentId={address.paymentIntent}
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
