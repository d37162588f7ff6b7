import { checkoutPath, stages } from '@findable/contracts/customer'
import { Button, ButtonLink, Notice, PageLink, showToast } from '@findable/ui'
import { useEffect, useState } from 'react'
import { usePostOnArrival } from '../../api/use-post-on-arrival.ts'
import { toasts } from '../../content/toasts.ts'
import { startReport } from '../../order/start-report.ts'
import { readOrderOf, type StoredOrder } from '../../order/stored-order.ts'
import { StageBoard } from '../../report/stage-board.tsx'
import { SuccessFrame } from './success-frame.tsx'

interface Props {
  paymentIntentId: string
  /** The bank declined. */
  failed: boolean
  onStarted(reportId: string): void
}

/** The customer comes back from the bank: starts the report of the payment named in the address. */
export function PaymentReturn({ paymentIntentId, failed, onStarted }: Props) {
  const [order] = useState(() => readOrderOf(paymentIntentId))
  if (failed) {
    return (
      <Notice
        title="Your bank declined the payment"
        text="Your card was not charged. You can try again with this card or another one."
      >
        {order ? (
          <ButtonLink to={checkoutPath} reloadDocument>
            Back to your order
          </ButtonLink>
        ) : (
          <ButtonLink to="/">Start a new order</ButtonLink>
        )}
      </Notice>
    )
  }
  // This tab does not hold this payment's order: it has gone on to another one, or the address was opened elsewhere.
  if (!order) return <WithoutOrder paymentIntentId={paymentIntentId} />
  return <Starting order={order} paymentIntentId={paymentIntentId} onStarted={onStarted} />
}

function Starting({ order, paymentIntentId, onStarted }: Omit<Props, 'failed'> & { order: StoredOrder }) {
  const {
    data: reportId,
    isError,
    isSuccess,
  } = usePostOnArrival((paid: string) => startReport(order, { paymentIntentId: paid }), paymentIntentId)
  useEffect(() => {
    if (isError) showToast(toasts.reportFailed)
  }, [isError])
  useEffect(() => {
    if (!reportId) return
    showToast(toasts.paymentSuccess)
    onStarted(reportId)
  }, [reportId, onStarted])
  if (isError || (isSuccess && !reportId)) {
    return (
      <Notice
        title="The report did not start yet"
        text="If your payment went through, your money is safe: we start the report ourselves and email it to you, or refund you in full."
      >
        <Button onClick={() => location.reload()}>Try again</Button>
        <PageLink to={statusPath(paymentIntentId)}>See the state of your order</PageLink>
      </Notice>
    )
  }
  return (
    <SuccessFrame title="Thank you" lead="Your payment is back from the bank. We are starting your report.">
      <StageBoard currentStage={1} stageMessage={stages[0].message} percent={0} minutesLeft={null} />
    </SuccessFrame>
  )
}

function WithoutOrder({ paymentIntentId }: { paymentIntentId: string }) {
  return (
    <Notice
      title="Thank you"
      text="This tab no longer holds the order of this payment. If the payment went through, its report is made without this page and is on its way to the email address you gave."
    >
      <ButtonLink to={statusPath(paymentIntentId)}>See the state of your order</ButtonLink>
      <PageLink to="/contact">Ask us about an order</PageLink>
    </Notice>
  )
}

const statusPath = (paymentIntentId: string) => `/report-status?paymentId=${encodeURIComponent(paymentIntentId)}`
