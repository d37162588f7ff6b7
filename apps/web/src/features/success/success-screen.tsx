import { checkoutPath, reportPath } from '@findable/contracts/customer'
import { ButtonLink, Notice, PageLink } from '@findable/ui'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { readOrderFor, readReportId, readReportIdOf, type StoredOrder } from '../../order/stored-order.ts'
import { PaymentReturn } from './payment-return.tsx'
import { ReportScreen } from './report-screen.tsx'
import { VersionScreen } from './reaudit/version-screen.tsx'
import { SuccessFrame } from './success-frame.tsx'

/** The address contains a report or a version beside it, a payment coming back from the bank, a website, or nothing. */
export default function SuccessScreen() {
  const { reportId } = useParams()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const paymentIntent = query.get('payment_intent')
  const website = query.get('domain') ?? query.get('website')
  // This tab's last order is a different one unless the payment matches.
  const [storedId] = useState(() => (paymentIntent ? readReportIdOf(paymentIntent) : readReportId()))
  const [openOrder] = useState(() => (website ? readOrderFor(website) : null))
  const [startedId, setStartedId] = useState<string | null>(null)
  const id = reportId ?? query.get('reportId') ?? startedId ?? storedId
  useEffect(() => {
    if (!paymentIntent) return
    // Removes the secret that the card provider adds: people keep and share addresses.
    if (id) void navigate(reportPath(id), { replace: true })
    else if (query.has(secretName)) setQuery(withoutSecret, { replace: true })
  }, [paymentIntent, id, navigate, query, setQuery])
  const version = query.get('version')
  if (id && version) return <VersionScreen id={id} versionId={version} />
  if (id) return <ReportScreen id={id} />
  if (paymentIntent) {
    return (
      <PaymentReturn
        paymentIntentId={paymentIntent}
        failed={query.get('redirect_status') === 'failed'}
        onStarted={setStartedId}
      />
    )
  }
  if (openOrder) return <OpenOrder order={openOrder} />
  return (
    <Notice title="No report to show" text="No report ID found. Please try generating a new report.">
      <ButtonLink to="/">Get My Report</ButtonLink>
      <PageLink to="/contact">Ask us about an order</PageLink>
    </Notice>
  )
}

const secretName = 'payment_intent_client_secret'

function withoutSecret(query: URLSearchParams): URLSearchParams {
  query.delete(secretName)
  return query
}

/**
 * Shown without a report, for an order that this tab has not seen paid. Nothing that comes only from the address is
 * shown.
 */
function OpenOrder({ order }: { order: StoredOrder }) {
  return (
    <SuccessFrame
      title="Your order is still open"
      lead={
        <>
          There is no report on <b>{order.businessData.businessName}</b> yet.
        </>
      }
    >
      <p>
        If you have paid, your order page finds the payment and leads you to your report. You are not charged twice.
      </p>
      <p>
        <ButtonLink to={checkoutPath} reloadDocument>
          Back to your order
        </ButtonLink>
      </p>
    </SuccessFrame>
  )
}
